import { Link } from 'wouter';
import { SPARRING, sparringStrength } from '../../store/sparring.ts';
import { useMessages } from '../../words/words.ts';
import { Face, type FaceName } from '../bots/Face.tsx';
import { strengthText, useBotWords } from '../bots/words.ts';
import type { Sitter } from './sitter.ts';

interface CompanyProps {
  readonly game: string;
  readonly isTeam: boolean;
  readonly sitters: readonly Sitter[];
}

/** Who has been asked to the table that has a face: each with it and a line of words, and the way to all the bots. */
export function Company({ game, isTeam, sitters }: CompanyProps) {
  const m = useMessages();
  const words = useBotWords();
  const faces = [...new Set(sitters)].filter((sitter): sitter is FaceName => Object.hasOwn(words.lines, sitter));
  return (
    <>
      {faces.length > 0 && (
        <ul className="company">
          {faces.map((who) => (
            <li key={who}>
              <Face who={who} />
              <p>
                <b>{who === SPARRING ? words.sparring : m.levels[who]}</b>{' '}
                {who === SPARRING && `(${strengthText(sparringStrength(game, isTeam), m, words)})`} {words.lines[who]}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet-text">
        <Link href={`/bots/${game}`}>{words.all}</Link>
      </p>
    </>
  );
}
