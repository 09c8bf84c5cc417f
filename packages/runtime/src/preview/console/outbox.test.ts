// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** The module takes the timer of the moment in which it is loaded. */
async function outbox() {
  const { createOutbox } = await import('./outbox.ts');
  const sent: { entries: number[]; dropped: number }[] = [];
  const box = createOutbox<number>({
    max: 5,
    batch: 2,
    everyMs: 100,
    send: (entries, dropped) => sent.push({ entries, dropped }),
  });
  return { box, sent };
}

describe('what a page writes to its console', () => {
  it('[CONS-02] comes in batches, in order; more than one batch comes in several', async () => {
    const { box, sent } = await outbox();
    for (const entry of [1, 2, 3, 4, 5]) box.add(entry);
    vi.advanceTimersByTime(300);
    expect(sent.map(({ entries }) => entries)).toEqual([[1, 2], [3, 4], [5]]);
    vi.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(3);
  });

  it('[CONS-02] beyond what can wait is counted, and taken again when there is room', async () => {
    const { box, sent } = await outbox();
    for (let entry = 0; entry < 9; entry += 1) {
      if (box.hasRoom()) box.add(entry);
      else box.drop();
    }
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([{ entries: [0, 1], dropped: 4 }]);
    box.add(9);
    vi.advanceTimersByTime(200);
    expect(sent.slice(1)).toEqual([
      { entries: [2, 3], dropped: 0 },
      { entries: [4, 9], dropped: 0 },
    ]);
  });
});
