import {
  GOODS,
  locationRow,
  LOCATIONS,
  newcomerIn,
  replace,
  siteOf,
  steal,
  type Book,
  type CardId,
  type SiteView,
  type View,
} from '../rules/index.ts';
import { Detail, ThingBox, ThingItem, Zone } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { bonusSays } from '../words/texts.ts';
import { locationText, ownSeat } from './cards.ts';
import { Crew, hiresAt } from './Crew.tsx';
import { LocationDetail } from './details.tsx';
import { useBook } from './game.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { OneIcon } from './Icons.tsx';
import { Poster } from './Poster.tsx';
import { leadOf, Track } from './Track.tsx';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

interface SiteProps {
  readonly view: View;
  /** The cards that the viewer may play. */
  readonly held: readonly CardId[];
  /** Which of the three Locations. */
  readonly site: number;
  readonly names: readonly string[];
  readonly language: Language;
}

/** A Location between the two Crews: the rival's above, one's own below. */
export function Site({ view, held, site, names, language }: SiteProps) {
  const book = useBook();
  const own = ownSeat(view);
  const { location, goods } = view.sites[site]!;
  return (
    <li className="ce-site" data-set={LOCATIONS[location]!.set}>
      <Crew view={view} held={held} site={site} seat={1 - own} names={names} language={language} />
      <div className="ce-place">
        <LocationCard view={view} held={held} site={site} names={names} language={language} />
        <Goods location={location} goods={goods} isHere={isHere(view, site)} language={language} />
        <Track
          lead={leadOf(view.sites[site]!, own)}
          own={own}
          label={trackLabel(book, { view, site, names, language })}
        />
      </div>
      <Crew view={view} held={held} site={site} seat={own} names={names} language={language} />
    </li>
  );
}

function trackLabel(book: Book, { view, site, names, language }: Omit<SiteProps, 'held'>): string {
  const words = BOARD_WORDS[language];
  const own = ownSeat(view);
  const lead = leadOf(view.sites[site]!, own);
  const leader = lead === 0 ? undefined : lead > 0 ? own : 1 - own;
  const name = leader === undefined ? undefined : leader === view.viewer ? words.ofYou : names[leader]!;
  return words.track(Math.abs(lead), name, book.track[Math.abs(lead)]!);
}

function LocationCard({ view, held, site, names, language }: SiteProps) {
  const book = useBook();
  const { location } = view.sites[site]!;
  const { effect } = LOCATIONS[location]!;
  const name = VOCABULARY[language].location(location);
  return (
    <ThingBox
      id={`location:${location}`}
      label={`${name}: ${locationText(book, location, language)}. ${trackLabel(book, { view, site, names, language })}`}
      actions={[...hiresAt(site, held), ...(newcomerIn(view) === undefined ? [] : [replace(site)])]}
      className={newcomerIn(view) === undefined ? 'ce-location ce-target' : 'ce-location'}
      detail={<LocationDetail location={location} language={language} />}
    >
      <Poster location={location} />
      <span className="ce-worth" aria-hidden="true">
        <span className="ce-base">
          <Glyph of="burst" />
          {book.base[location]}
        </span>
        {book.printed[locationRow(location)]!.map((bonus) => (
          <span key={bonus.do} className="ce-tag">
            <OneIcon icon={bonus} />
          </span>
        ))}
        {effect && (
          <span className="ce-tag ce-icon">
            <Hue colour={effect.played} />
            <b>→</b>
            <Glyph of={effect.gain} />
          </span>
        )}
      </span>
      <span className="ce-title">
        {name}
        <small className="ce-says">{bonusSays(VOCABULARY[language], book, location)}</small>
      </span>
    </ThingBox>
  );
}

/** Whether what waits to be decided, if anything, is at this Location. */
function isHere(view: View, site: number): boolean {
  const waiting = view.frames.at(-1);
  return waiting === undefined || (waiting.step !== 'replace' && siteOf(waiting.place) === site);
}

interface GoodsProps {
  readonly location: SiteView['location'];
  readonly goods: SiteView['goods'];
  /** Whether they can be stolen there. */
  readonly isHere: boolean;
  readonly language: Language;
}

/** The Goods that are left at a Location, by kind. */
function Goods({ location, goods, isHere, language }: GoodsProps) {
  const words = BOARD_WORDS[language];
  return (
    <Zone label={words.goods(VOCABULARY[language].location(location))} className="ce-goods">
      {GOODS.map((good, kind) =>
        goods[kind]! > 0 ? (
          <ThingItem
            key={good}
            id={`good:${location}:${kind}`}
            label={VOCABULARY[language].goods[good](goods[kind]!)}
            actions={isHere ? [steal(kind)] : []}
            className="ce-good"
            detail={<Detail text={words.goodText} clauses={['CE-5.3', 'CE-9.4']} />}
          >
            {Array.from({ length: goods[kind]! }, (_, copy) => (
              <Glyph key={copy} of={good} />
            ))}
          </ThingItem>
        ) : undefined,
      )}
    </Zone>
  );
}
