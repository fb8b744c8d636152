import { JEWELS, safeWith, theftFrom, TOOLS, unsafeWith, type View } from '../rules/index.ts';
import { Detail, SeatMark, ThingBox, ThingItem, Ticker, Zone } from '@hideout/boardkit';
import { titled } from '@hideout/kernel';
import { worn } from './colours.ts';
import { JewelGlyph, Pawn, ToolGlyph } from './Glyphs.tsx';
import { movesWith, TOOL_NUMBERS } from './moves.ts';
import { toolName } from './names.ts';
import { scoresIn } from './score.ts';
import type { BoardWords } from './words.ts';

interface PlayersProps {
  readonly view: View;
  readonly words: BoardWords;
  readonly names: readonly string[];
}

/** The score sheet: everybody with thief, points, jewels, tools and cards; whoever looks on comes first. */
export function Players({ view, words, names }: PlayersProps) {
  const seats = names.map((_, seat) => seat).toSorted((a, b) => orderOf(a, view) - orderOf(b, view));
  return (
    <div className="c7-players" data-many={seats.length > 2 || undefined}>
      {seats.map((seat) => (
        <Player key={seat} seat={seat} view={view} words={words} name={names[seat]!} />
      ))}
    </div>
  );
}

const orderOf = (seat: number, view: View): number =>
  view.viewer < 0 ? seat : (seat - view.viewer + view.sides.length) % view.sides.length;

interface PlayerProps {
  readonly seat: number;
  readonly view: View;
  readonly words: BoardWords;
  readonly name: string;
}

function Player({ seat, view, words, name }: PlayerProps) {
  const side = view.sides[seat]!;
  const isYou = seat === view.viewer;
  const shown = isYou ? titled(words.you) : name;
  const points = scoresIn(view)[seat]!;
  const marks = [words.thieves[side]!, words.points(points), words.cardsHeld(view.handSizes[seat]!)];
  return (
    <section className="c7-player" style={worn(side)} data-side={side} data-turn={seat === view.turn || undefined}>
      <ThingBox
        id={`seat:${seat}`}
        label={`${shown}: ${marks.join(', ')}`}
        className="c7-name"
        detail={<Detail clauses={['CA-1.1', 'CA-9.1', 'CA-9.2']} />}
      >
        <svg className="c7-figure" viewBox="-17 -30 34 48" aria-hidden="true">
          <Pawn seat={seat} side={side} letter={words.letters[side]!} />
        </svg>
        <SeatMark seat={seat} />
        <b>{shown}</b>
        <span className="c7-backs" aria-hidden="true">
          {Array.from({ length: view.handSizes[seat]! }, (_, card) => (
            <i key={card} className="c7-back" />
          ))}
        </span>
        <strong>
          <Ticker value={points} />
        </strong>
      </ThingBox>
      <Loot seat={seat} view={view} words={words} />
      <Stock seat={seat} stock={view.stock[seat]!} isYours={isYou} words={words} name={name} />
    </section>
  );
}

/** The jewels of a seat, which lie in its hideout: in a broken frame while they are not safe, in a whole one when they are. */
function Loot({ seat, view, words }: Omit<PlayerProps, 'name'>) {
  const jewels = JEWELS.map((name, jewel) => ({ name, jewel, at: view.jewels[jewel]! })).filter(
    ({ at }) => at === unsafeWith(seat) || at === safeWith(seat),
  );
  if (jewels.length === 0) return undefined;
  return (
    <ul className="zone c7-loot" aria-label={words.loot}>
      {jewels.map(({ name, jewel, at }) => {
        const isSafe = at === safeWith(seat);
        const label = (isSafe ? words.jewelSafe : words.jewelUnsafe)(words.jewels[name], view.points[jewel]!);
        return (
          <li key={jewel} className={`c7-jewelled ${isSafe ? 'c7-safe' : ''}`} aria-label={label} title={label}>
            <JewelGlyph jewel={jewel} />
            <span aria-hidden="true">{isSafe ? `+${view.points[jewel]!}` : words.unsafe}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface StockProps extends Omit<PlayerProps, 'view'> {
  readonly stock: View['stock'][number];
  readonly isYours: boolean;
}

/** The tools of a seat: one's own can be placed or returned, another's can be taken with a Tool Theft. */
function Stock({ seat, stock, isYours, words, name }: StockProps) {
  const count = stock.reduce((sum, n) => sum + n, 0);
  return (
    <Zone label={words.stock(isYours ? undefined : name, count)} className="c7-stock">
      {TOOL_NUMBERS.map((tool) => (
        <ThingItem
          key={tool}
          id={`stock:${seat}:${tool}`}
          label={`${toolName(tool, words)}: ${stock[tool]}`}
          actions={isYours ? movesWith(tool) : [theftFrom(seat, tool)]}
          className="c7-chip"
          place={stock[tool] === 0 ? 'c7-none' : ''}
          detail={<Detail text={words.toolTexts[TOOLS[tool]!]} clauses={['CA-3.2', 'CA-3.3', 'CA-2.5']} />}
        >
          <ToolGlyph tool={tool} />
          <span>{stock[tool]}</span>
        </ThingItem>
      ))}
    </Zone>
  );
}
