import { deploy, KINDS, RANKS, regionOf, REGIONS, shift, type Kind, type View } from '@hideout/caps-and-hammers';
import { ThingBox, Zone } from '@hideout/boardkit';
import type { Action, Language, Seat } from '@hideout/kernel';
import { countryName, labName, placeName, VOCABULARY } from './names.ts';
import { Agent, Clauses } from './Dossier.tsx';
import { FactionMark, LabSign, Pin, RegionSign } from './Glyph.tsx';
import { Influence } from './Influence.tsx';
import { BOARD_WORDS } from './words.ts';

interface PlaceProps {
  readonly view: View;
  readonly place: number;
  /** Whose side lies below. */
  readonly near: Seat;
  readonly language: Language;
}

/** A location of the row between the cards of both sides. */
export function Place({ view, place, near, language }: PlaceProps) {
  const far = (1 - near) as Seat;
  const { occupied, countries } = view.places[place]!;
  return (
    <li className="ch-place" data-occupied={occupied || undefined} data-lab={countries.length === 0 || undefined}>
      <Side view={view} place={place} seat={far} language={language} />
      <Plate view={view} place={place} language={language} />
      <Side view={view} place={place} seat={near} language={language} />
    </li>
  );
}

interface SideProps {
  readonly view: View;
  readonly place: number;
  readonly seat: Seat;
  readonly language: Language;
}

function Side({ view, place, seat, language }: SideProps) {
  const words = BOARD_WORDS[language];
  const side = view.places[place]!.sides[seat]!;
  return (
    <div className={`ch-side ch-seat-${seat}`}>
      <Influence view={view} place={place} seat={seat} language={language} />
      <Zone
        label={words.side(words.factions[seat]!, placeName(view, place, language), side.length)}
        className="ch-agents"
      >
        {side.map((card) => (
          <Agent key={card.card} view={view} seat={seat} card={card} language={language} />
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
function Plate({ view, place, language }: PlateProps) {
  const words = BOARD_WORDS[language];
  const { countries, occupied, unseen } = view.places[place]!;
  const isLab = countries.length === 0;
  return (
    <ThingBox
      id={`place:${place}`}
      label={plateLabel({ view, place, language })}
      actions={actionsAt(view, place)}
      className="ch-plate"
      fixed
      detail={
        <>
          <p>{isLab ? words.labText : words.placeText}</p>
          <Clauses clauses={['CH-5.2', 'CH-5.3', ...(occupied ? ['CH-6.13'] : []), ...(unseen ? ['CH-6.12'] : [])]} />
        </>
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
            <CountryPlate key={country} view={view} country={country} isTop={i > 0} language={language} />
          ))
        )}
      </span>
    </ThingBox>
  );
}

function plateLabel({ view, place, language }: PlateProps): string {
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
  readonly language: Language;
}

function CountryPlate({ view, country, isTop, language }: CountryPlateProps) {
  const { value, prefers } = view.countries[country]!;
  const region = regionOf(country);
  return (
    <span className="ch-country-plate" data-prefers={isTop ? undefined : prefers} data-top={isTop || undefined}>
      <RegionSign region={region} />
      <b className="ch-value ch-stencil">{value}</b>
      <span className="ch-place-name">{countryName(country, language)}</span>
      <small>{VOCABULARY[language].regions[REGIONS[region]!]}</small>
      {!isTop && <FactionMark seat={prefers} />}
    </span>
  );
}

const LabPlate = ({ lab, language }: { readonly lab: number; readonly language: Language }) => (
  <span className="ch-country-plate ch-lab-plate">
    <LabSign lab={lab} />
    <b className="ch-value ch-stencil">{RANKS[lab]}</b>
    <span className="ch-place-name">{labName(lab, language)}</span>
    <small>{VOCABULARY[language].lab(lab).split(' ')[0]}</small>
  </span>
);
