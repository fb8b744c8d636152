import { deploy, KINDS, RANKS, regionOf, shift, type Kind, type View } from '../rules/index.ts';
import { Detail, ThingBox, Zone } from '@hideout/boardkit';
import type { Action, Language, Seat } from '@hideout/kernel';
import { countryName, labName, labWord, NAMES, placeName } from './names.ts';
import { CARD_WORDS } from './cardWords.ts';
import { Agent } from './Dossier.tsx';
import { bonusesOf } from './forecast.ts';
import { FactionMark, LabSign, Pin, RegionSign } from './Glyph.tsx';
import { Influence } from './Influence.tsx';
import { BOARD_WORDS } from './words.ts';

interface PlaceProps {
  readonly view: View;
  /** The view as it was until the cards are on the screen: influence, and what can still be deployed, follow them. */
  readonly seen: View;
  readonly place: number;
  /** Whose side lies below. */
  readonly near: Seat;
  readonly language: Language;
}

/** A location of the row between the cards of both sides. */
export function Place({ view, seen, place, near, language }: PlaceProps) {
  const far = (1 - near) as Seat;
  const { occupied, countries } = view.places[place]!;
  return (
    <li className="ch-place" data-occupied={occupied || undefined} data-lab={countries.length === 0 || undefined}>
      <Side view={view} seen={seen} place={place} seat={far} language={language} />
      <Plate view={view} seen={seen} place={place} language={language} />
      <Side view={view} seen={seen} place={place} seat={near} language={language} />
    </li>
  );
}

type SideProps = Omit<PlaceProps, 'near'> & { readonly seat: Seat };

function Side({ view, seen, place, seat, language }: SideProps) {
  const words = BOARD_WORDS[language];
  const side = view.places[place]!.sides[seat]!;
  const bonuses = bonusesOf(seen, place, seat);
  return (
    <div className={`ch-side ch-seat-${seat}`}>
      <Influence view={seen} place={place} seat={seat} language={language} />
      <Zone
        label={words.side(words.factions[seat]!, placeName(view, place, language), side.length)}
        className="ch-agents"
      >
        {side.map((card) => (
          <Agent
            key={card.card}
            view={view}
            seat={seat}
            card={card}
            bonus={bonuses.get(card.card)}
            language={language}
          />
        ))}
      </Zone>
    </div>
  );
}

type PlateProps = Omit<PlaceProps, 'near'>;

/** Everything that may be deployed or shifted there; what the viewer holds comes first, so that it is asked about. */
function actionsAt(view: View, place: number): readonly Action[] {
  const held = (view.hands[view.viewer] ?? []) as readonly Kind[];
  return [...held, ...KINDS.keys()].map((kind) => deploy(kind, place)).concat(shift(place));
}

/** The location itself: its countries or the lab, and all that lies on it. */
function Plate({ view, seen, place, language }: PlateProps) {
  const words = BOARD_WORDS[language];
  const { countries, occupied, unseen } = view.places[place]!;
  const isLab = countries.length === 0;
  return (
    <ThingBox
      id={`place:${place}`}
      label={plateLabel({ view, place, language })}
      actions={actionsAt(seen, place)}
      className="ch-plate"
      fixed
      detail={
        <Detail
          text={isLab ? words.labText : words.placeText}
          clauses={['CH-5.2', 'CH-5.3', ...(occupied ? ['CH-6.13'] : []), ...(unseen ? ['CH-6.12'] : [])]}
        />
      }
    >
      <span className="ch-plate-cards">
        <span className="ch-tokens">
          {occupied && <b className="ch-occupied">{words.occupied}</b>}
          {unseen > 0 && (
            <span className="ch-token">
              <Pin value="?" />
              {unseen > 1 && `×${unseen}`}
            </span>
          )}
        </span>
        {isLab ? (
          <LabPlate lab={view.lab - 1} language={language} />
        ) : (
          countries.map((country, i) => (
            <CountryPlate
              key={country}
              view={view}
              country={country}
              isTop={i > 0}
              isUnder={i < countries.length - 1}
              language={language}
            />
          ))
        )}
      </span>
    </ThingBox>
  );
}

function plateLabel({ view, place, language }: Omit<PlateProps, 'seen'>): string {
  const words = BOARD_WORDS[language];
  const { countries, occupied, justified, unseen } = view.places[place]!;
  const cards = countries.map((country, i) => {
    const { value, prefers } = view.countries[country]!;
    const lean = i > 0 ? words.topOfPair : words.prefers(words.factions[prefers]!);
    return `${countryName(country, language)}, ${words.worth(value)}, ${lean}`;
  });
  return [
    ...(cards.length > 0 ? cards : [placeName(view, place, language)]),
    ...(occupied ? [words.occupied] : []),
    ...justified.flatMap((count, seat) => (count > 0 ? words.justified(count, words.factions[seat]!) : [])),
    ...(unseen > 0 ? [words.unseen(unseen)] : []),
  ].join(', ');
}

interface CountryPlateProps {
  readonly view: View;
  readonly country: number;
  readonly isTop: boolean;
  readonly isUnder: boolean;
  readonly language: Language;
}

function CountryPlate({ view, country, isTop, isUnder, language }: CountryPlateProps) {
  const { value, prefers } = view.countries[country]!;
  const region = regionOf(country);
  const words = CARD_WORDS[language];
  return (
    <span
      className="ch-country-plate"
      data-prefers={isTop ? undefined : prefers}
      data-top={isTop || undefined}
      data-under={isUnder || undefined}
    >
      <RegionSign region={region} />
      <span className="ch-worth">
        <b className="ch-value ch-stencil">{value}</b>
        <i>{words.points(value)}</i>
      </span>
      <span className="ch-place-name">{countryName(country, language)}</span>
      <small>{NAMES[language].region(region)}</small>
      {!isTop && (
        <span className="ch-lean">
          <i>{words.tieTo}</i>
          <FactionMark seat={prefers} />
        </span>
      )}
    </span>
  );
}

const LabPlate = ({ lab, language }: { readonly lab: number; readonly language: Language }) => (
  <span className="ch-country-plate ch-lab-plate">
    <LabSign lab={lab} />
    <span className="ch-worth">
      <b className="ch-value ch-stencil">{RANKS[lab]}</b>
      <i>{labWord(language)}</i>
    </span>
    <span className="ch-place-name">{labName(lab, language)}</span>
    <small>{CARD_WORDS[language].labGives(RANKS[lab]!)}</small>
  </span>
);
