import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const fieldsIn = (prompt: string) =>
  new Map(readPrompt(prompt).entities.map(({ noun, fields }) => [noun, fields.join(', ')]));

test('[GEN-08] what stands in brackets behind a German list and is no field is its kind', () => {
  const fields = fieldsIn('Ein Plan für unsere Turnhalle: Kurse (Yoga, Pilates, Zirkel) mit Beginn und Preis, Trainer mit Telefon'); // prettier-ignore
  expect(fields.get('kurs')).toBe('Art (Yoga, Pilates, Zirkel), Beginn, Preis');
});

test('[GEN-08] entries for each shift have a shift', () => {
  const fields = fieldsIn('Wachbuch: Bereiche mit Etage, und pro Wache (Tag, Dämmerung, Nacht) Berichte mit Uhrzeit und Text'); // prettier-ignore
  expect([...fields.values()].join()).toContain('Wache (Tag, Dämmerung, Nacht)');
});

test('[GEN-08] what people hand in has the fields, not the people', () => {
  const fields = fieldsIn('Fundbüro im Bad. Die Gäste dürfen selbst melden: Gegenstand, Ort, Telefon. Ich sehe alle Fundmeldungen.'); // prettier-ignore
  expect(fields.get('fundmeldung')).toContain('Gegenstand');
  expect(fields.get('gast') ?? '').toBe('');
});

test('[GEN-08] what each one has paid is an expense with who paid it', () => {
  const fields = fieldsIn('Skihütte zu fünft. Jeder trägt ein was er ausgelegt hat (Betrag, Zweck, Datum).');
  expect(fields.get('ausgabe')).toBe('Betrag, Zweck, Datum, bezahlt von');
});

test('[GEN-08] a list that is theirs belongs to them', () => {
  const { entities, relations } = readPrompt('Ich möchte die Pferde erfassen mit Rasse und Alter, ihre Ausritte (Datum, Reiter, Dauer) und auf einen Blick sehen, wie viele noch fehlen.'); // prettier-ignore
  expect(entities.map(({ noun, fields }) => `${noun}: ${fields.join(', ')}`)).toEqual(['pferd: Rasse, Alter', 'ausritt: Datum, Reiter, Dauer']); // prettier-ignore
  expect(relations).toContainEqual({ from: 'ausritt', to: 'pferd' });
});

test('[GEN-08] several of a part have what is said of each', () => {
  const { entities, relations } = readPrompt('Schuster: Auftrag mit Kunde, Telefon, mehreren Schuhen, je Schuh was gemacht wird und Preis, Abholtermin, Anzahlung.'); // prettier-ignore
  const fields = new Map(entities.map(({ noun, fields: of }) => [noun, of.join(', ')]));
  expect(fields.get('auftrag')).toBe('Kunde, Telefon, Abholtermin, Anzahlung');
  expect(fields.get('schuh')).toContain('Preis');
  expect(relations).toContainEqual({ from: 'schuh', to: 'auftrag' });
});

test('[GEN-08] what is called by its letters is linked as other things are', () => {
  const { entities, relations } = readPrompt('Planspiel: Szenen mit Titel und Ort, NSCs (Name, Ort, Rolle). NSCs sollen mit den Szenen verknüpft sein.'); // prettier-ignore
  expect(entities.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['nsc', 'szene', 'szene-zuordnung']));
  expect(relations).toContainEqual({ from: 'szene-zuordnung', to: 'nsc' });
});

test('[GEN-08] who waits signs up as the others do', () => {
  const fields = fieldsIn('Töpferei: Kurse mit Beginn, Preis und freien Plätzen. Eltern sollen ihr Kind anmelden mit Name und Alter, und wenn voll ist dann Warteliste.'); // prettier-ignore
  expect(fields.get('anmeldung')).toBe('Name, Alter, Status (Angemeldet, Warteliste)');
});

test('[GEN-08] what is to be marked and ticked is a box to tick', () => {
  const fields = fieldsIn('Dienstbuch: Meldungen mit Datum und Text. Wichtiges muss man markieren können, die nächste Wache soll sie als gelesen bestätigen.'); // prettier-ignore
  expect(fields.get('meldung')).toContain('gelesen (yes/no)');
  expect(fields.get('meldung')).toContain('Wichtig (yes/no)');
});
