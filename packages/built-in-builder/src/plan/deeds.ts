import type { Entity } from './plan.ts';

/** What people do by adding a record, as its verb says in either language. */
const deeds = {
  book: ['Book', 'Buchen'],
  order: ['Order', 'Bestellen'],
  enrol: ['Enrol', 'Register', 'Anmelden'],
  apply: ['Apply', 'Bewerben'],
  join: ['Join', 'Beitreten'],
  talk: ['Add a comment', 'Reply', 'Write a review', 'Kommentar schreiben', 'Antworten', 'Bewertung schreiben'],
  write: ['Send a message', 'Send a notification', 'Send a reminder', 'Nachricht senden'],
} as const;
export type Deed = keyof typeof deeds;

export const deedOf = ({ verb }: Pick<Entity, 'verb'>): Deed | null =>
  (Object.keys(deeds) as Deed[]).find((deed) => (deeds[deed] as readonly string[]).includes(verb ?? '')) ?? null;
