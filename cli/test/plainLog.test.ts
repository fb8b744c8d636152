import { describe, expect, it } from 'vitest';
import { plainLog } from '../src/plainLog.ts';

describe('the log for people', () => {
  it('says how bad it is, what failed and where', () => {
    const line = {
      level: 50,
      time: 1,
      msg: 'the store failed',
      err: { message: 'away', stack: 'Error: away\n  at x' },
    };
    expect(plainLog(JSON.stringify(line))).toBe('error: the store failed: Error: away\n  at x\n');
    expect(plainLog(JSON.stringify({ level: 40, msg: 'slow' }))).toBe('warning: slow\n');
  });

  it('names requests and what came of them', () => {
    const asked = { level: 30, msg: 'incoming request', req: { method: 'GET', path: '/health' } };
    expect(plainLog(JSON.stringify(asked))).toBe('incoming request: GET /health\n');
    expect(plainLog(JSON.stringify({ level: 30, msg: 'request completed', res: { status: 200 } }))).toBe(
      'request completed: 200\n',
    );
  });
});
