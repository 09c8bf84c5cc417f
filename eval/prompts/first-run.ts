import type { Step } from '../steps/step.ts';

/** What somebody types first who has a wish and no idea of apps, and what must be there and work then. */
type FirstRun = { says: string; steps: Step[] };

export const firstRuns: Record<'English' | 'German', FirstRun[]> = {
  English: [
    {
      says: 'moving house: boxes with label, room and content, and a search so i find my stuff',
      steps: [
        { entity: 'box', fields: ['label', 'room', ['inside', 'content', 'description']] },
        { open: 'box' },
        { create: 'box', with: { label: 'Box fourteen', content: 'Lamps' } },
        { stored: 'box', value: 'Lamps' },
        { sees: 'Box fourteen' },
      ],
    },
    {
      says: 'I teach guitar. Students with name, phone and level; lessons with student, date and topic.',
      steps: [
        { entity: 'student', fields: ['name', 'phone', 'level'] },
        { entity: 'lesson', fields: ['student', 'date', 'topic'] },
        { open: ['lesson', 'timetable'] },
        { open: 'student' },
        { create: 'student', with: { name: 'Finn Fret', phone: '0171 333' } },
        { stored: 'student', value: 'Finn Fret' },
        { sees: 'Finn Fret' },
      ],
    },
    {
      says: 'A Christmas list: gifts with name, person, price and status (planned, bought, wrapped)',
      steps: [
        { entity: ['gift', 'idea'], fields: ['name', 'person', 'price', 'status'] },
        { open: ['gift', 'idea'] },
        { create: ['gift', 'idea'], with: { 'gift|name|title|idea': 'Wooden sledge', price: 59 } },
        { stored: ['gift', 'idea'], value: 59 },
        { sees: 'Wooden sledge' },
      ],
    },
    {
      says: 'A list of babysitters with name, phone, price per hour and rating',
      steps: [
        { entity: 'babysitter', fields: ['name', 'phone', 'price', 'rating'] },
        { open: 'babysitter' },
        { create: 'babysitter', with: { name: 'Mira Lull', price: 12 } },
        { stored: 'babysitter', value: 'Mira Lull' },
        { sees: 'Mira Lull' },
      ],
    },
    {
      says: 'A mileage log for my car: trips with date, purpose, kilometres and driver, and a chart of the kilometres by month',
      steps: [
        { entity: 'trip', fields: ['date', 'purpose', 'kilomet', 'driver'] },
        { open: 'trip' },
        { create: 'trip', with: { purpose: 'Visit to Olsen', kilomet: 240 } },
        { stored: 'trip', value: 'Visit to Olsen' },
        { open: ['overview', 'dashboard', 'chart', 'report'] },
        { shows: 'chart' },
      ],
    },
  ],
  German: [
    {
      says: 'Was ist im Gefrierschrank? Lebensmittel mit Name, Menge, Fach und Datum',
      steps: [
        { entity: 'Lebensmittel', fields: ['Name', 'Menge', 'Fach', 'Datum'] },
        { open: 'Lebensmittel' },
        { create: 'Lebensmittel', with: { Name: 'Erbsensuppe', Menge: 3 } },
        { stored: 'Lebensmittel', value: 'Erbsensuppe' },
        { sees: 'Erbsensuppe' },
      ],
    },
    {
      says: 'Nachhilfe: Schüler mit Name und Klasse, Stunden mit Schüler, Datum und Thema',
      steps: [
        { entity: ['Schüler', 'Schueler'], fields: ['Name', 'Klasse'] },
        { entity: 'Stunde', fields: [['Schüler', 'Schueler'], 'Datum', 'Thema'] },
        { open: 'Stunde' },
        { open: 'Schüler' },
        { create: 'Schüler', with: { Name: 'Ayla Bruch' } },
        { stored: ['Schüler', 'Schueler'], value: 'Ayla Bruch' },
        { sees: 'Ayla Bruch' },
      ],
    },
    {
      says: 'Ich möchte meine Wanderungen festhalten: Name, Datum, Kilometer und Schwierigkeit',
      steps: [
        { entity: 'Wanderung', fields: ['Name', 'Datum', 'Kilometer', 'Schwierigkeit'] },
        { open: 'Wanderung' },
        { create: 'Wanderung', with: { Name: 'Drei Gipfel', Kilometer: 18 } },
        { stored: 'Wanderung', value: 'Drei Gipfel' },
        { sees: 'Drei Gipfel' },
      ],
    },
    {
      says: 'Kuchenliste für den Schulbasar: Kuchen mit Name, Bäcker und Allergenen',
      steps: [
        { entity: 'Kuchen', fields: ['Name', ['Bäcker', 'Baecker'], 'Allergen'] },
        { open: 'Kuchen' },
        { create: 'Kuchen', with: { Name: 'Mohnschnitten' } },
        { stored: 'Kuchen', value: 'Mohnschnitten' },
        { sees: 'Mohnschnitten' },
      ],
    },
    {
      says: 'Geburtstagsliste: Personen mit Name, Geburtstag und Geschenkidee',
      steps: [
        { entity: 'Person', fields: ['Name', 'Geburtstag', 'Geschenk'] },
        { open: 'Person' },
        { create: 'Person', with: { Name: 'Oma Gerda', Geburtstag: '1948-04-12' } },
        { stored: 'Person', value: 'Oma Gerda' },
        { sees: 'Oma Gerda' },
      ],
    },
  ],
};
