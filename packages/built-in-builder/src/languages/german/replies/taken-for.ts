import type { Phrases } from '../../phrases.ts';

/** What a message was taken for by what was learned. */
export const takenFor: Phrases = {
  'If your message asked for more than that, say the rest in one of its own.':
    'Falls Ihre Nachricht um mehr bat, sagen Sie das Übrige in einer eigenen.',
  'Tell me what there is to choose for {a}: “{b}: one, two, three”.':
    'Nennen Sie, was bei {a} zur Auswahl steht: „{b}: eins, zwei, drei“.',
  'Only numbers can be limited, and {a} is none.': 'Begrenzen lassen sich nur Zahlen, und {a} ist keine.',
  'I am not sure for whom you want to open this, so I changed nothing.':
    'Für wen das geöffnet werden soll, habe ich nicht sicher verstanden; deshalb habe ich nichts geändert.',
  'Say for example “let everyone who signs in see the {a}”, “only I can edit them”.':
    'Sagen Sie zum Beispiel „alle, die sich anmelden, dürfen die {a} sehen“ oder „nur ich darf sie bearbeiten“.',
  'The owner gets every list as a CSV file under Database, which Excel opens.':
    'Wem die App gehört, bekommt jede Liste unter Datenbank als CSV-Datei, die Excel öffnet.',
  'The browser prints every page with Ctrl+P or its menu, lists as well.':
    'Der Browser druckt jede Seite mit Strg+P oder über sein Menü, auch Listen.',
  'Every app has its sign-in already: the button “Sign in” is in the app’s bar for visitors.':
    'Jede App hat ihre Anmeldung schon: Für Besucher steht „Anmelden“ in der Leiste der App.',
  'A map needs an outside service that apps made here do not reach, so I changed nothing.':
    'Eine Karte braucht einen Dienst von außen, den Apps von hier nicht erreichen; deshalb habe ich nichts geändert.',
  'A link to a map can be kept in a field: “add a link field”.':
    'Ein Link zu einer Karte kann in einem Feld stehen: „Füge ein Feld Link hinzu“.',
  'A count that goes up and down with another list is built where the first prompt asks for it; here I cannot add it, so I changed nothing.':
    'Ein Bestand, der mit einer anderen Liste steigt und fällt, entsteht, wenn die erste Beschreibung danach fragt; nachträglich kann ich ihn nicht einbauen und habe nichts geändert.',
  'Many records at once come in from a CSV or Excel file under Database, with “Import”.':
    'Viele Einträge auf einmal kommen unter Datenbank mit „Importieren“ aus einer CSV- oder Excel-Datei.',
  'I changed nothing in the app.': 'An der App habe ich nichts geändert.',
  'That needs a service outside of the app, which apps made here do not reach.':
    'Das braucht einen Dienst außerhalb der App, den Apps von hier nicht erreichen.',
  '“Revert this” below my first message takes the app back to how it began; a new app begins on the home page.':
    '„Hierauf zurücksetzen“ unter meiner ersten Nachricht bringt die App auf ihren Anfang zurück; eine neue App beginnt auf der Startseite.',
  'Nothing in this app says which {a} are done: say “add a status field with open and done” first.':
    'Welche {a} erledigt sind, steht in dieser App nirgends: Sagen Sie zuerst „Füge ein Feld Status mit offen und erledigt hinzu“.',
  'Which {a} are to stand out nothing in this app says, so I changed nothing.':
    'Welche {a} auffallen sollen, steht in dieser App nirgends; deshalb habe ich nichts geändert.',
  'Name a field and its value: “mark the {a} whose status is open”.':
    'Nennen Sie ein Feld und seinen Wert: „Markiere die {a}, deren Status offen ist“.',
};
