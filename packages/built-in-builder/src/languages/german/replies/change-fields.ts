import type { Phrases } from '../../phrases.ts';

/** Changes of fields. */
export const changeFields: Phrases = {
  '{a} have a field **{b}** now, in the form, the detail page and the list.':
    '{a} haben jetzt ein Feld **{b}**, im Formular, auf der Detailseite und in der Liste.',
  '{a} have a field **{b}** now, in the form and the detail page.':
    '{a} haben jetzt ein Feld **{b}**, im Formular und auf der Detailseite.',
  '“{a}” cannot be the name of a field here.': '„{a}“ kann hier kein Feldname sein.',
  '“{a}” cannot be the name of a field.': '„{a}“ kann kein Feldname sein.',
  'The form refuses {a} beyond what you allow.': 'Das Formular lehnt ab, was über die genannten Grenzen geht ({a}).',
  'What is there already is refused when it is entered again.': 'Was es schon gibt, wird beim zweiten Mal abgelehnt.',
  'Choose another one.': 'Wählen Sie einen anderen.',
  '**{a}** is called **{b}** everywhere now.': '**{a}** heißt jetzt überall **{b}**.',
  '**{a}** is gone from {b}.': '**{a}** gibt es bei {b} nicht mehr.',
  'Values that were stored stay in the database, hidden.': 'Gespeicherte Werte bleiben verborgen in der Datenbank.',
  'Values that were stored stay in the database, hidden; they return if you add {a} again.':
    'Gespeicherte Werte bleiben verborgen in der Datenbank; sie kommen wieder, wenn Sie {a} erneut hinzufügen.',
  '{a} has these choices already.': '{a} hat diese Auswahl schon.',
  '**{a}** can be {b} too.': '**{a}** kann jetzt auch {b} sein.',
  '**{a}** is in the list now.': '**{a}** steht jetzt in der Liste.',
  '**{a}** is no longer in the list.': '**{a}** steht nicht mehr in der Liste.',
  '{a} already have a field called {b}.': '{a} haben schon ein Feld {b}.',
  '{A} for {B}': '{A} für {B}',
  'Without {a}': 'Ohne {a}',
  '{a} changes': '{a} Änderungen',
  'Change of pages and lists': 'Änderung an Seiten und Listen',
  'New buttons': 'Neue Schaltflächen',
  'Access to {a}': 'Zugriff auf {a}',
  'Who may see and edit {a}': 'Wer {a} sehen und bearbeiten darf',
  Repair: 'Reparatur',

  '**{a}** is one of {b} now.': '**{a}** ist jetzt eines von {b}.',
  'What was stored before stays as it is until the record is changed.':
    'Was schon gespeichert ist, bleibt, bis der Eintrag geändert wird.',
  '{a} needs at least two choices.': '{a} braucht mindestens zwei Möglichkeiten.',
  'Say “remove {a}” to drop it.': 'Sagen Sie „Entferne {a}“, um es zu entfernen.',
  '**{a}** is no longer a choice of {b}.': '**{a}** steht bei {b} nicht mehr zur Auswahl.',
  'Records that have it keep it until they are changed.':
    'Einträge, die es haben, behalten es, bis sie geändert werden.',
  'The choice **{a}** of {b} is called **{c}** now.': 'Die Auswahl **{a}** von {b} heißt jetzt **{c}**.',
  'Records that have the old one keep it until they are changed.':
    'Einträge mit der alten behalten sie, bis sie geändert werden.',
  '{a} has to be filled in already.': '{a} muss schon ausgefüllt werden.',
  '{a} may stay empty already.': '{a} darf schon leer bleiben.',
  '**{a}** has to be filled in now.': '**{a}** muss jetzt ausgefüllt werden.',
  '**{a}** may stay empty now.': '**{a}** darf jetzt leer bleiben.',
  'New {a} begin with that already.': '{a}: Neue Einträge beginnen schon damit.',
  'New {a} begin with **{b}** as {c} now; whoever adds one can change it.':
    '{a}: Neue Einträge beginnen jetzt mit **{b}** ({c}); beim Eintragen lässt es sich ändern.',
  '{a} is marked like that already.': '{a} wird schon so markiert.',
  '**{a}** is marked as low from {b} downwards now, in the list and on the page of each.':
    '**{a}** wird jetzt ab {b} abwärts als niedrig markiert, in der Liste und auf der Seite jedes Eintrags.',
  '**{a}** is marked once it is past now, in the list and on the page of each.':
    '**{a}** wird jetzt markiert, sobald es vorbei ist, in der Liste und auf der Seite jedes Eintrags.',
  'Nothing in this app says what is {a}: add a tick box or a status for it, and the list can be filtered by that.':
    'In dieser App steht nirgends, was {a} ist: Mit einem Kästchen oder einem Status dafür lässt sich die Liste danach filtern.',
  '{a} names the {b} in every list, so it stays a short text.':
    '{a} ist in jeder Liste der Name ({b}) und bleibt ein kurzer Text.',
  'Say “add a notes field” for longer texts.': 'Für längere Texte sagen Sie „Füge ein Feld Notizen hinzu“.',
  '{a} is written without separators already.': '{a} steht schon ohne Trennzeichen da.',
  '**{a}** is written without separators now.': '**{a}** steht jetzt ohne Trennzeichen da.',
  '**{a}** of {b} is chosen from {c} now.': '**{a}** wird bei {b} jetzt aus {c} ausgewählt.',
  'What was written there before stays stored as text; choose it anew in each record.':
    'Was dort schon stand, bleibt als Text gespeichert; wählen Sie es in jedem Eintrag neu aus.',
  'I did not understand “{a}”.': '„{a}“ habe ich nicht verstanden.',
  'There is a list called {a} already, so I changed nothing: choose another name.':
    'Eine Liste {a} gibt es schon; deshalb habe ich nichts geändert. Wählen Sie einen anderen Namen.',
  'The charts are gone; the figure and what needs doing stay.':
    'Die Diagramme sind entfernt; die Kennzahl und was zu tun ist bleiben.',
  'This app has no chart.': 'In dieser App gibt es kein Diagramm.',
  'The app opens with **{a}** now, where the next {b} stand.':
    'Die App öffnet jetzt mit **{a}**; dort stehen die nächsten {b}.',
  '{a} is {b} already.': '{a} ist schon {b}.',
  '**{a}** is {b} now.': '**{a}** ist jetzt {b}.',
  'What was stored before stays as it is; look through it if it no longer fits.':
    'Was schon gespeichert ist, bleibt; sehen Sie nach, ob es noch passt.',
  '{a} is there already.': '{a} steht schon dort.',
  '**{a}** comes before {b} in the menu now.': '**{a}** steht im Menü jetzt vor {b}.',
  '**{a}** comes after {b} in the menu now.': '**{a}** steht im Menü jetzt hinter {b}.',
  '**{a}** is last in the menu now.': '**{a}** steht im Menü jetzt an letzter Stelle.',
  'Corners are **round** now.': 'Die Ecken sind jetzt **rund**.',
  'Corners are **square** now.': 'Die Ecken sind jetzt **eckig**.',
  'Corners are round already.': 'Die Ecken sind schon rund.',
  'Corners are square already.': 'Die Ecken sind schon eckig.',
  'I found no list called “{a}” in this app.': 'Eine Liste „{a}“ gibt es in dieser App nicht.',
  'New {a} start with {b} {c} already: forms begin with the first choice.':
    'Neue Einträge ({a}) beginnen schon mit {b} {c}: Formulare beginnen mit der ersten Wahl.',
  'The colours of single records follow their state; I cannot set them one by one, so I changed nothing.':
    'Die Farbe einzelner Einträge folgt ihrem Status; einzeln kann ich sie nicht setzen und habe nichts geändert.',
  'Apps made here take no payments, so I changed nothing.':
    'Die Apps hier nehmen keine Zahlungen an; deshalb habe ich nichts geändert.',
  'A link to a payment page can be kept in a field: “add a payment link field”.':
    'Ein Link zu einer Bezahlseite kann in einem Feld stehen: „Füge ein Feld Zahlungslink hinzu“.',
  'Samples come with a list when it is made.': 'Beispiele kommen mit der Liste, wenn sie entsteht.',
  'Add your own with the button above the list, or bring in many at once from a CSV file under Database.':
    'Eigene Einträge kommen über die Schaltfläche über der Liste dazu, viele auf einmal aus einer CSV-Datei unter Datenbank.',
  'The state of a record is changed in its form or by moving it on the board; a list with tick boxes comes when the app is made as a to-do list.':
    'Der Status eines Eintrags wird im Formular geändert oder auf der Tafel verschoben; eine Liste zum Abhaken entsteht, wenn die App als Aufgabenliste gebaut wird.',
  '**{a}** {b} now, in the form, on the record’s page and in the list.':
    '**{a}** {b}, im Formular, auf der Seite des Eintrags und in der Liste.',
  'Rows still begin with {a}, by which {b} are called.': 'Zeilen beginnen weiter mit {a}, dem Namen der {b}.',
  'There is no list of {a} to sort.': 'Es gibt keine Liste der {a} zum Sortieren.',
  'The {a} are in this order already.': '{a}: Diese Reihenfolge gilt schon.',
  'The list of {a} begins with {b} now, then {c}; people can still choose another order.':
    'Die Liste der {a} beginnt jetzt so: {b}, danach {c}; eine andere Reihenfolge lässt sich weiter wählen.',
  'what was added first': 'zuerst Eingetragenes zuerst',
  'what was added last': 'zuletzt Eingetragenes zuerst',
  'the {A} {b}': '{A} {b} zuerst',
  'The list of {a} begins with {b} now; people can still choose another order.':
    'Die Liste der {a} beginnt jetzt so: {b}; eine andere Reihenfolge lässt sich weiter wählen.',
  'the latest {a}': 'spätestes zuerst ({a})',
  'the earliest {a}': 'frühestes zuerst ({a})',
  'the highest {a}': 'höchstes zuerst ({a})',
  'the lowest {a}': 'niedrigstes zuerst ({a})',
  'what has a tick at {a}': '{a} angekreuzt zuerst',
  'what has no tick at {a}': '{a} nicht angekreuzt zuerst',
  '{a} from A to Z': '{a} von A bis Z',
  '{a} from Z to A': '{a} von Z bis A',
  '**{a}** is back with {b}, in the form, the detail page and the list; what was stored in it is there again.':
    '**{a}** ist wieder da bei {b}, im Formular, auf der Detailseite und in der Liste; was darin gespeichert war, steht wieder da.',
  '**{a}** is back with {b}, in the form and the detail page; what was stored in it is there again.':
    '**{a}** ist wieder da bei {b}, im Formular und auf der Detailseite; was darin gespeichert war, steht wieder da.',
  '{a} stands with {b}: say of which it is to go, such as “remove the {c} of {d}”. I changed nothing.':
    '{a} steht bei {b}: Sagen Sie, wo es weg soll, zum Beispiel „entferne {c} bei {d}“. Ich habe nichts geändert.',
  '{a} is a field of {b} already, so I changed nothing.':
    '{a} ist schon ein Feld bei {b}, also habe ich nichts geändert.',
  '{a} is a field of {b} already; say “remove the {c} of {d}” if it is to go there. I changed nothing.':
    '{a} ist schon ein Feld bei {b}; sagen Sie „entferne {c} bei {d}“, falls es dort weg soll. Ich habe nichts geändert.',
  'What is refused without {a} I could not tell: say “nobody may save {b} where {a} is not ticked”. I changed nothing.':
    'Was ohne {a} nicht gehen soll, konnte ich nicht erkennen: Sagen Sie „niemand darf {b} speichern, wo {a} nicht angekreuzt ist“. Ich habe nichts geändert.',
  'What comes next I tell by a date: say “add a date field to {a}” first. I changed nothing.':
    'Was als Nächstes kommt, erkenne ich an einem Datum: Sagen Sie zuerst „füge bei {a} ein Feld Datum hinzu“. Ich habe nichts geändert.',
  '{a} is not in the list of {b}, so I changed nothing.':
    '{a} steht nicht in der Liste der {b}, also habe ich nichts geändert.',
  'comes first': 'steht jetzt vorn',
  'comes last': 'steht jetzt hinten',
  'comes before {a}': 'steht jetzt vor {a}',
  'comes after {a}': 'steht jetzt hinter {a}',
  'a tick box': 'ein Kästchen zum Abhaken',
  'a date': 'ein Datum',
  'a date with a time': 'ein Datum mit Uhrzeit',
  'a picture': 'ein Bild',
  'a text of several lines': 'ein Text mit mehreren Zeilen',
  'an amount of money': 'ein Geldbetrag',
  'a number': 'eine Zahl',
  'a short text': 'ein kurzer Text',
  'a link': 'ein Link',
  'a file': 'eine Datei',
  'of another kind': 'anderer Art',
  '{a} names the {b}, so it stays a text.': '{a} ist der Name der {b} und bleibt ein Text.',
  'I found no field “{a}” to sort by: {b} have {c}.': 'Ein Feld „{a}“ zum Sortieren gibt es nicht: {b} haben {c}.',
  'There is no date to sort {a} by.': 'Für {a} gibt es kein Datum zum Sortieren.',
  'Say “add a date field” first.': 'Sagen Sie zuerst „Füge ein Feld Datum hinzu“.',
  'I found no field of that name to remove: {a} have {b}.':
    'Ein Feld dieses Namens zum Entfernen gibt es nicht: {a} haben {b}.',
  '{a} is a field of {b} already: it stands in the form when you add or edit one.':
    '{a} ist schon ein Feld von {b}: Es steht im Formular, wenn Sie einen Eintrag anlegen oder bearbeiten.',
  'Which list is to go I could not tell: this app has {a}.':
    'Welche Liste weg soll, ist mir nicht klar: Diese App hat {a}.',
  '{a} has to be filled in at present.': '{a} muss im Moment ausgefüllt werden.',
  '{a} may stay empty at present.': '{a} darf im Moment leer bleiben.',
  'It can be changed: say “{a} may stay empty”.': 'Das lässt sich ändern: Sagen Sie „{a} darf leer bleiben“.',
  'It can be changed: say “{a} has to be filled in”.': 'Das lässt sich ändern: Sagen Sie „{a} muss ausgefüllt werden“.',
  '{a} of {b} is one of {c}.': '{a} bei {b} ist eines von {c}.',
  '{a} of {b} says which of the {c} it belongs to.': '{a} bei {b} sagt, wozu ein Eintrag gehört ({c}).',
  '{a} of {b} is a number, so the year alone is enough.': '{a} bei {b} ist eine Zahl, die Jahreszahl reicht also.',
  '{a} of {b} is {c} that each of them has, for you to fill in as you like.':
    '{a} bei {b} ist {c}; was dort hineinkommt, bestimmen Sie.',
  'This app has no list of {a}, so I changed nothing: it has {b}.':
    'Diese App hat keine Liste für {a}, deshalb habe ich nichts geändert: Sie hat {b}.',
  'I found no field of that name to change.': 'Ein Feld dieses Namens gibt es nicht.',
};
