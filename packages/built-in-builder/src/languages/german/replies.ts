import { notMade } from '../../reading/lexicon/not-made.ts';
import type { Phrases } from '../phrases.ts';

/** What people can do in an app, and what the builder cannot make. */
export const abilities: Phrases = {
  search: 'Suche',
  'filter and sort': 'Filtern und Sortieren',
  'a calendar': 'ein Kalender',
  charts: 'Diagramme',
  'an overview with totals': 'eine Übersicht mit Summen',
  'a status': 'ein Status',
  pictures: 'Bilder',
  bookings: 'Buchungen',
  votes: 'Stimmen',
  comments: 'Kommentare',
  orders: 'Bestellungen',
  applications: 'Bewerbungen',
  registrations: 'Anmeldungen',
  'sign-in': 'Anmeldung',
  'a status to approve by': 'ein Status zum Genehmigen',
  assigning: 'Zuweisen',
  ratings: 'Bewertungen',
  voting: 'Abstimmungen',
  'sign-in with another account': 'Anmeldung mit einem anderen Konto',
  'a connection to Google': 'eine Verbindung zu Google',
  'a connection to Outlook': 'eine Verbindung zu Outlook',
  'a connection to Slack': 'eine Verbindung zu Slack',
  'WhatsApp messages': 'WhatsApp-Nachrichten',
  'text messages': 'SMS',
  'PayPal and Stripe': 'PayPal und Stripe',
  'live data from outside': 'Live-Daten von außen',
  'PDF files': 'PDF-Dateien',
  'video calls': 'Videoanrufe',
  'what is left when one list is taken from another': 'was übrig bleibt, wenn man eine Liste von der anderen abzieht',
  'a table of standings worked out of the results': 'eine Tabelle, die sich aus den Ergebnissen errechnet',
  'translating by itself': 'automatisches Übersetzen',
  ...Object.fromEntries(Object.values(notMade)),
};

/** Who uses an app of a kind, what they do daily, and the drawn detail that it carries. */
export const ofKinds: Phrases = {
  'readers first; one or two people who write': 'zuerst alle, die lesen; ein oder zwei Menschen, die schreiben',
  'read the newest piece': 'das Neueste lesen',
  'the masthead’s double line, above the newest piece and in the app’s head':
    'die Doppellinie des Zeitungskopfs, über dem Neuesten und im Kopf der App',
  'the person at the counter, with a customer in front of them': 'wer am Tresen steht, mit Kundschaft vor sich',
  'see who comes next': 'sehen, wer als Nächstes kommt',
  'the day block with its large numeral, at the head of every day': 'der Tagesblock mit großer Zahl über jedem Tag',
  'teachers between two lessons, and students who want to know where to be':
    'Lehrkräfte zwischen zwei Stunden und alle, die wissen möchten, wohin',
  'see today’s lessons and who is coming': 'die heutigen Stunden sehen und wer kommt',
  'the day block with the large numeral that heads each day of the timetable':
    'der Tagesblock mit großer Zahl über jedem Tag des Stundenplans',
  'the two or three people who sell, at a desk in the morning and on the phone between visits':
    'die zwei oder drei im Verkauf, morgens am Schreibtisch, dazwischen am Telefon',
  'move a deal one step on': 'einen Abschluss einen Schritt weiterbringen',
  'the pipeline as one bar, cut by stage and as wide as the money in it':
    'die Pipeline als ein Balken, geteilt nach Stufen und so breit wie das Geld darin',
  'anyone who needs to reach someone, mostly on the phone': 'alle, die jemanden erreichen müssen, meist am Telefon',
  'look up one person and call': 'jemanden nachschlagen und anrufen',
  'the large letter of the register, and initials on a soft square':
    'der große Buchstabe des Registers und Initialen auf einem Quadrat',
  'guests who look for something to go to, and the few who plan it':
    'Gäste, die etwas vorhaben, und die wenigen, die es planen',
  'see what is on next': 'sehen, was als Nächstes ansteht',
  'the day block with a large numeral, like a torn-off calendar leaf':
    'der Tagesblock mit großer Zahl, wie ein Kalenderblatt',
  'whoever paid, on the phone right after paying; someone checks the month on a laptop':
    'wer bezahlt hat, gleich danach am Telefon; den Monat prüft jemand am Laptop',
  'log what was spent': 'Ausgaben eintragen',
  'the double rule of an account book, under the total and under every month':
    'der Doppelstrich des Kassenbuchs, unter der Summe und unter jedem Monat',
  'everyone who has an idea, and the person who answers': 'alle mit einer Idee und wer darauf antwortet',
  'vote for what matters and answer one idea': 'abstimmen und eine Idee beantworten',
  'the vote: a large numeral in a soft block, at the left of every idea':
    'die Stimmen: eine große Zahl links neben jeder Idee',
  'one person out of breath, on the phone, right after the last set':
    'Sie selbst, außer Atem, gleich nach dem Training',
  'log today’s session': 'das heutige Training eintragen',
  'the bib number: minutes as a large numeral on the palette’s yellow':
    'die Startnummer: Minuten als große Zahl auf Gelb',
  'one person, on the phone, once in the evening': 'Sie selbst, am Telefon, einmal am Abend',
  'tick today’s squares': 'die heutigen Kästchen abhaken',
  'the row of seven squares, one per day': 'die Reihe aus sieben Kästchen, eines je Tag',
  'whoever stands at the shelf, phone in one hand': 'wer am Regal steht, das Telefon in der Hand',
  'count one more or one less': 'eins mehr oder weniger zählen',
  'the level bar with its mark for the least that should be there':
    'der Füllstand mit der Marke für den Mindestbestand',
  'one person with a desk, a laptop and the wish to be paid on time':
    'Sie selbst, mit Schreibtisch, Laptop und dem Wunsch, pünktlich bezahlt zu werden',
  'see who owes what, and since when': 'sehen, wer was schuldet und seit wann',
  'the accountant’s double rule, under every sum': 'der Doppelstrich der Buchhaltung unter jeder Summe',
  'people looking for work, and the office that posts it': 'alle, die Arbeit suchen, und das Büro, das sie ausschreibt',
  'read the new openings and write to one': 'neue Stellen lesen und sich melden',
  'the thick and thin ruled lines of a small-ads page': 'die dicken und dünnen Linien einer Anzeigenseite',
  'members who borrow, and whoever sits at the desk': 'alle, die ausleihen, und wer an der Theke sitzt',
  'lend one out, take one back': 'ausleihen und zurücknehmen',
  'the book’s spine: a coloured edge that stays with every title': 'der Buchrücken: eine farbige Kante an jedem Titel',
  'a small team around one table, and the person who asks when it will be ready':
    'ein kleines Team an einem Tisch und wer fragt, wann es fertig ist',
  'pull the next card': 'die nächste Karte ziehen',
  'one bar that shows how much work is at each stage': 'ein Balken, der zeigt, wie viel Arbeit wo steht',
  'an agent on the way to a viewing, and people who want to move':
    'die Vermietung auf dem Weg zur Besichtigung und alle, die umziehen möchten',
  'see what is free and who comes to look': 'sehen, was frei ist und wer besichtigt',
  'the roofline, drawn for every home that has no photo yet, and over the app’s name':
    'die Dachlinie, für jede Wohnung ohne Foto und über dem Namen der App',
  'whoever cooks, with the phone propped up beside the stove': 'wer kocht, das Telefon neben dem Herd',
  'find something to cook tonight': 'etwas für heute Abend finden',
  'the plate: three round shapes in the palette’s colours where a photo is missing, and in the app’s mark':
    'der Teller: drei runde Formen, wo ein Foto fehlt, und im Zeichen der App',
  'customers who look around on the phone; one person keeps the prices right':
    'Kundschaft, die sich am Telefon umsieht; jemand pflegt die Preise',
  'look through what is for sale': 'das Angebot durchsehen',
  'three flat shapes that stand for a product until it has a photo, and the price as a large numeral':
    'drei flache Formen, bis es ein Foto gibt, und der Preis als große Zahl',
  'the people who do the work, on whatever is at hand': 'alle, die die Arbeit tun, an jedem Gerät',
  'tick off what is due': 'abhaken, was fällig ist',
  'the square tick box, large beside the day’s number and beside every task':
    'das Kästchen, groß neben der Tageszahl und neben jeder Aufgabe',
  'the person on duty, at a desk, with the phone ringing': 'wer Dienst hat, am Schreibtisch, bei klingelndem Telefon',
  'take the oldest open ticket': 'das älteste offene Ticket nehmen',
  'one bar that shows how many tickets are at each stage': 'ein Balken, der zeigt, wie viele Tickets wo stehen',
  'three flat shapes that stand for a record until it has a picture': 'drei flache Formen, bis es ein Bild gibt',
  'anybody who opens the page, on phone and laptop, without an account':
    'alle, die die Seite öffnen, am Telefon und am Laptop, ohne Konto',
  'convert a value': 'einen Wert umrechnen',
  'enter numbers and read the result': 'Zahlen eingeben und das Ergebnis lesen',
  'the result as one large numeral': 'das Ergebnis als große Zahl',
  'initials on a soft square': 'Initialen auf einem Quadrat',
  'a double rule under every sum': 'ein Doppelstrich unter jeder Summe',
  'a day block with a large numeral': 'ein Tagesblock mit großer Zahl',
  'one bar that shows how much is at each stage': 'ein Balken, der zeigt, wie viel wo steht',
  'the count as one large numeral': 'die Anzahl als große Zahl',
};

/** The sentences of replies. */
export const replies: Phrases = {
  // a typeface is called so in every language
  Clear: 'Clear',
  // the first reply
  'I’m building **{a}**.': 'Ich baue **{a}**.',
  'I would build **{a}**.': 'Ich würde **{a}** bauen.',
  'What I understood:': 'Das habe ich verstanden:',
  'What I decided:': 'Das habe ich entschieden:',
  'What I would do:': 'Das würde ich tun:',
  '{A}: {b}.': '{A}: {b}.',
  '{A}: {b}; each belongs to {c}.': '{A}: {b}; gehört jeweils zu {c}.',
  'one {A}': '{A}',
  'What people can do: {a}.': 'Möglich sind: {a}.',
  'Who takes part: {a}.': 'Beteiligt: {a}.',
  'Colours: {a}.': 'Farben: {a}.',
  '{a} behind': '{a} als Hintergrund',
  '{a} for buttons and other parts': '{a} für Schaltflächen und andere Teile',
  'Not made: {a}.': 'Nicht gebaut: {a}.',
  'Not taken from what you wrote: {a}.': 'Nicht übernommen aus Ihrem Text: {a}.',
  'A connected model can add what the platform allows.':
    'Ein verbundenes KI-Modell kann ergänzen, was die Plattform zulässt.',
  'Who uses it: {a}.': 'Wer sie nutzt: {a}.',
  'Mainly used to: {a}.': 'Hauptsächlich dafür: {a}.',
  'the people of {a}, on phone and laptop': '{a}, am Telefon und am Laptop',
  'you first, on phone and laptop': 'zuerst Sie, am Telefon und am Laptop',
  'add {a} and find them again': '{a} eintragen und wiederfinden',
  'Pages: {a}, and a page for each {b}.': 'Seiten: {a}, dazu eine Seite für jeden Eintrag ({b}).',
  '{a} (a table)': '{a} (eine Tabelle)',
  '{a} (by month, with sums)': '{a} (nach Monat, mit Summen)',
  '{a} (to tick off)': '{a} (zum Abhaken)',
  '{a} (with pictures)': '{a} (mit Bildern)',
  '{a} (by day)': '{a} (nach Tag)',
  '{a} (by letter)': '{a} (nach Buchstabe)',
  '{a} (to read)': '{a} (zum Lesen)',
  '{a} (levels to count)': '{a} (Bestände zum Zählen)',
  '{a} (the week to tick)': '{a} (die Woche zum Abhaken)',
  '{a} (with votes)': '{a} (mit Stimmen)',
  '{a} (one figure, {b}, what needs doing)': '{a} (eine Kennzahl, {b}, was zu tun ist)',
  'a chart': 'ein Diagramm',
  '{a} charts': '{a} Diagramme',
  '{a} (cart and checkout with a demo payment)': '{a} (Warenkorb und Kasse mit Demo-Zahlung)',
  '{a} (answers from the records, without AI)': '{a} (Antworten aus den Einträgen, ohne KI)',
  '{a} (a text to read, yours to replace)': '{a} (ein Text zum Lesen, von Ihnen zu ersetzen)',
  '{a} (charts, tables and CSV)': '{a} (Diagramme, Tabellen und CSV)',
  '{a} (to calculate)': '{a} (zum Rechnen)',
  '{a} (messages)': '{a} (Nachrichten)',
  '{a} (side by side)': '{a} (nebeneinander)',
  '{a} (a form to send)': '{a} (ein Formular zum Absenden)',
  '{a} (to play)': '{a} (zum Spielen)',
  '{a} (what was opened last)': '{a} (zuletzt geöffnet)',
  '{a} (the status by its reference)': '{a} (der Stand nach Kennung)',
  '{a} (what fits best)': '{a} (was am besten passt)',
  '{a} (one’s own)': '{a} (das eigene)',
  '{a} (with scoring)': '{a} (mit Auswertung)',
  '{a} (over all lists)': '{a} (über alle Listen)',
  '{a} (to measure time)': '{a} (zum Zeitmessen)',
  '{a} (a board)': '{a} (eine Tafel)',
  '{a} (a month)': '{a} (ein Monat)',
  '{a} (one record)': '{a} (ein Eintrag)',
  '{a} (for visitors)': '{a} (für Besucher)',
  'Look: the {a} palette with {b} type.': 'Aussehen: Palette {a}, Schrift {b}.',
  'Its mark is {a}.': 'Ihr Kennzeichen: {a}.',
  'The text names nothing that I could keep records of, so I began with entries that have a name, a status, a date and notes.':
    'Der Text nennt nichts, was ich als Liste führen könnte. Ich beginne deshalb mit Einträgen mit Name, Status, Datum und Notizen.',
  'You named no fields for {a}, so I chose them; name others and I change them.':
    'Für {a} haben Sie keine Felder genannt, deshalb habe ich sie gewählt; nennen Sie andere, und ich ändere sie.',
  'I was not sure whether to keep {a} as lists of their own; say “add {b}” if so.':
    'Ich war nicht sicher, ob {a} eigene Listen sein sollen; sagen Sie sonst „{b} hinzufügen“.',
  'I do not know the colour “{a}”, so I left it out; name another, or give a value such as #2a9d8f.':
    'Die Farbe „{a}“ kenne ich nicht und habe sie weggelassen; nennen Sie eine andere oder einen Wert wie #2a9d8f.',
  'I do not know the colour “{a}”, so I changed nothing; name another, or give a value such as #2a9d8f.':
    'Die Farbe „{a}“ kenne ich nicht und habe nichts geändert; nennen Sie eine andere oder einen Wert wie #2a9d8f.',
  '{a} also get a {b}, so that every row has a name.':
    '{a} bekommen außerdem ein Feld {b}, damit jede Zeile einen Namen hat.',
  'Two people play at one board, or against the computer.':
    'Zwei Personen spielen an einem Brett, oder eine gegen den Computer.',
  'Somebody else can join an open game once you let others see the games.':
    'Andere können einer offenen Partie beitreten, sobald Sie ihnen die Partien zeigen.',
  'The phone number and address on the contact page are placeholders; tell me the real ones.':
    'Telefonnummer und Adresse auf der Kontaktseite sind Platzhalter; nennen Sie mir die richtigen.',
  'What is full takes nobody else: the app refuses one more, also when two people press at the same moment.':
    'Was voll ist, nimmt niemanden mehr auf: Die App lehnt jede weitere Anmeldung ab, auch wenn zwei im selben Moment drücken.',
  'The same {a} cannot be booked twice for the same time.':
    '{a}: Doppelte Buchungen für dieselben Tage sind ausgeschlossen.',
  'Whoever looks something up by {a} needs no account.': 'Zum Nachschlagen mit {a} braucht niemand ein Konto.',
  'For that everyone may read {a}; keep out what strangers should not see.':
    'Dafür dürfen alle lesen: {a}. Lassen Sie weg, was Fremde nicht sehen sollen.',
  'The form has {a} steps and a summary; what is sent is {b} in the list, which only admins read.':
    'Das Formular hat {a} Schritte und eine Zusammenfassung; was abgeschickt wird, steht in einer Liste, die nur Verwaltende lesen ({b}).',
  'Internal notes are read and written by admins alone; make whoever works on {a} an admin of the app.':
    'Interne Notizen lesen und schreiben nur Administratoren; wer an {a} arbeitet, braucht diese Rolle.',
  'Lists and search show only what is published; what is not yet stands under “Drafts”.':
    'Listen und Suche zeigen nur, was veröffentlicht ist; alles andere steht unter „Entwürfe“.',
  'The same time cannot be booked twice.': 'Dieselbe Zeit lässt sich nicht zweimal buchen.',
  'The same time cannot be booked twice; visitors see only their own bookings, so confirm each one.':
    'Dieselbe Zeit lässt sich nicht zweimal buchen; Besucher sehen nur ihre eigenen Buchungen, bestätigen Sie deshalb jede.',
  'An order takes the price of the {a} as its total unless you enter another one.':
    'Eine Bestellung übernimmt den Preis als Summe, wenn Sie keine andere eingeben ({a}).',
  'free and taken by day': 'frei und belegt nach Tagen',
  '{a} (free and taken by day)': '{a} (frei und belegt nach Tagen)',
  'The same {a} cannot be booked twice for the same time; visitors see only their own bookings, so confirm each one.':
    '{a}: Doppelte Buchungen für dieselben Tage sind ausgeschlossen; Gäste sehen nur die eigenen, bestätigen Sie deshalb jede.',
  'Who sees what: everyone sees only their own records.': 'Wer was sieht: Alle sehen nur ihre eigenen Einträge.',
  'Say “let everyone see them” to change that.': 'Sagen Sie „Alle sollen sie sehen“, um das zu ändern.',
  'Who sees what: such an app is only useful when {a}.': 'Wer was sieht: So eine App nützt nur, wenn {a}.',
  'everyone, without signing in, can see the {a}': 'alle ohne Anmeldung Folgendes sehen: {a}',
  'everyone who signs in can see the {a}': 'alle Angemeldeten Folgendes sehen: {a}',
  'admins can see the {a}': 'die Verwaltung Folgendes sieht: {a}',
  'nobody can see the {a}': 'niemand Folgendes sieht: {a}',
  'That opens data to more people, so it waits for your click below; until then everyone sees only their own.':
    'Damit werden Daten für mehr Menschen sichtbar; deshalb wartet es unten auf Ihren Klick. Bis dahin sehen alle nur ihre eigenen.',
  '{A}: from {b} it works out {c}.': '{A}: aus {b} errechnet sie {c}.',
  'Pages: {a}.': 'Seiten: {a}.',
  '{a} is taken as {b}.': '{a}: angenommen {b}.',
  'No exchange rates are fetched: those on the page are examples that you set to the ones of the day.':
    'Wechselkurse werden nicht abgerufen: Die auf der Seite sind Beispiele, die Sie auf die von heute stellen.',
  'I took the formula from your words: {a} = {b}.': 'Die Formel habe ich Ihren Worten entnommen: {a} = {b}.',
  'Say it in other words if it is another one.': 'Sagen Sie es anders, wenn es eine andere ist.',
  'The formula does not use {a}, so the page does not ask for it.':
    'Die Formel braucht {a} nicht, deshalb fragt die Seite nicht danach.',
  'Who sees what: nothing is stored, so everyone uses it without signing in.':
    'Wer was sieht: Es wird nichts gespeichert, alle nutzen die App ohne Anmeldung.',
  'I know no formula for that, so the page has a calculator.':
    'Dafür kenne ich keine Formel; die Seite hat deshalb Tasten zum Rechnen.',
  'Tell me what is entered and what comes of it, for example “I enter width and height, the area is width times height”.':
    'Sagen Sie mir, was eingegeben wird und was herauskommt, zum Beispiel „Ich gebe Breite und Höhe ein, die Fläche ist Breite mal Höhe“.',
  'The app is running in the preview.': 'Die App läuft in der Vorschau.',
  '“Make the corners round”': '„Mach die Ecken rund“',
  '“Add notes with title, date and text”': '„Füge eine Liste Notizen mit Titel, Datum und Text hinzu“',
  'Data: {a}': 'Daten: {a}',
  'Look: {a} palette, {b} type': 'Aussehen: Palette {a}, Schrift {b}',
  'Look: {a}, {b}': 'Aussehen: {a}, {b}',
  'Parts that the pages share': 'Gemeinsame Teile der Seiten',
  'Pages: {a}': 'Seiten: {a}',
  'Sample data': 'Beispieldaten',
  '{a} sample {B}': '{a} Beispiele: {B}',
  'The app is running in the preview, with sample data that one click removes.':
    'Die App läuft in der Vorschau, mit Beispieldaten, die ein Klick entfernt.',
  'You can ask me for changes such as:': 'Sie können zum Beispiel um diese Änderungen bitten:',

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

  // changes of fields
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
  'Access goes to everyone, to people who sign in, to whoever made a record, or to admins; other groups I cannot tell apart.':
    'Zugriff haben alle, Angemeldete, wer den Eintrag angelegt hat, oder Admins; andere Gruppen kann ich nicht unterscheiden.',
  'Make them admins under Users and say “only admins can edit”.':
    'Machen Sie sie unter Personen zu Admins und sagen Sie „nur Admins dürfen bearbeiten“.',
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
  '{a} from A to Z': '{a} von A bis Z',
  '{a} from Z to A': '{a} von Z bis A',
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
  'of another kind': 'anderer Art',
  '{a} names the {b}, so it stays a text.': '{a} ist der Name der {b} und bleibt ein Text.',
  'I found no field “{a}” to sort by: {b} have {c}.': 'Ein Feld „{a}“ zum Sortieren gibt es nicht: {b} haben {c}.',
  'There is no date to sort {a} by.': 'Für {a} gibt es kein Datum zum Sortieren.',
  'Say “add a date field” first.': 'Sagen Sie zuerst „Füge ein Feld Datum hinzu“.',
  'I found no field of that name to remove: {a} have {b}.':
    'Ein Feld dieses Namens zum Entfernen gibt es nicht: {a} haben {b}.',
  'I found no field of that name to change.': 'Ein Feld dieses Namens gibt es nicht.',

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
  'Hiding what waits for approval I cannot set up, so I changed nothing.':
    'Zu verbergen, was auf Freigabe wartet, kann ich nicht einrichten; deshalb habe ich nichts geändert.',
  'A status to filter by I can add: “add a status field”.':
    'Einen Status, nach dem man filtert, kann ich hinzufügen: „Füge ein Feld Status hinzu“.',
  'Deleting goes with editing: whoever may change a record may also delete it.':
    'Löschen gehört zum Bearbeiten: Wer einen Eintrag ändern darf, darf ihn auch löschen.',
  'Say “only admins can edit” to limit both.': 'Sagen Sie „nur Admins dürfen bearbeiten“, um beides einzuschränken.',

  // what a message was taken for by what was learned
  'If your message asked for more than that, say the rest in one of its own.':
    'Falls Ihre Nachricht um mehr bat, sagen Sie das Übrige in einer eigenen.',
  'Tell me what there is to choose for {a}: “{b}: one, two, three”.':
    'Nennen Sie, was bei {a} zur Auswahl steht: „{b}: eins, zwei, drei“.',
  'Only numbers can be limited, and {a} is none.': 'Begrenzen lassen sich nur Zahlen, und {a} ist keine.',
  'Whether a value is there twice no app made here checks, so I changed nothing.':
    'Ob ein Wert zweimal vorkommt, prüfen Apps von hier nicht; deshalb habe ich nichts geändert.',
  'The search above the list finds what is there already.': 'Die Suche über der Liste findet, was es schon gibt.',
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
  'Many records at once come in from a CSV file under Database, with “Import”.':
    'Viele Einträge auf einmal kommen unter Datenbank mit „Importieren“ aus einer CSV-Datei.',
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

  // what no change here can do
  'Who may see is set for whole records, not for one field.':
    'Wer etwas sehen darf, gilt für ganze Einträge und nicht für ein einzelnes Feld.',
  'Say “only my team can see them”, or “remove” the field.':
    'Sagen Sie „nur mein Team soll sie sehen“, oder entfernen Sie das Feld.',
  'Buttons are called after what they add or do: rename the list, for example “rename dog to animal”, and they follow.':
    'Schaltflächen heißen nach dem, was sie tun: Benennen Sie die Liste um, zum Beispiel „benenne Hund in Tier um“, und sie folgen.',
  'Single words I cannot set in bold or italics or move about in a row; I can change the order of fields, and which of them the list shows.':
    'Einzelne Wörter kann ich nicht fett oder kursiv setzen oder in einer Zeile verschieben; die Reihenfolge der Felder kann ich ändern und welche die Liste zeigt.',
  'Days on which nothing can be booked I cannot set; a page with your opening hours I can add: “add a page with our opening hours”.':
    'Tage, an denen nichts gebucht werden kann, kann ich nicht festlegen; eine Seite mit Ihren Öffnungszeiten geht: „eine Seite mit unseren Öffnungszeiten“.',
  'What a form says once it was sent or saved I cannot change; a text on a page or at the bottom of every page I can.':
    'Was ein Formular nach dem Absenden oder Speichern sagt, kann ich nicht ändern; ein Text auf einer Seite oder unten auf jeder Seite geht.',
  'That needs what apps made here do not have, so I changed nothing.':
    'Das können Apps von hier nicht; deshalb habe ich nichts geändert.',
  'A link or a picture can be kept in a field.': 'Ein Link oder ein Bild kann in einem Feld stehen.',
  'How long a text may be I cannot limit.': 'Wie lang ein Text sein darf, kann ich nicht begrenzen.',
  'Which days {a} takes I cannot limit.': 'Welche Tage {a} annimmt, kann ich nicht begrenzen.',
  '{a} has these limits already.': '{a} hat diese Grenzen schon.',
  '{a} cannot be at least {b} and at most {c}.': '{a} kann nicht mindestens {b} und höchstens {c} sein.',
  '**{a}** has to be at most {b} now.': '**{a}** darf jetzt höchstens {b} sein.',
  '**{a}** has to be at least {b} now.': '**{a}** muss jetzt mindestens {b} sein.',
  '**{a}** has to be from {b} to {c} now.': '**{a}** muss jetzt zwischen {b} und {c} liegen.',
  'Records that are stored already stay as they are until they are changed.':
    'Was schon gespeichert ist, bleibt, bis es geändert wird.',
  '{a} is what {b} are called, so it cannot be worked out.':
    '{a} ist der Name der {b} und kann nicht errechnet werden.',
  '{a} is worked out like that already.': '{a} wird schon so errechnet.',
  '{a} is worked out from other fields, so nobody can fill it in or leave it out.':
    '{a} wird aus anderen Feldern errechnet; ausfüllen oder weglassen kann es niemand.',
  '**{a}** of {b} is worked out now: {c}.': '**{a}** wird bei {b} jetzt errechnet: {c}.',
  'Nobody enters it; it stands in the list and on the page of each.':
    'Niemand trägt es ein; es steht in der Liste und auf der Seite jedes Eintrags.',
  'It stays empty while a part of it is missing.': 'Es bleibt leer, solange ein Teil davon fehlt.',
  'I can work out a number from fields that one of the lists has, or what it belongs to: say how, for example “total = price times amount”.':
    'Eine Zahl kann ich aus Feldern errechnen, die eine Liste hat oder das, wozu ihre Einträge gehören: Sagen Sie wie, zum Beispiel „Gesamt = Preis mal Menge“.',
  'There is a page **{a}** now, with only those; all {b} stay on their own page.':
    'Es gibt jetzt die Seite **{a}**, nur mit diesen; alle {b} bleiben auf ihrer eigenen Seite.',
  'What is late I tell by a due date: say “add a due date field” first.':
    'Was zu spät ist, erkenne ich an einem Fälligkeitsdatum: Sagen Sie zuerst „Füge ein Feld Fällig am hinzu“.',
  'Which {a} those are nothing in this app says, so I changed nothing.':
    'Welche {a} das sind, steht in dieser App nirgends; deshalb habe ich nichts geändert.',
  'Add a field for it first, and name it: “a page with only the {a} that are paid”.':
    'Legen Sie zuerst ein Feld dafür an und nennen Sie es: „eine Seite nur mit den bezahlten {a}“.',
  '{a} has no choices to group by; the list can be sorted by it.':
    '{a} hat keine Auswahl, nach der sich gruppieren lässt; danach sortieren geht.',
  'The list of {a} is grouped like that already.': 'Die Liste der {a} ist schon so gruppiert.',
  'The list of {a} is grouped by **{b}** now, with a heading above each group.':
    'Die Liste der {a} ist jetzt nach **{b}** gruppiert, mit einer Überschrift über jeder Gruppe.',
  '{a} shows **{b}** now, as its large figure.': '{a} zeigt jetzt **{b}**, als große Zahl.',
  '{a} says that already.': '{a}: Das steht dort schon.',
  'The page {a} says **{b}** below its title now.': 'Auf der Seite {a} steht jetzt unter dem Titel: **{b}**',
  'That is so already: everybody sees only their own.': 'Das ist schon so: Alle sehen nur ihre eigenen.',
  'You see all {a} in the builder under Database; inside of the app everybody sees only what they made, admins too.':
    'Sie selbst sehen alle {a} im Builder unter Datenbank; in der App sehen alle nur, was sie selbst angelegt haben, auch Admins.',
  'That is so already: once the {a} of one of the {b} are taken, no more {c} are stored.':
    'Das ist schon so: Sind die {a} vergeben ({b}), werden keine weiteren {c} gespeichert.',
  'Once the {a} are taken, no more {b} are stored; without a number there is no limit.':
    'Sind die {a} vergeben, werden keine weiteren {b} gespeichert; ohne Zahl gibt es keine Grenze.',
  'How many may come I can only hold to where people put down their names in a list of their own.':
    'Wie viele kommen dürfen, kann ich nur einhalten, wo sich die Leute in einer eigenen Liste eintragen.',
  'Say “let people sign up” first, and give each a number of places.':
    'Sagen Sie zuerst „Leute sollen sich anmelden können“, und geben Sie jedem Eintrag eine Zahl der Plätze.',
  'Whoever adds one of the {a} chooses from the {b}, and strangers would see all of them.':
    'Wer bei den {a} etwas einträgt, wählt aus den {b}, und Fremde würden sie alle sehen.',
  'Replace that field by a plain name first: “remove {a} from {b}” and “add a name field to {c}”.':
    'Ersetzen Sie das Feld zuerst durch einen Namen: „entferne {a} bei {b}“ und „füge ein Feld Name hinzu“.',
  'Single records I cannot colour by {a}; a page of just those I can make: say “a page with only the {b} that are not {c}”.':
    'Einzelne Einträge kann ich nicht nach {a} färben; eine Seite nur mit ihnen geht: „eine Seite nur mit den {b}, die nicht {c} sind“.',
  'What is past I tell by a date: say “add a date field to {a}” first.':
    'Was vorbei ist, erkenne ich an einem Datum: Sagen Sie zuerst „füge ein Feld Datum hinzu“.',
  'The figure is the same for everybody who opens the overview; a page can show what is somebody’s own: say “a page with only my {a}”.':
    'Die Zahl ist für alle gleich, die die Übersicht öffnen; eine Seite kann zeigen, was jemandem selbst gehört: Sagen Sie „eine Seite nur mit meinen {a}“.',
  'The fields of {a} do not allow that.': 'Dafür fehlen die passenden Felder ({a}).',
  'There is no list of {a} to show in another way.': 'Es gibt keine Liste ({a}), die anders aussehen könnte.',
  'To tick off {a} in the list takes a tick box or a status that ends with done: say “add a done field to {b}” first.':
    '{a}: Zum Abhaken in der Liste braucht es ein Kästchen oder einen Status, der mit „erledigt“ endet. Sagen Sie zuerst „füge ein Feld erledigt hinzu“.',
  'A list by day takes a date: say “add a date field to {a}” first.':
    'Eine Liste nach Tagen braucht ein Datum ({a}): Sagen Sie zuerst „füge ein Feld Datum hinzu“.',
  'A list by month with sums takes an amount and a date, and {a} do not have both.':
    'Eine Liste nach Monaten mit Summen braucht einen Betrag und ein Datum; {a} haben nicht beides.',
  'To read {a} in the list takes a longer text: say “add a notes field to {b}” first.':
    '{a}: Zum Lesen in der Liste braucht es einen längeren Text. Sagen Sie zuerst „füge ein Feld Notizen hinzu“.',
  '{a} are shown as a checklist now and can be ticked off there.':
    '{a} stehen jetzt als Checkliste da und lassen sich dort abhaken.',
  '{a} are shown under their first letters now.': '{a} stehen jetzt unter ihren Anfangsbuchstaben.',
  '{a} are shown as texts to read now.': '{a} stehen jetzt als Texte zum Lesen da.',
  '{a} are shown by month now, each month with its sum.': '{a} stehen jetzt nach Monaten da, jeder mit seiner Summe.',
  '{a} are shown with their stock now, to count it up and down.':
    '{a} stehen jetzt mit ihrem Bestand da, den man dort hoch- und herunterzählt.',
  '{a} are shown with the last seven days to tick now.':
    '{a} stehen jetzt mit den letzten sieben Tagen zum Abhaken da.',
  '{a} are shown with their votes now.': '{a} stehen jetzt mit ihren Stimmen da.',
  'Whose {a} they are does not make them stand out; a page can show them: say “a page with only my {b}”.':
    'Wem etwas gehört, hebt es nicht hervor ({a}); eine Seite kann es zeigen: Sagen Sie „eine Seite nur mit meinen {b}“.',
  'The lists of {a} mark {b} already.': 'Die Listen der {a} heben {b} schon hervor.',
  'There is no list of {a} in which they could stand out.': 'Es gibt keine Liste ({a}), in der sie auffallen könnten.',
  'In every list of {a} those stand out now: they have a coloured edge and say **{b}**.':
    'In jeder Liste der {a} fallen diese jetzt auf: Sie haben einen farbigen Rand und den Vermerk **{b}**.',
  'The list of {a} begins with today now; what is past is there under “When”.':
    'Die Liste der {a} beginnt jetzt mit heute; was vorbei ist, steht unter „Wann“.',
  'I cannot look into the records, but a page can show them: say “a page with only the {a}”.':
    'In die Einträge sehe ich nicht hinein, aber eine Seite kann sie zeigen: Sagen Sie „eine Seite nur mit: {a}“.',
  'New {a} begin with {b} {c} already.': '{a}: Neue Einträge beginnen schon mit {b} {c}.',
  'New {a} begin with today as {b} already.': '{a}: Neue Einträge beginnen schon mit heute ({b}).',
  'The colour of a single field such as {a} I cannot set; states have their colours, and numbers can be marked when they are low.':
    'Ein einzelnes Feld wie {a} kann ich nicht einfärben; Zustände haben ihre Farben, und Zahlen lassen sich markieren, wenn sie niedrig sind.',
  'the present day': 'dem heutigen Tag',
  'Which numbers {a} takes I cannot limit.': 'Welche Zahlen {a} annimmt, kann ich nicht begrenzen.',
  'Amounts are written as their currency is written, with its decimals.':
    'Beträge stehen so da, wie man die Währung schreibt, mit ihren Nachkommastellen.',
  'The overview adds up one field, it does not multiply {a}: add a field for the worth of each, and I show its total.':
    'Die Übersicht addiert ein Feld, sie multipliziert nicht ({a}): Mit einem Feld für den Wert jedes Eintrags zeige ich dessen Summe.',
  'When one of the {a} was closed is not kept, so I cannot count it by time: say “add a field finished on” first.':
    '{a}: Wann etwas geschlossen wurde, wird nicht festgehalten, deshalb kann ich es nicht nach Zeit zählen. Sagen Sie zuerst „füge ein Feld erledigt am hinzu“.',
  'When one of the {a} was finished is not kept, so I cannot count it by time: say “add a field finished on” first.':
    '{a}: Wann etwas erledigt wurde, wird nicht festgehalten, deshalb kann ich es nicht nach Zeit zählen. Sagen Sie zuerst „füge ein Feld erledigt am hinzu“.',
  'A list shows what its viewer may see and what the search and the filters above it leave: press “Clear” there first.':
    'Eine Liste zeigt, was man sehen darf und was Suche und Filter darüber übrig lassen: Setzen Sie die Filter dort zuerst zurück.',
  'In this app everyone sees only what they made themselves.':
    'In dieser App sehen alle nur, was sie selbst angelegt haben.',
  'Who sees what can be said like this: “let everyone who signs in see them”.':
    'Wer was sieht, sagen Sie so: „Alle Angemeldeten sollen sie sehen“.',
  'Sample data go when “Remove it” is pressed; new records are added with the button above the list.':
    'Beispieldaten verschwinden mit „Entfernen“; neue Einträge kommen über die Schaltfläche über der Liste dazu.',
  'I changed nothing.': 'Ich habe nichts geändert.',
  'I write apps in English only, so I changed nothing.': 'Übersetzen kann ich nicht; deshalb habe ich nichts geändert.',
  'A connected model can translate them.': 'Ein verbundenes KI-Modell kann es.',
  'Apps made here send no e-mail and no notifications, so I changed nothing.':
    'Apps von hier verschicken keine E-Mails und keine Benachrichtigungen; deshalb habe ich nichts geändert.',
  'Every page prints with the browser’s own command (Ctrl+P, or Share on a phone); a button for it I cannot add.':
    'Jede Seite lässt sich mit dem Befehl des Browsers drucken (Strg+P, auf dem Telefon über „Teilen“); eine Schaltfläche dafür kann ich nicht einbauen.',
  'Access goes to everyone, to everyone who signs in, to whoever made a record or to admins, not to one person.':
    'Rechte gelten für alle, für Angemeldete, für den, der einen Eintrag angelegt hat, oder für Admins, nicht für einzelne Personen.',
  'Invite that person under Users, let nobody else register, and say “everyone who signs in can see and edit them”.':
    'Laden Sie die Person unter Benutzer ein, lassen Sie sonst niemanden sich registrieren, und sagen Sie „alle Angemeldeten sollen sie sehen und bearbeiten“.',
  'Of the {a} those that are late are marked in their colour already.':
    '{a}: Was zu spät ist, ist schon farbig markiert.',
  'I mark what is late by a due date: say “add a due date field” first.':
    'Was zu spät ist, markiere ich nach einem Fälligkeitsdatum: Sagen Sie zuerst „Füge ein Feld Fällig am hinzu“.',
  'Whoever made a record can delete it on its page, and so take back a booking or a registration.':
    'Wer einen Eintrag angelegt hat, kann ihn auf dessen Seite löschen und so eine Buchung oder Anmeldung zurücknehmen.',
  'Apps made here give no warnings; lists mark what is overdue or running low, and the overview shows the sums.':
    'Apps von hier geben keine Warnungen aus; Listen markieren, was überfällig ist oder zur Neige geht, und die Übersicht zeigt die Summen.',
  'Forms begin empty, with today as the day and the first state; other beginnings I cannot set.':
    'Formulare beginnen leer, mit heute als Tag und dem ersten Zustand; andere Vorgaben kann ich nicht setzen.',
  'Every list has its search above it, and it looks through all texts of a record.':
    'Jede Liste hat ihre Suche darüber; sie durchsucht alle Texte eines Eintrags.',
  'Every list has its order above it, and tables sort by their headers; the choice stays in the address.':
    'Jede Liste hat ihre Sortierung darüber, und Tabellen sortieren nach ihren Spalten; die Wahl bleibt in der Adresse.',
  'The size of the type belongs to the theme and follows the browser; I can change typefaces, for example “use a serif font”.':
    'Die Schriftgröße gehört zum Design und folgt dem Browser; die Schriftart kann ich ändern, zum Beispiel „nimm eine Schrift mit Serifen“.',
  'Tell me which colour or typeface, for example “dark blue background” or “use a serif font”.':
    'Nennen Sie mir Farbe oder Schrift, zum Beispiel „dunkelblauer Hintergrund“ oder „nimm eine Schrift mit Serifen“.',
  'Tell me which page and what you did there.': 'Sagen Sie mir, auf welcher Seite und was Sie dort getan haben.',
  'When the app shows an error, its “Fix” button sends it to me.':
    'Zeigt die App einen Fehler, schickt ihn die Schaltfläche „Beheben“ an mich.',
  'I cannot change whether a field must be filled in; a new field can be added as required, for example “add a required notes field”.':
    'Ob ein Feld ausgefüllt werden muss, kann ich nicht ändern; ein neues Pflichtfeld geht, zum Beispiel „füge ein Pflichtfeld Notizen hinzu“.',
  'I can add a list of something new beside it, for example “add suppliers with name, email and phone”.':
    'Ich kann eine neue Liste daneben anlegen, zum Beispiel „Lieferanten mit Name, E-Mail und Telefon hinzufügen“.',

  // files that were changed, errors, apps of others
  '{a} was changed since I wrote it, in the very place that would change, so I left it alone.':
    '{a} wurde seit meiner letzten Fassung genau an der Stelle geändert; deshalb habe ich nichts daran getan.',
  '{a} were changed since I wrote them, in the very place that would change, so I left them alone.':
    '{a} wurden seit meiner letzten Fassung genau an der Stelle geändert; deshalb habe ich nichts daran getan.',
  'I cannot fix this error: the files that I wrote are as I wrote them, and finding a mistake in code needs a model.':
    'Diesen Fehler kann ich nicht beheben: Meine Dateien sind unverändert, und einen Fehler im Code zu finden, braucht ein KI-Modell.',
  '“Revert this” on an earlier message takes the app back; a connected model can read the error and repair it.':
    '„Hierauf zurücksetzen“ an einer früheren Nachricht bringt die App zurück; ein verbundenes KI-Modell kann den Fehler lesen und beheben.',
  'I restored {a} to how it was before it was changed.': 'Ich habe {a} wiederhergestellt, wie es vor der Änderung war.',
  'I added what was missing.': 'Ich habe ergänzt, was fehlte.',
  'That needs a service outside of the app, so I changed nothing.':
    'Das braucht einen Dienst außerhalb der App; deshalb habe ich nichts geändert.',
  'This app was not made by the built-in builder, so I cannot change its files: that needs the model that wrote it, or another one that you connect.':
    'Diese App stammt nicht vom eingebauten Builder, deshalb kann ich ihre Dateien nicht ändern: Das braucht das Modell, das sie geschrieben hat, oder ein anderes, das Sie verbinden.',
  'I added **{a}** with a list and a form, at /{b}.':
    'Ich habe **{a}** mit Liste und Formular hinzugefügt, unter /{b}.',
  'I did not write the rest of this app, so its navigation is unchanged.':
    'Den Rest dieser App habe ich nicht geschrieben, ihre Navigation ist deshalb unverändert.',
};
