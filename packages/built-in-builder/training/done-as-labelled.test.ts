import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Change, Understood } from '../src/follow-up/change.ts';
import { isDoneAsLabelled } from './done-as-labelled.ts';
import { labelledMessagesOf } from './follow-up-labels.ts';

const directory = mkdtempSync(join(tmpdir(), 'labels-'));
afterAll(() => rmSync(directory, { recursive: true }));

const outline = `=== Boat hire
Boats (one: Boat): Name {text}, Berth {text}, State {select Free/Out}
Trips (one: Trip): Boat {reference Boat}, From {date}
Pages: Boats {list table}, Trips {list table}
`;
function labelled(lines: string) {
  const file = join(directory, 'english-01.txt');
  writeFileSync(file, `${outline}${lines}\n`);
  return labelledMessagesOf(file)[0]!;
}
const done = (lines: string, ...changes: Change[]) => isDoneAsLabelled({ kind: 'changes', changes }, labelled(lines));
const added = (entity: string, label: string): Change => ({ kind: 'add-field', entity, isShown: false, field: { name: label.toLowerCase(), label, type: 'text', isRequired: false } }); // prettier-ignore

describe('[GEN-63] whether a message was done as its labels say', () => {
  test('a new field has to be on the list and called by the words that are meant', () => {
    const label = '- note the [n:skipper] of every trip\n  = add-field; list=Trips';
    expect(done(label, added('Trip', 'Skipper'))).toBe(true);
    expect(done(label, added('Boat', 'Skipper'))).toBe(false);
    expect(done(label, added('Trip', 'Skipper of every trip and what they had to say'))).toBe(false);
    expect(done(label, added('Trip', 'Skipper'), added('Trip', 'Note'))).toBe(false);
  });

  test('all choices that are meant have to be there, and no others', () => {
    const label = '- boats can be [o:in repair] or [o:sold] too\n  = add-choices; list=Boats; field=State';
    const choices = (...options: string[]): Change => ({ kind: 'add-options', entity: 'Boat', field: 'state', options }); // prettier-ignore
    expect(done(label, choices('In repair', 'Sold'))).toBe(true);
    expect(done(label, choices('Sold'))).toBe(false);
  });

  test('what cannot be done is answered, and nothing is changed', () => {
    const label = labelled('- can people pay by card\n  = cannot; what=payment');
    const refused: Understood = { kind: 'problem', sentence: 'Not made: payment.' };
    expect(isDoneAsLabelled(refused, label)).toBe(true);
    expect(isDoneAsLabelled({ kind: 'changes', changes: [added('Trip', 'Card')] }, label)).toBe(false);
    expect(isDoneAsLabelled({ kind: 'unknown' }, label)).toBe(false);
  });
});
