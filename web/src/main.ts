import { callAhead } from './ahead.ts';
import { keepForOffline } from './offline/keep.ts';
import { applySettings, followBrowser } from './store/settings.ts';
import { loadMessages } from './words/words.ts';
import './style/index.css';

const loadFonts = (): Promise<unknown> => import('./style/fonts.css');

applySettings();
followBrowser();
// Whoever has been here before has the fonts; on a first visit they come when one can play.
if (navigator.serviceWorker?.controller) void loadFonts();
const ahead = callAhead(location.pathname);
const [{ open }] = await Promise.all([import('./open.tsx'), loadMessages()]);
open();
await ahead;
await loadFonts();
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForOffline();
