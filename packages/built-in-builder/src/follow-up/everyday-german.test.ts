import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] German follow-ups as people put them', () => {
  const { plan } = recognise('Tischlerei: Aufträge mit Kunde, Möbel, Maße, Länge, Notiz, Status und Preis, Materialien mit Name, Menge und Lieferant'); // prettier-ignore

  test.each([
    ['Bitte auch die Handynummer vom Lieferanten speichern', 'Materialien have a field Handynummer'],
    ['bei den Materialien fehlt noch die Farbe', 'Materialien have a field Farbe'],
    ['könntest du bitte ein Feld für Hinweise ergänzen?', 'Aufträge have a field Hinweise'],
    ['speichere zu jedem Auftrag auch die Telefonnummer vom Kunden', 'Aufträge have a field Telefonnummer'],
    ['Füge den Status "beim Lackieren" hinzu', 'Status can be Beim Lackieren too'],
    ['beim Status fehlt noch "abgeholt"', 'Status can be Abgeholt too'],
    ['Länge soll in Zentimetern stehen', 'Länge is in cm now'],
    ['das Feld Lieferant muss nicht ausgefüllt werden', 'problem: Lieferant may stay empty already'],
    ['Kunde darf nicht leer bleiben', 'Kunde has to be filled in'],
    ['mir wäre wichtig, dass man den Lieferanten immer ausfüllen muss', 'Lieferant has to be filled in'],
    ['lösch bitte die Notizen', 'Notiz is gone'],
    ['Notiz braucht mehr Platz', 'Notiz is a text of several lines'],
    ['zeige die Preis-Spalte nicht in der Liste', 'Preis is no longer in the list'],
    ['zeige die Notiz nicht in der Liste', 'problem: Notiz is not in the list'],
    ['statt Möbel lieber Werkstück', 'Möbel is called Werkstück'],
    ['nenn es Holzwurm', 'called Holzwurm'],
    ['der Name der App soll Spanplatz sein', 'called Spanplatz'],
    ['ordne die Aufträge nach Preis', 'begins with'],
    ['die teuersten zuerst', 'begins with the highest'],
    ['es wäre schön, wenn man die Aufträge als Karten sehen könnte', 'Aufträge are shown as cards'],
    ['erledigte Aufträge ausblenden', 'leaves out what is done'],
    ['die fertigen brauche ich nicht mehr sehen', 'leaves out what is done'],
    ['Umsatz pro Monat als Diagramm', 'by month'],
    ['eine Seite mit den Lieferzeiten wäre schön', 'the page Lieferzeiten'],
    ['Kunden sollen ihren Auftrag mit einer Nummer nachschauen können', 'the page Check status'],
    ['das ist mir zu bunt', 'Press'],
    ['Knöpfe bitte dunkelrot und Hintergrund cremeweiß', 'buttons and other parts are dunkelrot (#8b0000)'],
    [
      'nur der Vorstand darf Materialien ändern',
      'Who can add, change and delete materialien from now on: admins and the role “Vorstand”',
    ],
    ['schick mir eine Mail, wenn ein Auftrag fertig ist', 'problem: Apps made here send no e-mail'],
    ['wie bekomme ich meine Leute in die App?', 'problem: Open the database, go to Users'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan, { namesEntity: true })).toContain(sentence));

  test.each([
    ['jeder soll nur seine eigenen Aufträge sehen', 'Auftrag creator/creator'],
    ['jede nur ihre eigenen', 'Auftrag creator/creator'],
    ['alle Mitarbeiter dürfen Aufträge sehen, aber keine löschen', 'Who can delete aufträge from now on: admins.'],
    ['Besucher sollen die Preise nicht sehen', 'problem: That is so already: without signing in nobody sees'],
  ])('“%s” never opens more than was said: %s', (message, access) =>
    expect(told(message, plan, { namesEntity: true })).toContain(access),
  );
});

describe('[GEN-63] more follow-ups in English', () => {
  const { plan } = recognise(
    'A choir: members with name, voice and yearly fee, and tasks with title, weight, status and who does it',
  );

  test.each([
    ['hide the finished tasks', 'The list of tasks leaves out what is done'],
    ['done tasks should disappear from the list', 'leaves out what is done'],
    ['show the weight in kilograms', 'Weight is in kg now'],
    [
      'only the treasurer may change the yearly fee',
      'Who can change Yearly fee of members from now on: admins and the role “Treasurer”',
    ],
    ['only the board can see members', 'Who can see members from now on: admins and the role “Board”'],
    ['show the total yearly fee', 'Yearly fee'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan, { namesEntity: true })).toContain(sentence));
});
