import type { ByEvent } from '@hideout/kernel';
import { COUNTRIES, type Event, type Spot } from '../rules/index.ts';

const cardId = (seat: number, card: number): string => `card:${seat}:${card}`;
const countryId = (country: number): string => `country:${country}`;
const placeId = ({ place }: Spot): string => `place:${place}`;
/** What is left of a location when its round is over. */
const siteId = ({ site }: Spot): string =>
  site < COUNTRIES.length ? countryId(site) : `lab:${site - COUNTRIES.length}`;

/** The ids of the things that an event is about. */
export const thingsOf: Partial<ByEvent<Event, readonly string[]>> = {
  returned: ({ lab, seat }) => [`lab:${lab}`, `seat:${seat}`, 'pile'],
  dealt: ({ countries, lab }) => [...countries.map(countryId), ...(lab > 0 ? [`lab:${lab - 1}`] : [])],
  drew: () => ['deck'],
  deployed: ({ seat, card }) => [cardId(seat, card)],
  activated: ({ seat, card }) => [cardId(seat, card)],
  shifted: ({ seat, card, to }) => [cardId(seat, card), placeId(to)],
  lowered: () => ['defcon'],
  reset: () => ['defcon'],
  spent: ({ at, seat }) => [`influence:${at.place}:${seat}`],
  justified: ({ at, seat }) => [`influence:${at.place}:${seat}`],
  protested: ({ seat }) => [`seat:${seat}`],
  tookProtest: ({ seat }) => [`seat:${seat}`],
  ranDry: () => ['pile'],
  wentBack: () => ['pile'],
  revealed: ({ seat, cards }) => cards.map(({ card }) => cardId(seat, card)),
  stole: ({ country, at }) => [countryId(country), placeId(at)],
  planted: ({ at }) => [placeId(at)],
  occupied: ({ at }) => [placeId(at)],
  weighed: ({ at }) => ['report', siteId(at)],
  crisis: ({ at }) => ['report', siteId(at)],
  tookCountries: ({ countries }) => countries.map(countryId),
  tookLab: ({ lab }) => [`lab:${lab}`],
  tiedLab: ({ lab }) => [`lab:${lab}`],
};
