import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepForOffline } from './offline/keep.ts';
import { applySettings, followBrowser } from './store/settings.ts';
import { loadMessages } from './words/words.ts';
import './style/index.css';

applySettings();
followBrowser();
await loadMessages();
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForOffline();
