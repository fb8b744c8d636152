/** The most seats, and the most jewels. */
export const MOST_SEATS = 4;
const MOST_LOTS = 4;

/**
 * Who wins, when it is known what everybody has and how likely each of the lots that are still open goes to whom.
 * A lot is one jewel, or all that one thief carries.
 */
export class Prospects {
  readonly #score = new Float64Array(MOST_SEATS);
  readonly #points = new Float64Array(MOST_LOTS);
  /** By lot and seat. */
  readonly shares = new Float64Array(MOST_LOTS * MOST_SEATS);
  /** By seat: the chance to win; a tie is shared. */
  readonly wins = new Float64Array(MOST_SEATS);
  #seats = 0;
  #lots = 0;

  begin(seats: number): void {
    this.#seats = seats;
    this.#lots = 0;
    this.#score.fill(0);
  }

  /** Gives safe points to a seat. */
  give(seat: number, points: number): void {
    this.#score[seat]! += points;
  }

  /** Adds a lot; the caller fills in its shares from the place that is returned. */
  lot(points: number): number {
    this.#points[this.#lots] = points;
    return this.#lots++ * MOST_SEATS;
  }

  /** Works out `wins`. */
  settle(): Float64Array {
    this.wins.fill(0);
    this.#deal(0, 1);
    return this.wins;
  }

  /** How many points a seat may expect in the end. */
  pointsOf(seat: number): number {
    let points = this.#score[seat]!;
    for (let lot = 0; lot < this.#lots; lot++) points += this.#points[lot]! * this.shares[lot * MOST_SEATS + seat]!;
    return points;
  }

  #deal(lot: number, chance: number): void {
    if (lot === this.#lots) return this.#count(chance);
    const points = this.#points[lot]!;
    for (let seat = 0; seat < this.#seats; seat++) {
      const share = this.shares[lot * MOST_SEATS + seat]!;
      if (share === 0) continue;
      this.#score[seat]! += points;
      this.#deal(lot + 1, chance * share);
      this.#score[seat]! -= points;
    }
  }

  #count(chance: number): void {
    const score = this.#score;
    let best = score[0]!;
    let sharers = 1;
    for (let seat = 1; seat < this.#seats; seat++) {
      if (score[seat]! > best) {
        best = score[seat]!;
        sharers = 1;
      } else if (score[seat] === best) sharers++;
    }
    for (let seat = 0; seat < this.#seats; seat++) if (score[seat] === best) this.wins[seat]! += chance / sharers;
  }
}
