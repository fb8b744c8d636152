import type { AnyGame, Language } from '@hideout/kernel';
import type { Division } from '@hideout/protocol';
import type { useRatingWords } from '../../words/ratings.ts';

/** What is played, in a few words: the seats, and every option that is not as usual. */
export function divisionName(
  { seats, options, rulesVersion }: Division,
  game: AnyGame,
  language: Language,
  words: ReturnType<typeof useRatingWords>,
): string {
  const { option, choice } = game.words[language];
  const unusual = game.options.flatMap(({ id, standard }) => {
    const chosen = options[id];
    return chosen === undefined || chosen === standard ? [] : [`${option(id)}: ${choice(id, chosen)}`];
  });
  const earlier = rulesVersion === game.rulesVersion ? [] : [words.earlier(rulesVersion)];
  return [words.seats(seats), ...unusual, ...earlier].join(' · ');
}
