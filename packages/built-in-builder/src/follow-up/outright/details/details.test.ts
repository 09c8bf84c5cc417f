import { describe, expect, test } from 'vitest';
import type { AppPlan } from '../../../plan/plan.ts';
import { after, listIn, planOf, told } from '../../told.fixture.ts';

const sailing = planOf('A sailing club: sailors (name, phone), boats (name, class, length) and outings (boat, sailor, date, distance).'); // prettier-ignore
const vet = planOf('Tierpension: Tiere (Name, Tierart, Futter), Halter (Name, Telefon) und Aufenthalte (Tier, Halter, Beginn, Ende, Preis).'); // prettier-ignore

/** What a list has now that it had not before, as label, type and choices. */
const newIn = (message: string, plan: AppPlan, plural: string) => {
  const before = new Set(listIn(plan, plural)?.fields.map(({ label }) => label));
  const fields = listIn(after(message, plan), plural)?.fields.filter(({ label }) => !before.has(label));
  return fields?.map(({ label, type, options, unit }) => [label, type, options?.map(({ value }) => value).join('/') ?? unit ?? '']); // prettier-ignore
};

describe('[GEN-63] details that a message wants to be known', () => {
  test.each([
    ['we also need their birthday, an emergency number and whether they can already dive', sailing, 'Sailors', [['Birthday', 'date', ''], ['Emergency number', 'phone', ''], ['Can dive', 'boolean', '']]],
    ['Ron asked about the serial number of the mast, nobody could say', sailing, 'Boats', [['Serial number', 'text', '']]],
    ['there should be room for a remark on boats and on outings', sailing, 'Outings', [['Remark', 'longtext', '']]],
    ['each boat needs what we paid for it, and the year', sailing, 'Boats', [['Purchase price', 'money', ''], ['Year', 'number', '']]],
    ['When a sailor quits we never remember why they quit. or when.', sailing, 'Sailors', [['Reason', 'longtext', ''], ['Left on', 'date', '']]],
    ['we forgot where they sailed to', sailing, 'Outings', [['Destination', 'text', '']]],
    ['boats also get: trailer yes/no, radio yes/no', sailing, 'Boats', [['Trailer', 'boolean', ''], ['Radio', 'boolean', '']]],
    ['Gestern stand Frau Kolb da und ich wusste nicht, dass sie eine Allergie hat', vet, 'Halter', [['Allergien', 'longtext', '']]],
    ['Ob das Tier beißt müsste man vorher wissen... und ob es geimpft ist', vet, 'Tiere', [['Beißt', 'boolean', ''], ['Geimpft', 'boolean', '']]],
    ['bei den tieren fehlt welcher tierarzt zuständig ist und was der chip gekostet hat', vet, 'Tiere', [['Tierarzt', 'text', ''], ['Kosten', 'money', '']]],
    ['und wann der Hufpfleger zuletzt da war, das will ich beim Tier sehen', vet, 'Tiere', [['Hufpfleger zuletzt', 'date', '']]],
  ] as const)('“%s”', (message, plan, plural, fields) => expect(newIn(message, plan, plural)).toEqual(fields)); // prettier-ignore

  test.each([
    ['how many outings has each sailor made?', sailing],
    ['who has which boat?', sailing],
    ['boats should not be listed by class any more', sailing],
  ] as const)('“%s” adds no detail', (message, plan) => expect(told(message, plan)).not.toContain('have a field'));
}); // prettier-ignore

describe('[GEN-63] one of two or of a few', () => {
  test.each([
    ['there is no way of telling if an outing is planned, under way or done', sailing, 'Outings', [['Status', 'select', 'Planned/Under way/Done']]],
    ['let us write down in what state it came back - fine, scratched, broken', sailing, 'Outings', [['Condition', 'select', 'Fine/Scratched/Broken']]],
    ['which hull: wood, plastic or something else', sailing, 'Boats', [['Hull', 'select', 'Wood/Plastic/Other']]],
    ['beim Aufenthalt sollte stehen ob der Halter abholt oder ob wir liefern', vet, 'Aufenthalte', [['Übergabe', 'select', 'Abholung/Lieferung']]],
    ['drinnen oder draußen fehlt noch beim Aufenthalt', vet, 'Aufenthalte', [['Drinnen oder Draußen', 'select', 'Drinnen/Draußen']]],
  ] as const)('“%s”', (message, plan, plural, fields) => expect(newIn(message, plan, plural)).toEqual(fields)); // prettier-ignore

  test('what is in quotes is one more of a choice that is there', () => {
    const plan = planOf('jobs (title, date, status: open, done)');
    expect(told("status is missing 'on hold' and 'sent back'", plan)).toContain('On hold or Sent back');
  });
}); // prettier-ignore

describe('[GEN-63] lists that hang on others', () => {
  test.each([
    ['repairs. date, which boat, what was done, cost', sailing, 'Repairs', ['Date', 'Boat', 'What was done', 'Cost']],
    ['I want to list the parts used for each boat, with how many and what one costs', sailing, 'Parts', ['Boat', 'Quantity', 'Price each']],
    ['Keys! we hand out keys to the shed and have no idea who has what.', sailing, 'Keys', ['Key', 'Sailor', 'Handed out on', 'Back on']],
    ['ich bräucht ne Schadensliste je Tier', vet, 'Schäden', ['Beschreibung', 'Tier', 'Datum']],
    ['für den Tierarzt brauch ich ein eigenes Buch: welches Tier, wann, was gemacht wurde und was es gekostet hat', vet, 'Tierarztbesuche', ['Tier', 'Datum', 'Kosten']],
    ['Telefonnotizen wären auch was. wer hat angerufen, wann, worum ging es', vet, 'Telefonnotizen', ['Datum', 'Betreff']],
  ] as const)('“%s”', (message, plan, plural, labels) => expect(listIn(after(message, plan), plural)?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining([...labels]))); // prettier-ignore

  test('who goes with which of a list is a list of both, with what is told of each', () => {
    const plan = planOf('A theatre group: members (name, phone), plays (title, author) and rehearsals (play, date, room).'); // prettier-ignore
    const list = listIn(after('need to see who turned up at which rehearsal and how long they stayed', plan), 'Attendances'); // prettier-ignore
    expect(list?.fields.map(({ label, type }) => [label, type])).toEqual([
      ['Name', 'text'],
      ['Rehearsal', 'reference'],
      ['Member', 'reference'],
      ['Hours', 'number'],
    ]);
  });

  test('what was typed so far refers to the list that is made of it', () => {
    const plan = planOf('courses (title, teacher, date) and rooms (name, seats)');
    const next = after('Teachers: we keep typing the same four names. Give me a proper list of them with phone and what they teach.', plan); // prettier-ignore
    expect(listIn(next, 'Courses')?.fields.find(({ name }) => name === 'teacher')).toMatchObject({ type: 'reference' });
  });
}); // prettier-ignore
