import type { Direction } from '@hideout/boardkit';
import { CREW, FACES, targetOf, type Event, type View } from '../rules/index.ts';
import { KINDS, momentsOf, type Scene } from './moments.ts';
import { Celebration, inkOf, VerdictPicture } from './pictures.tsx';

/** What is drawn large in front of the table. */
function pictureOf({ kind, view }: Scene) {
  switch (kind) {
    case 'success':
    case 'short':
    case 'tied':
    case 'bust':
      return <VerdictPicture least={targetOf(view!).least} score={view!.score} />;
    case 'won':
      return <Celebration view={view!} inks={(face) => inkOf(CREW[FACES[face]!.kind]!.suit)} />;
    default:
      return undefined;
  }
}

/** How Caper Cards is staged. */
export const direction: Direction<Event, View> = {
  kinds: KINDS,
  momentsOf: (act) =>
    momentsOf(act).map((moment) => {
      const picture = pictureOf(moment);
      return picture === undefined ? moment : { ...moment, picture };
    }),
};
