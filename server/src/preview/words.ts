import type { ByLanguage } from '@hideout/kernel';

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

const en = {
  invites: (host: string) => `${host} invites you to play`,
  invited: 'You are invited to play',
  players: (least: number, most: number) => `${range(least, most)} players`,
  minutes: (least: number, most: number) => `${range(least, most)} min`,
};

const de: typeof en = {
  invites: (host) => `${host} lädt dich zum Spielen ein`,
  invited: 'Du bist zum Spielen eingeladen',
  players: (least, most) => `${range(least, most)} Personen`,
  minutes: (least, most) => `${range(least, most)} Min.`,
};

/** What a preview of an invitation says. */
export const PREVIEW_WORDS: ByLanguage<typeof en> = { en, de };
