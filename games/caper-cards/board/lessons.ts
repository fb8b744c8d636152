/** What is taught, with the clauses that it rests on. */
export const LESSONS = {
  score: ['CC-2.1', 'CC-2.2', 'CC-4.1'],
  target: ['CC-3.2', 'CC-3.3', 'CC-3.4'],
  complication: ['CC-3.5'],
  silence: ['CC-7.1'],
  suits: ['CC-5.8', 'CC-5.9'],
  keep: ['CC-3.6', 'CC-3.7'],
  strikes: ['CC-3.1'],
  reward: ['CC-5.3', 'CC-7.2'],
  over: ['CC-3.3'],
  wildCard: ['CC-5.6', 'CC-4.3'],
  mastermind: ['CC-5.2'],
  muscle: ['CC-5.1', 'CC-4.2'],
  gadgeteer: ['CC-5.5', 'CC-4.3'],
  steady: ['CC-3.3'],
  final: ['CC-3.7'],
} as const satisfies Record<string, readonly string[]>;
export type Lesson = keyof typeof LESSONS;
