import { Option, type Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** A flag of a command: what follows its name on the line, what it means, how it is read, and what holds without it. */
export interface Flag<T> {
  readonly value?: string;
  readonly about: string;
  readonly read?: (text: string, before?: T) => T;
  readonly standard?: T;
}

/** What is read from the flags of a command, by their names. */
export type FlagsOf<Flags> = { readonly [Name in keyof Flags]: Flags[Name] extends Flag<infer T> ? T : never };

/** A flag that is there or not. */
export const flag = (about: string): Flag<true | undefined> => ({ about });

/** A flag with a value; without a standard it may be left open. */
export const option = <T, Standard extends T | undefined = undefined>(
  value: string,
  about: string,
  read: (text: string, before?: T) => T,
  standard?: Standard,
): Flag<T | Standard> => ({ value, about, read, standard }) as Flag<T | Standard>;

/** What a command is for, which word it takes, its flags, what stands below its help, and what it does. */
interface Spec<Flags> {
  readonly about: string;
  readonly takes?: readonly [word: string, about: string];
  readonly flags: Flags;
  readonly note: string;
  readonly act: (terminal: Terminal, flags: FlagsOf<Flags>, word: string) => void | Promise<void>;
}

/** Adds a command to the program. */
export type AddCommand = (program: Command, terminal: Terminal) => void;

/** A command of this name. */
export const command =
  <Flags extends object>(name: string, { about, takes, flags, note, act }: Spec<Flags>): AddCommand =>
  (program, terminal) => {
    const made = program.command(name).description(about).addHelpText('after', note);
    if (takes) made.argument(...takes);
    for (const [key, each] of Object.entries(flags)) made.addOption(optionOf(key, each));
    made.action(() => act(terminal, made.opts(), made.processedArgs[0] as string));
  };

function optionOf(name: string, { value, about, read, standard }: Flag<unknown>): Option {
  const made = new Option(value === undefined ? `--${name}` : `--${name} ${value}`, about).default(standard);
  return read ? made.argParser(read) : made;
}
