/** A flag that one thread raises and another sees while it is busy. */
export type Flag = Int32Array<SharedArrayBuffer>;

/** A lowered flag, or undefined where memory cannot be shared: in a page that is not isolated from other origins. */
export const makeFlag = (): Flag | undefined =>
  typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4));

export const raise = (flag: Flag): void => void Atomics.store(flag, 0, 1);
export const isRaised = (flag: Flag): boolean => Atomics.load(flag, 0) === 1;
