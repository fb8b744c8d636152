/** The most that two dice show. */
export const MOST = 12;
const FACES = 6;

/** By sum: how likely two dice show it. */
export const CHANCE = Float64Array.from({ length: MOST + 1 }, (_, sum) =>
  sum < 2 ? 0 : (FACES - Math.abs(sum - FACES - 1)) / (FACES * FACES),
);

/** By sum: how likely it comes as doubles, which give another roll (CA-2.4). */
const DOUBLES = Float64Array.from({ length: MOST + 1 }, (_, sum) =>
  sum < 2 || sum % 2 === 1 ? 0 : 1 / (FACES * FACES * CHANCE[sum]!),
);

/** By parity and units: how likely a roll of that parity spends at least this many units. */
const HITS = [0, 1].map((parity) =>
  Float64Array.from({ length: MOST + 2 }, (_, units) =>
    CHANCE.reduce((sum, chance, n) => (n >= units && n % 2 === parity ? sum + chance : sum), 0),
  ),
);

/** How likely one roll ends exactly where a thief needs these even and odd numbers of units at least. */
export const hitChance = (even: number, odd: number): number =>
  (even > MOST ? 0 : HITS[0]![even]!) + (odd > MOST ? 0 : HITS[1]![odd]!);

/** No way that matters is longer. */
export const FAR = 250;
/** This many turns ahead are told apart. */
export const TURNS = 8;

/** By turns and units: how likely a thief has come so far by exact count within this many turns; doubles count. */
export const ARRIVED: readonly Float64Array[] = arrivals();

function arrivals(): Float64Array[] {
  const tables = [Float64Array.from({ length: FAR + 1 }, () => 0)];
  for (let turn = 1; turn <= TURNS; turn++) {
    const later = tables[turn - 1]!;
    const now = new Float64Array(FAR + 1);
    for (let units = 0; units <= FAR; units++) {
      for (let sum = 2; sum <= MOST; sum++) {
        if (sum >= units) now[units]! += CHANCE[sum]!;
        else now[units]! += CHANCE[sum]! * afterRoll(now, later, units - sum, DOUBLES[sum]!);
      }
    }
    tables.push(now);
  }
  return tables;
}

/** Doubles go on in the same turn. */
function afterRoll(now: Float64Array, later: Float64Array, units: number, doubles: number): number {
  return doubles * now[units]! + (1 - doubles) * later[units]!;
}
