import { isGear, LOCATIONS, type CardId, type Icon, type Lasting, type LocationId } from '../rules/index.ts';
import { ClauseLink } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { gearOf, PHRASES, thiefOf } from './cards.ts';
import { Hue } from './Glyph.tsx';
import { clauseOf, ICON_SENTENCES } from './iconWords.ts';
import { OneIcon } from './Icons.tsx';
import { BOARD_WORDS } from './words.ts';

/** Links to the clauses that something rests on. */
export const Clauses = ({ clauses }: { readonly clauses: readonly string[] }) => (
  <p className="ce-clauses">
    {clauses.map((clause) => (
      <ClauseLink key={clause} clause={clause} />
    ))}
  </p>
);

/** Icons with what they do in whole sentences. */
function IconList({ icons, language }: { readonly icons: readonly (Icon | Lasting)[]; readonly language: Language }) {
  return (
    <ul className="ce-icon-list">
      {icons.map((icon, index) => (
        <li key={index}>
          <OneIcon icon={icon} />
          <span>
            {ICON_SENTENCES[language](icon)} <ClauseLink clause={clauseOf(icon)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The whole text of a Thief or Gear card. */
export function CardDetail({ card, language }: { readonly card: CardId; readonly language: Language }) {
  const words = BOARD_WORDS[language];
  if (!isGear(card)) {
    const { coins, icons } = thiefOf(card);
    return (
      <>
        <p>
          {words.brings(coins.value)} <ClauseLink clause="CE-3.2" />
        </p>
        <IconList icons={icons} language={language} />
      </>
    );
  }
  const { colour, cost, icons } = gearOf(card);
  return (
    <>
      <p>
        <Hue colour={colour} /> {words.colour(PHRASES[language].colour(colour))} {words.costs(cost.value)}{' '}
        <ClauseLink clause="CE-4.2" />
      </p>
      <IconList icons={icons} language={language} />
    </>
  );
}

/** The whole text of a Location. */
export function LocationDetail({ location, language }: { readonly location: LocationId; readonly language: Language }) {
  const words = BOARD_WORDS[language];
  const { base, bonus, effect } = LOCATIONS[location]!;
  return (
    <>
      <p>
        {words.base(base.value)} <ClauseLink clause="CE-9.1" />
      </p>
      {bonus && <IconList icons={[bonus]} language={language} />}
      {effect && (
        <p>
          <Hue colour={effect.played} /> {words.effect}: {PHRASES[language].effect(effect.played, effect.gain)}.{' '}
          <ClauseLink clause="CE-5.9" />
        </p>
      )}
      <p>
        {words.trackText} <ClauseLink clause="CE-9.2" />
      </p>
    </>
  );
}
