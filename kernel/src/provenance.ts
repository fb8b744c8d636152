/**
 * Where a rule or a number of a game comes from: R = the published rules state or show it, P = it was published, but not
 * in those rules, I = our reading of a sentence that can be read otherwise, D = designed here.
 */
export const PROVENANCES = ['R', 'P', 'I', 'D'] as const;
export type Provenance = (typeof PROVENANCES)[number];
