import type { ByLanguage } from '@hideout/kernel';

/** What a preview of an invitation says. */
interface PreviewWords {
  readonly invites: (host: string) => string;
  readonly invited: string;
  readonly players: (least: number, most: number) => string;
  readonly minutes: (least: number, most: number) => string;
}

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

export const PREVIEW_WORDS: ByLanguage<PreviewWords> = {
  en: {
    invites: (host) => `${host} invites you to play`,
    invited: 'You are invited to play',
    players: (least, most) => `${range(least, most)} players`,
    minutes: (least, most) => `${range(least, most)} min`,
  },
  de: {
    invites: (host) => `${host} lädt dich zum Spielen ein`,
    invited: 'Du bist zum Spielen eingeladen',
    players: (least, most) => `${range(least, most)} Personen`,
    minutes: (least, most) => `${range(least, most)} Min.`,
  },
};
