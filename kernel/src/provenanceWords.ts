import type { ByLanguage } from './language.ts';
import type { Provenance } from './provenance.ts';

/** What a reader is told about the marks in tables. */
export const TABLE_MARKS: ByLanguage<{ readonly title: string; readonly is: string }> = {
  en: {
    title: 'Cards and figures',
    is: 'How the tables mark single rows: R published, P published elsewhere, I our reading, D designed here.',
  },
  de: {
    title: 'Karten und Zahlen',
    is: 'So bezeichnen die Tabellen einzelne Zeilen: R veröffentlicht, P anderswo veröffentlicht, I unsere Lesart, D von uns entworfen.',
  },
};

/** What a reader is told about each. */
export const PROVENANCE_WORDS: ByLanguage<
  Readonly<Record<Provenance, { readonly title: string; readonly is: string }>>
> = {
  en: {
    R: { title: 'Published', is: 'The published rules say it, in the sentence quoted.' },
    P: { title: 'Published elsewhere', is: 'It was published, but not in the rules themselves.' },
    I: {
      title: 'Our reading',
      is: 'The sentence can be read otherwise, or leaves a gap; this is how we read it, and why.',
    },
    D: { title: 'Designed here', is: 'The published rules are silent, so we made it.' },
  },
  de: {
    R: { title: 'Veröffentlicht', is: 'Die veröffentlichten Regeln sagen es, mit dem zitierten Satz.' },
    P: { title: 'Anderswo veröffentlicht', is: 'Es wurde veröffentlicht, aber nicht in den Regeln selbst.' },
    I: {
      title: 'Unsere Lesart',
      is: 'Der Satz lässt sich auch anders lesen oder lässt etwas offen; so lesen wir ihn, und darum.',
    },
    D: { title: 'Von uns entworfen', is: 'Die veröffentlichten Regeln schweigen dazu; wir haben es gemacht.' },
  },
};
