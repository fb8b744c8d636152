import { CATALOGUE } from '@hideout/catalogue';
import { useTitle } from '../../shell/useTitle.ts';
import { useMessages } from '../../words/words.ts';
import { GameCard } from './GameCard.tsx';
import { LocalGames } from './LocalGames.tsx';
import { OpenTables } from './OpenTables.tsx';

/** The games on the shelf, what is under way, and what others have opened. */
export function Home() {
  const m = useMessages();
  useTitle(m.nav.home);
  return (
    <div className="page home">
      <h1 className="motto">{m.motto}</h1>
      <ul className="shelf" aria-label={m.nav.home}>
        {CATALOGUE.map((manifest) => (
          <GameCard key={manifest.id} manifest={manifest} />
        ))}
      </ul>
      <div className="home-columns">
        <LocalGames />
        <OpenTables />
      </div>
    </div>
  );
}
