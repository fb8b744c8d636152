import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Everything that shows nothing: control, format and direction marks, tags, fillers, blank braille, unassigned codes. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks above and below one letter than any script writes, or marks without a letter. */
const FLOOD = /^\p{M}|\p{M}{4}/u;
/** Keyboards put these behind some symbols; they only say how colourful to draw them. */
const LOOKS = /[\ufe0e\ufe0f]/g;

/** What a person or a program is called at the table: one short line in which everything can be seen. */
export const Name = z.string().check(
  z.overwrite((text) =>
    text
      .replace(LOOKS, '')
      .normalize('NFKC')
      .replace(/\p{Zs}+/gu, ' '),
  ),
  z.trim(),
  z.minLength(1),
  z.maxLength(LIMITS.name),
  z.refine((text) => !UNSEEN.test(text) && !FLOOD.test(text), 'Every sign of a name must be visible.'),
);

/** Letters and figures of several scripts, each line with the Latin letters that it looks like. */
const ALIKE: readonly (readonly [alike: string, latin: string])[] = [
  ['АВЕЗІЈКМНОРСТУХЅԚԜҮЬ', 'ABE3IJKMHOPCTYXSQWYb'],
  ['авезіјкмнорстухѕԛԝһүьԁгӏ', 'abe3ijkmhopctyxsqwhybdrl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεηικνορτυχωγ', 'abenikvoptuxwy'],
  ['օոսհցզԼ', 'onuhgqL'],
  ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeghijklmnoprstuvwyz'],
  ['ɑɡıȷɩøđħłŧꞵƅƽ', 'agijiodhltbbs'],
  ['ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'ABCDEHJKLMPRSTVWZ'],
];
const LATIN: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([alike, latin]) => Array.from(alike, (letter, i): [string, string] => [letter, latin[i]!])),
);
/** What is hard to tell apart within small Latin letters and figures. */
const NEAR: readonly (readonly [RegExp, string])[] = [
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** What is left of a name when nothing counts but how it looks at a glance: two names with the same are look-alikes. */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = bare.replace(/./gsu, (letter) => LATIN.get(letter) ?? letter).toLowerCase();
  const near = NEAR.reduce((text, [alike, plain]) => text.replace(alike, plain), latin);
  return near.replace(/[\s\p{P}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '') || near;
}
