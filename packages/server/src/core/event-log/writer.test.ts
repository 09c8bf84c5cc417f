import pino from 'pino';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEventWriter } from './writer.ts';

const commitMs = 30;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** What each commit held, from a database that takes `commitMs` for one. */
function startWriter() {
  const commits: string[][] = [];
  const writer = createEventWriter({
    async run(_, [rows = '']) {
      const written = JSON.parse(rows) as { app_id: string; event: { type: string; text?: string } }[];
      commits.push(written.map(({ event }) => event.text ?? event.type));
      await new Promise((resolve) => setTimeout(resolve, commitMs));
      return [{ appId: 'app', firstSeq: '1' }];
    },
    log: pino({ enabled: false }),
    publish: () => undefined,
    newBatchName: () => 'batch',
  });
  return { writer, commits };
}

it('lets the next words of a reply gather while it rests', async () => {
  const { writer, commits } = startWriter();
  writer.appendText('app', 'reply', 'one ');
  await vi.advanceTimersByTimeAsync(commitMs + 10);
  writer.appendText('app', 'reply', 'two ');
  await vi.advanceTimersByTimeAsync(10);
  writer.appendText('app', 'reply', 'three');
  expect(commits).toEqual([['one ']]);
  await vi.advanceTimersByTimeAsync(commitMs);
  expect(commits).toEqual([['one '], ['two three']]);
});

it('does not let the beginning of a reply wait for that rest', async () => {
  const { writer, commits } = startWriter();
  writer.appendText('app', 'reply', 'one ');
  await vi.advanceTimersByTimeAsync(commitMs + 1);
  void writer.append('app', { type: 'turn-phase', messageId: 'other', phase: 'writing' });
  writer.appendText('app', 'other', 'It begins');
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([['one '], ['turn-phase', 'It begins']]);
});

it('does not rest at all after a commit during which a reply began', async () => {
  const { writer, commits } = startWriter();
  writer.appendText('app', 'reply', 'one ');
  await vi.advanceTimersByTimeAsync(10);
  void writer.append('app', { type: 'turn-phase', messageId: 'other', phase: 'writing' });
  await vi.advanceTimersByTimeAsync(commitMs - 10);
  expect(commits).toEqual([['one '], ['turn-phase']]);
});
