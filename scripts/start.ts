// npm start: builds the page where it is out of date, then serves page, API and sockets on one port.
import { freshen } from '../web/scripts/fresh.ts';

await freshen();
process.argv.splice(2, 0, 'serve');
await import('../cli/src/main.ts');
