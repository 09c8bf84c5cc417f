import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const relationsIn = (prompt: string): string[] => readPrompt(prompt).relations.map(({ from, to }) => `${from} > ${to}`);

describe('[GEN-68] what belongs to what, as people say it', () => {
  test.each([
    ['Every gardener can have several plots, each plot has a number and a size.', 'plot > gardener'],
    ['A teacher has about 20 pupils, pupils get marks for essays.', 'pupil > teacher', 'mark > essay'],
    ['An app for a zoo: enclosures, animals per enclosure with name and species', 'animal > enclosure'],
    ['Tasks in every project (title, due date), people with email', 'task > project'],
    ['A parcel belongs to a customer and is assigned to a courier.', 'parcel > customer', 'parcel > courier'],
    ['Machines with serial number. A machine stands in a hall, halls have a name.', 'machine > hall'],
    ['A list of owners with their boats, the boats have a name and a length', 'boat > owner'],
    ['Cinema club: members, films, reviews of each film by member', 'review > film', 'review > member'],
    [
      'Guests book an appointment, choose a masseur and a treatment (name, duration, price)',
      'appointment > masseur',
      'appointment > treatment',
    ],
    ['Assign incidents to engineers. Incidents have a title and a date.', 'incident > engineer'],
    ['Staff log hours on projects of clients. Each project has a budget.', 'time entry > project', 'project > client'],
    ['Jede Schule hat mehrere Klassen, Klassen haben einen Namen und einen Raum.', 'klasse > schule'],
    ['Zu jedem Fahrzeug gehören Reparaturen und Tankbelege.', 'reparatur > fahrzeug'],
    ['Ein Gerät wird einem Techniker zugeordnet. Geräte haben Name und Standort.', 'gerät > techniker'],
    ['Tierheim: Gehege, Tiere pro Gehege mit Name und Alter', 'tier > gehege'],
    ['Jede Reiterin gehört zu einer Gruppe. Gruppen mit Name und Trainer', 'reiterin > gruppe'],
    ['Vermieter, ihre Wohnungen mit Größe und Miete', 'wohnung > vermieter'],
    ['Members, boats and loans with date and status for our rowing club', 'loan > boat', 'loan > member'],
    ['Ruderverein: Mitglieder, Boote und Ausleihen mit Datum', 'ausleihe > boot', 'ausleihe > mitglied'],
    ['Storage: objects with number and era, and loans to other museums', 'loan > object'],
    ['I teach piano: my pupils, their lessons, and who still owes me money', 'payment > pupil', 'lesson > pupil'],
  ])('“%s”', (prompt, ...expected) => {
    const found = relationsIn(prompt);
    for (const one of expected) expect(found).toContain(one);
  });

  test.each([
    'Note the hours per week and the price per unit of each job.',
    'Employees with their name and phone',
    'Pro Woche drei Läufe mit Datum und Strecke',
  ])('what is counted, and what somebody has, is no thing: “%s”', (prompt) => {
    expect(relationsIn(prompt)).toEqual([]);
    expect(readPrompt(prompt).entities.map(({ noun }) => noun)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/week|unit|name|woche/)]),
    );
  });
});

test('[GEN-68] things keep the order in which they are named, whatever hangs on them', () => {
  const { entities, called } = readPrompt(
    'Hausverwaltung: Jedes Haus hat mehrere Wohnungen, Mieter pro Wohnung mit Name.',
  );
  expect(entities.map(({ noun }) => noun).slice(0, 2)).toEqual(['haus', 'wohnung']);
  expect(called ?? 'Hausverwaltung').toBe('Hausverwaltung');
});
