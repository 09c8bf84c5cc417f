import type { Kind } from './kind.ts';

export const feedback: Kind = {
  id: 'feedback',
  words: ['feedback', 'feature requests', 'suggestion box', 'suggestions', 'ideas', 'idea board', 'survey', 'voting', 'upvote', 'roadmap', 'complaints', 'reviews', 'rückmeldungen', 'ideensammlung', 'umfrage', 'sugerencias', 'avis'], // prettier-ignore
  noun: 'feedback',
  user: 'everyone who has an idea, and the person who answers',
  daily: 'vote for what matters and answer one idea',
  look: { palette: 'Mulberry', typePair: 'Counter', radius: 8 },
  nav: 'side',
  signature: 'numeral',
  signatureIs: 'the vote: a large numeral in a soft block, at the left of every idea',
  access: { read: 'all', write: 'all' },
  entities: [
    {
      name: 'Idea',
      words: ['idea', 'feedback', 'suggestion', 'request', 'feature request', 'complaint', 'review', 'vorschlag'],
      alsoCalled: ['suggestion', 'request'],
      fields: [
        'Title: text!',
        'Details: longtext',
        'Area: select! Product | Service | Website | Place',
        'Status: select! New | In review | Planned | Done | Declined',
        'Votes: number',
        'From: text',
        'Answer: longtext',
      ],
      columns: ['area', 'status', 'from'],
      samples: [
        { title: 'Let people pick a delivery window', details: 'I am home after six, the van comes at two.', area: 'Service', status: 'Planned', votes: 41, from: 'Leila Haddad', answer: 'We start with evenings on Tuesdays and Thursdays.' },
        { title: 'Show the allergens on the website, not only in the shop', area: 'Website', status: 'In review', votes: 28, from: 'Owen Pritchard' },
        { title: 'A bench outside', area: 'Place', status: 'Done', votes: 19, from: 'Anonymous note', answer: 'It stands under the awning since Monday.' },
        { title: 'Smaller jars of the dark honey', area: 'Product', status: 'New', votes: 12, from: 'Chiara Russo' },
        { title: 'Loyalty card without an app', details: 'Paper is fine. Really.', area: 'Service', status: 'In review', votes: 9 },
        { title: 'The search finds nothing when I type an umlaut, for example Käse or Brötchen', area: 'Website', status: 'New', votes: 3, from: 'Jörg Baumgärtner' },
        { title: 'Open on Sunday', area: 'Place', status: 'Declined', votes: 7, from: 'Nina Fox', answer: 'Sunday is our day off, and will stay so.' },
        { title: 'Reusable bags at the till', area: 'Product', status: 'New', votes: 0 },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Ideas',
      icon: 'Lightbulb',
      entity: 'Idea',
      layout: 'votes',
      filters: ['area', 'status'],
    },
    { archetype: 'board', label: 'Roadmap', icon: 'SquareKanban', entity: 'Idea', by: 'status' },
    {
      archetype: 'dashboard',
      label: 'What people want',
      icon: 'ChartColumn',
      entity: 'Idea',
      figure: 'Votes given',
      measure: { kind: 'sum', field: 'votes' },
      period: null,
      charts: [
        { entity: 'Idea', measure: { kind: 'sum', field: 'votes' }, by: { kind: 'value', field: 'area' } },
        { entity: 'Idea', measure: { kind: 'count' }, by: { kind: 'value', field: 'status' } },
      ],
      toDo: { entity: 'Idea', kind: 'missing', field: 'answer' },
    },
  ],
};
