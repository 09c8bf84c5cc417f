import { describe, expect, test } from 'vitest';
import { makeField } from '../recognise/make-field.ts';
import { askedField } from './asked-field.ts';
import { germanQuestion } from './german-question.ts';

/** `Owns a boat: boolean` */
const inShort = (words: string | null): string | null => {
  const made = words === null ? null : makeField(words);
  return made && `${made.field.label}: ${made.field.type}`;
};

describe('[GEN-62] a question in a list asks for a field', () => {
  test.each([
    ['how pleased we were with the food from 1 to 5', 'Rating: number'],
    ['how I liked the soup', 'Rating: number'],
    ['how they judge the service', 'Service: number'],
    ['whether they own a tent', 'Owns a tent: boolean'],
    ['if it was paid', 'Paid: boolean'],
    ['whether the guest needs a parking space', 'Needs a parking space: boolean'],
    ['if she can swim', 'Can swim: boolean'],
    ['whether I finished it or not', 'Finished: boolean'],
    ['if I would buy it again', 'Would buy it again: boolean'],
    ['what we rehearsed', 'What we rehearsed: longtext'],
    ['what is broken', 'Problem: text'],
    ['what I paid for it', 'Amount: money'],
    ['how much it costs per day', 'Cost: money'],
    ['how many jars are left', 'Jars left: number'],
    ['how many people come', 'Number of people: number'],
    ['how long it took', 'Duration: number'],
    ['how often it is watered', 'Interval: text'],
    ['how often they visit (daily, weekly, never)', 'Frequency: select'],
    ['when I last cleaned it', 'Last cleaned: date'],
    ['when it was bought', 'Bought on: date'],
    ['when she left', 'Left at: datetime'],
    ['when it has to be back', 'Due date: date'],
    ['who wrote it', 'Written by: text'],
    ['who has it', 'Borrower: text'],
    ['why they want it', 'Reason: longtext'],
    ['at what time', 'Time: datetime'],
    ['that it has', null],
  ])('“%s”: %s', (question, field) => expect(inShort(askedField(question))).toBe(field));

  test.each([
    ['ob es bezahlt ist', 'Bezahlt: boolean'],
    ['wie lange es gedauert hat', 'Dauer: number'],
    ['wann wir zuletzt gegossen haben', 'Zuletzt gegossen: date'],
    ['wie viele Kinder kommen', 'Anzahl Kinder: number'],
    ['was kaputt ist', 'Problem: text'],
    ['wie zufrieden wir waren', 'Bewertung: number'],
  ])('“%s”: %s', (question, field) => expect(inShort(germanQuestion(question))).toBe(field));
});
