import type { Phrases } from '../../phrases.ts';

/** What follow-ups do to wordings, the menu, and what they put back. */
export const wordedReplies: Phrases = {
  'The button that adds to {a} says **{b}** now, on every page.':
    'Die Schaltfläche, die etwas zu {a} hinzufügt, heißt jetzt auf jeder Seite **{b}**.',
  'While there are no {a}, their list says **{b}** now.':
    'Solange es keine {a} gibt, steht in ihrer Liste jetzt **{b}**.',
  'What your message “{a}” did is taken back; all later changes stay.':
    'Was Ihre Nachricht „{a}“ bewirkt hat, ist zurückgenommen; alle späteren Änderungen bleiben.',
  'Open the {a} from the list of {b}: its page has “Edit” to change it and “Delete” to remove it.':
    'Öffnen Sie den Eintrag ({a}) in der Liste der {b}: Auf seiner Seite gibt es „Bearbeiten“ zum Ändern und „Löschen“ zum Entfernen.',
  'Open the record from its list: its page has “Edit” to change it and “Delete” to remove it.':
    'Öffnen Sie den Eintrag in seiner Liste: Auf seiner Seite gibt es „Bearbeiten“ zum Ändern und „Löschen“ zum Entfernen.',
  'I changed nothing in the app.': 'An der App habe ich nichts geändert.',
  '**{a}** is a field of {b}: open {c} from its list, press “Edit”, and tick it there.':
    '**{a}** ist ein Feld bei {b}: Öffnen Sie den Eintrag in der Liste, wählen Sie „Bearbeiten“ und setzen Sie dort den Haken.',
  '**{a}** is a field of {b}: open {c} from its list, press “Edit”, and enter it there.':
    '**{a}** ist ein Feld bei {b}: Öffnen Sie den Eintrag in der Liste, wählen Sie „Bearbeiten“ und tragen Sie es dort ein.',
  '{a} are seen by the people whom they are about and by admins, nobody else.':
    '{a} sehen die, um die es darin geht, und Admins, sonst niemand.',
  '{a} are seen by everybody who has the link, even without signing in.':
    '{a} sehen alle, die den Link haben, auch ohne Anmeldung.',
  '{a} are seen by everybody who signs in, and by nobody without.':
    '{a} sehen alle, die sich anmelden, und ohne Anmeldung niemand.',
  '{a} are seen by whoever entered them, each person their own, and by nobody else.':
    '{a} sieht, wer sie eingetragen hat, jede Person ihre eigenen, und sonst niemand.',
  '{a} are seen by admins alone.': '{a} sehen nur Admins.',
  '{a} are seen by nobody in the app.': '{a} sieht in der App niemand.',
  'The menu has this order now: {a}.': 'Das Menü hat jetzt diese Reihenfolge: {a}.',
  'The menu is in this order already.': 'Das Menü hat diese Reihenfolge schon.',
  'The app opens with {a}, which is the first page.': 'Die App öffnet mit {a}, das ist die erste Seite.',
};
