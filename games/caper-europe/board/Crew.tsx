import { burn, equip, hire, isGear, SLOTS, type CardId, type MemberView, type View } from '../rules/index.ts';
import { Detail, ThingBox, Zone } from '@hideout/boardkit';
import type { Action, Language } from '@hideout/kernel';
import { cardText } from '../words/texts.ts';
import { cardId, colourOf, iconsOf, originOf, ownSeat, shortName, wornId } from './cards.ts';
import { CardDetail } from './details.tsx';
import { useBook } from './game.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { hyphened } from './hyphened.ts';
import { Icons } from './Icons.tsx';
import { Portrait } from './Portrait.tsx';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

interface CrewProps {
  readonly view: View;
  /** The cards that the viewer may play. */
  readonly held: readonly CardId[];
  /** Which of the three Locations. */
  readonly site: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly language: Language;
}

/** The Thieves of a seat at one Location, and the slots that are free. */
export function Crew({ view, held, site, seat, names, language }: CrewProps) {
  const words = BOARD_WORDS[language];
  const { location, crews } = view.sites[site]!;
  const members = crews[seat]!;
  const place = VOCABULARY[language].location(location);
  const isOwn = seat === ownSeat(view);
  const free = SLOTS - members.length;
  return (
    <Zone
      label={words.crew(seat === view.viewer ? undefined : names[seat]!, place, members.length)}
      className={`ce-crew ${isOwn ? 'ce-own' : 'ce-rival'}`}
    >
      {members.map((member, slot) => (
        <Member
          key={member.thief}
          view={view}
          held={held}
          seat={seat}
          at={site * SLOTS + slot}
          member={member}
          language={language}
        />
      ))}
      {Array.from({ length: free }, (_, gap) => {
        const isNext = gap === 0 && isOwn && seat === view.viewer;
        return (
          <li key={`gap:${gap}`} className={`ce-member ce-empty ${isNext ? '' : 'ce-unused'}`}>
            {isNext ? (
              <ThingBox
                id={`slot:${location}`}
                label={words.slot(place, free)}
                actions={hiresAt(site, held)}
                className="ce-slot ce-target"
                detail={<Detail clauses={['CE-3.1']} />}
              >
                <Glyph of="thief" />
              </ThingBox>
            ) : (
              <span className="ce-slot" aria-hidden="true" />
            )}
          </li>
        );
      })}
    </Zone>
  );
}

/** To hire one of the Thieves in hand at a Location. */
export const hiresAt = (site: number, held: readonly CardId[]): readonly Action[] =>
  held.filter((card) => !isGear(card)).map((thief) => hire(thief, site));

interface MemberProps {
  readonly view: View;
  readonly held: readonly CardId[];
  readonly seat: number;
  /** The place among the nine of its seat. */
  readonly at: number;
  readonly member: MemberView;
  readonly language: Language;
}

/** A Thief with its Gear: of what is covered only the edges show. */
function Member({ view, held, seat, at, member: { thief, gear }, language }: MemberProps) {
  const book = useBook();
  const v = VOCABULARY[language];
  const words = BOARD_WORDS[language];
  const isOwn = seat === view.viewer;
  const equips = isOwn ? [...new Set(held.filter(isGear))].map((card) => equip(card, at)) : [];
  const load = gear.length > 0 ? `. ${words.holds(gear.map((card) => v.card(card)).join(', '))}` : '';
  return (
    <li className="ce-member" data-load={gear.length}>
      <ThingBox
        id={cardId(thief)}
        label={`${v.card(thief)}: ${cardText(v, book, thief)}${load}`}
        actions={equips}
        className="ce-thief ce-target"
        from={originOf(view, seat, thief)}
        detail={<CardDetail card={thief} language={language} />}
      >
        <Portrait thief={thief} />
        <span className="ce-name">{hyphened(shortName(thief, language))}</span>
        <Icons icons={iconsOf(book, thief)} />
      </ThingBox>
      {gear.map((card, level) => (
        <Worn
          key={level}
          id={wornId(thief, gear, level)}
          card={card}
          isTop={level === gear.length - 1}
          thief={v.card(thief)}
          actions={isOwn ? equips : level === gear.length - 1 ? [burn(at)] : []}
          from={originOf(view, seat, card)}
          language={language}
        />
      ))}
    </li>
  );
}

interface WornProps {
  readonly id: string;
  readonly card: CardId;
  readonly isTop: boolean;
  /** The name of the Thief that wears it. */
  readonly thief: string;
  readonly actions: readonly Action[];
  readonly from: readonly string[];
  readonly language: Language;
}

/** A Gear on its Thief. */
function Worn({ id, card, isTop, thief, actions, from, language }: WornProps) {
  const book = useBook();
  const v = VOCABULARY[language];
  const words = BOARD_WORDS[language];
  const colour = colourOf(card);
  const where = isTop ? words.onTop(thief) : words.covered(thief);
  return (
    <ThingBox
      id={id}
      label={`${v.card(card)}, ${v.colours[colour]}, ${where}: ${cardText(v, book, card)}`}
      actions={actions}
      className={`ce-worn ${isTop ? 'ce-top' : 'ce-edge'}`}
      from={from}
      detail={<CardDetail card={card} language={language} />}
    >
      <span className="ce-cloth" data-colour={colour}>
        <Hue colour={colour} />
        <Icons icons={iconsOf(book, card)} />
      </span>
    </ThingBox>
  );
}
