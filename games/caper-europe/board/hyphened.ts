const SHY = '\u00AD';

/** Long words of names, with the places where a narrow card may break them. */
const BROKEN = (
  'Anti|quarian Blaze|blaster Con|si|gliere Counter|feit Gemo|logist Laundro|matic Mes|mer|izer Surre|alist ' +
  'Anar|chistin Aus|ge|höhltes Brand|stifter Buch|macher doppel|bödig Fa|mi|lien|ring Falsch|geld|platten ' +
  'Feuer|festes Flammen|werfer Flucht|kasse Gemmo|login Ge|pols|terte Glas|schneider Harle|kin|maske ' +
  'Hyp|nose|scheibe Kas|ta|gnetten Künst|lerin Küchen|chef Lein|wand|rolle Lor|beer|kranz Mo|sa|ik|kacheln ' +
  'Par|füm|zer|stäuber Plas|ma|schneider Rauch|vor|hang Samt|hand|schuhe Sau|ber|mann Säure|phiole ' +
  'Schau|spie|lerin Schirm|stock Schutz|geld|gürtel So|pra|nistin Super|magnet Ver|kleidung Wasch|au|to|mat'
).split(' ');
const BREAKS: ReadonlyMap<string, string> = new Map(
  BROKEN.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SHY)]),
);

/** A name whose long words can be broken where a reader expects it. */
export const hyphened = (name: string): string => name.replaceAll(/\p{L}+/gu, (word) => BREAKS.get(word) ?? word);
