import type { ServerConfig } from '../config.ts';
import type { House } from '../house.ts';
import type { Desk } from '../http/route.ts';
import type { Bell } from '../notices/bell.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Store } from '../store/store.ts';
import { Accounts } from './accounts.ts';
import { Belongings } from './belongings.ts';
import { Conduct } from './conduct.ts';
import { MailCodes } from './mailCodes.ts';
import { Passkeys } from './passkey.ts';
import { SignIn } from './signIn.ts';

/** What those at the desk work with. */
interface DeskParts {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly house: House;
  readonly bell: Bell;
  /** Has this node look at once at what was recalled. */
  readonly look: () => Promise<void>;
  readonly onMailError: (error: unknown) => void;
}

/** Everybody who looks after names that last. */
export function deskOf({ config, store, rooms, house, bell, look, onMailError }: DeskParts): Desk {
  const { mail, now } = config;
  const mailCodes = new MailCodes({ shelf: store.accounts, now, mail, onError: onMailError });
  return {
    accounts: new Accounts({ store, now, mails: mailCodes, look }),
    passkeys: new Passkeys(store.accounts, now),
    mailCodes,
    signIn: new SignIn({ store, rooms, now, look }),
    belongings: new Belongings({ store, rooms, house, bell, look }),
    conduct: new Conduct(store, rooms, now),
  };
}
