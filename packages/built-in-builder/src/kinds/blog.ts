import type { Kind } from './kind.ts';

export const blog: Kind = {
  id: 'blog',
  words: ['blog', 'articles', 'magazine', 'newsletter', 'news site', 'posts', 'journal', 'diary', 'writing', 'publication', 'tagebuch', 'artikel', 'revista'], // prettier-ignore
  noun: 'journal',
  user: 'readers first; one or two people who write',
  daily: 'read the newest piece',
  look: { palette: 'Press', typePair: 'Journal', radius: 0 },
  nav: 'top',
  signature: 'masthead',
  signatureIs: 'the masthead’s double line, above the newest piece and in the app’s head',
  access: { read: 'anonymous', write: 'creator' },
  entities: [
    {
      name: 'Post',
      words: ['post', 'article', 'story', 'entry', 'piece', 'artikel', 'artículo'],
      alsoCalled: ['article', 'story'],
      fields: [
        'Title: text!',
        'Summary: longtext!',
        'Body: longtext!',
        'Author: text!',
        'Topic: select! Field notes | Interview | How-to | Opinion',
        'Status: select! Draft | Published',
        'Published on: date',
        'Picture: image',
      ],
      columns: ['topic', 'author', 'published_on', 'status'],
      samples: [
        { title: 'The bakery that opens at four', summary: 'A night with the people who make the town’s bread, and why they moved their start an hour later.', body: 'At ten to four the street is dark but for one window.\n\nInside, Mirjam has already weighed the flour. She does it by the sack, without looking at the scale, and is never off by more than a spoon.\n\nThe new hours came after a vote. Four of six wanted to see their children at breakfast. The bread, it turned out, did not mind.', author: 'Tilda Aaltonen', topic: 'Field notes', status: 'Published', published_on: -1 },
        { title: 'Mending a wool sweater so that it shows', summary: 'Visible mending in eight steps, for people who have never held a darning needle.', body: 'Choose a yarn that is lighter than the knit.\n\nWork from the sound part into the hole, never the other way round.', author: 'Rosa Benítez', topic: 'How-to', status: 'Published', published_on: -6 },
        { title: '“I count buses, not cars”', summary: 'The city’s new traffic planner on benches, bells and the only number she looks at each morning.', body: 'You came to the office by tram today?\n\nBy foot. The tram was full, which made me happy.', author: 'Tilda Aaltonen', topic: 'Interview', status: 'Published', published_on: -15 },
        { title: 'Leave the leaves', summary: 'An argument against the blower, with beetles.', body: 'A swept garden is a hungry garden.', author: 'Gideon Park', topic: 'Opinion', status: 'Published', published_on: -29 },
        { title: 'What the river carried this spring: a list in the order in which it was found', summary: 'Forty-one things from one kilometre of bank.', body: 'A left shoe. A door. Nine tennis balls.', author: 'Rosa Benítez', topic: 'Field notes', status: 'Published', published_on: -62 },
        { title: 'Interview with the lighthouse keeper', summary: 'Notes so far, to be called back on Thursday.', body: 'Ask about the winter of the two storms.', author: 'Gideon Park', topic: 'Interview', status: 'Draft' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Articles',
      icon: 'Newspaper',
      entity: 'Post',
      layout: 'journal',
      filters: ['topic', 'status'],
    },
    { archetype: 'board', label: 'Desk', icon: 'SquareKanban', entity: 'Post', by: 'status' },
  ],
};
