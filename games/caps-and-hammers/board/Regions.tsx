import { FIGURES, REGION_SIZE, REGIONS, steal, type Event, type View } from '../rules/index.ts';
import { Detail, ThingItem, Zone, type BoardProps } from '@hideout/boardkit';
import { NOBODY } from '@hideout/kernel';
import { countryName, NAMES } from './names.ts';
import { FactionMark, RegionSign } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

type RegionsProps = Pick<BoardProps<Event, View>, 'view' | 'language'>;

/** The seven regions with their countries: who controls what, and what it is worth. */
export const Regions = ({ view, language }: RegionsProps) => (
  <section className="ch-regions" aria-label={BOARD_WORDS[language].regions}>
    {REGIONS.map((name, region) => (
      <Region key={name} region={region} view={view} language={language} />
    ))}
  </section>
);

const countriesIn = (region: number): readonly number[] =>
  Array.from({ length: REGION_SIZE }, (_, i) => region * REGION_SIZE + i);

function Region({ region, view, language }: RegionsProps & { readonly region: number }) {
  const name = NAMES[language].region(region);
  const countries = countriesIn(region);
  const owners = new Set(countries.map((country) => view.countries[country]!.owner));
  const [owner] = owners;
  const whole = owners.size === 1 && owner !== undefined && owner !== NOBODY ? owner : undefined;
  return (
    <div className="ch-region" data-whole={whole}>
      <p className="ch-region-name">
        <RegionSign region={region} />
        <span>{name}</span>
        {whole !== undefined && (
          <b>
            <FactionMark seat={whole} /> +{FIGURES.region}
          </b>
        )}
      </p>
      <Zone label={BOARD_WORDS[language].region(name, FIGURES.region)} className="ch-countries">
        {countries.map((country) => (
          <CountryChip key={country} country={country} view={view} language={language} />
        ))}
      </Zone>
    </div>
  );
}

function CountryChip({ country, view, language }: RegionsProps & { readonly country: number }) {
  const words = BOARD_WORDS[language];
  const { owner, value, prefers } = view.countries[country]!;
  const isInRow = view.places.some(({ countries }) => (countries as readonly number[]).includes(country));
  const isUndealt = (view.undealt as readonly number[]).includes(country);
  const state =
    owner !== NOBODY
      ? words.controlled(words.factions[owner]!)
      : isInRow
        ? words.inRow
        : isUndealt
          ? words.undealt
          : words.free;
  return (
    <ThingItem
      id={`country:${country}`}
      label={`${countryName(country, language)}, ${words.worth(value)}, ${words.prefers(words.factions[prefers]!)}, ${state}`}
      actions={[steal(country)]}
      className="ch-country"
      detail={<Detail clauses={['CH-7.1', 'CH-8.1', 'CH-6.11']} />}
    >
      <span
        className="ch-chip"
        data-owner={owner === NOBODY ? undefined : owner}
        data-in-row={isInRow || undefined}
        data-undealt={isUndealt || undefined}
      >
        <span className="ch-chip-mark">{owner === NOBODY ? undefined : <FactionMark seat={owner} />}</span>
        <span className="ch-chip-name">{countryName(country, language)}</span>
        <b className="figure">{value}</b>
      </span>
    </ThingItem>
  );
}
