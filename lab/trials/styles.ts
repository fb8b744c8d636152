// `npm run experiment -- lab/trials/styles.ts --game <id> --against medium --games 100`: how the characters of a game play beside `hard`: what they
// win against one bot on the same deals with places swapped, the points of both sides, and what they do more often.
import { charactersOf } from '@hideout/catalogue';
import { botOf, gameOf } from '@hideout/catalogue/house';
import { given, setUp, verbOf, type Action } from '@hideout/kernel';
import { intervalOfShares, meanOf } from '@hideout/labkit';
import { optionsOf } from '@hideout/labkit/options';
import { Series } from '../src/series.ts';

const wanted = optionsOf({ game: '', against: 'medium', games: 100, seed: 1 });
const { against, games, seed } = wanted;
const game = gameOf(wanted.game);
if (!game) throw new Error(`there is no game “${wanted.game}”`);
const setup = given(setUp(game, Math.max(2, game.seats.min), {}));
const deals = Math.ceil(games / 2);
const spread = (numbers: readonly number[]): number =>
  Math.sqrt(meanOf(numbers.map((each) => (each - meanOf(numbers)) ** 2)));

/** What came of the games of one bot; in a game that is won together it sits on all seats. */
function play(name: string): string {
  const bots = [name, game!.cooperative ? name : against].map((each) => given(botOf(each, game!)));
  const did = new Map<number, number>();
  const [shares, own, rival] = [[], [], []] as number[][];
  let mine = 0;
  const auditor = {
    begin: ({ seated }: { readonly seated: readonly number[] }): void => void (mine = seated.indexOf(0)),
    before: (state: object): void => void (actor = game!.actor(state)),
    after: (_: object, action: Action): void => {
      if (actor === mine) did.set(verbOf(action), (did.get(verbOf(action)) ?? 0) + 1);
    },
  };
  let actor = -1;
  const series = new Series({ game: game!, setup, bots, seed: seed }, { auditor });
  for (let deal = 0; deal < deals; deal++) {
    const payoffs: number[] = [];
    for (const [turn, seated] of [
      [0, 1],
      [1, 0],
    ].entries()) {
      series.play({ deal, turn: 2 * deal + turn, seated });
      payoffs.push(series.payoffs()[mine]!);
      const { scores } = game!.outcome(series.state)!;
      own!.push(scores[mine]!);
      rival!.push(scores[1 - mine]!);
    }
    shares!.push(meanOf(payoffs));
  }
  const { low, high } = intervalOfShares(shares!);
  const lead = own!.map((points, at) => points - rival![at]!);
  const deeds = [...did].map(([verb, times]) => `${game!.verbs[verb]!.id} ${(times / own!.length).toFixed(1)}`);
  return [
    `${name}: ${(100 * meanOf(shares!)).toFixed(1)} % (${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)})`,
    `${meanOf(own!).toFixed(1)} points against ${meanOf(rival!).toFixed(1)}, lead spread by ${spread(lead).toFixed(1)}`,
    `a game: ${deeds.join(', ')}`,
  ].join('; ');
}

console.log(`${game.id}, ${2 * deals} games each against ${against}, seed ${seed}`);
for (const name of ['hard', ...charactersOf(game.id)]) console.log(play(name));
