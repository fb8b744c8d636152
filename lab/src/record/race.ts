/** Watches who leads at certain moments: how often the lead changed hands, and how far behind each seat was. */
export class Race {
  #changes = 0;
  #leader = -1;
  readonly #worst: number[];

  constructor(seats: number) {
    this.#worst = Array<number>(seats).fill(0);
  }

  /** How often the lead changed from one seat to another. */
  get changes(): number {
    return this.#changes;
  }

  /** How far the seat was behind the leader at worst. */
  deficitOf(seat: number): number {
    return this.#worst[seat]!;
  }

  restart(): void {
    this.#changes = 0;
    this.#leader = -1;
    this.#worst.fill(0);
  }

  /** The scores as they stand now, by seat. */
  note(scores: readonly number[]): void {
    const best = Math.max(...scores);
    let leader = -1;
    let leaders = 0;
    for (const [seat, score] of scores.entries()) {
      if (best - score > this.#worst[seat]!) this.#worst[seat] = best - score;
      if (score !== best) continue;
      leader = seat;
      leaders++;
    }
    if (leaders !== 1) return;
    if (this.#leader >= 0 && this.#leader !== leader) this.#changes++;
    this.#leader = leader;
  }
}
