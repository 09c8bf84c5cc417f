import { describe, expect, test } from 'vitest';
import type { Linear } from '../../reading/learned/linear.ts';
import type { Change, Understood } from '../change.ts';
import { chosenReading } from './choose-reading.ts';
import type { Reader, Reading } from './judged.ts';

const nothingLearned = { chances: new Map<string, number>(), wishes: [], two: 0 };
/** A model for which a reader is as likely right as is said here; the others never are. */
const judging = (likely: Partial<Record<Reader, number>>): Linear => ({
  bias: -9,
  weights: new Map(Object.entries(likely).map(([reader, p]) => [reader, 9 + Math.log(p / (1 - p))])),
});

const changes = (...all: Change[]): Understood => ({ kind: 'changes', changes: all });
const sorted = changes({ kind: 'sort-list', entity: 'Boat', field: 'name', direction: 'up' });
const grouped = changes({ kind: 'group-list', entity: 'Boat', field: 'berth' });
const opened = changes({ kind: 'access', entity: 'Boat', access: { read: 'anonymous', write: 'admin' } });
const refused: Understood = { kind: 'problem', sentence: 'Apps made here send no mails, so I changed nothing.' };

const chosen = (inTurn: Understood, learned: Understood, model: Linear, likely = nothingLearned) => {
  const readings: [Reading, ...Reading[]] = [
    { reader: 'in turn', understood: inTurn },
    { reader: 'learned', understood: learned },
  ];
  return chosenReading(readings, likely, 'boats by berth', model);
};

describe('[GEN-63] which of several readings of a message is taken', () => {
  test('that of the readers in turn, unless another is much likelier', () => {
    expect(chosen(sorted, grouped, judging({ 'in turn': 0.4, learned: 0.6 }))).toBe(sorted);
    expect(chosen(sorted, grouped, judging({ 'in turn': 0.2, learned: 0.8 }))).toBe(grouped);
  });

  test('none where none is likely, so that nothing is changed', () =>
    expect(chosen(sorted, grouped, judging({ 'in turn': 0.02, learned: 0.2 }))).toBeNull());

  test('a sentence that says why nothing is done gives way only to what is likely by itself', () => {
    expect(chosen(refused, grouped, judging({ 'in turn': 0.1, learned: 0.5 }))).toBe(refused);
    expect(chosen(refused, grouped, judging({ 'in turn': 0.1, learned: 0.7 }))).toBe(grouped);
  });

  test('records are not opened on a guess', () => {
    expect(chosen(sorted, opened, judging({ 'in turn': 0.1, learned: 0.9 }))).toBe(sorted);
    expect(chosen({ kind: 'unknown' }, opened, judging({ learned: 0.9 }))).toBeNull();
  });

  test('what has to be there never becomes what may stay empty', () => {
    const duty = (isRequired: boolean) =>
      changes({ kind: 'require-field', entity: 'Boat', field: 'berth', isRequired });
    const needed = duty(true);
    expect(chosen(needed, duty(false), judging({ 'in turn': 0.1, learned: 0.9 }))).toBe(needed);
  });

  test('what was never learned stays as whole phrases have it', () => {
    const currency = changes({ kind: 'currency', currency: 'GBP' });
    expect(chosen(currency, grouped, judging({ 'in turn': 0.1, learned: 0.9 }))).toBe(currency);
  });
});
