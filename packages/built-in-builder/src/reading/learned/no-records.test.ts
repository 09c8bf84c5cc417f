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
    ['what there is one of', 'Bands book our rehearsal room. They choose a day and a start time and enter the band name and how many hours.', 'rehearsal room'],
    ['a list of what is wished for', 'Meine Brettspiele mit Titel, Jahr und Preis. Dazu eine Wunschliste. Gesamtwert anzeigen.', 'wunsch'],
    ['what is worked out', 'Meine Brettspiele mit Titel, Jahr und Preis. Dazu eine Wunschliste. Gesamtwert anzeigen.', 'gesamtwert'],
    ['a field with its choices', 'For each booking I need the date, the venue, package (small, medium, large) and the price.', 'package'],
    ['a part of the system', 'The system should have modules for patient management, appointment scheduling and billing. Doctors can view the medical history of a patient.', 'module'],
    ['who does it, in the name of what is done', 'An online shop for teapots and kettles. A product page shows price and volume; customers place orders through a cart.', 'customer'],
  ])('%s: “%s” keeps no %s', (_, prompt, noun) => {
    expect(nounsOf(prompt)).not.toContain(noun);
    expect(nounsOf(prompt).length).toBeGreaterThan(0);
  }); // prettier-ignore
});
