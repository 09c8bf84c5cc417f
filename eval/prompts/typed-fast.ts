import type { EvalPrompt } from './prompt.ts';

/** Typed on a phone: no commas, small letters, wishes in passing. */
export const typedFast: EvalPrompt[] = [
  {
    id: 'swim-log',
    says: 'log my swims distance time pool mood, total per month',
    checks: {
      records: {
        'swims have distance, time, pool and mood': [
          { entity: 'swim', fields: ['distance', ['time', 'duration'], 'pool', 'mood'] },
        ],
        'a swim can be added': [
          { create: 'swim', with: { distance: 1200, pool: 'Harbour baths' } },
          { stored: 'swim', value: 'Harbour baths' },
        ],
      },
    },
    followUps: [
      {
        says: 'can i also write down who i swam with. dont need the mood anymore',
        checks: {
          'follow-ups': {
            'the pool stays, the mood is gone': [
              { entity: 'swim', fields: ['pool', ['who', 'person', 'with', 'swam']] },
            ],
            'nobody is asked for a mood': [{ open: 'swims' }, { click: ['add', 'new'] }, { lacks: 'mood' }],
          },
        },
      },
      {
        says: 'let me print the list',
        checks: { 'follow-ups': { 'it says how to print': [{ reply: /print/i }, { reply: /nothing/i }] } },
      },
    ],
  },
  {
    id: 'stamp-swap',
    says: 'stamp swap club. members stamps albums, each stamp has country year condition and a picture',
    checks: {
      records: {
        'members, stamps and albums are kept': [{ entity: 'member' }, { entity: 'stamp' }, { entity: 'album' }],
        'stamps have country, year, condition and picture': [
          { entity: 'stamp', fields: ['country', 'year', 'condition', ['picture', 'photo', 'image']] },
        ],
        'a stamp can be added': [
          { create: 'stamp', with: { 'name|title': 'Blue two cents', country: 'Malta' } },
          { stored: 'stamp', value: 'Malta' },
        ],
      },
    },
    followUps: [
      {
        says: 'condition should be mint, used, damaged, repaired',
        checks: {
          'follow-ups': {
            'a stamp can be repaired': [
              { create: 'stamp', with: { 'name|title': 'Red one', condition: 'repaired' } },
              { stored: 'stamp', value: 'repaired' },
            ],
          },
        },
      },
    ],
  },
  {
    id: 'beete-klein-geschrieben',
    says: 'gartenverein: beete mit nummer größe pächter, mitglieder mit name und telefon',
    checks: {
      German: {
        'Beete haben Nummer, Größe und Pächter': [
          { entity: 'beet', fields: ['nummer', ['größe', 'groesse'], ['pächter', 'paechter']] },
        ],
        'Mitglieder haben Name und Telefon': [{ entity: 'mitglied', fields: ['name', 'telefon'] }],
        'ein Beet lässt sich anlegen': [
          { create: 'beet', with: { 'name|bezeichnung': 'Am Bach', pächter: 'Frau Kunz' } },
          { stored: 'beet', value: 'Frau Kunz' },
        ],
      },
    },
    followUps: [
      {
        says: 'die nummer brauchen wir nicht. bitte noch ein feld für die wasseruhr',
        checks: {
          'follow-ups': {
            'die Wasseruhr ist da': [{ entity: 'beet', fields: ['wasseruhr', ['pächter', 'paechter']] }],
            'die Antwort ist deutsch': [{ reply: /Wasseruhr/ }, { reply: /haben jetzt|gibt es/ }],
          },
        },
      },
    ],
  },
];
