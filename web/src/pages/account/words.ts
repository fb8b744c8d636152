import type { ProblemCode } from '@hideout/protocol';
import { Denial } from '../../server/ask.ts';
import { wordsHook, useMessages } from '../../words/words.ts';

const en = {
  title: 'Your name',
  nobody: 'In this browser you have no name yet. You get one when you first play by link.',
  guest: (name: string) =>
    `You are ${name}, in this browser only. Keep the name, and you can come to your games from anywhere. No password is needed, ever.`,
  lasting: (name: string) => `You are ${name}, on every device where you sign in.`,
  makePasskey: 'Keep my name with a passkey',
  morePasskeys: 'Add a passkey',
  noPasskeys: 'Passkeys need a safe line (https) and a house with a name; here you can use recovery codes.',
  codesOnly: 'Keep my name with recovery codes',
  codesTitle: 'Your recovery codes',
  codesNote:
    'Each of them signs you in once, when everything else is lost. They are shown only now: write them down or keep them where you keep such things.',
  copy: 'Copy',
  copied: 'Copied',
  gotThem: 'I have kept them',
  codesLeft: (count: number) => (count === 1 ? 'One is left.' : `${count} are left.`),
  newCodes: 'Make new codes; the old ones stop working',
  ways: 'How you sign in',
  passkey: 'Passkey',
  used: (date: string) => `last used ${date}`,
  mail: 'Mail',
  remove: 'Remove',
  keepByMail: 'Keep my name by mail',
  addMail: 'Also sign in by mail',
  removeOf: (way: string) => `Remove: ${way}`,
  devices: 'Where you are signed in',
  thisDevice: 'this device',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  others: 'Other names in this browser',
  become: (name: string) => `Be ${name}`,
  signIn: 'Sign in to a name that you have already',
  signInLead: 'On another device you kept your name? Sign in, and your games are here.',
  byPasskey: 'Sign in with a passkey',
  byCode: 'Recovery code',
  useCode: 'Use the code',
  byMail: 'Mail address',
  sendCode: 'Send me a code',
  mailCode: (to: string) => `The code that came to ${to}`,
  useMailCode: 'Sign in',
  along: (name: string, tables: number) =>
    `Bring ${tables === 1 ? 'the game' : `the ${tables} games`} of ${name} along (otherwise ${name} stays in this browser, set aside)`,
  blocked: 'People you have blocked',
  unblock: (name: string) => `Let ${name} in again`,
  data: 'What is kept about you',
  dataLead: 'Your name, how you sign in, your devices, how you are called, whom you blocked, and your games.',
  exportAll: 'Save it all as a file',
  deletion: 'Delete everything',
  deletionLead:
    'Your name and what you said disappear, everywhere and for good. Games with others stay, without your name; where one goes on, a bot plays on for you.',
  typeName: (name: string) => `Type “${name}” to make sure`,
  deleteAll: 'Delete everything about me',
  deleted: 'Everything about you is deleted.',
  signedOut: 'This browser is signed out.',
  cancelled: 'Nothing has changed: the passkey was not confirmed.',
  conduct: 'Block or report somebody',
  conductLead:
    'Whoever you block cannot come to your tables, and you do not hear them any more. Nobody tells them why.',
  block: (name: string) => `Block ${name}`,
  report: (name: string) => `Report ${name}`,
  reason: (name: string) => `What did ${name} do? Whoever runs this house reads it, with what was said here.`,
  send: 'Send the report',
  reported: 'The report is with whoever runs this house.',
  /** Instead of the server's own sentence. */
  why: {} as Partial<Readonly<Record<ProblemCode, string>>>,
};

const de: typeof en = {
  title: 'Dein Name',
  nobody: 'In diesem Browser hast du noch keinen Namen. Du bekommst einen, wenn du zum ersten Mal per Link spielst.',
  guest: (name) =>
    `Du bist ${name}, aber nur in diesem Browser. Behalte den Namen, dann kommst du von überall an deine Spiele. Ein Passwort brauchst du nie.`,
  lasting: (name) => `Du bist ${name}, auf jedem Gerät, auf dem du dich anmeldest.`,
  makePasskey: 'Meinen Namen mit einem Passkey behalten',
  morePasskeys: 'Passkey hinzufügen',
  noPasskeys:
    'Passkeys brauchen eine sichere Verbindung (https) und ein Haus mit einem Namen; hier helfen Notfallcodes.',
  codesOnly: 'Meinen Namen mit Notfallcodes behalten',
  codesTitle: 'Deine Notfallcodes',
  codesNote:
    'Mit jedem kannst du dich einmal anmelden, wenn alles andere verloren ist. Sie werden nur jetzt gezeigt: Schreib sie auf, oder bewahre sie auf, wo du so etwas aufbewahrst.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  gotThem: 'Ich habe sie',
  codesLeft: (count) => (count === 1 ? 'Noch einer ist übrig.' : `Noch ${count} sind übrig.`),
  newCodes: 'Neue Codes machen; die alten gelten dann nicht mehr',
  ways: 'Wie du dich anmeldest',
  passkey: 'Passkey',
  used: (date) => `zuletzt benutzt am ${date}`,
  mail: 'Mail',
  remove: 'Entfernen',
  keepByMail: 'Meinen Namen per Mail behalten',
  addMail: 'Auch per Mail anmelden',
  removeOf: (way) => `Entfernen: ${way}`,
  devices: 'Wo du angemeldet bist',
  thisDevice: 'dieses Gerät',
  signOut: 'Abmelden',
  signOutOf: (device) => `Abmelden: ${device}`,
  others: 'Andere Namen in diesem Browser',
  become: (name) => `${name} sein`,
  signIn: 'Mit einem Namen anmelden, den du schon hast',
  signInLead: 'Du hast deinen Namen auf einem anderen Gerät behalten? Melde dich an, dann sind deine Spiele hier.',
  byPasskey: 'Mit einem Passkey anmelden',
  byCode: 'Notfallcode',
  useCode: 'Code verwenden',
  byMail: 'Mailadresse',
  sendCode: 'Schick mir einen Code',
  mailCode: (to) => `Der Code, der an ${to} kam`,
  useMailCode: 'Anmelden',
  along: (name, tables) =>
    `${tables === 1 ? 'Das Spiel' : `Die ${tables} Spiele`} von ${name} mitnehmen (sonst bleibt ${name} in diesem Browser, beiseitegelegt)`,
  blocked: 'Wen du blockiert hast',
  unblock: (name) => `${name} wieder zulassen`,
  data: 'Was über dich aufbewahrt wird',
  dataLead:
    'Dein Name, wie du dich anmeldest, deine Geräte, wie du gerufen wirst, wen du blockiert hast, und deine Spiele.',
  exportAll: 'Alles als Datei sichern',
  deletion: 'Alles löschen',
  deletionLead:
    'Dein Name und was du gesagt hast verschwinden, überall und endgültig. Spiele mit anderen bleiben, ohne deinen Namen; wo eines noch läuft, spielt ein Bot für dich weiter.',
  typeName: (name) => `Gib zur Sicherheit „${name}“ ein`,
  deleteAll: 'Alles über mich löschen',
  deleted: 'Alles über dich ist gelöscht.',
  signedOut: 'Dieser Browser ist abgemeldet.',
  cancelled: 'Nichts hat sich geändert: Der Passkey wurde nicht bestätigt.',
  conduct: 'Jemanden blockieren oder melden',
  conductLead:
    'Wen du blockierst, kann nicht an deine Tische kommen, und du hörst nichts mehr von ihm. Warum, sagt ihm niemand.',
  block: (name) => `${name} blockieren`,
  report: (name) => `${name} melden`,
  reason: (name) => `Was hat ${name} getan? Wer dieses Haus führt, liest es, zusammen mit dem, was hier gesagt wurde.`,
  send: 'Meldung abschicken',
  reported: 'Die Meldung ist bei dem, der dieses Haus führt.',
  why: {
    forbidden: 'Das stimmt nicht, ist zu alt oder wurde schon benutzt.',
    untimely:
      'Das geht jetzt nicht: Es ist der letzte Weg, dich anzumelden, oder du sitzt unter beiden Namen an einem Tisch. Spiel erst zu Ende, oder lass die Namen getrennt.',
    'too-many': 'Zu viele Versuche: Versuch es in ein paar Minuten noch einmal.',
  },
};

/** What the page of one's name says, in its language. */
export const useAccountWords = wordsHook({ en, de });

/** Why something was not done, in words for people. */
export function useWhyNot(): (error: unknown) => string {
  const m = useMessages();
  const words = useAccountWords();
  return (error) => {
    if (error instanceof Denial) return words.why[error.problem.code] ?? m.link.problem(error.problem);
    // The browser's own word for somebody who does not confirm, or a key that is there already.
    return error instanceof Error && /NotAllowed|InvalidState|Abort/.test(error.name) ? words.cancelled : m.link.failed;
  };
}
