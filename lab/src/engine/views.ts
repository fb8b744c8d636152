import { LANGUAGES, PLAIN, type GameView, type Language, type Viewer } from '@hideout/kernel';
import { actionIn, tableIn, viewerIn } from './fields.ts';
import type { EngineHouse } from './house.ts';
import { BadRequest, textIn, type Request } from './request.ts';
import type { EngineTable } from './table.ts';

/** A seat of this table, or a spectator. */
export function seatAtIn({ game }: EngineHouse, table: EngineTable, request: Request): Viewer {
  const viewer = viewerIn(game, request);
  const seats = table.dealt?.setup.seats ?? game.seats.max;
  if (viewer < seats) return viewer;
  throw new BadRequest(`there is no seat ${viewer} at this table`);
}

/** What the viewer that a request names may know. */
export const viewIn = (house: EngineHouse, table: EngineTable, request: Request): GameView =>
  house.game.view(table.state, seatAtIn(house, table, request));

/** The action in words, as the viewer would read it on a button. */
export function label(house: EngineHouse, request: Request): object {
  const table = tableIn(house, request);
  const action = actionIn(house.game, request);
  const view = viewIn(house, table, { viewer: request['viewer'] ?? table.actor });
  return { label: house.game.words[languageIn(request)].label(action, view) };
}

/** What seats are called that have no names. */
const SEAT: Readonly<Record<Language, string>> = { en: 'Seat', de: 'Platz' };

/** The table as text, and a sentence that says who must do what. */
export function board(house: EngineHouse, request: Request): object {
  const view = viewIn(house, tableIn(house, request), request);
  const language = languageIn(request);
  const words = house.game.words[language];
  const names = Array.from({ length: house.game.seats.max }, (_, seat) => `${SEAT[language]} ${seat + 1}`);
  const to = { viewer: view.viewer, names };
  return { board: words.board(view, to, PLAIN), status: words.status(view, to) };
}

function languageIn(request: Request): Language {
  const language = textIn(request, 'language', 'en');
  const known = LANGUAGES.find((each) => each === language);
  if (known) return known;
  throw new BadRequest(`there is no language “${language}” (languages: ${LANGUAGES.join(', ')})`);
}
