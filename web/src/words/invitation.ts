import { wordsHook } from './words.ts';

const en = {
  invites: (host: string) => `${host} invites you to play`,
  invited: 'You are invited to play',
  playsAs: (name: string) => `You sit down as ${name}.`,
  sit: 'Sit down and play',
  seat: 'Your seat',
  seatOf: (number: number, role: string | undefined) =>
    role === undefined ? `Seat ${number}` : `Seat ${number}: ${role}`,
  full: 'Every seat is taken. Stay here, and you will watch the game.',
  noInvite: 'The free seats are kept for friends with the whole link. Stay here, and you will watch the game.',
  people: 'At the table',
  bot: 'bot',
  watching: 'You are watching, and the players know it. You see what everybody may see.',
  watchers: (count: number) => (count === 1 ? 'one watches' : `${count} watch`),
  nameToTalk: 'Say your name to greet the players.',
  share: 'Share',
  shareText: (game: string) => `Play ${game} with me:`,
  qr: 'Show as a code for a camera',
  qrFor: 'The link as a code for a camera',
  linkElsewhere: 'The link for friends is on the device that opened the table. A new one ends it.',
  newLink: 'Make a new link',
  ready: 'Everybody is here. Whoever sits at the table may start.',
};

const de: typeof en = {
  invites: (host) => `${host} lädt dich ein`,
  invited: 'Du bist eingeladen',
  playsAs: (name) => `Du setzt dich als ${name}.`,
  sit: 'Hinsetzen und spielen',
  seat: 'Dein Platz',
  seatOf: (number, role) => (role === undefined ? `Platz ${number}` : `Platz ${number}: ${role}`),
  full: 'Alle Plätze sind besetzt. Bleib hier, dann siehst du dem Spiel zu.',
  noInvite: 'Die freien Plätze sind für Freunde mit dem ganzen Link. Bleib hier, dann siehst du dem Spiel zu.',
  people: 'Am Tisch',
  bot: 'Bot',
  watching: 'Du siehst zu, und die Spieler wissen es. Du siehst, was alle sehen dürfen.',
  watchers: (count) => (count === 1 ? 'jemand sieht zu' : `${count} sehen zu`),
  nameToTalk: 'Sag deinen Namen, um die Spieler zu grüßen.',
  share: 'Teilen',
  shareText: (game) => `Spiel ${game} mit mir:`,
  qr: 'Als Code für eine Kamera zeigen',
  qrFor: 'Der Link als Code für eine Kamera',
  linkElsewhere: 'Der Link für Freunde ist auf dem Gerät, das den Tisch eröffnet hat. Ein neuer beendet ihn.',
  newLink: 'Einen neuen Link machen',
  ready: 'Alle sind da. Wer am Tisch sitzt, darf beginnen.',
};

/** What is said around invitations, in the language of the page. */
export const useInvitationWords = wordsHook({ en, de });
