import type { Kind } from './kind.ts';

export const events: Kind = {
  id: 'events',
  words: ['event', 'events', 'event planner', 'meetup', 'concert', 'festival', 'party', 'rsvp', 'guest list', 'wedding', 'conference', 'programme', 'veranstaltung', 'veranstaltungen', 'événements', 'eventos', 'eventi'], // prettier-ignore
  noun: 'events',
  user: 'guests who look for something to go to, and the few who plan it',
  daily: 'see what is on next',
  look: { palette: 'Mulberry', typePair: 'Studio', radius: 0 },
  nav: 'top',
  signature: 'stamp',
  signatureIs: 'the day block with a large numeral, like a torn-off calendar leaf',
  access: { read: 'all', write: 'creator' },
  entities: [
    {
      name: 'Event',
      words: ['event', 'concert', 'meetup', 'party', 'show', 'session', 'veranstaltung', 'evento'],
      fields: [
        'Title: text!',
        'Starts at: datetime!',
        'Place: text!',
        'Kind: select! Talk | Concert | Workshop | Market',
        'Host: text',
        'Price: money',
        'Seats: number',
        'Picture: image',
        'About: longtext',
      ],
      columns: ['place', 'kind', 'price', 'seats'],
      samples: [
        { title: 'Repair café in the old fire station', starts_at: '+1 14:00', place: 'Old fire station, Mill Street 4', kind: 'Workshop', host: 'Ines Carvalho', price: 0, seats: 24, about: 'Bring one broken thing. Soldering irons, sewing machines and people who know them are there.' },
        { title: 'Night market', starts_at: '+3 18:30', place: 'Harbour square', kind: 'Market', host: 'Harbour traders', about: 'Forty stalls, open until the last lamp.' },
        { title: 'Quartet plays Haydn and something nobody has heard before', starts_at: '+6 19:30', place: 'St. Anna chapel', kind: 'Concert', host: 'Linden Quartet', price: 18, seats: 90 },
        { title: 'How bees find home', starts_at: '+9 18:00', place: 'Library, reading room', kind: 'Talk', host: 'Dr. Samuel Osei', price: 5, seats: 40, about: 'A beekeeper and biologist on landmarks, sun and smell.' },
        { title: 'Printing with potatoes', starts_at: '+16 10:00', place: 'Studio 3', kind: 'Workshop', host: 'Freya Nyström', price: 12.5, seats: 10 },
        { title: 'Open stage', starts_at: '+23 20:00', place: 'Café Lantern', kind: 'Concert', price: 0 },
        { title: 'Seed swap', starts_at: '-5 11:00', place: 'Community garden', kind: 'Market', host: 'Garden group', price: 0, seats: 60 },
        { title: 'A short history of the bicycle', starts_at: '-12 18:00', place: 'Library, reading room', kind: 'Talk', host: 'Marta Kowalczyk', price: 5, seats: 40 },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'list', label: 'What’s on', icon: 'Ticket', entity: 'Event', layout: 'agenda', filters: ['kind'] },
    { archetype: 'calendar', label: 'Calendar', icon: 'CalendarDays', entity: 'Event', on: 'starts_at' },
  ],
};
