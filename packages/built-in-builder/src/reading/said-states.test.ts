import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from './read-prompt.ts';

const fieldsOf = (prompt: string, noun: string) =>
  readPrompt(prompt)
    .entities.find((one) => one.noun === noun)
    ?.fields.join('; ');

test.each([
  ['An allotment portal. Members apply for permits with plot and reason. The board sets a permit to checked, granted or refused.', 'permit', 'status (open, checked, granted, refused)'],
  ['A repair café website. Guests register devices with brand and fault. Helpers mark a device as waiting, on the bench or fixed.', 'device', 'status (waiting, on the bench, fixed)'],
  ['A newsletter site. Authors write essays with title and text, save them as drafts and publish them.', 'essay', 'status (draft, published)'],
  ['A caretaker system. Residents open cases with stairwell and description. Caretakers take a case and close it with a remark.', 'case', 'assignee'],
  ['A running club site. Runners see trainings with distance and place and can mark a training as finished.', 'training', 'finished (yes/no)'],
])('[GEN-08] how far a thing is, is a field of it: “%s”', (prompt, noun, field) => {
  expect(fieldsOf(prompt, noun)).toContain(field);
}); // prettier-ignore

test('[GEN-08] a draft of something is no list of its own, and what closes a case is kept', () => {
  const prompt =
    'A caretaker system. Residents open cases with stairwell and description. Caretakers take a case and close it with a remark.';
  expect(fieldsOf(prompt, 'case')).toContain('status (open, in progress, closed)');
  expect(fieldsOf(prompt, 'case')).toContain('remark');
});

test.each([
  ['Engraver: customers, plaques to engrave. Status from brought in to drawn to cut', 'Plaque', ['Brought in', 'Drawn', 'Cut']],
  ['parcels with sender and weight, status: new -> packed -> sent', 'Parcel', ['New', 'Packed', 'Sent']],
  ['Reklamationen mit Kunde, Artikel und Grund, Status von offen über geprüft bis erledigt', 'Reklamation', ['Offen', 'Geprüft', 'Erledigt']],
])('[GEN-62] “%s”: steps told as a way are its choices', (prompt, list, names) => {
  const entity = recognise(prompt).plan.entities.find(({ label }) => label === list);
  expect(entity?.fields.filter(({ options }) => options).map(({ options }) => options!.map(({ value }) => value))).toEqual([names]);
}); // prettier-ignore
