import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ok, problem, type Result } from '@hideout/kernel';
import { LOG_LEVELS, STANDARD, type ServerConfig } from './config.ts';
import { mailBy, type SendMail } from './notices/carrier.ts';

/** What the command line says; whatever it leaves out comes from the environment, then from the defaults. */
export interface ServeFlags {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  /** The folder for the SQLite file. */
  readonly data?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of a node, or what is wrong with them. The variables are described in docs/hosting.md. */
export function settingsFrom(flags: ServeFlags, environment: Environment): Result<Partial<ServerConfig>> {
  const port = flags.port ?? wholeNumber(environment['HIDEOUT_PORT'] ?? String(STANDARD.port), 65_535);
  if (port === undefined) return problem('HIDEOUT_PORT must be a whole number up to 65535');
  const botWorkers = wholeNumber(environment['HIDEOUT_BOT_WORKERS'] ?? String(standardWorkers()), 64);
  if (!botWorkers) return problem('HIDEOUT_BOT_WORKERS must be a whole number from 1 to 64');
  const { limits } = STANDARD;
  const tables = wholeNumber(environment['HIDEOUT_TABLES'] ?? String(limits.tables), 999_999);
  const sockets = wholeNumber(environment['HIDEOUT_SOCKETS'] ?? String(limits.sockets), 999_999);
  if (!tables || !sockets) return problem('HIDEOUT_TABLES and HIDEOUT_SOCKETS must be whole numbers from 1 to 999999');
  const logLevel = LOG_LEVELS.find((level) => level === (environment['HIDEOUT_LOG'] ?? STANDARD.logLevel));
  if (!logLevel) return problem(`HIDEOUT_LOG must be one of ${LOG_LEVELS.join(', ')}`);
  const origins = (environment['HIDEOUT_ORIGINS'] ?? '').split(',').map((each) => each.trim());
  const wrong = origins.find((each) => each !== '' && !isOrigin(each));
  if (wrong !== undefined) return problem(`HIDEOUT_ORIGINS: “${wrong}” is not an origin like https://hideout.example`);
  const mail = mailFrom(environment);
  if (!mail.ok) return mail;
  return ok({
    mail: mail.value,
    host: flags.host ?? environment['HIDEOUT_HOST'] ?? STANDARD.host,
    port,
    botWorkers,
    logLevel,
    origins: origins.filter((each) => each !== ''),
    limits: { ...limits, tables, sockets },
    store: placeFrom(flags, environment),
    trustProxy: environment['HIDEOUT_TRUST_PROXY'] === '1',
    metricsToken: environment['HIDEOUT_METRICS_TOKEN'],
  });
}

/** Who sends mail, if the settings say so: an SMTP server and a sender, and an origin for links in it. */
function mailFrom(environment: Environment): Result<SendMail | undefined> {
  const { HIDEOUT_SMTP: server, HIDEOUT_MAIL_FROM: from, HIDEOUT_ORIGINS: origins } = environment;
  if (server === undefined) return ok(undefined);
  if (!/^smtps?:/.test(server) || !URL.canParse(server))
    return problem('HIDEOUT_SMTP must be an address like smtps://user:password@mail.example');
  if (from === undefined) return problem('HIDEOUT_SMTP needs HIDEOUT_MAIL_FROM, the sender of the mail');
  if (!origins) return problem('HIDEOUT_SMTP needs HIDEOUT_ORIGINS, for the links in the mail');
  return ok(mailBy(server, from));
}

/** Where the settings say that everything is kept. */
export const placeFrom = ({ data }: Pick<ServeFlags, 'data'>, environment: Environment): ServerConfig['store'] => ({
  databaseUrl: data === undefined ? environment['DATABASE_URL'] : undefined,
  file: join(data ?? environment['HIDEOUT_DATA'] ?? 'data', 'hideout.db'),
});

/** Leaves one core for the sockets; with two, a long thought does not hold up everybody else's. */
const standardWorkers = (): number => Math.max(2, availableParallelism() - 1);

function wholeNumber(text: string, max: number): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
