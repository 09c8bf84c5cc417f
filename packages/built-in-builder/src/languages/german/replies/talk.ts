import type { Phrases } from '../../phrases.ts';

/** What to ask next, what was perhaps meant, and talk. */
export const talk: Phrases = {
  // suggestions
  '“Add tasks with title, due date and status”': '„Füge eine Liste Aufgaben mit Titel, Fälligkeit und Status hinzu“',
  '“Add a notes field to {a} and show it in the list”': '„Füge ein Feld Notizen hinzu“',
  '“Add a link field to {a}”': '„Füge ein Feld Link hinzu“',
  '“Show the {a} as a board by {b}”': '„Zeige {a} als Tafel“',
  '“Add a status field with new, in progress and done”': '„Füge ein Feld Status hinzu“',
  '“Show the {a} in a calendar”': '„Zeige {a} in einem Kalender“',
  '“Add a chart of {a} by {b}”': '„Zeige ein Diagramm nach {b}“',
  '“Let everyone who signs in see the {a}”': '„Alle Angemeldeten sollen {a} sehen“',
  '“Use the {a} palette”': '„Nimm die Palette {a}“',
  '“Add an entity”': '„Füge eine Liste Aufgaben hinzu“',
  '“Add a entity”': '„Füge eine Liste Aufgaben hinzu“',
  '“Rename {a} to title”, “make it green”, “only admins can edit”':
    '„Benenne {a} in Titel um“, „mach es grün“, „nur ich soll sie sehen“',
  'What I can do here, for example:': 'Das kann ich hier zum Beispiel tun:',

  // what was perhaps meant
  'Perhaps you meant this?': 'Vielleicht meinten Sie das?',
  'Then send it:': 'Dann senden Sie es so:',
  '“Add a field {a} to {b}”': '„Füge bei {b} ein Feld {a} hinzu“',
  '“Rename {a} to {b}”': '„Benenne {a} in {b} um“',
  '“Remove the field {a} from {b}”': '„Entferne das Feld {a} bei {b}“',
  '“Add a list of {a} with name and date”': '„Füge eine Liste {a} mit Name und Datum hinzu“',
  '“{a} has to be filled in”': '„{a} muss ausgefüllt werden“',
  '“{a} may stay empty”': '„{a} darf leer bleiben“',
  '“Sort the {a} by {b}”': '„Sortiere {a} nach {b}“',
  '“Group the {a} by {b}”': '„Gruppiere {a} nach {b}“',
  '“Add a filter by {a}”': '„Füge einen Filter nach {a} hinzu“',
  '“Show the total {a}”': '„Zeige die Summe {a}“',

  // talk
  'Hello.': 'Hallo.',
  '**{a}** keeps {b}, on the pages {c}.': '**{a}** führt {b}, auf den Seiten {c}.',
  'Say what to change next, or publish it.':
    'Sagen Sie, was als Nächstes anders werden soll, oder veröffentlichen Sie die App.',
  'Press “Undo this change” below my last change: it takes the app back to what it was before, records stay.':
    'Wählen Sie „Diese Änderung rückgängig machen“ unter meiner letzten Änderung: Die App ist dann wieder wie zuvor, Einträge bleiben.',
  '“Revert this” below an earlier message goes further back.':
    '„Hierauf zurücksetzen“ unter einer früheren Nachricht geht weiter zurück.',
  'Every app has its sign-in already: the button “Sign in” is in the app’s bar for visitors and leads to a page where they sign in or create an account.':
    'Jede App hat schon eine Anmeldung: Die Schaltfläche „Anmelden“ steht für Gäste in der Leiste der App und führt zu einer Seite, auf der sie sich anmelden oder ein Konto anlegen.',
  'Who may see what is said like this: “let everyone who signs in see them”.':
    'Wer was sehen darf, sagen Sie so: „Alle Angemeldeten sollen sie sehen“.',
  'Open the app and press “Remove it” in the line “Sample data” above a list: it deletes the sample records of all lists.':
    'Öffnen Sie die App und wählen Sie „Entfernen“ in der Zeile „Beispieldaten“ über einer Liste: Das löscht die Beispiele aller Listen.',
  'What you entered yourself stays.': 'Was Sie selbst eingetragen haben, bleibt.',
  'The app has both: it follows the system of whoever looks at it, light or dark.':
    'Die App kann beides: Sie folgt der Einstellung des Geräts, hell oder dunkel.',
  'There is no switch inside the app.': 'Einen Schalter in der App gibt es nicht.',
  'I am the built-in builder.': 'Ich bin der eingebaute Builder.',
  'I know common kinds of apps and common changes: add, rename and remove fields, lists and pages, charts, boards, calendars and filters, colours and type, and who may see or edit.':
    'Ich kenne gängige Arten von Apps und gängige Änderungen: Felder, Listen und Seiten hinzufügen, umbenennen und entfernen, Diagramme, Tafeln, Kalender und Filter, Farben und Schrift und wer etwas sehen oder bearbeiten darf.',
  'I cannot answer questions about code or data; that needs a connected model.':
    'Fragen zu Code oder Daten kann ich nicht beantworten; dafür braucht es ein verbundenes KI-Modell.',
  'I am the built-in builder and did not understand that: I know a set of common changes and no more.':
    'Ich bin der eingebaute Builder und habe das nicht verstanden: Ich kenne eine Reihe gängiger Änderungen und nicht mehr.',
  'A connected model understands any request.': 'Ein verbundenes KI-Modell versteht jede Bitte.',
  'I am the built-in builder: no AI model is connected, and I make common kinds of apps by myself.':
    'Ich bin der eingebaute Builder: Es ist kein KI-Modell verbunden, und gängige Arten von Apps baue ich selbst.',
  'Describe one, for example “a booking app for a bike repair shop: customer, service, date and status, with a calendar”.':
    'Beschreiben Sie eine, zum Beispiel „eine Buchungs-App für eine Fahrradwerkstatt: Kunde, Leistung, Datum und Status, mit Kalender“.',
  'I could not tell from that what the app should be about, so I changed nothing.':
    'Daraus geht nicht hervor, worum es in der App gehen soll; deshalb habe ich nichts geändert.',
  'What do you want to keep track of, and what belongs to it?': 'Was möchten Sie festhalten, und was gehört dazu?',
  'For example “plants with name, room and when they were last watered”.':
    'Zum Beispiel „Pflanzen mit Name, Zimmer und wann sie zuletzt gegossen wurden“.',
  'That looks like code or an address, and I build from descriptions, so I changed nothing.':
    'Das sieht nach Code oder einer Adresse aus, und ich baue nach Beschreibungen; deshalb habe ich nichts geändert.',
  'I cannot make an opponent that plays by itself, so I changed nothing.':
    'Einen Gegner, der von selbst spielt, kann ich nicht machen; deshalb habe ich nichts geändert.',
  'I can make games for one or two people: 2048, memory, snake, tic-tac-toe and a quiz.':
    'Spiele für eine oder zwei Personen kann ich: 2048, Memory, Snake, Tic-Tac-Toe und ein Quiz.',
  'Say for example “a tic-tac-toe game for two with a score”.':
    'Sagen Sie zum Beispiel „Tic-Tac-Toe für zwei mit Punktestand“.',
  'I’ll continue where the reply broke off.': 'Ich mache weiter, wo die Antwort abgebrochen ist.',
  'The rest of the app': 'Der Rest der App',

  // plans
  'Once this is built: {a}': 'Sobald das gebaut ist: {a}',
  'In this order:': 'In dieser Reihenfolge:',
  'Changes: {a}': 'Änderungen: {a}',
  Changes: 'Änderungen',
  '{a} and {1} more': '{a} und {1} weitere',
  'Nothing is changed yet.': 'Noch ist nichts geändert.',
  'Say what should be different, or build this plan.': 'Sagen Sie, was anders sein soll, oder bauen Sie diesen Plan.',
};
