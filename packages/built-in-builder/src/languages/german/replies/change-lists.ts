import type { Phrases } from '../../phrases.ts';

/** Changes of settings, lists, pages and looks. */
export const changeLists: Phrases = {
  // settings
  'Everything is written **larger** now.': 'Alles ist jetzt **größer** geschrieben.',
  'Everything is written **smaller** now.': 'Alles ist jetzt **kleiner** geschrieben.',
  'Amounts are shown in **{a}** now.': 'Beträge stehen jetzt in **{a}**.',
  'Amounts are in {a} already.': 'Beträge stehen schon in {a}.',
  'The numbers stay as they are; nothing is converted.': 'Die Zahlen bleiben, wie sie sind; umgerechnet wird nichts.',
  'This app has no amounts of money, so there is no currency to change.':
    'Diese App hat keine Geldbeträge, also auch keine Währung.',
  'The menu is at the **top** now.': 'Das Menü steht jetzt **oben**.',
  'The menu is at the **side** now; on phones it stays below.':
    'Das Menü steht jetzt **an der Seite**; am Telefon bleibt es unten.',
  'The menu is at the top already.': 'Das Menü steht schon oben.',
  'The menu is at the side already.': 'Das Menü steht schon an der Seite.',
  'There is no footer in this app.': 'In dieser App gibt es keine Fußzeile.',
  'The footer says that already.': 'So lautet die Fußzeile schon.',
  'The footer is gone.': 'Die Fußzeile ist entfernt.',
  'Every page ends with **{a}** now.': 'Jede Seite endet jetzt mit **{a}**.',
  'Tell me what the footer should say, for example “put Phone 0221 123456 in the footer”.':
    'Sagen Sie mir, was in der Fußzeile stehen soll, zum Beispiel „Schreib Telefon 0221 123456 in die Fußzeile“.',
  'The text on it is a placeholder; tell me the real one.':
    'Der Text darauf ist ein Platzhalter; nennen Sie mir den richtigen.',
  'I draw the app’s mark myself and cannot take a picture for it: upload your logo under Settings, where the app’s icon is.':
    'Das Zeichen der App zeichne ich selbst und kann kein Bild dafür nehmen: Laden Sie Ihr Logo in den Einstellungen beim Symbol der App hoch.',
  'Dates are written as the language of the reader’s browser has them, so that each person sees their own way; stored they are the same for all.':
    'Daten sind in der App deutsch geschrieben; gespeichert sind sie für alle gleich.',
  'I write apps in the language of the first prompt, so I changed nothing.':
    'Ich schreibe Apps in der Sprache der ersten Nachricht; deshalb habe ich nichts geändert.',
  'Start a new app with a prompt in that language.':
    'Beginnen Sie eine neue App mit einer Nachricht in dieser Sprache.',
  'The filters above the list do that, and the choice stays in the address; say “add a filter for status” if one is missing.':
    'Das tun die Filter über der Liste, und die Wahl bleibt in der Adresse; fehlt einer, sagen Sie „Filter nach Status“.',
  'Columns are as wide as their contents; I can hide some, for example “hide the notes in the list”.':
    'Spalten sind so breit wie ihr Inhalt; ich kann einige ausblenden, zum Beispiel „Zeige Notizen nicht in der Liste“.',

  // changes of lists
  'The app already keeps {a}.': 'Die App führt schon {a}.',
  'The app keeps **{a}** now, with {b}: a list, a form and a page for each.':
    'Die App führt jetzt **{a}** mit {b}: eine Liste, ein Formular und eine Seite für jeden Eintrag.',
  'The navigation holds {a} pages, so the new list is reached from its address only.':
    'Die Navigation fasst {a} Seiten; die neue Liste ist deshalb nur über ihre Adresse erreichbar.',
  '{a} are called **{b}** everywhere now; their records stay.':
    '{a} heißen jetzt überall **{b}**; die Einträge bleiben.',
  'Without {a} the app would have no page.': 'Ohne {a} hätte die App keine Seite.',
  '{a} and their pages are gone.': '{a} und die Seiten dazu sind entfernt.',
  'Their records stay in the database, out of reach, and return if you add them again.':
    'Die Einträge bleiben unerreichbar in der Datenbank und kommen wieder, wenn Sie die Liste erneut hinzufügen.',
  'The app has {a} now.': 'Neu in der App: {a}.',
  'the page **{a}**': 'die Seite **{a}**',
  'the list **{a}**': 'die Liste **{a}**',
  '{a} on the page of each record': '{a} auf der Seite jedes Eintrags',
  'buttons on {a}: {b}': 'Schaltflächen bei {a}: {b}',
  '{a} can do this now.': '{a} können das jetzt.',
  'The app already keeps {a}. Say “add a notes field to {b}” to change them.':
    'Die App führt schon {a}. Sagen Sie „Füge ein Feld Notizen hinzu“, um etwas zu ändern.',
  'Say “add a notes field to {a}” to change them.': 'Sagen Sie „Füge ein Feld Notizen hinzu“, um etwas zu ändern.',
  '{a} is what {b} are called in every list, so it has to stay.':
    '{a} ist der Name in jeder Liste der {b} und muss bleiben.',
  'You can rename it.': 'Umbenennen geht.',
  'You can rename them.': 'Umbenennen geht.',
  '{a} are the only thing that this app keeps, so they have to stay.':
    '{a} sind das Einzige, was diese App führt, und müssen bleiben.',
  'I found nothing called “{a}” in this app.': 'In dieser App gibt es nichts mit dem Namen „{a}“.',
  'It has {a}.': 'Es gibt {a}.',
  '{A} with {b}': '{A} mit {b}',

  // changes of pages and looks
  'The page {a} is called **{b}** now; its address stays.': 'Die Seite {a} heißt jetzt **{b}**; ihre Adresse bleibt.',
  '{a} is the only page of this app, so it has to stay.': '{a} ist die einzige Seite dieser App und muss bleiben.',
  'The page {a} is gone.': 'Die Seite {a} ist entfernt.',
  'The app opens with **{a}** now.': 'Die App öffnet jetzt mit **{a}**.',
  'The app opens with **{a}** now, with only those; all {b} stay on their own page.':
    'Die App öffnet jetzt mit **{a}**, nur mit diesen; alle {b} bleiben auf ihrer eigenen Seite.',
  'I am not sure that {a} is to go: say “remove {b}” if it is.':
    'Ob {a} weg soll, weiß ich nicht sicher: Wenn ja, sagen Sie „entferne {b}“.',
  '{a} is chosen from a list of this app, so its choices are the records there. For choices of its own say “add a field Type with the choices one, two and three”.':
    '{a} wird aus einer Liste dieser App gewählt, zur Auswahl stehen also deren Einträge. Für eine eigene Auswahl sagen Sie „füge ein Feld Art mit der Auswahl eins, zwei und drei hinzu“.',
  'Which list is to have {a}? Say for example “add a field {b} to {c}”.':
    'Zu welcher Liste gehört {a}? Sagen Sie zum Beispiel „füge ein Feld {b} bei {c} hinzu“.',
  'Amounts are written with {a} wherever they are shown; in forms the number alone is typed.':
    'Beträge stehen überall mit {a} da, wo sie angezeigt werden; im Formular tippt man nur die Zahl.',
  'The app has these colours already.': 'Die App hat diese Farben schon.',
  'The app uses the {a} colours and the {b} typeface already.':
    'Die App nutzt die Farben {a} und die Schrift {b} schon.',
  'The app uses the **{a}** colours and the **{b}** typeface now, in light and dark.':
    'Die App nutzt jetzt die Farben **{a}** und die Schrift **{b}**, hell und dunkel.',
  'The background is {a}, buttons and other parts are {b} now, in light and dark; text follows by contrast.':
    'Der Hintergrund ist jetzt {a}, Schaltflächen und andere Teile sind {b}, hell und dunkel; der Text folgt nach Kontrast.',
  'The background is {a} now, in light and dark; text follows by contrast.':
    'Der Hintergrund ist jetzt {a}, hell und dunkel; der Text folgt nach Kontrast.',
  'Buttons and other parts are {a} now, in light and dark; text follows by contrast.':
    'Schaltflächen und andere Teile sind jetzt {a}, hell und dunkel; der Text folgt nach Kontrast.',
  'The app is called **{a}** now.': 'Die App heißt jetzt **{a}**.',
  'The app has the page {a} already.': 'Die App hat die Seite {a} schon.',
};
