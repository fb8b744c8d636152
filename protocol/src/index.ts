/** The public face of the protocol: what server and client say to each other. Runs in browsers as it is. */
export * from './account.ts';
export * from './command.ts';
export * from './daily.ts';
export * from './entry.ts';
export * from './games.ts';
export * from './guest.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './name.ts';
export * from './notice.ts';
export * from './problem.ts';
export * from './socket.ts';
export * from './splice.ts';
export * from './table.ts';
export * from './update.ts';
