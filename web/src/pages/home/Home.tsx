import { CATALOGUE } from '@hideout/catalogue';
import { Way } from '../../shell/Button.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { useMessages } from '../../words/words.ts';
import { GameCard } from './GameCard.tsx';
import { OpenTables } from './OpenTables.tsx';
import { UnderWay } from './UnderWay.tsx';
import { useTables } from './useTables.ts';

/** What waits for me, the games on the shelf, and what others have opened. */
export function Home() {
  const m = useMessages();
  const tables = useTables();
  useTitle(m.nav.home);
  return (
    <div className="page home">
      <h1 className="motto">{m.motto}</h1>
      <p className="daily-way">
        <Way to="/daily" label={m.home.daily} />
        <Way to="/puzzles" label={m.home.puzzles} />
      </p>
      <UnderWay tables={typeof tables === 'object' ? tables.mine : []} />
      <ul className="shelf" aria-label={m.nav.home}>
        {CATALOGUE.map((manifest) => (
          <GameCard key={manifest.id} manifest={manifest} />
        ))}
      </ul>
      <div className="home-columns">
        <OpenTables tables={typeof tables === 'object' ? tables.open : tables} />
      </div>
    </div>
  );
}
