/** Where the server of the browser tests listens. */
export const PORT = Number(process.env['HIDEOUT_E2E_PORT'] ?? 7199);
export const ADDRESS = `http://localhost:${PORT}`;
