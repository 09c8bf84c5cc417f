import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] follow-ups that say it in passing', () => {
  const { plan } = recognise(
    'A foghorn keeper’s inventory: foghorns with name, origin, price, photo and status (in stock, ordered), and suppliers with name and phone',
  );

  test.each([
    ['let me note where each foghorn lies', 'Foghorns have a field Place'],
    ['what about a reserved state for foghorns?', 'Status can be Reserved too'],
    ['show the foghorns as a table instead of pictures', 'Foghorns are shown as a table'],
    ['each foghorn comes from a supplier, please connect them', 'Foghorns have a field Supplier'],
    ['could everything be a bit redder?', 'Kiln colours'],
    ['add a page that explains how to keep foghorns', 'the page How to keep foghorns'],
    ['please take the examples away', 'samples'],
    ['people on the street should see the foghorns but not the suppliers', 'Foghorn anonymous/creator'],
    ['everyone can see the foghorns, except for the suppliers', 'Foghorn all/creator'],
  ])('“%s”: %s', (message, sentence) => {
    const said = told(message, plan, { namesEntity: true });
    expect(said).toContain(sentence);
    expect(said).not.toContain('Supplier anonymous');
    expect(said).not.toContain('Supplier all');
  });
});

describe('[GEN-63] follow-ups typed in a hurry', () => {
  const { plan } = recognise(
    'A cello workshop: musicians with name and phone, cellos with maker and year, and repair jobs with status (open, done), price and due date',
  );

  test.each([
    ['can i also write down who brought it', 'Brought by'],
    ['dont need the phone anymore', 'Phone is gone'],
    ['can i also write down who brought it. dont need the phone anymore', 'Phone is gone'],
    ['make it all a bit friendlier, maybe light green', 'Orchard'],
    ['status should be waiting, being glued, varnish drying, ready', 'Waiting, Being glued, Varnish drying and Ready'],
    ['can you put the total at the top', 'Price'],
    ['a calendar with the due dates please', 'Calendar'],
    ['luthiers are missing, they have a name and a speciality', 'luthiers'],
    ['can customers check if it is ready with a code', 'page Check status'],
    ['at most 3 per musician', 'number of Cellos (Musician) ≤ 3'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan)).toContain(sentence));

  test.each([
    ['let me print a job', 'prints with the browser'],
    ['warn me when a job costs more than 900', 'give no warnings'],
    ['the date should be filled in automatically with today', 'begin with today as Due date already'],
    ['people should be able to cancel their job', 'can delete it on its page'],
  ])('“%s” changes nothing and says why: %s', (message, reason) => {
    const said = told(message, plan);
    expect(said).toMatch(/^problem: /);
    expect(said).toContain(reason);
  });

  test('what is late is marked by the date by which it is due', () => {
    expect(told('jobs that are late should be red', plan)).toContain('they have a red edge and say Overdue');
  });

  test('what is no name of a field becomes none', () => {
    for (const message of ['shop not wanted any more', 'please no phone would be better', 'nicht mehr so bunt bitte'])
      expect(told(message, plan)).not.toContain('have a field');
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
    ['meine Kollegen sollen alles sehen, aber nur ich darf löschen', 'who can delete aufträge from now on: admins'],
    ['nimm die Beispiele raus', 'samples'],
    ['bitte noch ein Feld für den Rahmenbauer', 'Rahmenbauer'],
    ['den Kunden brauchen wir nicht', 'Kunde is gone'],
    ['die Nummer brauchen wir nicht. bitte noch ein Feld für die Wasseruhr', 'Wasseruhr'],
    ['Preise bitte in Franken', 'CHF'],
    ['Aufträge sollen in einem Kalender stehen', 'Calendar'],
    ['ändere den Namen auf Radwerk', 'Radwerk'],
    ['schreib unten hin: Werkstatt Meier, Hafenstraße 3', 'Werkstatt Meier, Hafenstraße 3'],
  ])('“%s”: %s', (message, sentence) => {
    expect(told(message, plan).toLowerCase()).toContain(sentence.toLowerCase());
  });
});
