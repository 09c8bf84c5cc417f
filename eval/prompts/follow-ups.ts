import type { EvalPrompt } from './prompt.ts';

export const followUps: EvalPrompt[] = [
  {
    id: 'plant-diary',
    says: 'A diary for my house plants: plant name, room and when it was last watered.',
    checks: {
      records: { 'plants have name, room and watering': [{ entity: 'plant', fields: ['name', 'room', 'water'] }] },
    },
    followUps: [
      {
        says: 'Add a field for the light it needs: sun, half shade or shade.',
        checks: {
          'follow-ups': {
            'plants have the new field': [{ entity: 'plant', fields: ['name', 'room', 'light'] }],
            'the new field is in the form with its choices': [
              { create: 'plant', with: { name: 'Monstera', light: 'half shade' } },
              { stored: 'plant', value: 'half shade' },
            ],
          },
        },
      },
      {
        says: 'Also keep a list of fertilisers with name and price.',
        checks: {
          'follow-ups': {
            'fertilisers are there with name and price': [
              { entity: ['fertiliser', 'fertilizer'], fields: ['name', 'price'] },
            ],
            'a fertiliser can be added on a page': [
              { open: ['fertiliser', 'fertilizer'] },
              { create: ['fertiliser', 'fertilizer'], with: { name: 'Green Drops' } },
              { stored: ['fertiliser', 'fertilizer'], value: 'Green Drops' },
            ],
            'plants are still there': [{ open: 'plant' }, { sees: 'Monstera' }],
          },
        },
      },
      {
        says: 'Change the main colour to teal.',
        checks: {
          'follow-ups': {
            'buttons are teal': [{ open: 'plant' }, { colour: 'component', is: '#008080' }],
            'the app still works': [
              { create: 'plant', with: { name: 'Calathea' } },
              { stored: 'plant', value: 'Calathea' },
            ],
          },
        },
      },
      {
        says: 'Remove the room.',
        checks: {
          'follow-ups': {
            'the room is gone from the form': [
              { open: 'plant' },
              { click: ['add plant', 'new plant', 'add'] },
              { sees: 'light' },
              { lacks: 'room' },
            ],
          },
        },
      },
    ],
  },
  {
    id: 'boat-log',
    says: 'A log for our boat: trips with date, skipper, from, to and nautical miles.',
    checks: {
      records: {
        'trips have date, skipper, from, to and miles': [
          { entity: ['trip', 'log'], fields: ['date', 'skipper', 'from', 'to', 'mile'] },
        ],
      },
    },
    followUps: [
      {
        says: 'show a chart of the miles per month',
        checks: {
          'follow-ups': {
            'there is a chart': [{ open: ['overview', 'dashboard', 'report', 'chart', 'home'] }, { shows: 'chart' }],
          },
        },
      },
      {
        says: 'add a calendar of the trips',
        checks: { 'follow-ups': { 'there is a calendar': [{ open: ['calendar', 'month'] }, { shows: 'month' }] } },
      },
      {
        says: 'rename trip to voyage',
        checks: {
          'follow-ups': {
            'the new name is on the page': [{ sees: 'voyage' }],
            'a voyage can be added': [
              { open: 'voyage' },
              { create: 'voyage', with: { skipper: 'Old Hannes' } },
              { stored: ['voyage', 'trip', 'log'], value: 'Old Hannes' },
            ],
          },
        },
      },
      {
        says: 'let everyone see the voyages without signing in',
        checks: { 'follow-ups': { 'the reply asks before it opens data': [{ reply: /everyone|click|allow|see/i }] } },
      },
    ],
  },
  {
    id: 'spieleabend',
    says: 'Eine Liste für unsere Spieleabende: Datum, Gastgeber und Spiel.',
    checks: {
      German: {
        'Spieleabende haben Datum, Gastgeber und Spiel': [
          { entity: ['Spieleabend', 'Abend', 'Spiel'], fields: ['Datum', 'Gastgeber', 'Spiel'] },
        ],
      },
    },
    followUps: [
      {
        says: 'Füge ein Feld für den Sieger hinzu',
        checks: {
          'follow-ups': {
            'es gibt das neue Feld': [{ entity: ['Spieleabend', 'Abend', 'Spiel'], fields: ['Gastgeber', 'Sieger'] }],
            'der Sieger kann eingetragen werden': [
              { create: ['Spieleabend', 'Abend'], with: { Sieger: 'Tante Erna' } },
              { stored: ['Spieleabend', 'Abend', 'Spiel'], value: 'Tante Erna' },
            ],
          },
        },
      },
      {
        says: 'Zeig mir auch einen Kalender',
        checks: {
          'follow-ups': { 'es gibt einen Kalender': [{ open: ['Kalender', 'calendar'] }, { shows: 'month' }] },
        },
      },
    ],
  },
  {
    id: 'schneiderei',
    says: 'Änderungsschneiderei: Aufträge mit Kunde, Kleidungsstück, Länge, Status und Preis.',
    checks: {
      German: {
        'Aufträge haben Kunde, Länge, Status und Preis': [
          { entity: 'Auftrag', fields: ['Kunde', 'Länge', 'Status', 'Preis'] },
        ],
      },
    },
    followUps: [
      {
        says: 'Bitte auch die Telefonnummer vom Kunden speichern',
        checks: {
          'follow-ups': {
            'die Telefonnummer kann eingetragen werden': [
              { create: 'Auftrag', with: { Kunde: 'Frau Adler', Telefonnummer: '0221 4711' } },
              { stored: 'Auftrag', value: '0221 4711' },
            ],
          },
        },
      },
      {
        says: 'Füge den Status "zur Anprobe" hinzu',
        checks: {
          'follow-ups': {
            'der neue Status kann gewählt werden': [
              { create: 'Auftrag', with: { Kunde: 'Herr Busch', Status: 'Zur Anprobe' } },
              { stored: 'Auftrag', value: 'Zur Anprobe' },
            ],
          },
        },
      },
      {
        says: 'Länge soll in Zentimetern stehen',
        checks: {
          'follow-ups': {
            'die Länge steht in cm': [
              { openRecord: 'Frau Adler' },
              { edit: 'Frau Adler', with: { Länge: 104 } },
              { sees: '104 cm' },
            ],
          },
        },
      },
      {
        says: 'erledigte Aufträge ausblenden',
        checks: {
          'follow-ups': {
            'was fertig ist, steht nicht mehr in der Liste': [
              { create: 'Auftrag', with: { Kunde: 'Fertige Hose', Status: 'Erledigt' } },
              { reload: true },
              { sees: 'Herr Busch' },
              { lacks: 'Fertige Hose' },
            ],
          },
        },
      },
    ],
  },
];
