import { describe, expect, test } from 'vitest';
import type { Field } from '../../../plan/plan.ts';
import { choiceSaid } from '../../rules/choice-forms.ts';
import { boundNumber } from './bound-number.ts';
import { boundIn } from './directions.ts';

const at = (text: string, word: string): number[] => (text.includes(word) ? [text.indexOf(word)] : []);

describe('[GEN-63] what rules are made of is read by grammar', () => {
  test.each([
    ['the advance must never be higher than the bill', 'advance', 'bill', 'at-most'],
    ['the sale price has to be above the cost', 'sale price', 'cost', 'at-least'],
    ['a wage below the tariff is out of the question', 'wage', 'tariff', 'at-least'],
    ['more riders than the bus has chairs, please block that', 'riders', 'chairs', 'at-most'],
    ['the harvest comes after the sowing, not the other way round', 'harvest', 'sowing', 'at-least'],
    ['der Auszug kann schlecht vor dem Einzug liegen', 'Auszug', 'Einzug', 'at-least'],
    ['die Miete darf die Grenze nicht überschreiten', 'Miete', 'Grenze', 'at-most'],
    ['the paint and the wall are both white', 'paint', 'wall', null],
  ])('“%s”: %s is %s of %s', (text, left, right, bound) =>
    expect(boundIn(text, { left: at(text, left), right: at(text, right) })).toBe(bound)); // prettier-ignore

  test.each([
    ['no more than five crates a day, last week a driver took nine', 5],
    ['gestern waren 70 Tonnen drauf, mehr als 40 gehen nicht', 40],
    ['a rider gets four laps, not six', 4],
    ['wir schaffen vierzehn Touren am Tag', 14],
  ])('“%s”: %s', (text, number) => expect(boundNumber(text)?.value).toBe(number));

  test.each([
    ['sagt jemand ab, will ich es wissen', ['Geplant', 'Abgesagt'], 'Abgesagt'],
    ['fällt ein Kurs aus, fehlt das Geld', ['Ausgefallen', 'Gehalten'], 'Ausgefallen'],
    ['whoever cancels pays half', ['Booked', 'Cancelled'], 'Cancelled'],
    ['when we call a match off', ['Played', 'Called off'], 'Called off'],
    ['the council meets on Monday', ['Cancelled', 'Booked'], undefined],
  ])('“%s” of %j: %s', (text, values, value) =>
    expect(choiceSaid(text, { options: values.map((one) => ({ value: one, tone: 'neutral' })) } as Field)?.value).toBe(value)); // prettier-ignore
});
