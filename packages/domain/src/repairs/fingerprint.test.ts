import type { TurnChecks } from '@whittle/contract/turn-checks';
import { expect, test } from 'vitest';
import { fingerprintOf, notRepeated, repeatedSymptoms } from './fingerprint.ts';

const symptom = (message: string) => ({ kind: 'undefined-name' as const, file: 'pages/Home.jsx', line: 3, message });
const left = (messages: string[], repairEnd: TurnChecks['repairEnd'] = 'same-again'): TurnChecks => ({
  ...{ filesChecked: 1, pagesChecked: 0, repairEnd },
  problems: messages.map(symptom),
});

test('[REPAIR-15] a symptom is the same on another line and with another number or id in it', () => {
  const before = { ...symptom('Record 01a20a6145314dd4 has 3 parts'), line: 1 };
  expect(fingerprintOf(before)).toBe(fingerprintOf(symptom('Record 7c00feb1146a9031 has 41 parts')));
  expect(fingerprintOf(symptom('a'))).not.toBe(fingerprintOf(symptom('b')));
});

test.each([
  ['one reply', [left(['a'])], []],
  ['two replies with it', [left(['a', 'b']), left(['b', 'c'])], ['b']],
  ['a reply between that had nothing to check', [left(['a']), null, left(['a'])], ['a']],
  ['the last one without it', [left(['a']), left(['a']), left([])], []],
  ['nobody asked a model', [left(['a'], 'no-model'), left(['a'], 'no-model')], []],
  ['it was stopped before', [left(['a'], 'seen-before'), left(['a'], 'seen-before')], ['a']],
])('[REPAIR-15] %s', (_, checks, messages) => {
  expect(repeatedSymptoms(checks)).toEqual(new Set(messages.map((one) => fingerprintOf(symptom(one)))));
  expect(notRepeated([symptom('a')], repeatedSymptoms(checks))).toHaveLength(messages.includes('a') ? 0 : 1);
});
