import type { ByLanguage } from '@hideout/kernel';

const en = {
  spade: ['Spade', 'Thief and Muscle wear it. The Grifter counts one less for each.'],
  heart: ['Heart', 'Fixer and Grifter wear it. The Fixer counts one more for each other one.'],
  diamond: ['Diamond', 'Wild Card and Insider wear it: cards with two numbers, which can be turned over.'],
  club: ['Club', 'Gadgeteer and Mastermind wear it.'],
  turned: ['Two numbers', 'Only the number that stands upright counts. Turned over, 6 is 9 and 10 is 01.'],
  risk: ['Risk', 'What every heist needs at least. The Reward is added to it.'],
  reward: ['Reward', 'A hidden number from 5 to 8. It is turned over after the fourth card.'],
  complication: ['Complication', 'A Reward that was won. Its sentence holds for every later heist.'],
  amber: ['Amber ring', 'A score that may be enough, if the Reward is low.'],
  green: ['Green ring', 'A score that is enough whatever the Reward is.'],
  gem: ['Gem', 'A heist that was pulled off. All of them must be, in a row.'],
  boss: ['Boss', 'Plays the first card of the heist. After it The Boss passes to the left.'],
  eye: ['Eye', 'Has looked at the Reward, thanks to a Thief, and may not tell.'],
} satisfies Record<string, readonly [name: string, text: string]>;

/** What each sign is called, and what it means. */
type SignWords = Readonly<Record<keyof typeof en, readonly [name: string, text: string]>>;

const de: SignWords = {
  spade: ['Pik', 'Dieb und Schläger tragen es. Der Gauner zählt für jedes eins weniger.'],
  heart: ['Herz', 'Vermittler und Gauner tragen es. Der Vermittler zählt für jedes andere eins mehr.'],
  diamond: ['Karo', 'Joker und Insider tragen es: Karten mit zwei Zahlen, die man umdrehen kann.'],
  club: ['Kreuz', 'Tüftler und Superhirn tragen es.'],
  turned: ['Zwei Zahlen', 'Nur die Zahl, die aufrecht steht, zählt. Umgedreht wird aus 6 eine 9 und aus 10 eine 01.'],
  risk: ['Risiko', 'So viel braucht jeder Coup mindestens. Die Beute kommt dazu.'],
  reward: ['Beute', 'Eine verdeckte Zahl von 5 bis 8. Sie wird nach der vierten Karte aufgedeckt.'],
  complication: ['Komplikation', 'Eine gewonnene Beute. Ihr Satz gilt für jeden späteren Coup.'],
  amber: ['Gelber Ring', 'Ein Crewwert, der reichen kann, wenn die Beute niedrig ist.'],
  green: ['Grüner Ring', 'Ein Crewwert, der bei jeder Beute reicht.'],
  gem: ['Juwel', 'Ein geglückter Coup. Alle müssen glücken, einer nach dem anderen.'],
  boss: ['Boss', 'Spielt die erste Karte des Coups. Danach geht der Boss nach links weiter.'],
  eye: ['Auge', 'Hat dank eines Diebs die Beute gesehen und darf nichts verraten.'],
};

/** The words of the key by language. */
export const SIGN_WORDS: ByLanguage<SignWords> = { en, de };
