/** Where the server of the browser tests listens. */
export const PORT = Number(process.env['HIDEOUT_E2E_PORT'] ?? 7199);
export const ADDRESS = `http://localhost:${PORT}`;
/** A second house, whose clock is moved by whoever asks for `/<ms>` there. */
const MOVED_PORT = PORT + 200;
export const MOVED = `http://localhost:${MOVED_PORT}`;
export const MOVED_CLOCK = `http://localhost:${MOVED_PORT + 1}`;
