import { describe, expect, test } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const nounsOf = (prompt: string): string[] => readPrompt(prompt).entities.map(({ noun }) => noun);

describe('[GEN-08] what looks like a record and is none', () => {
  test.each([
    ['whose app it is', 'Invoices for a translator. An invoice has a number, a client, a date, an amount and a status: draft, sent, paid.', 'translator'],
    ['what is searched by', 'A cookbook site where people search recipes by name, filter by cuisine and print them', 'cuisine'],
    ['the thing that is booked once', 'Let customers reserve a table: date, time, number of guests, name and phone.', 'table'],
    ['an item without a noun', 'Time tracking: clients with an hourly rate, projects that belong to a client, and time entries with project, date and hours. Show the hours per project and what I can invoice.', 'what i can invoice'],
    ['a part of another record', 'A bicycle repair shop: customers, bikes, repair orders with status, due date and price, and a dashboard with revenue by month', 'repair'],
    ['a part of the app', 'A website for a small animal practice: the services with prices, news, a page about the team, and a contact page with a form.', 'contact'],
    ['a second word for a record', 'Website für unseren Hofladen: Produkte mit Name, Preis und Bild. Kunden sollen Produkte vorbestellen können.', 'bestellung'],
  ])('%s: “%s” keeps no %s', (_, prompt, noun) => {
    expect(nounsOf(prompt)).not.toContain(noun);
    expect(nounsOf(prompt).length).toBeGreaterThan(0);
  }); // prettier-ignore
});
