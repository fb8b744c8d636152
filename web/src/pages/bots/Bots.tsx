import { CATALOGUE, charactersOf } from '@hideout/catalogue';
import { CHARACTER_NAMES, LEVEL_NAMES } from '../../bot/levels.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Way } from '../../shell/Button.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { SPARRING, sparringStrength } from '../../store/sparring.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';
import { Face } from './Face.tsx';
import { Ladder } from './Ladder.tsx';
import { strengthText, useBotWords } from './words.ts';

/** Who the bots are, how strong, how they think and what they see. */
export function Bots({ id = CATALOGUE[0]!.id }: { readonly id: string | undefined }) {
  const m = useMessages();
  const words = useBotWords();
  useTitle(words.title);
  return (
    <article className="page narrow bots">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <h2>{words.levels}</h2>
      <p>{words.levelsLead}</p>
      <dl className="bot-levels">
        {LEVEL_NAMES.map((level) => (
          <div key={level}>
            <dt>{m.levels[level]}</dt>
            <dd>{words.about[level]}</dd>
          </div>
        ))}
      </dl>
      <Characters />
      <Ladder id={id} />
      <h2>{words.how}</h2>
      <p>{words.howText}</p>
      <p>{words.slow}</p>
      <h2>{words.fair}</h2>
      <p>{words.fairText}</p>
    </article>
  );
}

function Characters() {
  const m = useMessages();
  const words = useBotWords();
  const language = useLanguage();
  const gamesOf = (who: (typeof CHARACTER_NAMES)[number]) =>
    CATALOGUE.filter(({ id }) => charactersOf(id).includes(who)).map(({ id }) => id);
  const wayTo = (game: string, who: string, of: string) => (
    <Way to={`/new/${game}?with=${who}`} look="quiet" of={of} label={words.play} />
  );
  const strengths = CATALOGUE.filter(({ seats }) => seats.max > 1).map(({ id, cooperative }) => {
    return `${nameOf(id, language)}: ${strengthText(sparringStrength(id, cooperative), m, words)}`;
  });
  return (
    <>
      <h2>{words.characters}</h2>
      <p>{words.charactersLead}</p>
      <ul className="company sheet">
        {CHARACTER_NAMES.filter((who) => gamesOf(who).length > 0).map((who) => (
          <li key={who}>
            <Face who={who} />
            <div>
              <h3>{m.levels[who]}</h3>
              <p>{words.lines[who]}</p>
              <p className="quiet-text">
                {words.playsIn(
                  listNames(
                    gamesOf(who).map((game) => nameOf(game, language)),
                    language,
                  ),
                )}
              </p>
              {wayTo(gamesOf(who)[0]!, who, m.levels[who]!)}
            </div>
          </li>
        ))}
      </ul>
      <ul className="company sheet whole">
        <li>
          <Face who={SPARRING} />
          <div>
            <h3>{words.sparring}</h3>
            <p>{words.lines.sparring}</p>
            <p>{words.sparringAbout}</p>
            <p className="quiet-text">{strengths.join(' · ')}</p>
            {wayTo(CATALOGUE[0]!.id, SPARRING, words.sparring)}
          </div>
        </li>
      </ul>
    </>
  );
}
