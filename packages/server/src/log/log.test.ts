import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { logForPeople } from './log-for-people.ts';

function written(level: 'info' | 'warn' = 'info') {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    { logLevel: level },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { log, lines };
}

test('a line is JSON with level, time and what was said', () => {
  const { log, lines } = written();
  log.info({ appId: 'a1' }, 'published');
  expect(lines).toEqual([{ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), appId: 'a1', msg: 'published' }]);
});

test('lines below the level are left out', () => {
  const { log, lines } = written('warn');
  log.info('quiet');
  log.warn('loud');
  expect(lines.map(({ msg }) => msg)).toEqual(['loud']);
});

test('names that hold secrets are masked at any usual depth', () => {
  const { log, lines } = written();
  log.info({ password: 'p', user: { token: 't' }, request: { headers: { authorization: 'a', cookie: 'c' } } }, 'x');
  expect(JSON.stringify(lines)).not.toMatch(/"[ptac]"/);
  expect(lines[0]).toMatchObject({ password: '[hidden]', request: { headers: { cookie: '[hidden]' } } });
});

test('[S-23] a statement that failed is logged without its values', () => {
  const { log, lines } = written();
  const cause = Object.assign(new Error('null value in column "email"'), {
    ...{ severity: 'ERROR', code: '23502', detail: 'Failing row contains (7, scrypt$hash).' },
  });
  const failed = new DrizzleQueryError('insert into accounts values ($1, $2)', ['scrypt$hash', 'code\n4711'], cause);
  log.error({ err: failed }, 'failed');
  log.error(new Error('signing up failed', { cause: failed }));
  log.error({ err: cause }, 'failed');
  expect(JSON.stringify(lines)).not.toMatch(/scrypt|4711/);
  expect(lines[0]).toMatchObject({ err: { message: expect.stringMatching(/insert into accounts.*null value/s) } });
});

test('a terminal gets short lines', () => {
  let text = '';
  const log = createLog(
    { logLevel: 'info' },
    logForPeople((line) => (text += line)),
  );
  log.info({ requestId: 'r', method: 'GET', path: '/api/apps', host: 'builder', status: 200, ms: 3.2 }, 'request');
  log.error({ err: new Error('disk full'), appId: 'a1' }, 'publishing failed');
  expect(text).toMatch(
    /^\d\d:\d\d:\d\d info {2}GET \/api\/apps 200 3\.2 ms\n\S+ error publishing failed appId=a1\nError: disk full\n/,
  );
});
