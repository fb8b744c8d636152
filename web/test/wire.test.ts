import { HEARTBEAT } from '@hideout/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Wire } from '../src/server/Wire.ts';

/** A socket whose messages are told by hand. */
class Line extends EventTarget {
  static last: Line;

  constructor() {
    super();
    Line.last = this;
  }

  send(): void {}
  close(): void {}

  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const WELCOME = { type: 'welcome', protocol: 5, at: 0 };
const TICK = { type: 'tick', at: 0 };

describe('a line that has gone silent', () => {
  /** A wire that is in touch and has heard its last word after this many milliseconds. */
  function open(phase: number): Wire {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
    const location = { href: 'http://127.0.0.1' };
    vi.stubGlobal('window', { location, setTimeout, clearTimeout, setInterval, clearInterval });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('WebSocket', Line);
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const wire = new Wire('a-table', undefined);
    onTestFinished(() => wire.close());
    Line.last.hear(WELCOME);
    vi.advanceTimersByTime(phase);
    Line.last.hear(TICK);
    return wire;
  }

  it.each([0, 1, 250, 499])('is seen in time, whenever its last word came (%i ms)', (phase) => {
    const wire = open(phase);
    vi.advanceTimersByTime(HEARTBEAT.everyMs);
    expect(wire.get().contact).toBe('here');
    vi.advanceTimersByTime(HEARTBEAT.silenceMs - HEARTBEAT.everyMs);
    expect(wire.get().contact).toBe('lost');
  });

  it('is seen in time by a page whose timers come late', () => {
    const wire = open(0);
    const asleep = vi.spyOn(performance, 'now');
    for (let at = 1000; at <= HEARTBEAT.silenceMs; at += 1000) {
      asleep.mockReturnValue(at);
      vi.advanceTimersToNextTimer();
    }
    expect(wire.get().contact).toBe('lost');
  });

  it('is not what a page hears that was asleep itself', () => {
    const wire = open(0);
    vi.advanceTimersByTime(HEARTBEAT.everyMs);
    vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
    vi.advanceTimersToNextTimer();
    expect(wire.get().contact).toBe('here');
  });
});
