import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] follow-ups that say it in passing', () => {
  const { plan } = recognise(
    'A cheese shop inventory: cheeses with name, origin, price, photo and status (in stock, ordered), and suppliers with name and phone',
  );

  test.each([
    ['let me note where each cheese lies', 'Cheeses have a field Place'],
    ['what about a reserved state for cheeses?', 'Status can be Reserved too'],
    ['show the cheeses as a table instead of pictures', 'Cheeses are shown as a table'],
    ['each cheese comes from a supplier, please connect them', 'Cheeses have a field Supplier'],
    ['could everything be a bit redder?', 'Kiln colours'],
    ['add a page that explains how to keep cheese', 'the page How to keep cheese'],
    ['please take the examples away', 'samples'],
    ['people on the street should see the cheeses but not the suppliers', 'Cheese anonymous/creator'],
    ['everyone can see the cheeses, except for the suppliers', 'Cheese all/creator'],
  ])('“%s”: %s', (message, sentence) => {
    const said = told(message, plan, { namesEntity: true });
    expect(said).toContain(sentence);
    expect(said).not.toContain('Supplier anonymous');
    expect(said).not.toContain('Supplier all');
  });
});

describe('[GEN-63] German follow-ups that say it in passing', () => {
  const { plan } = recognise(
    'Eine Fahrradwerkstatt: Aufträge mit Titel, Kunde, Preis, Datum und Status (offen, fertig)',
  );

  test.each([
    ['ich möchte mir zu jedem Auftrag die Rahmennummer merken', 'Rahmennummer'],
    ['den Preis brauche ich nicht mehr', 'Preis is gone'],
    ['die neuesten Aufträge sollen oben stehen', 'begins with'],
    ['mach es dunkelgrün', 'Orchard'],
    ['meine Kollegen sollen alles sehen, aber nur ich darf löschen', 'all/creator'],
    ['nimm die Beispiele raus', 'samples'],
    ['schreib unten hin: Werkstatt Meier, Hafenstraße 3', 'Werkstatt Meier, Hafenstraße 3'],
  ])('“%s”: %s', (message, sentence) => {
    expect(told(message, plan).toLowerCase()).toContain(sentence.toLowerCase());
  });
});
