import { ClauseLink } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import {
  clauseOf,
  isGear,
  locationRow,
  LOCATIONS,
  type CardId,
  type LocationId,
  type Printed,
  type View,
} from '../rules/index.ts';
import { longText } from '../words/texts.ts';
import { colourOf, iconsOf } from './cards.ts';
import { useBook, useGame } from './game.ts';
import { Hue } from './Glyph.tsx';
import { OneIcon } from './Icons.tsx';
import { prospectsOf, prospectText } from './prospects.ts';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

/** Icons with what they do in whole sentences. */
function IconList({ icons, language }: { readonly icons: readonly Printed[]; readonly language: Language }) {
  return (
    <ul className="ce-icon-list">
      {icons.map((icon, index) => (
        <li key={index}>
          <OneIcon icon={icon} />
          <span>
            {longText(VOCABULARY[language], icon)} <ClauseLink clause={clauseOf(icon)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The whole text of a Thief or Gear card. */
export function CardDetail({ card, language }: { readonly card: CardId; readonly language: Language }) {
  const words = BOARD_WORDS[language];
  const book = useBook();
  const colour = isGear(card) ? colourOf(card) : undefined;
  return (
    <>
      {colour === undefined ? (
        <p>
          {words.brings(book.coins[card]!)} <ClauseLink clause="CE-3.2" />
        </p>
      ) : (
        <p>
          <Hue colour={colour} /> {words.colour(VOCABULARY[language].colours[colour])} {words.costs(book.cost[card]!)}{' '}
          <ClauseLink clause="CE-4.2" />
        </p>
      )}
      <IconList icons={iconsOf(book, card)} language={language} />
    </>
  );
}

/** What a card of the viewer's hand would do at each Location where it can be played now. */
export function CardProspects({
  card,
  view,
  language,
}: {
  readonly card: CardId;
  readonly view: View;
  readonly language: Language;
}) {
  const game = useGame();
  const prospects = prospectsOf(game, view, card);
  if (prospects.length === 0) return undefined;
  return (
    <>
      <p>{BOARD_WORDS[language].now}</p>
      <ul className="ce-prospects">
        {prospects.map(([location, prospect]) => (
          <li key={location}>
            <b>{VOCABULARY[language].location(location)}</b> {prospectText(game, view, prospect, language)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole text of a Location. */
export function LocationDetail({ location, language }: { readonly location: LocationId; readonly language: Language }) {
  const words = BOARD_WORDS[language];
  const book = useBook();
  const { bonus, effect } = LOCATIONS[location]!;
  return (
    <>
      <p>
        {words.base(book.base[location]!)} <ClauseLink clause="CE-9.1" />
      </p>
      {bonus && <IconList icons={book.printed[locationRow(location)]!} language={language} />}
      {effect && (
        <p>
          <Hue colour={effect.played} /> {words.effect}: {VOCABULARY[language].effect(effect)}.{' '}
          <ClauseLink clause="CE-5.9" />
        </p>
      )}
      <p>
        {words.trackText} <ClauseLink clause="CE-9.2" />
      </p>
    </>
  );
}
