import type { Phrases } from '../../phrases.ts';

/** The first reply. */
export const firstReply: Phrases = {
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
  'Worked out as you asked: {a}.': 'Wie gewünscht errechnet: {a}.',
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
  'Lists and search show only what is published; what is not yet stands under “Drafts”, for whoever writes it.':
    'Listen und Suche zeigen nur, was veröffentlicht ist; alles andere steht unter „Entwürfe“, nur für die, die es schreiben.',
  'A message between two people is read by the two of them and by nobody else; people can be written to once they have opened the messages.':
    'Eine Nachricht zwischen zweien lesen nur die beiden; schreiben kann man allen, die die Nachrichten schon einmal geöffnet haben.',
  'The same time cannot be booked twice.': 'Dieselbe Zeit lässt sich nicht zweimal buchen.',
  'The same time cannot be booked twice; visitors see when it is taken, not by whom.':
    'Dieselbe Zeit lässt sich nicht zweimal buchen; Besucher sehen, wann belegt ist, aber nicht, von wem.',
  'An order takes the price of the {a} as its total unless you enter another one.':
    'Eine Bestellung übernimmt den Preis als Summe, wenn Sie keine andere eingeben ({a}).',
  'free and taken by day': 'frei und belegt nach Tagen',
  '{a} (free and taken by day)': '{a} (frei und belegt nach Tagen)',
  'The same {a} cannot be booked twice for the same time; visitors see when it is taken, not by whom.':
    '{a}: Doppelte Buchungen für dieselben Tage sind ausgeschlossen; Gäste sehen, wann belegt ist, aber nicht, von wem.',
  'Who sees what: everyone sees only their own records.': 'Wer was sieht: Alle sehen nur ihre eigenen Einträge.',
  'Say “let everyone see them” to change that.': 'Sagen Sie „Alle sollen sie sehen“, um das zu ändern.',
  'Who sees what: such an app is only useful when {a}.': 'Wer was sieht: So eine App nützt nur, wenn {a}.',
  'everyone even without signing in can see the {a}': 'alle ohne Anmeldung Folgendes sehen: {a}',
  'everyone who signs in can see the {a}': 'alle Angemeldeten Folgendes sehen: {a}',
  'admins as well as who sent them can see the {a}': 'die Verwaltung und wer sie geschickt hat Folgendes sehen: {a}',
  'admins as well as both sides can see the {a}':
    'die Verwaltung und wer sie schickt oder bekommt Folgendes sehen: {a}',
  'only the two between whom they go can see the {a}':
    'nur die beiden, zwischen denen es hin- und hergeht, Folgendes sehen: {a}',
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
};
