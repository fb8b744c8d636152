import { Store, useStore } from '@hideout/boardkit/store';
import type { Language } from '@hideout/kernel';
import { readHere, writeHere } from './here.ts';

/** Written out here, so that the home page need not fetch the kernel; does not compile when one is missing. */
const LANGUAGES = Object.keys({ en: true, de: true } satisfies Record<Language, true>) as Language[];

/** Values that once had another name, as browsers have kept them. */
const FORMER: Readonly<Record<string, string>> = { fast: 'quick', instant: 'at once' };

/** Every setting with its values; the first is the standard. */
export const SETTINGS = {
  theme: ['system', 'paper', 'midnight'],
  motion: ['system', 'full', 'reduced'],
  pace: ['normal', 'slow', 'quick', 'at once'],
  sound: ['off', 'on'],
  language: ['system', ...LANGUAGES],
  forced: ['on', 'off'],
  confirm: ['auto', 'on', 'off'],
} as const;
export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] };

const KEY = 'hideout/settings';
const settings = new Store(load());

function load(): Settings {
  // A damaged or forbidden store means the standard settings.
  const kept = (readHere(KEY) ?? {}) as Record<string, unknown>;
  const entries = Object.entries(SETTINGS).map(([name, values]) => {
    const known = FORMER[String(kept[name])] ?? kept[name];
    const value = (values as readonly unknown[]).find((each) => each === known);
    return [name, value ?? values[0]];
  });
  return Object.fromEntries(entries) as Settings;
}

/** The settings as they are. */
export const currentSettings: () => Settings = settings.get;

/** Changes one setting for good. */
export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  settings.set({ ...settings.get(), [name]: value });
  writeHere(KEY, settings.get());
  applySettings();
}

/** The settings, kept up to date in a component. */
export const useSettings = (): Settings => useStore(settings);

const prefers = (query: string): boolean => window.matchMedia(query).matches;

/** The language to speak: the chosen one, else the first of the browser's that we have. */
export const currentLanguage = (choice: Settings['language'] = settings.get().language): Language =>
  choice === 'system' ? browsersLanguage() : choice;

/** The browser is asked once: the words of another language would have to be fetched before the page can speak it. */
let heard: Language | undefined;

function browsersLanguage(): Language {
  const tags = () => navigator.languages.map((tag) => tag.slice(0, 2));
  heard ??= tags().flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? 'en';
  return heard;
}

/** Whether pieces may travel. */
export function isStill(): boolean {
  const { motion } = settings.get();
  return motion === 'reduced' || (motion === 'system' && prefers('(prefers-reduced-motion: reduce)'));
}

/** Writes the settings on the page, where the styles read them. */
export function applySettings(): void {
  const page = document.documentElement;
  const { theme } = settings.get();
  const dark = theme === 'midnight' || (theme === 'system' && prefers('(prefers-color-scheme: dark)'));
  page.dataset['theme'] = dark ? 'midnight' : 'paper';
  page.dataset['motion'] = isStill() ? 'reduced' : 'full';
  page.lang = currentLanguage();
}

/** Follows the browser when it changes its mind. */
export function followBrowser(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    window.matchMedia(query).addEventListener('change', applySettings);
  }
}
