export { freePort } from './freePort.ts';
export { TestPostgres } from './testPostgres.ts';
