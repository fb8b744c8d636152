import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';

/** Where the server of the house listens while the page is developed. */
const SERVER = process.env['HIDEOUT_SERVER'] ?? 'http://localhost:7070';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 7071, proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { port: 7072, proxy: { '/api': { target: SERVER, ws: true } } },
});
