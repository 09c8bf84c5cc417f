import { describe, expect, it } from 'vitest';
import { formatPosition, isLater, parsePosition } from './snapshot.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hourMs = 3_600_000;

describe('positions in the feed of changes', () => {
  it('[LIVE-02] a position survives the way to the reader and back', () => {
    for (const position of [
      { from: '10:10:' },
      { from: '10:14:11,12' },
      { from: '10:12:11', within: { to: '12:14:13', entity: 'Task_2', seq: 7 } },
    ]) {
      expect(parsePosition(formatPosition(position, now), now, hourMs)).toEqual(position);
    }
  });

  it('[LIVE-02] a snapshot is later when more is over in it', () => {
    expect(isLater('11:12:', '10:11:')).toBe(true);
    expect(isLater('10:14:11', '10:14:11,12')).toBe(true);
    expect(isLater('10:14:11,12', '10:14:11,12')).toBe(false);
    expect(isLater('10:14:', '15:15:')).toBe(false);
  });

  it.each([
    '',
    'soon',
    '10:10:',
    '1763719200~10',
    '1763719200~10:9:',
    '1763719200~10:12:14',
    '1763719200~0:1:',
    '1763719200~10:12:12',
    '1763719200~10:12:11,',
    '1763719200~99999999999999999999:99999999999999999999:',
    '1763719200~10:10:~11:11:~Task~x',
    '1763719200~10:10:~11:11:',
    '1763719200~12:12:~11:11:~Task~5',
    `1763719200~10:9999:${'11,'.repeat(2_000)}12`,
    "1763719200~10:10:'; drop table records",
  ])('[LIVE-02] %j is no position', (text) => {
    expect(parsePosition(text, now, 1e12)).toBeNull();
  });

  it('[LIVE-02] a position of a reader that was away too long does not count', () => {
    const id = formatPosition({ from: '10:10:' }, now);
    expect(parsePosition(id, new Date(now.getTime() + 2 * hourMs), hourMs)).toBeNull();
  });
});
