import { advise, finished, inHundred, nameOfChoice, phrasesIn, plainCoach, tell, type Judged } from '@hideout/bots';
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
  const { best, others, reasons, against, reach } = finished(
    advise(game, brainOf(game.id).coach ?? plainCoach, { view, legal }),
  );
  const about = { game, language, view };
  const numberOf = ({ choice }: Judged): number => legal.indexOf(choice[0]!) + 1;
  const told = against ? reasons.map((reason) => tell(reason, { ...about, names, reach, against })) : [];
  return [
    ...hang(
      '',
      phrases.hintIs(
        terminal.paint('strong', nameOfChoice(best.choice, about)),
        numberOf(best),
        inHundred(best.chance),
      ),
      terminal.width,
    ),
    ...(against ? hang('', phrasesIn(language).rather(nameOfChoice(against, about)), terminal.width) : []),
    ...told.flatMap(({ text, clauses }) =>
      hang('  · ', [text, ...clauses.map((clause) => terminal.paint('quiet', clause))].join(' '), terminal.width),
    ),
    ...others.flatMap((other) =>
      hang(
        '  ',
        phrases.hintOr(nameOfChoice(other.choice, about), numberOf(other), inHundred(best.chance - other.chance)),
        terminal.width,
      ),
    ),
  ];
}
