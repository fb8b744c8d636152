import type { ByLanguage } from '@hideout/kernel';
import type { WhyDisarmed } from '@hideout/protocol';
import { useLanguage } from '../words/words.ts';

/** What orders say; fetched with them. */
interface OrderWords {
  readonly way: string;
  readonly stands: string;
  readonly change: string;
  readonly takeBack: string;
  readonly done: string;
  readonly fine: string;
  readonly disarmed: Readonly<Record<WhyDisarmed, string>>;
  readonly title: string;
  readonly about: string;
  readonly line: (number: number) => string;
  readonly when: string;
  readonly andWhen: string;
  readonly whatever: string;
  readonly nothingElse: string;
  readonly act: string;
  readonly andThen: string;
  readonly choose: string;
  readonly nothingMore: string;
  readonly noAction: string;
  readonly addLine: string;
  readonly removeLine: (number: number) => string;
  readonly save: string;
  readonly cancel: string;
  readonly incomplete: string;
  readonly moved: string;
}

const WORDS: ByLanguage<OrderWords> = {
  en: {
    way: 'Leave an order',
    stands: 'Your order stands.',
    change: 'Look at it',
    takeBack: 'Take it back',
    done: 'Your order was carried out.',
    fine: 'Fine',
    disarmed: {
      learnt: 'Your order holds no more: you have learnt something that it did not foresee.',
      unforeseen: 'Your order holds no more: nothing that it waited for has happened.',
      refused: 'Your order holds no more: the rules do not allow what it says.',
      acted: 'Your order holds no more: you did something else.',
      back: 'Your order holds no more: something was taken back.',
      relieved: 'Your order holds no more: a bot played for you.',
      over: 'Your order holds no more: the game is over.',
    },
    title: 'An order for your next turn',
    about:
      'When your turn comes, the house does this for you, after about the time that you would take. Nobody is told that it was an order. It holds no more as soon as you learn something that it does not foresee.',
    line: (number) => `Case ${number}`,
    when: 'When',
    andWhen: 'and',
    whatever: 'whatever they do, as long as I learn nothing new',
    nothingElse: 'nothing else need happen',
    act: 'I do',
    andThen: 'and then',
    choose: 'choose …',
    nothingMore: 'nothing more',
    noAction: 'You will learn something before your turn: choose above what that must be.',
    addLine: 'Another case',
    removeLine: (number) => `Remove case ${number}`,
    save: 'Leave this order',
    cancel: 'Cancel',
    incomplete: 'Each case needs something that you do.',
    moved: 'The table has moved on. Look whether this still is what you want, and leave it once more.',
  },
  de: {
    way: 'Anweisung hinterlassen',
    stands: 'Deine Anweisung gilt.',
    change: 'Ansehen',
    takeBack: 'Zurücknehmen',
    done: 'Deine Anweisung wurde ausgeführt.',
    fine: 'Gut',
    disarmed: {
      learnt: 'Deine Anweisung gilt nicht mehr: Du hast etwas erfahren, das sie nicht vorsah.',
      unforeseen: 'Deine Anweisung gilt nicht mehr: Worauf sie wartete, ist nicht geschehen.',
      refused: 'Deine Anweisung gilt nicht mehr: Die Regeln erlauben nicht, was sie sagt.',
      acted: 'Deine Anweisung gilt nicht mehr: Du hast etwas anderes getan.',
      back: 'Deine Anweisung gilt nicht mehr: Etwas wurde zurückgenommen.',
      relieved: 'Deine Anweisung gilt nicht mehr: Ein Bot hat für dich gespielt.',
      over: 'Deine Anweisung gilt nicht mehr: Das Spiel ist vorbei.',
    },
    title: 'Eine Anweisung für deinen nächsten Zug',
    about:
      'Wenn du am Zug bist, tut das Haus dies für dich, nach etwa der Zeit, die du bräuchtest. Niemand erfährt, dass es eine Anweisung war. Sie gilt nicht mehr, sobald du etwas erfährst, das sie nicht vorsieht.',
    line: (number) => `Fall ${number}`,
    when: 'Wenn',
    andWhen: 'und',
    whatever: 'egal was sie tun, solange ich nichts Neues erfahre',
    nothingElse: 'sonst muss nichts geschehen',
    act: 'Ich tue',
    andThen: 'und dann',
    choose: 'auswählen …',
    nothingMore: 'nichts weiter',
    noAction: 'Vor deinem Zug erfährst du etwas: Wähle oben, was das sein muss.',
    addLine: 'Noch ein Fall',
    removeLine: (number) => `Fall ${number} entfernen`,
    save: 'Diese Anweisung hinterlassen',
    cancel: 'Abbrechen',
    incomplete: 'Jeder Fall braucht etwas, das du tust.',
    moved: 'Am Tisch ging es weiter. Sieh nach, ob du das noch willst, und hinterlasse es dann noch einmal.',
  },
};

export const useOrderWords = (): OrderWords => WORDS[useLanguage()];
