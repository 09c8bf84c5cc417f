import type { Phrases } from '../../phrases.ts';

/** Boards, calendars, charts, filters, and who may see them. */
export const showLists: Phrases = {
  // boards, calendars, charts, filters
  'The new overview has a chart **{a}**.': 'Die neue Übersicht hat ein Diagramm **{a}**.',
  'There is nothing in {a} that a chart could count.': 'Bei {a} gibt es nichts, was ein Diagramm zählen könnte.',
  '{a} has a chart {b} already.': '{a} hat schon ein Diagramm {b}.',
  '{a} has a chart **{b}** now.': '{a} hat jetzt ein Diagramm **{b}**.',
  'The list can be filtered by {a} already.': 'Die Liste lässt sich schon nach {a} filtern.',
  'The list of {a} can be filtered by **{b}** now.': 'Die Liste der {a} lässt sich jetzt nach **{b}** filtern.',
  '{a} are shown like that already.': '{a} werden schon so gezeigt.',
  '{a} are shown as cards now.': '{a} werden jetzt als Karten gezeigt.',
  '{a} are shown as a table now.': '{a} werden jetzt als Tabelle gezeigt.',
  'There is no field that a board could use.': 'Für eine Tafel fehlt ein Feld mit Auswahl.',
  'There is no field that a calendar could use.': 'Für einen Kalender fehlt ein Datum.',
  'There is no field that a {a} could use.': 'Dafür fehlt ein passendes Feld.',
  'The app has such a {a} already.': 'So etwas hat die App schon.',
  'The navigation holds {a} pages.': 'Die Navigation fasst {a} Seiten.',
  'Remove one first, for example “remove the calendar page”.':
    'Entfernen Sie zuerst eine, zum Beispiel „entferne die Seite Kalender“.',
  'There is a **{a}** page in the navigation now.': 'In der Navigation gibt es jetzt die Seite **{a}**.',
  '{A} by {b}': '{A} nach {b}',
  month: 'Monat',
  week: 'Woche',
  year: 'Jahr',
  weekday: 'Wochentag',
  'by {a}': 'nach {a}',
  favourite: 'Favorit',
  share: 'Teilen',
  download: 'Herunterladen',
  cart: 'Warenkorb',
  'I found no field “{a}” to chart by: {b} have {c}.': 'Für ein Diagramm gibt es kein Feld „{a}“: {b} haben {c}.',
  'Say “add a {a} field” first.': 'Sagen Sie zuerst „Füge ein Feld {a} hinzu“.',
  'A board needs a field with choices.': 'Eine Tafel braucht ein Feld mit Auswahl.',
  'Say “add a status field with new, in progress and done” first.': 'Sagen Sie zuerst „Füge ein Feld Status hinzu“.',
  'A calendar needs a date.': 'Ein Kalender braucht ein Datum.',
  'Say “add a date field to {a}” first.': 'Sagen Sie zuerst „Füge ein Feld Datum hinzu“.',
  'I found no field called “{a}”.': 'Ein Feld „{a}“ gibt es nicht.',
  '{a} have {b}.': '{a} haben {b}.',
  '{a} has no choices to filter by.': '{a} hat keine Auswahl zum Filtern.',
  'The search above the list finds it.': 'Die Suche über der Liste findet es.',

  'The list of {a} leaves out what is done; choosing it under **{b}** shows it.':
    '{a}: Was erledigt ist, steht nicht mehr in der Liste; unter **{b}** lässt es sich wählen.',
  'The list of {a} leaves out what is done already.': '{a}: Was erledigt ist, steht schon nicht mehr in der Liste.',
  'That is there already: {a} are added on the page of each {b}.':
    'Das gibt es schon: {a} kommen auf der Seite von {b} hinzu.',
  'The app is like that already, so I changed nothing.':
    'Das ist in der App schon so; deshalb habe ich nichts geändert.',
  '{a} is not in the list.': '{a} steht gar nicht in der Liste.',
  '{a} shows **{b}** now.': '{a} zeigt jetzt **{b}**.',
  '{a} shows **{b}** as well now.': '{a} zeigt jetzt auch **{b}**.',
  '{a} shows as many figures as fit. Remove the overview and begin it again with those that count.':
    '{a} zeigt so viele Zahlen, wie Platz haben. Entferne die Übersicht und fang sie mit denen neu an, die zählen.',
  'The new overview shows **{a}**.': 'Die neue Übersicht zeigt **{a}**.',
  '{a} shows {b} already.': '{a} zeigt {b} schon.',
  '{a} is averaged and not added up: say “show the average {b}”.':
    '{a} wird gemittelt und nicht addiert: Sagen Sie „zeige die durchschnittliche {b}“.',
  '{a} is added up and not averaged: say “show the total {b}”.':
    '{a} wird addiert und nicht gemittelt: Sagen Sie „zeige die Summe {b}“.',
  '{a} is in {b} already.': '{a} ist schon in {b}.',
  '**{a}** is in {b} now.': '**{a}** ist jetzt in {b}.',
  '{a} is no number that could have a unit.': '{a} ist keine Zahl, die eine Einheit haben könnte.',

  // access
  'Give whoever leads the role admin, in the database under Users; you have it already.':
    'Geben Sie, wer das leitet, in der Datenbank unter Benutzer die Rolle Admin; Sie haben sie schon.',
  'The {a} have this access already.': '{a}: Dieser Zugriff gilt schon.',
  'From now on: {a} ({b}).': 'Ab jetzt: {a} ({b}).',
  'What opens them to more people waits for your click below.':
    'Was sie für mehr Menschen öffnet, wartet unten auf Ihren Klick.',
  'Anyone can submit, only admins can view': 'Alle dürfen einreichen, nur Admins sehen es',
  'Anyone can view, only admins can edit': 'Alle dürfen sehen, nur Admins bearbeiten',
  'Logged in users can view, only admins can edit': 'Angemeldete dürfen sehen, nur Admins bearbeiten',
  'Logged in users can view, only the creator can edit':
    'Angemeldete dürfen sehen, nur wer es angelegt hat, bearbeitet',
  'Only the creator can view and edit': 'Nur wer es angelegt hat, darf sehen und bearbeiten',
  'Only admins can view and edit': 'Nur Admins dürfen sehen und bearbeiten',
  'Logged in users can view and edit': 'Angemeldete dürfen sehen und bearbeiten',
  'Anyone can view': 'Alle dürfen sehen',
  'Logged in users can view': 'Angemeldete dürfen sehen',
  'Only admins can view': 'Nur Admins dürfen sehen',
  'Only the creator can view': 'Nur wer es angelegt hat, darf sehen',
  'Nobody can view': 'Niemand darf sehen',
  'anyone can submit': 'alle dürfen einreichen',
  'logged in users can edit': 'Angemeldete dürfen bearbeiten',
  'only admins can edit': 'nur Admins dürfen bearbeiten',
  'only the creator can edit': 'nur wer es angelegt hat, darf bearbeiten',
  'nobody can edit': 'niemand darf bearbeiten',
  'A number that counts up by itself I cannot make, so I changed nothing.':
    'Eine Nummer, die von selbst weiterzählt, kann ich nicht bauen; deshalb habe ich nichts geändert.',
  'A number that people enter I can: “add a number field”.':
    'Eine Nummer, die man einträgt, geht: „Füge ein Feld Nummer hinzu“.',
  'Whether two of them overlap is checked where an app is made with bookings in its first prompt; here I cannot add it, so I changed nothing.':
    'Ob sich zwei überschneiden, wird geprüft, wenn eine App von der ersten Beschreibung an Buchungen hat; nachträglich kann ich das nicht einbauen und habe nichts geändert.',
};
