import {
  advise,
  finished,
  inHundred,
  nameOfChoice,
  phrasesIn,
  plainCoach,
  tell,
  tellExpected,
  type Judged,
} from '@hideout/bots';
import { brainOf } from '@hideout/catalogue/house';
import { hang, type Action } from '@hideout/kernel';
import type { Turn } from './answers.ts';

/** What the coach of the game would choose, why, and what else costs; from what this seat knows. */
export function answerHint(
  { terminal, session, phrases, seat }: Turn,
  _rest: string,
  legal: readonly Action[],
): string[] {
  const { game, language, names, match } = session;
  const view = match.view(seat);
  const { best, others, reasons, against, line, reach } = finished(
    advise(game, brainOf(game.id).coach ?? plainCoach, { view, legal, company: session.company }),
  );
  const about = { game, language, view };
  const hung = (indent: string, text: string): string[] => hang(indent, text, terminal.width);
  const named = (choice: Judged['choice']): string => nameOfChoice(choice, about);
  const numberOf = ({ choice }: Judged): number => legal.indexOf(choice[0]!) + 1;
  const told = against ? reasons.map((reason) => tell(reason, { ...about, names, reach, against })) : [];
  const strong = terminal.paint('strong', named(best.choice));
  return [
    ...hung('', phrases.hintIs(strong, numberOf(best), inHundred(best.chance))),
    ...(against ? hung('', phrasesIn(language).rather(named(against))) : []),
    ...told.flatMap(({ text, clauses }) =>
      hung('  · ', [text, ...clauses.map((clause) => terminal.paint('quiet', clause))].join(' ')),
    ),
    ...line.flatMap((expected) => hang('  → ', tellExpected(expected, { game, language, names }), terminal.width)),
    ...others.flatMap((other) =>
      hung('  ', phrases.hintOr(named(other.choice), numberOf(other), inHundred(best.chance - other.chance))),
    ),
  ];
}
