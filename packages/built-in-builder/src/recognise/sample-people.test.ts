import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

/** The sample records of an entity as lists of their values. */
const valuesOf = (prompt: string, entity: string) =>
  (recognise(prompt).samples.get(entity) ?? []).map((row) => Object.values(row));

test('[GEN-60] a sample person has the address of the own name, in English and German', () => {
  const guests = valuesOf('A guest list for our foghorn concert with name, email and table number', 'Guest');
  expect(guests).toContainEqual(expect.arrayContaining(['Lucía Herrera', 'lucia@herrera.example']));
  const customers = valuesOf('Kundenverwaltung mit Name, E-Mail und Telefon', 'Kunde');
  expect(customers).toContainEqual(expect.arrayContaining(['Mehmet Yıldız', 'mehmet@yildiz.example']));
});

test('[GEN-60] what people send in is kept under their names', () => {
  const prompt = 'A website for our choir where visitors leave a message with name, email and text';
  expect(valuesOf(prompt, 'Message')[0]).toEqual(expect.arrayContaining(['Amina Yusuf', 'amina@yusuf.example']));
});
