import { listTables } from '../../server/lobby.ts';
import { useAnswer } from '../../shell/useAnswer.ts';

/** The tables of the server as they are when the page opens; undefined until it has answered. */
export const useTables = () => useAnswer(listTables);
