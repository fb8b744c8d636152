import { COUNTRIES, type Event, type Spot } from '../rules/index.ts';

const cardId = (seat: number, card: number): string => `card:${seat}:${card}`;
const placeId = ({ place }: Spot): string => `place:${place}`;
/** What is left of a location when its round is over. */
const siteId = ({ site }: Spot): string =>
  site < COUNTRIES.length ? `country:${site}` : `lab:${site - COUNTRIES.length}`;

/** The ids of the things that an event is about. */
export function thingsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'returned':
      return [`lab:${event.lab}`, `seat:${event.seat}`, 'pile'];
    case 'dealt':
      return [
        ...event.countries.map((country) => `country:${country}`),
        ...(event.lab > 0 ? [`lab:${event.lab - 1}`] : []),
      ];
    case 'drew':
      return ['deck'];
    case 'deployed':
    case 'activated':
      return [cardId(event.seat, event.card)];
    case 'shifted':
      return [cardId(event.seat, event.card), placeId(event.to)];
    case 'lowered':
    case 'reset':
      return ['defcon'];
    case 'spent':
    case 'justified':
      return [`influence:${event.at.place}:${event.seat}`];
    case 'protested':
    case 'tookProtest':
      return [`seat:${event.seat}`];
    case 'ranDry':
    case 'wentBack':
      return ['pile'];
    case 'revealed':
      return event.cards.map(({ card }) => cardId(event.seat, card));
    case 'stole':
      return [`country:${event.country}`, placeId(event.at)];
    case 'planted':
    case 'occupied':
      return [placeId(event.at)];
    case 'weighed':
    case 'crisis':
      return ['report', siteId(event.at)];
    case 'tookCountries':
      return event.countries.map((country) => `country:${country}`);
    case 'tookLab':
    case 'tiedLab':
      return [`lab:${event.lab}`];
    case 'kept':
    case 'finished':
    case 'turnedUp':
    case 'scored':
      return [];
  }
}
