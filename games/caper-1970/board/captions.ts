import { nameFor, plural, type Audience, type ByLanguage, type Seat } from '@hideout/kernel';
import { OFF, type CaperEvent, type JewelName } from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { BOARD_WORDS } from './words.ts';

/** The events of a type. */
export type Told<Type extends CaperEvent['type']> = Extract<CaperEvent, { readonly type: Type }>;

/** Whoever did it, spoken to or spoken of, with what they do: “You take”, “Otto takes”. */
const doing =
  (you: string) =>
  (seat: Seat, to: Audience, second: string, third: string): string =>
    seat === to.viewer ? `${you} ${second}` : `${nameFor(seat, to)} ${third}`;

const does = doing('You');
const n = BOARD_WORDS.en.names;

const en = {
  rolled: ({ seat, dice: [one, other] }: Told<'rolled'>, to: Audience) =>
    `${does(seat, to, 'roll', 'rolls')} ${one} and ${other}: ${EN.counted.units(one + other)} to spend${one === other ? ', and doubles bring another roll' : ''}.`,
  glass: ({ seat, tool }: Told<'placed'>, to: Audience) =>
    `${does(seat, to, 'break', 'breaks')} the glass with ${n.aTool(tool)}.`,
  alarm: ({ seat }: Told<'silenced'>, jewel: JewelName, live: number, to: Audience) =>
    `${does(seat, to, 'silence', 'silences')} an alarm. ${
      live === 0
        ? `Nothing guards ${EN.theJewel(jewel)} any more.`
        : `Round ${EN.theJewel(jewel)} ${plural(live, 'more is', 'more are')} live.`
    }`,
  lost: ({ seat, units }: Told<'lost'>, to: Audience) =>
    `${does(seat, to, 'cannot', 'cannot')} go on: ${plural(units, 'unit is', 'units are')} lost.`,
  stole: ({ seat, jewel }: Told<'stole'>, to: Audience) =>
    `${does(seat, to, 'take', 'takes')} ${n.theJewels([jewel])}! It counts only once the thief is home; until then anybody may snatch it.`,
  captured: ({ seat, victim, jewels }: Told<'captured'>, to: Audience) =>
    `${does(seat, to, 'catch', 'catches')} ${nameFor(victim, to) ?? 'you'} and ${seat === to.viewer ? 'take' : 'takes'} ${n.theJewels(jewels)}. ${does(victim, to, 'go', 'goes')} back to the start.`,
  secured: ({ seat, jewels, points }: Told<'secured'>, to: Audience) =>
    `${does(seat, to, 'bring', 'brings')} ${n.theJewels(jewels)} home: ${EN.counted.points(points)}, safe for good.`,
  supplied: ({ seat, tool }: Told<'supplied'>, to: Audience) =>
    `${does(seat, to, 'turn', 'turns')} in a card for ${n.aTool(tool)} from the depot.`,
  removed: ({ seat, tool, site }: Told<'removed'>, isAlarm: boolean, to: Audience) =>
    `${EN.cards.theft}! ${does(seat, to, 'take', 'takes')} ${n.aTool(tool)} from ${n.theSite(site)}: ${isAlarm ? 'it is live again' : 'the way is shut again'}.`,
  robbed: ({ seat, victim, tool }: Told<'robbed'>, to: Audience) =>
    `${EN.cards.theft}! ${does(seat, to, 'take', 'takes')} ${n.aTool(tool)} from ${nameFor(victim, to) ?? 'you'}.`,
  parked: ({ seat, street, from }: Told<'parked'>, to: Audience) =>
    `${does(seat, to, 'park', 'parks')} an auto: nobody can step from the block onto the ${n.street(street)}${from === OFF ? '' : `, and the ${n.street(from)} is open again`}.`,
  again: ({ seat }: Told<'rolls-again'>, to: Audience) =>
    `${does(seat, to, 'turn', 'turns')} in a ${EN.cards['roll-again']}: one more roll this turn.`,
  won: (winners: readonly Seat[], points: number, to: Audience) =>
    winners.length === 1
      ? `${does(winners[0]!, to, 'win', 'wins')} with ${EN.counted.points(points)}.`
      : `${winners.map((seat) => nameFor(seat, to) ?? 'You').join(' and ')} share the victory with ${EN.counted.points(points)} each.`,
  you: 'You',
};

const tut = doing('Du');
const d = BOARD_WORDS.de.names;

const de: typeof en = {
  rolled: ({ seat, dice: [one, other] }, to) =>
    `${tut(seat, to, 'würfelst', 'würfelt')} ${one} und ${other}: ${DE.counted.units(one + other)}${one === other ? ', und der Pasch bringt noch einen Wurf' : ''}.`,
  glass: ({ seat, tool }, to) => `${tut(seat, to, 'brichst', 'bricht')} das Glas auf (Werkzeug: ${d.tool(tool)}).`,
  alarm: ({ seat }, jewel, live, to) =>
    `${tut(seat, to, 'schaltest', 'schaltet')} einen Alarm aus. ${
      live === 0
        ? `Nichts bewacht mehr ${DE.theJewel(jewel)}.`
        : `Um ${DE.theJewel(jewel)} ${plural(live, 'ist noch einer scharf', 'sind noch scharf').replace(/^1 /, '')}.`
    }`,
  lost: ({ seat, units }, to) =>
    `${tut(seat, to, 'kannst', 'kann')} nicht weiter: ${plural(units, 'Schritt verfällt', 'Schritte verfallen')}.`,
  stole: ({ seat, jewel }, to) =>
    `${tut(seat, to, 'nimmst', 'nimmt')} ${d.theJewels([jewel])}! Er zählt erst, wenn der Dieb daheim ist; bis dahin kann ihn jeder abjagen.`,
  captured: ({ seat, victim, jewels }, to) =>
    `${tut(seat, to, 'fängst', 'fängt')} ${nameFor(victim, to) ?? 'dich'} und ${seat === to.viewer ? 'nimmst' : 'nimmt'} ${d.theJewels(jewels)}. ${tut(victim, to, 'musst', 'muss')} zurück zum Start.`,
  secured: ({ seat, jewels, points }, to) =>
    `${tut(seat, to, 'bringst', 'bringt')} ${d.theJewels(jewels)} heim: ${DE.counted.points(points)}, endgültig sicher.`,
  supplied: ({ seat, tool }, to) =>
    `${tut(seat, to, 'setzt', 'setzt')} eine Karte ein und ${seat === to.viewer ? 'nimmst' : 'nimmt'} ${d.aTool(tool)} aus dem Depot.`,
  removed: ({ seat, tool, site }, isAlarm, to) =>
    `${DE.cards.theft}! ${tut(seat, to, 'nimmst', 'nimmt')} ${d.aTool(tool)} von ${d.theSite(site)}: ${isAlarm ? 'Er ist wieder scharf' : 'Der Weg ist wieder zu'}.`,
  robbed: ({ seat, victim, tool }, to) =>
    `${DE.cards.theft}! ${tut(seat, to, 'nimmst', 'nimmt')} ${d.aTool(tool)} von ${nameFor(victim, to) ?? 'dir'}.`,
  parked: ({ seat, street, from }, to) =>
    `${tut(seat, to, 'parkst', 'parkt')} ein Auto: Vom Block aus betritt niemand mehr die ${d.street(street)}${from === OFF ? '' : `, und die ${d.street(from)} ist wieder frei`}.`,
  again: ({ seat }, to) =>
    `${tut(seat, to, 'setzt', 'setzt')} „${DE.cards['roll-again']}“ ein: ein Wurf mehr in diesem Zug.`,
  won: (winners, points, to) =>
    winners.length === 1
      ? `${tut(winners[0]!, to, 'gewinnst', 'gewinnt')} mit ${DE.counted.points(points)}.`
      : `${winners.map((seat) => nameFor(seat, to) ?? 'Du').join(' und ')} teilen sich den Sieg mit je ${DE.counted.points(points)}.`,
  you: 'Du',
};

/** The captions by language. */
export const CAPTIONS: ByLanguage<typeof en> = { en, de };
