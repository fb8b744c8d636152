import { levelsAround } from '../../store/sparring.ts';
import type { Messages } from '../../words/en.ts';
import { wordsHook } from '../../words/words.ts';
import type { FaceName } from './Face.tsx';

const en = {
  title: 'Bots',
  all: 'Who the bots are, and how strong',
  lead: 'Who plays when nobody else is there, how strong they are, and how they think.',
  levels: 'Five levels',
  levelsLead:
    'Every game has the same five. The weaker ones err as people do: they see less, look less far ahead, and at times take what seems nearly as good. None throws a game away at random.',
  about: {
    beginner: 'sees only what strikes the eye, and often takes what seems good enough',
    easy: 'sees a little more and thinks a moment; forgives many mistakes',
    medium: 'plays soundly and slips now and then; the usual opponent',
    hard: 'looks ahead and always plays what it thinks best',
    master: 'tries the most before it chooses: mostly a fraction of a second, and never more than four seconds',
  } as Readonly<Record<string, string>>,
  characters: 'Characters',
  charactersLead:
    'They want other things than a level does, so they play otherwise, and a little weaker than they could.',
  lines: {
    clerk: 'Cautious. “A small profit is a profit. A loss is a report in three copies.”',
    magpie: 'Greedy. “It glitters, so it is mine. What you do with yours is your affair.”',
    bruiser: 'Aggressive. “Whatever you want, I want you not to have it.”',
    fox: 'Bluffing. “You think you know what I hold? So did the hen.”',
    sparring: 'Follows your results on this device, so that you win about as often as you lose.',
  } satisfies Record<FaceName, string>,
  sparring: 'Sparring partner',
  sparringAbout:
    'It plays one level or the next, and moves a quarter of a level towards you after each game with it, half a level after two of a kind. In a team it is the other way round. It never counts for ratings, and plays on this device only.',
  at: (level: string) => `now ${level}`,
  between: (lower: string, upper: string) => `now between ${lower} and ${upper}`,
  noSparring: 'The sparring partner plays on this device only. Choose another bot for a table by link.',
  playsIn: (games: string) => `Plays ${games}.`,
  ladder: 'How strong they are',
  ladderLead:
    'Measured by letting them play each other on the same deals with places swapped. 400 points more win about ten times of eleven, and 95 times of 100 the strength is within the range.',
  ladderRivals: '“Medium” has 1500, and so has somebody new.',
  ladderTeam:
    'In this game all play together: the points say how often a team of such bots wins the deals of this set-up, 1500 being whoever wins half of them.',
  unmeasured: 'Nobody has measured the bots of this game yet.',
  game: 'Game',
  setUp: 'What is played',
  bot: 'Bot',
  rating: 'Rating',
  scale: 'On the scale',
  people: 'How people stand on the same scale',
  how: 'How they think',
  howText:
    'A bot imagines worlds that fit what it knows, tries in them what it could do, and lets everybody play on; what comes out well is tried more often. What cards and places are worth it knows from the games’ own tables, and in some games it has learnt it, or what lies face down, from games with itself. It thinks in a thread of its own, so the page never waits; it answers at once where there is no choice, and stops as soon as nothing else could overtake its favourite.',
  slow: 'Strength is a number of trials, the same on every device; a level also has a time that it never exceeds. On a device too slow for both, the table says so.',
  fair: 'What they see',
  fairText:
    'Exactly what you would see in their seat. A bot is handed a view and nothing else, and a test deals the hidden cards again and demands the same answer.',
  play: 'Set up a game',
};
type BotWords = typeof en;

const de: typeof en = {
  title: 'Bots',
  all: 'Wer die Bots sind und wie stark',
  lead: 'Wer spielt, wenn sonst niemand da ist, wie stark sie sind und wie sie denken.',
  levels: 'Fünf Stufen',
  levelsLead:
    'Jedes Spiel hat dieselben fünf. Die schwächeren irren sich wie Menschen: Sie sehen weniger, denken weniger weit voraus und nehmen manchmal, was fast so gut scheint. Keiner verschenkt ein Spiel aufs Geratewohl.',
  about: {
    beginner: 'sieht nur, was ins Auge springt, und nimmt oft, was gut genug scheint',
    easy: 'sieht etwas mehr und denkt einen Augenblick nach; verzeiht viele Fehler',
    medium: 'spielt solide und irrt sich ab und zu; der übliche Gegner',
    hard: 'denkt voraus und spielt immer, was er für das Beste hält',
    master: 'probiert am meisten, bevor er wählt: meist einen Bruchteil einer Sekunde, nie länger als vier Sekunden',
  },
  characters: 'Charaktere',
  charactersLead: 'Sie wollen anderes als eine Stufe; darum spielen sie anders, und etwas schwächer, als sie könnten.',
  lines: {
    clerk: 'Vorsichtig. „Ein kleiner Gewinn ist ein Gewinn. Ein Verlust ist ein Bericht in drei Ausfertigungen.“',
    magpie: 'Gierig. „Es glitzert, also ist es meins. Was du mit deinem machst, ist deine Sache.“',
    bruiser: 'Angriffslustig. „Was immer du willst: Ich will, dass du es nicht bekommst.“',
    fox: 'Bluffend. „Du meinst zu wissen, was ich habe? Das meinte die Henne auch.“',
    sparring: 'Folgt deinen Ergebnissen auf diesem Gerät, sodass du etwa so oft gewinnst wie verlierst.',
  },
  sparring: 'Sparringspartner',
  sparringAbout:
    'Er spielt die eine oder die nächste Stufe und kommt dir nach jedem Spiel mit ihm um eine Viertelstufe entgegen, nach zwei gleichen um eine halbe. In einer Gruppe ist es umgekehrt. Er zählt nie für Wertungen und spielt nur auf diesem Gerät.',
  at: (level) => `zurzeit ${level}`,
  between: (lower, upper) => `zurzeit zwischen ${lower} und ${upper}`,
  noSparring: 'Der Sparringspartner spielt nur auf diesem Gerät. Nimm für einen Tisch per Link einen anderen Bot.',
  playsIn: (games) => `Spielt ${games}.`,
  ladder: 'Wie stark sie sind',
  ladderLead:
    'Gemessen in Spielen gegeneinander, bei denselben Ausgaben mit getauschten Plätzen. Wer 400 Punkte mehr hat, gewinnt etwa zehn von elf Spielen, und in 95 von 100 Fällen liegt die Stärke im Bereich.',
  ladderRivals: '„Mittel“ hat 1500, und wer neu ist, auch.',
  ladderTeam:
    'In diesem Spiel spielen alle zusammen: Die Punkte sagen, wie oft eine Gruppe solcher Bots bei diesem Aufbau gewinnt; 1500 hat, wer die Hälfte gewinnt.',
  unmeasured: 'Die Bots dieses Spiels hat noch niemand gemessen.',
  game: 'Spiel',
  setUp: 'Was gespielt wird',
  bot: 'Bot',
  rating: 'Wertung',
  scale: 'Auf der Skala',
  people: 'Wie Menschen auf derselben Skala stehen',
  how: 'Wie sie denken',
  howText:
    'Ein Bot stellt sich Welten vor, die zu dem passen, was er weiß, probiert darin aus, was er tun könnte, und lässt alle weiterspielen; was gut ausgeht, wird öfter probiert. Was Karten und Orte wert sind, weiß er aus den Tabellen der Spiele, und in manchen hat er es, oder was verdeckt liegt, in Spielen mit sich selbst gelernt. Er denkt in einem eigenen Faden, sodass die Seite nie wartet; wo es nichts zu wählen gibt, antwortet er sofort, und er hört auf, sobald nichts anderes mehr seinen Favoriten überholen kann.',
  slow: 'Die Stärke ist eine Zahl von Versuchen, auf jedem Gerät dieselbe; dazu hat eine Stufe eine Zeit, die sie nie überschreitet. Ist ein Gerät für beides zu langsam, so sagt es der Tisch.',
  fair: 'Was sie sehen',
  fairText:
    'Genau das, was du auf ihrem Platz sähest. Ein Bot bekommt eine Ansicht und sonst nichts, und ein Test teilt die verdeckten Karten neu aus und verlangt dieselbe Antwort.',
  play: 'Spiel aufbauen',
};

/** What is said of bots. */
export const useBotWords = wordsHook({ en, de });

/** How strong the sparring partner is now. */
export function strengthText(strength: number, { levels }: Messages, words: BotWords): string {
  const [lower, upper] = levelsAround(strength).map((level) => levels[level] ?? level) as [string, string];
  return lower === upper ? words.at(lower) : words.between(lower, upper);
}
