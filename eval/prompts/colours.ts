import type { EvalPrompt } from './prompt.ts';

const records = (noun: string, name: string) => ({
  'a record can be added all the same': [
    { open: noun },
    { create: noun, with: { 'name|title': name } },
    { stored: noun, value: name },
  ],
});

export const colours: EvalPrompt[] = [
  {
    id: 'teapot-collection',
    says: 'Show off my teapot collection: name, maker, year and a photo. The background should be honeydew and the buttons dark slate blue.',
    checks: {
      colours: {
        'the background is honeydew': [{ colour: 'background', is: '#f0fff0' }],
        'buttons are dark slate blue': [{ colour: 'component', is: '#483d8b' }],
      },
      records: records('teapot', 'Brown Betty'),
    },
  },
  {
    id: 'surf-school',
    says: 'A page for a surf school with courses (level, start, price). Page background #0b1d2a, components in #ffb703.',
    checks: {
      colours: {
        'the background has the code that was given': [{ colour: 'background', is: '#0b1d2a' }],
        'components have the code that was given': [{ colour: 'component', is: '#ffb703' }],
        'writing can be read on the dark ground': [{ readable: true }],
      },
      content: {
        'courses have level, start and price': [{ entity: 'course', fields: ['level', ['start', 'date'], 'price'] }],
      },
    },
  },
  {
    id: 'kite-club',
    says: 'Kite club: members list with name, kite model and wind limit. Use linen as the background and firebrick for the elements.',
    checks: {
      colours: {
        'the background is linen': [{ colour: 'background', is: '#faf0e6' }],
        'elements are firebrick': [{ colour: 'component', is: '#b22222' }],
        'every page has the background': [
          { open: ['overview', 'member', 'kite'] },
          { colour: 'background', is: '#faf0e6' },
        ],
      },
      records: {
        'members have name, model and wind limit': [{ entity: ['member', 'kite'], fields: ['name', 'model', 'wind'] }],
      },
    },
  },
  {
    id: 'stempelkarten',
    says: 'Stempelkarten für mein Café: Gast, Anzahl Stempel, letzter Besuch. Hintergrund elfenbein (#fffff0), Knöpfe dunkelbraun (#5d4037).',
    checks: {
      colours: {
        'der Hintergrund ist elfenbein': [{ colour: 'background', is: '#fffff0' }],
        'Knöpfe sind dunkelbraun': [{ colour: 'component', is: '#5d4037' }],
      },
      German: {
        'Karten haben Gast, Stempel und Besuch': [
          { entity: ['Stempelkarte', 'Karte', 'Gast'], fields: ['Gast', 'Stempel', 'Besuch'] },
        ],
      },
    },
  },
];
