import { nameFor, plural, titled, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { OFF } from '../rules/verbs.ts';
import { inARow } from './inARow.ts';
import type { Vocabulary } from './vocabulary.ts';

const tools: Vocabulary['tools'] = {
  ladder: 'Leiter',
  screwdriver: 'Schraubenzieher',
  pipewrench: 'Rohrzange',
  wirecutter: 'Drahtschere',
  knife: 'Messer',
};

/** The article of a tool in the accusative. */
const EIN = { ladder: 'eine', screwdriver: 'einen', pipewrench: 'eine', wirecutter: 'eine', knife: 'ein' } as const;
const PLURALS = {
  ladder: 'Leitern',
  screwdriver: 'Schraubenzieher',
  pipewrench: 'Rohrzangen',
  wirecutter: 'Drahtscheren',
  knife: 'Messer',
} as const;
/** The article of an obstacle in the dative. */
const DEM = { wall: 'der', wire: 'dem', door: 'der', bars: 'dem', glass: 'dem', alarm: 'dem' } as const;

const cards: Vocabulary['cards'] = {
  theft: 'Werkzeugdiebstahl',
  'auto-north': 'Auto Nord',
  'auto-east': 'Auto Ost',
  'auto-south': 'Auto Süd',
  'auto-west': 'Auto West',
  'roll-again': 'Nochmal würfeln',
};

const jewels: Vocabulary['jewels'] = { diamond: 'Diamant', ruby: 'Rubin', emerald: 'Smaragd', sapphire: 'Saphir' };

const counted: Vocabulary['counted'] = {
  cards: (count) => plural(count, 'Karte', 'Karten'),
  points: (count) => `${count} Punkte`,
  units: (count) => plural(count, 'Schritt', 'Schritte'),
};

const refusals: Vocabulary['refusals'] = {
  'game over': 'Das Spiel ist zu Ende.',
  'not your turn': 'Du bist nicht am Zug.',
  'no units now': 'Die Würfelzahl ist verbraucht: Jetzt werden nur noch Karten abgelegt und Werkzeuge zurückgegeben.',
  'nothing there': 'Dort ist kein Feld.',
  solid: 'Der Tresor ist dort massiv.',
  'too high': 'Die Wand ist zwei Ebenen oder mehr hoch: So weit reicht keine Leiter.',
  wall: 'An der Wand fehlt eine Leiter.',
  wire: 'Am Stacheldraht fehlt eine Drahtschere.',
  door: 'An der Tür fehlt ein Messer.',
  bars: 'Am Gitter fehlt eine Rohrzange.',
  glass: 'Auf dem Glas fehlt ein Werkzeug.',
  alarm: 'Der Alarm ist scharf: Er wird beim Betreten ausgeschaltet.',
  'auto in the street': 'Auf dieser Straße steht ein Auto: Vom Raster aus darfst du sie nicht betreten.',
  'no live alarm': 'Dort ist kein scharfer Alarm.',
  'two units': 'Ein Alarm kostet zwei Schritte, und nur einer ist übrig.',
  'no such tool': 'Du hast kein solches Werkzeug.',
  'no place for it': 'Dort ist kein Hindernis für dieses Werkzeug.',
  'window closed': 'Karten werden vor dem ersten Feld oder Werkzeug eines Zuges eingesetzt.',
  'no such card': 'Diese Karte hast du nicht.',
  'depot empty': 'Im Depot liegt kein solches Werkzeug.',
  'nothing to steal': 'Dort liegt kein solches Werkzeug.',
  'auto there already': 'Auf dieser Straße steht schon ein Auto.',
  'autos off the board first': 'Zuerst kommt ein Auto, das neben dem Spielplan steht.',
  'no auto there': 'Dort ist kein Auto zu holen.',
  'one roll again': 'Nur einmal je Zug darf „Nochmal würfeln“ eingesetzt werden.',
  'not at the end': 'Abgelegt und zurückgegeben wird am Ende des Zuges.',
  'within the limit': 'Nur Werkzeuge über fünf werden zurückgegeben.',
  'count to spend': 'Die ganze Würfelzahl muss verbraucht werden.',
  'too many tools': 'Gib Werkzeuge zurück, bis fünf übrig sind.',
};

const endings: Vocabulary['endings'] = {
  'all-home': 'Alle Juwelen sind in Sicherheit.',
  uncatchable: 'Niemand kann den Führenden noch überholen.',
  guard: 'Das Spiel hat seine längste Dauer erreicht.',
};

const has = (seat: Seat, to: Audience): string => (seat === to.viewer ? 'Du hast' : `${to.names[seat]!} hat`);

const sayings: Vocabulary['sayings'] = {
  rolled: ({ seat, dice: [one, other] }, to) =>
    `${has(seat, to)} ${one} und ${other} gewürfelt${one === other ? ', einen Pasch' : ''}.`,
  stepped: (e, to, n) =>
    `${has(e.seat, to)} ${n.space(e.to)} ${e.climbed ? 'erklettert' : 'betreten'}${e.broke ? ', und die Leiter dort kam ins Depot zurück' : ''}.`,
  placed: (e, to, n) => `${has(e.seat, to)} ${n.aTool(e.tool)} an ${n.theSite(e.site)} angesetzt.`,
  silenced: (e, to, n) => `${has(e.seat, to)} den ${n.site(e.site)} ausgeschaltet.`,
  stole: (e, to, n) => `${has(e.seat, to)} ${n.theJewels([e.jewel])} gestohlen.`,
  captured: (e, to, n) =>
    `${has(e.seat, to)} ${nameFor(e.victim, to) ?? 'dich'} gefangen und ${n.theJewels(e.jewels)} genommen.`,
  secured: (e, to, n) => `${has(e.seat, to)} ${n.theJewels(e.jewels)} für ${counted.points(e.points)} heimgebracht.`,
  lost: (e, to) => `${has(e.seat, to)} ${counted.units(e.units)} verloren.`,
  supplied: (e, to, n) => `${has(e.seat, to)} eine Karte eingesetzt und ${n.aTool(e.tool)} aus dem Depot genommen.`,
  removed: (e, to, n) =>
    `${has(e.seat, to)} mit einem ${cards.theft} ${n.aTool(e.tool)} von ${n.theSite(e.site)} genommen.`,
  robbed: (e, to, n) =>
    `${has(e.seat, to)} mit einem ${cards.theft} ${n.aTool(e.tool)} von ${nameFor(e.victim, to) ?? 'dir'} genommen.`,
  parked: (e, to, n) =>
    `${has(e.seat, to)} ein Auto ${e.from === OFF ? '' : `von der ${n.street(e.from)} `}auf die ${n.street(e.street)} gestellt.`,
  'rolls-again': (e, to) => `${has(e.seat, to)} „${cards['roll-again']}“ eingesetzt.`,
  discarded: (e, to, n) => `${has(e.seat, to)} „${n.card(e.card)}“ abgelegt.`,
  'gave-back': (e, to, n) => `${has(e.seat, to)} ${n.aTool(e.tool)} ins Depot zurückgegeben.`,
  drew({ seat, cards: drawn }, to, n) {
    const hidden = drawn.length === 1 ? 'eine Karte' : counted.cards(drawn.length);
    return `${has(seat, to)} ${drawn[0] === UNKNOWN ? hidden : drawn.map((card) => `„${n.card(card)}“`).join(', ')} gezogen.`;
  },
  reshuffled: (e) => `Die ${e.cards} offenen Karten wurden zu einem neuen Nachziehstapel gemischt.`,
  ended: (e) => endings[e.ending],
};

/** Caper (1970) in German. */
export const DE: Vocabulary = {
  ...facts.titles.de,
  tools,
  aTool: (tool) => `${EIN[tool]} ${tools[tool]}`,
  cards,
  jewels,
  theJewel: (jewel) => `den ${jewels[jewel]}${jewel === 'diamond' ? 'en' : ''}`,
  and: ' und ',
  thieves: { blue: 'Blau', yellow: 'Gelb', red: 'Rot', green: 'Grün' },
  streets: { north: 'Nordstraße', east: 'Oststraße', south: 'Südstraße', west: 'Weststraße' },
  corners: { north: 'Nordwestecke', east: 'Nordostecke', south: 'Südostecke', west: 'Südwestecke' },
  obstacles: { wall: 'Wand', wire: 'Stacheldraht', door: 'Tür', bars: 'Gitter', glass: 'Glas', alarm: 'Alarm' },
  the: (obstacle) => DEM[obstacle],
  between: (obstacle, one, other) => `${obstacle} zwischen ${one} und ${other}`,
  at: (obstacle, space) => `${obstacle} auf ${space}`,
  counted,
  refusals,
  endings,
  options: { thief: 'Dieb des ersten Platzes', empty: 'Leere Seite', begins: 'Wer beginnt' },
  choices: {
    drawn: 'ausgelost',
    'before-first-seat': 'vor dem ersten Platz',
    'before-second-seat': 'vor dem zweiten Platz',
    'before-third-seat': 'vor dem dritten Platz',
    'first-seat': 'der erste Platz',
    'second-seat': 'der zweite Platz',
    'third-seat': 'der dritte Platz',
    'fourth-seat': 'der vierte Platz',
  },
  story: {
    brought: (seat, brought, points, to) => `${has(seat, to)} ${brought} heimgebracht: ${counted.points(points)}.`,
    carried: (seat, carried, to) =>
      `${seat === to.viewer ? 'Du hattest' : `${to.names[seat]!} hatte`} ${carried} noch nicht in Sicherheit.`,
    inVault: (left) => `Niemand hat je ${left} genommen.`,
    nobody: 'Niemand hat ein Juwel heimgebracht.',
  },
  motives: {
    captured: () => 'du wirst mit Juwelen gefangen',
    capture: () => 'du fängst jemanden mit Juwelen',
    secure: () => 'du bringst Juwelen heim',
    steal: (of, n) => `du stiehlst ${n.theJewels(of)}`,
    beaten: (of, n) => `jemand anderes stiehlt ${n.theJewels(of)}`,
    ladder: () => 'du hast noch eine Leiter',
    robbed: () => 'ein Werkzeug von dir wird gestohlen',
    undone: () => 'jemand anderes nimmt ein Werkzeug vom Brett',
  },
  themes: {
    captured: 'Abstand halten',
    capture: 'Die Jagd',
    secure: 'Der Heimweg',
    steal: 'Juwelen stehlen',
    beaten: 'Das Rennen um ein Juwel',
    ladder: 'Eine Leiter behalten',
    robbed: 'Werkzeug hüten',
    undone: 'Werkzeug auf dem Brett',
  },
  holds: (name, card) => `Hat ${name} diese Karte: ${card}?`,
  goTo: (space) => `Nach ${space} gehen`,
  heading: 'Juwelen',
  lines: {
    safe: (jewel) => `Der ${jewel} ist in Sicherheit`,
    unsafe: (jewel, points) => `Der ${jewel} ist noch nicht sicher (${counted.points(points)})`,
  },
  sayings,
  labels: {
    step: (towards) => `Schritt ${towards}`,
    silence: (towards) => `Alarm ausschalten ${towards}`,
    place: (tool, where) => `${tools[tool]} ansetzen ${where}`,
    turnIn: (card) => `Karte „${card}“ einsetzen`,
    theft: (tool, from) => `${cards.theft}: ${tool === undefined ? 'Werkzeug' : tools[tool]} von ${from}`,
    auto: (street, from) => `Auto auf die ${street} ${from === undefined ? 'von außerhalb' : `von der ${from}`}`,
    discard: (card) => `Karte „${card}“ ablegen`,
    giveBack: (tool) => `${tools[tool]} zurückgeben`,
    noMoreCards: 'Keine Karten mehr einsetzen',
    end: 'Zug beenden',
    here: 'hier',
    ways: {
      square: ['nach Norden', 'nach Osten', 'nach Süden', 'nach Westen'],
      ring: ['im Uhrzeigersinn', 'gegen den Uhrzeigersinn', 'auf das erste Feld', 'auf das zweite Feld'],
    },
    towards: (way, space) => `${way}: ${space}`,
    seat: (number) => `Platz ${number}`,
  },
  asks: {
    window: (name, { dice, count }) =>
      name === undefined
        ? `Du hast ${dice.join(' und ')} gewürfelt: ${counted.units(count)}. Karten gehen nur vor dem ersten Schritt.`
        : `${name} hat ${dice.join(' und ')} gewürfelt und darf vor dem ersten von ${count} Schritten Karten einsetzen.`,
    units: (name, { count }) =>
      `${name === undefined ? 'Du hast' : `${name} hat`} noch ${counted.units(count)} zu verbrauchen.`,
    tidy: (name) =>
      name === undefined
        ? 'Du darfst Karten ablegen und beendest dann den Zug.'
        : `${name} darf Karten ablegen und beendet dann den Zug.`,
  },
  textBoard: {
    legend: `
      . Boden · 123 Dach · * Juwel · o Glas · a Alarm · |- Wand · x Draht · d Tür · b Gitter · # zu · l Leiter ·
      L 2 Leit. · s Schraub · p Zange · w Schere · k Messer · = Straße · A Auto · h Verst. · s_ Start`,
    pile: 'Stapel',
    faceUp: 'Offen',
    units: 'Rest',
    turnsLeft: 'Züge',
    noSuchPlace: (place) => `Kein Ort heißt „${place}“: sag (4,5), Nordstraße 3, Saphir oder Heim.`,
    outOfReach: (space, units) => `${space} ist mit ${plural(units, 'Schritt', 'Schritten')} nicht zu erreichen.`,
  },
  board: {
    block: 'Der Häuserblock',
    ring: 'Straßen',
    pieces: 'Diebe, Juwelen, Werkzeuge und Autos auf dem Block',
    letters: ['B', 'Ge', 'R', 'Gr'],
    hyphened: { screwdriver: 'Schrauben\u00ADzieher', theft: 'Werkzeug\u00ADdiebstahl' },
    cardFaces: {
      tool: 'Nimm es aus dem Depot.',
      theft: 'Nimm ein Werkzeug vom Plan oder Gegner.',
      auto: 'Sperre diese Straße zum Block.',
      'roll-again': 'Noch ein Wurf in diesem Zug.',
    },
    cardTexts: {
      tool: 'Eingesetzt bringt sie dir dieses Werkzeug aus dem Depot.',
      theft:
        'Eingesetzt bringt sie dir ein beliebiges Werkzeug vom Spielplan oder aus dem Vorrat eines Gegners. Was es bewirkt hat, ist rückgängig: Der Weg ist wieder zu, der Alarm wieder scharf.',
      auto: 'Eingesetzt stellt sie ein Auto auf diese Straße; sind alle drei im Spiel, versetzt sie eines. Vom Block aus betritt dann niemand diese Straße.',
      'roll-again':
        'Eingesetzt bringt sie einen weiteren Wurf in diesem Zug, sobald diese Würfelzahl verbraucht ist. Nur eine solche Karte je Zug.',
    },
    cardSpent:
      'Karten werden vor dem ersten Schritt deines Zuges eingesetzt. Die Karte ist dann weg; am Ende des Zuges ziehst du auf vier nach.',
    obstacleTexts: {
      wall: 'Eine Leiter bringt einen Dieb einmal hinauf oder hinab. Zwei Ebenen lassen sich nicht erklettern.',
      wire: 'Eine Drahtschere an genau dieser Kante öffnet ihn für alle.',
      door: 'Ein Messer öffnet sie für alle.',
      bars: 'Eine Rohrzange öffnet es für alle.',
      glass: 'Ein Werkzeug muss darauf liegen, bevor jemand es betritt. Eine Leiter dient nur einmal dazu.',
      alarm: 'Er wird beim Betreten mit einem Schraubenzieher ausgeschaltet: zwei Schritte in einem.',
    },
    toolTexts: {
      ladder: 'Eine Leiter führt einmal eine Ebene hinauf oder hinab; dann kommt sie ins Depot zurück.',
      screwdriver: 'Ein Schraubenzieher schaltet einen Alarm aus, wenn du ihn betrittst.',
      pipewrench: 'Eine Rohrzange öffnet das Gitter eines Tresors, für alle und auf Dauer.',
      wirecutter: 'Eine Drahtschere öffnet den Stacheldraht an einer Kante, für alle und auf Dauer.',
      knife: 'Ein Messer öffnet die Tür eines Tresors, für alle und auf Dauer.',
    },
    someTools: (tool, count) => (count === 1 ? `${EIN[tool]} ${tools[tool]}` : `${count} ${PLURALS[tool]}`),
    forGlass: (count) => (count === 1 ? 'irgendein Werkzeug für Glas' : `irgendwelche ${count} Werkzeuge für Glas`),
    square: 'Feld',
    level: (level) => (level === 0 ? 'Boden' : `Ebene ${level}`),
    start: (thief) => `Start von ${thief}`,
    hideout: (thief) => `Versteck von ${thief}`,
    yourHideout: 'dein Versteck',
    startSign: 'Start',
    hideoutSign: 'Heim',
    thief: (name, thief, where) => `${name}, Dieb ${thief}, auf ${where}`,
    carries: (jewel) => `trägt: ${jewel}`,
    thiefText:
      'Diebe dürfen auf demselben Feld stehen. Wer Juwelen hat, die nicht sicher sind, wird gefangen, wenn der letzte Schritt eines gegnerischen Wurfs auf sein Feld führt.',
    lies: (tool) => `dort liegt: ${tool}`,
    jewelInVault: (jewel, points) => `${jewel} im Tresor, ${counted.points(points)}`,
    jewelUnsafe: (jewel, points) => `${jewel}, noch nicht sicher, ${counted.points(points)}`,
    jewelSafe: (jewel, points) => `${jewel}, in Sicherheit, ${counted.points(points)}`,
    jewelText:
      'Gestohlen wird er beim Betreten oder Überqueren, sobald jeder Alarm seines Tresors ausgeschaltet ist; sicher ist er, wenn der Dieb sein Versteck mit genauer Zahl erreicht.',
    lootText:
      'Ein gestohlenes Juwel liegt sofort im Versteck seines Diebes. Es zählt, wenn er mit genauer Zahl dort landet; bis dahin kann er gefangen werden, und es gehört dem Fänger.',
    unsafe: 'unsicher',
    auto: (street) => `Auto auf der ${street}`,
    autosOff: (count) => `Autos neben dem Spielplan: ${count}`,
    autoText: 'Vom Block aus betritt niemand eine Straße mit einem Auto. Über den Ring ist sie erreichbar.',
    street: (street) => `${street}, die ganze Straße`,
    closed: 'gesperrt',
    dice: 'Würfel',
    diceAre: (dice, count, extra) =>
      `Würfel ${dice.join(' und ')}, noch ${counted.units(count)}, ${plural(extra, 'weiterer Wurf', 'weitere Würfe')}`,
    units: (count) => (count === 1 ? 'Schritt übrig' : 'Schritte übrig'),
    extra: (count) => `+${plural(count, 'Wurf', 'Würfe')}`,
    doubles: 'Pasch',
    players: 'Am Tisch',
    stock: (name, count) => `${name === undefined ? 'Deine Werkzeuge' : `Werkzeuge von ${name}`}: ${count}`,
    you: 'du',
    hand: 'Deine Hand',
    copies: (name, count) => (count === 1 ? name : `${name}, ${count} Stück`),
    depot: 'Depot',
    depotText: 'Im Depot liegen alle Werkzeuge, die niemand hat; eine Karte für ein Werkzeug bringt es dir.',
    pileText: 'Am Ende eines Zuges ziehst du auf vier Karten nach.',
    pile: 'Nachziehstapel',
    faceUp: 'Offener Stapel',
    nothing: 'keine',
    way: (space, { units, steps, tools: placed, left, deeds }) =>
      `${space}. ${deeds.length === 0 ? '' : `${titled(deeds.join(' und '))}. `}${counted.units(units)}: ${plural(steps, 'Feld', 'Felder')}, ${placed.length === 0 ? 'kein Werkzeug' : `angesetzt: ${placed.join(', ')}`}. ${left === 0 ? 'Damit ist die Würfelzahl verbraucht.' : `${counted.units(left)} übrig.`}`,
    deeds: {
      silence: (alarms) => (alarms === 1 ? 'Alarm ausschalten' : `${alarms} Alarme ausschalten`),
      steal: (stolen) => `${inARow(stolen, ' und ')} stehlen`,
      capture: (thieves) => `${thieves.join(' und ')} fangen`,
      home: (brought) => `${inARow(brought, ' und ')} heimbringen`,
      scoring: (points) => `${counted.points(points)} holen`,
    },
    deed: (deed, units) => `${deed}: ${counted.units(units)}`,
    withTool: (name, tool) => `${name} (Glas: ${tool})`,
    far: ({ units, turns, needed, lacking }) =>
      `${counted.units(units)} entfernt, ${turns === 1 ? 'etwa ein Zug' : `etwa ${turns} Züge`}. ${needed.length === 0 ? 'Werkzeug ist nicht nötig.' : `Nötig: ${needed.join(', ')}; ${lacking.length === 0 ? 'alles vorhanden' : `dir fehlen: ${lacking.join(', ')}`}.`}`,
    beyond: 'Zu weit, um von hier aus zu planen.',
    guarded: (alarms) =>
      alarms === 1
        ? 'Ein Alarm ist noch scharf: Erst wenn er aus ist, lässt sich das Juwel nehmen.'
        : `${alarms} Alarme sind noch scharf: Erst wenn alle aus sind, lässt sich das Juwel nehmen.`,
    unguarded: 'Nichts bewacht es: Darüberzugehen genügt.',
    unitsAway: (units) => `${counted.units(units)} entfernt`,
    go: (units) => `Los: ${counted.units(units)}`,
    land: (units) => `Mit genauer Zahl landen: ${counted.units(units)}`,
    signNames: { silent: 'Stummer Alarm', auto: 'Auto', toolCard: 'Werkzeugkarte', autoCard: 'Autokarte' },
    signTexts: {
      silent:
        'Auf ihm liegt ein Schraubenzieher. Ein Juwel lässt sich nehmen, sobald alle Alarme seines Tresors stumm sind.',
      jewel: 'Diamant 1000, Rubin 800, Smaragd 600, Saphir 400 Punkte. Genommen wird es beim Betreten oder Überqueren.',
    },
    zoomIn: 'Näher',
    zoomOut: 'Ganzer Block',
  },
};
