import { createContext, useContext } from 'react';
import { bookIn, caperEurope, type Book } from '../rules/index.ts';

/** The game that lies on the table. */
export const GameOnTable = createContext(caperEurope);

/** That game, and its cards with the figures that it has. */
export const useGame = (): typeof caperEurope => useContext(GameOnTable);
export const useBook = (): Book => bookIn(useGame());
