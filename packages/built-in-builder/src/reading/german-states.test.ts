import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const fieldsOf = (prompt: string, noun: string) => readPrompt(prompt).entities.find((one) => one.noun === noun)?.fields;

test.each([
  ['Eine Liste der Schäden mit Ort und Datum, ich setz den Status dann auf neu, in Arbeit oder behoben.', 'schaden', 'Status (neu, in Arbeit, behoben)'],
  ['Eine Liste der Schäden mit Ort und Datum. Status: offen, in Arbeit oder behoben.', 'schaden', 'Status (offen, in Arbeit, behoben)'],
  ['Die Eltern sollen melden können: Kind, Tag, Grund. Wir setzen den Status auf neu, gelesen oder geklärt und rufen an.', 'meldung', 'Status (neu, gelesen, geklärt)'],
])('[GEN-62] what a German list can be is its state, though it is said apart: “%s”', (prompt, noun, status) => {
  expect(fieldsOf(prompt, noun)).toContain(status);
}); // prettier-ignore

test('[GEN-62] a state in brackets among other German fields stays whole', () => {
  const fields = fieldsOf('Die Lehrer sollen selber melden können: Gebäude, Raum, Status (offen, in Arbeit, erledigt).', 'meldung')!; // prettier-ignore
  expect(fields).toContain('Status (offen, in Arbeit, erledigt)');
  expect(fields.filter((one) => /arbeit|erledigt/i.test(one))).toHaveLength(1);
});
