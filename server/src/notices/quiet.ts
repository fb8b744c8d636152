import type { Manners } from '@hideout/protocol';

const HOUR_MS = 3_600_000;

/** How long it is quiet for somebody with these manners, in milliseconds from `wall`; 0 when it is not. */
export function quietFor({ quiet, zone = 'UTC' }: Manners, wall: number): number {
  if (!quiet || quiet.from === quiet.to) return 0;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
    minute: 'numeric',
  });
  const partOf = (type: string): number => Number(format.formatToParts(wall).find((part) => part.type === type)!.value);
  const hour = partOf('hour');
  const { from, to } = quiet;
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return 0;
  return ((to - hour + 24) % 24) * HOUR_MS - partOf('minute') * 60_000 - (wall % 60_000);
}
