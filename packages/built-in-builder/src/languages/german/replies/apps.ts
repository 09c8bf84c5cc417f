import { notMade } from '../../../reading/lexicon/not-made.ts';
import type { Phrases } from '../../phrases.ts';

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
