/** The version of this protocol; a client that speaks another one is told so. */
export const PROTOCOL = 5;

/**
 * How often the server lets a quiet client hear of it, and after how long without a word either side takes the line for
 * lost: both notice within five seconds.
 */
export const HEARTBEAT = { everyMs: 2000, silenceMs: 4000 } as const;

/** How long texts and messages may be, in characters and bytes. */
export const LIMITS = {
  name: 24,
  chat: 300,
  /** What a device is called. */
  device: 60,
  /** Characters of a mail address, or of the address of a hook. */
  address: 254,
  /** Bytes of one socket message from a client. */
  message: 4096,
  /** Bytes of the body of one request. */
  body: 16_384,
  /** An order: its lines, what each may wait for and do, and characters of what it waits for. */
  orderLines: 8,
  foreseen: 4,
  ordered: 16,
  event: 1000,
  /** A private note: its characters, those of the id of its thing and of what that was called; and how many at one table. */
  note: 300,
  thing: 100,
  about: 200,
  notes: 100,
  /** Seconds that a request for updates may wait for something new. */
  wait: 25,
} as const;
