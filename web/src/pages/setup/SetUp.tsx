import { charactersOf } from '@hideout/catalogue';
import { fittingOptions, setUp, type AnyGame } from '@hideout/kernel';
import type { ClockPlan } from '@hideout/protocol';
import { use, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { OPPONENTS, STANDARD_LEVEL } from '../../bot/levels.ts';
import { becomeGuest } from '../../server/guest.ts';
import { currentPass } from '../../server/pass.ts';
import { hasServer, openTable } from '../../server/tables.ts';
import { rulesOf } from '../../shelf/games.ts';
import { Trouble } from '../../shell/Trouble.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { castLots, startGame } from '../../store/newGame.ts';
import { SPARRING } from '../../store/sparring.ts';
import { Button } from '../../shell/Button.tsx';
import { whyNot } from '../../server/whyNot.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { useBotWords } from '../bots/words.ts';
import { callForTable } from './callForTable.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { LotChoice } from './LotChoice.tsx';
import { Options } from './Options.tsx';
import { RatedChoice } from './RatedChoice.tsx';
import { Seats } from './Seats.tsx';
import { quickSeats, seatNames } from './seatNames.ts';
import { isByLink, planOf, type Sitter } from './sitter.ts';

/** The set-up of a table: seats, bots and the options of the game, all from the game's own data. */
export function SetUp({ id }: { readonly id: string }) {
  const m = useMessages();
  const game = use(rulesOf(id));
  const words = game.words[useLanguage()];
  const { noSparring, sparring } = useBotWords();
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('with');
  const [server, setServer] = useState(false);
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => firstSitters(game, asked));
  const [names, setNames] = useState<readonly (string | undefined)[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [wantsLot, setLot] = useState(false);
  const [rated, setRated] = useState(true);
  const [clock, setClock] = useState<ClockPlan | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  useTitle(m.setUp.title(words.name));
  useEffect(() => void hasServer().then(setServer), []);
  // While somebody makes up their mind the table comes.
  useEffect(() => void callForTable(id, { guided: false }), [id]);

  const options = fittingOptions(game, sitters.length, chosen);
  const setup = setUp(game, sitters.length, options);
  const byLink = sitters.some(isByLink);
  const mixed = byLink && sitters.filter((sitter) => sitter === 'person').length > 1;
  const isAway = byLink && sitters.includes(SPARRING);
  const problem = setup.ok ? (mixed ? m.setUp.noMix : isAway ? noSparring : trouble) : setup.problem;
  const lot = wantsLot && sitters.length > 1;
  const pass = currentPass();
  const ownName = (seat: number) => (byLink && sitters[seat] === 'person' ? pass?.name : undefined);
  const botName = (seat: number) => (sitters[seat] === SPARRING ? sparring : undefined);
  const nameOf = (seat: number): string =>
    names[seat]?.trim() || (ownName(seat) ?? botName(seat) ?? seatNames(sitters, m)[seat]!);

  const start = async () => {
    if (!setup.ok || mixed || isAway) return;
    const all = sitters.map((_, seat) => nameOf(seat));
    if (!byLink) {
      const places = lot ? castLots(sitters.length) : [...sitters.keys()];
      const seated = { seats: places.map((place) => sitters[place]!), names: places.map((place) => all[place]!) };
      return go(`/play/${startGame(game, { setup: setup.value, ...seated, guided: false }).id}`);
    }
    try {
      const guest = pass ?? (await becomeGuest(all[sitters.indexOf('person')] ?? all[0]!));
      const seats = sitters.map(planOf);
      go(
        `/t/${await openTable({ game: game.id, options: { ...setup.value.options }, seats, lot, rated, openAfter: true, ...(clock && { clock }) }, guest.token)}`,
      );
    } catch (error) {
      setTrouble(whyNot(error, m));
    }
  };
  return (
    <form
      className="page narrow set-up"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h1>{m.setUp.title(words.name)}</h1>
      <p className="lead">{words.tagline}</p>
      <Seats
        game={game}
        sitters={sitters}
        names={sitters.map((_, seat) => nameOf(seat))}
        role={lot ? undefined : words.role}
        server={server}
        isNameWanted={byLink && !pass}
        onChange={setSitters}
        onName={(seat, name) => setNames(Object.assign([...names], { [seat]: name }))}
      />
      {sitters.length > 1 && <LotChoice lot={lot} onChoose={setLot} />}
      <Options game={game} seats={sitters.length} chosen={options} onChoose={setChosen} />
      {byLink && <ClockChoice clock={clock} onChoose={setClock} />}
      {byLink && <RatedChoice rated={rated} onChoose={setRated} />}
      <Trouble text={problem} />
      <Button
        type="submit"
        look="primary large"
        label={byLink ? m.setUp.openTable : m.setUp.start}
        aria-disabled={!setup.ok || mixed || isAway}
      />
    </form>
  );
}

/** A person and bots: the one who was asked for, if it plays this game. */
function firstSitters(game: AnyGame, asked: string | null): readonly Sitter[] {
  const bots: readonly string[] = [...OPPONENTS, ...charactersOf(game.id), SPARRING];
  const bot = asked && bots.includes(asked) ? asked : STANDARD_LEVEL;
  return Array.from({ length: quickSeats(game) }, (_, seat) => (seat === 0 ? 'person' : bot));
}
