/** Something hidden from a seat that can be asked about: ids for `Words.riddle`, and the answers there may be for `Words.answer`. */
export interface Riddle {
  readonly of: readonly number[];
  readonly answers: readonly number[];
}
