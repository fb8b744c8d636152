import { parseArgs } from 'node:util';

/** What an experiment or a trial is run with. */
type Values = Readonly<Record<string, number | string>>;

/** The options of an experiment or a trial as the command line has them (`--seats 3`), else as they stand here. */
export function optionsOf<Standard extends Values>(
  standard: Standard,
): { readonly [Name in keyof Standard]: Standard[Name] extends number ? number : string } {
  const names = Object.keys(standard);
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  const valueOf = (name: string) => {
    const given = values[name] as string | undefined;
    return typeof standard[name] === 'number' ? Number(given ?? standard[name]) : (given ?? standard[name]);
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as never;
}
