import type { Course, Seat } from '@hideout/kernel';

/** What another seat does first in a course. */
export const answerIn = ({ deeds }: Course, seat: Seat): Course['deeds'][number] | undefined =>
  deeds.find((deed) => deed.seat !== seat);
