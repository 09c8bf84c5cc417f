import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@whittle/contract/chat';
import { lastWorkingVersion } from './last-working-version.ts';

type Turn = Parameters<typeof lastWorkingVersion>[0][number];

/** A turn that made the version of its name and ended with problems of these kinds; null when it was not checked. */
const turn = (versionId: string | null, kinds: string[] | null = []): Turn => {
  const problems = kinds?.map((kind) => ({ kind, file: 'pages/Home.jsx', line: 1, message: 'wrong' }));
  const checks = problems && { filesChecked: 1, pagesChecked: 1, problems };
  return {
    id: `message of ${versionId}`,
    annotation: { versionId, checks: checks ?? null } as ChatMessage['annotation'],
  };
};

describe('[REPAIR-14] the version that runs while the newest one is broken', () => {
  it.each<[string, Turn[], string | null]>([
    ['nothing is wrong', [turn('v1'), turn('v2')], null],
    ['a page does not run', [turn('v1'), turn('v2', ['when-opened'])], 'v1'],
    ['a file cannot be read', [turn('v1'), turn('v2', ['link', 'syntax'])], 'v1'],
    ['a page does less than it should', [turn('v1'), turn('v2', ['link', 'list-key'])], null],
    ['several turns were broken', [turn('v1'), turn('v2', ['syntax']), turn('v3', ['other'])], 'v1'],
    ['a turn that changed no file came after it', [turn('v1'), turn('v2', ['syntax']), turn(null)], 'v1'],
    ['the turn before was not checked', [turn('v1', null), turn('v2', ['syntax'])], 'v1'],
    ['it was fixed since', [turn('v1'), turn('v2', ['syntax']), turn('v3')], null],
    ['it was changed by hand since', [turn('v1'), turn('v2', ['syntax']), turn('v3', null)], null],
    ['the first turn is the broken one', [turn('v1', ['syntax'])], null],
    ['the app has no version', [turn(null)], null],
  ])('%s', (_, turns, expected) => {
    const latest = turns.findLast(({ annotation }) => annotation.versionId !== null)?.annotation.versionId ?? null;
    const found = lastWorkingVersion(turns, latest);
    expect(found).toEqual(expected && { versionId: expected, messageId: `message of ${expected}` });
  });
});
