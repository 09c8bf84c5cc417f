import type { Phrases } from '../../phrases.ts';

/** What follow-ups do to wordings, the menu, and what they put back. */
export const wordedReplies: Phrases = {
  'The button that adds to {a} says **{b}** now, on every page.':
    'Die Schaltfläche, die etwas zu {a} hinzufügt, heißt jetzt auf jeder Seite **{b}**.',
  'While there are no {a}, their list says **{b}** now.':
    'Solange es keine {a} gibt, steht in ihrer Liste jetzt **{b}**.',
  'The menu has this order now: {a}.': 'Das Menü hat jetzt diese Reihenfolge: {a}.',
  'The menu is in this order already.': 'Das Menü hat diese Reihenfolge schon.',
  'The app opens with {a}, which is the first page.': 'Die App öffnet mit {a}, das ist die erste Seite.',
};
