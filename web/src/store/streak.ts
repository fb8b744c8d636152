const DAY_MS = 86_400_000;

/** The day in the zone of whoever looks, as a number that grows by one a day. */
function dayIn(zone: string | undefined, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
  return Math.floor(Date.parse(parts) / DAY_MS);
}

/** On how many days in a row something was finished, up to today or yesterday, by the player's own calendar. */
export function streakOf(finished: readonly number[], now: number, zone?: string): number {
  const days = new Set(finished.map((moment) => dayIn(zone, moment)));
  const today = dayIn(zone, now);
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  for (; days.has(day); day--) streak++;
  return streak;
}
