import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] follow-ups on an app of clients and tasks', () => {
  const { plan } = recognise(
    'A tracker for clients and tasks. Tasks have a title, due date and status. Clients have a name and email.',
  );

  test.each([
    ['make the headline bigger', 'written larger'],
    ['the buttons should be green', '#008000'],
    ['change the colour of the buttons to dark red', '#8b0000'],
    ['change the background to light blue and the buttons to navy', 'background is #add8e6, buttons and other parts are #000080'],
    ['i want a dark background', 'background is #1b1d22'],
    ['make it less colourful', 'Press'],
    ['round corners please', 'Corners are round'],
    ['make the buttons rounder', 'Corners are round'],
    ['add a page about us', 'the page About us'],
    ['i need an about page', 'the page About us'],
    ['change the heading on the first page to Good morning', 'is called Good morning'],
    ['move clients before tasks in the menu', 'Clients comes before Tasks in the menu'],
    ['put the tasks last in the menu', 'Tasks is last in the menu'],
    ["the due date shouldn't be required any more", 'Due date may stay empty'],
    ['add "waiting" to the status', 'Status can be Waiting too'],
    ['the status should also allow "blocked"', 'Status can be Blocked too'],
    ['the status should begin with done', 'begin with Done as status'],
    ['add a field "shirt size" with S, M, L and XL', 'Tasks have a field Shirt size'],
    ['add a dropdown for the country of the client', 'Clients have a field Country'],
    ['each task should belong to a project', 'Tasks have a field Project'],
    ['put a picture on every client', 'Clients have a field Picture'],
    ['the birthday of each client is missing', 'Clients have a field Birthday'],
    ['the due date field is confusing, drop it', 'Due date is gone'],
    ['remove the email column from the list but keep it in the form', 'Email is no longer in the list'],
    ['please delete the clients list completely', 'Clients and their pages are gone'],
    ['make the list a table', 'Tasks are shown as a table'],
    ['add comments to tasks', 'comments on the page of each record'],
    ['we need a place where people can leave a comment on a task', 'comments on the page of each record'],
    ['i want the clients page to open first', 'opens with Clients'],
    ['group tasks by status', 'grouped by status'],
    ['nobody but me should see the clients', 'Client admin/admin'],
    ['everyone can read the tasks but only signed in people can add new ones', 'Task anonymous/all'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan, { namesEntity: true })).toContain(sentence)); // prettier-ignore

  test.each([
    ['add a search box to the clients page', /has its search/],
    ['add some more example clients', /Samples come with a list/],
    ['let people pay by card', /take no payments/],
    ["i don't like the font", /which colour or typeface/],
    ['mark a task as done with one click', /state of a record/],
    ['add a mood field to the horses', /no list called “horses”/],
  ])('“%s” changes nothing and says why', (message, why) => {
    expect(told(message, plan)).toMatch(/^problem: /);
    expect(told(message, plan)).toMatch(why);
  });
});

describe('[GEN-63] German follow-ups on an app of a library', () => {
  const { plan } = recognise('Eine App für unsere Leihbücherei mit Büchern (Titel, Autor, Regal, Status, Jahr) und Lesern (Name, E-Mail)'); // prettier-ignore

  test('several are called as one calls several, not as they stand after “mit”', () => {
    expect(plan.entities.map(({ label, plural }) => [label, plural])).toEqual([['Buch', 'Bücher'], ['Leser', 'Leser']]); // prettier-ignore
  });

  test.each([
    ['füge bei Lesern eine Telefonnummer hinzu', 'Leser have a field Telefonnummer'],
    ['Leser brauchen noch eine Adresse', 'Leser have a field Adresse'],
    ['Bücher sollen auch ein Erscheinungsjahr haben', 'Bücher have a field Erscheinungsjahr'],
    ['bitte ein Foto pro Buch', 'Bücher have a field Foto'],
    ['neue Seite "Über uns"', 'the page About us'],
    ['ich hätte gern eine Seite mit unseren Öffnungszeiten', 'the page Öffnungszeiten'],
    ['Leser umbenennen in Mitglieder', 'Leser are called mitglieder'],
    ['E-Mail weglassen', 'E-Mail is gone'],
    ['die Bücher nach Autor sortieren', 'begins with autor'],
    ['Status soll auch "reserviert" sein können', 'Status can be Reserviert too'],
    ['mach den Autor zum Pflichtfeld', 'Autor has to be filled in'],
    ['nimm das Regal aus der Liste', 'Regal is no longer in the list'],
    ['wie viele Bücher pro Regal? bitte als Diagramm', 'by regal'],
    ['nur Admins dürfen Bücher ändern', 'Buch all/admin'],
    ['nur ich darf löschen', 'Who can delete bücher'],
    ['mach die Überschrift größer', 'written larger'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan, { namesEntity: true })).toContain(sentence));
});
