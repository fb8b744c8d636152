/** The public face of the server. */
export type { ServerConfig } from './config.ts';
export { MEASURES, Moderation } from './moderation.ts';
export { startServer, type RunningServer } from './server.ts';
export { placeFrom, settingsFrom, type ServeFlags } from './settings.ts';
export { backup, restore } from './store/backup.ts';
