import type { Phrases } from '../phrases.ts';

/** Figures, sentences and texts to read that the builder writes into the plan of an app. */
export const content: Phrases = {
  '{a} in {period}': '{a} {period}',
  '{a} on average in {period}': '{a} im Schnitt {period}',
  '{a} on average': '{a} im Schnitt',
  '{a} in all': '{a} insgesamt',
  'Plan your visit': 'Ihr Besuch',
  'Leave feedback': 'Rückmeldung geben',
  'Tell us what you liked and what we can do better.':
    'Sagen Sie uns, was Ihnen gefallen hat und was wir besser machen können.',
  'Opening hours, prices and how to get here. Replace these with your own.':
    'Öffnungszeiten, Preise und Anfahrt. Ersetzen Sie sie durch Ihre eigenen.',
  'Tuesday to Sunday, 10:00 to 18:00\nThursday until 21:00\nClosed on Mondays':
    'Dienstag bis Sonntag, 10:00 bis 18:00\nDonnerstag bis 21:00\nMontags geschlossen',
  'Ticket prices': 'Eintrittspreise',
  'Adults €12\nStudents and seniors €8\nChildren under 12 free': 'Erwachsene 12 €\nErmäßigt 8 €\nKinder unter 12 frei',
  'Getting here': 'Anfahrt',
  'Mill Street 4, five minutes from the station. Bus 12 stops at the door.':
    'Mühlenstraße 4, fünf Minuten vom Bahnhof. Die Linie 12 hält vor der Tür.',
  '{a} of all {b}': '{a} aller {b}',
  'Open {a}': 'Offen: {a}',
  'Worth of the open deals': 'Wert der offenen Verkaufschancen',
  'People in the directory': 'Personen im Verzeichnis',
  'Spent in {period}': 'Ausgegeben {period}',
  'Votes given': 'Abgegebene Stimmen',
  'Minutes moved in {period}': 'Bewegte Minuten {period}',
  'Squares ticked in {period}': 'Häkchen {period}',
  'Pieces in stock': 'Stück auf Lager',
  'Invoiced in {period}': 'Berechnet {period}',
  'Openings on the board': 'Offene Stellen',
  'Titles in the library': 'Titel in der Bibliothek',
  'Monthly rent of the homes not yet let': 'Monatsmiete der noch freien Wohnungen',
  'Recipes in the collection': 'Rezepte in der Sammlung',
  'Products in the catalogue': 'Produkte im Katalog',
  'Welcome to {a}': 'Willkommen bei {a}',
  'Welcome to {a}: {b} in one place.': 'Willkommen bei {a}: {b} an einem Ort.',
  '{A} status': 'Stand: {A}',
  'Find {a}': '{a} finden',
  '{A} inquiry': 'Anfrage: {A}',
  'About {a}': 'Über {a}',
  'Submit a {a}': '{a} einreichen',
  'Submit an {a}': '{a} einreichen',
  'Post a {a}': '{a} veröffentlichen',
  'Create a {a}': '{a} anlegen',
  'Send a {a}': '{a} senden',
  'Send an {a}': '{a} senden',
  'Write to us with this form, and we answer as soon as we can.':
    'Schreiben Sie uns über dieses Formular. Wir antworten, so bald wir können.',
  Phone: 'Telefon',
  Email: 'E-Mail',
  'Opening hours': 'Öffnungszeiten',
  '+1 555 0100': '030 901820',
  'Monday to Friday, 9 to 17': 'Montag bis Freitag, 9 bis 17 Uhr',
  'No name and no address is asked for or stored.': 'Name und Adresse werden weder erfragt noch gespeichert.',
  'Fill in the form. What is marked as optional may stay empty.':
    'Füllen Sie das Formular aus. Was als freiwillig gekennzeichnet ist, darf leer bleiben.',
  'Ask here. The answer comes to your e-mail address.': 'Fragen Sie hier. Die Antwort kommt an Ihre E-Mail-Adresse.',
  'Subscribe with your e-mail address. Nothing is charged here.':
    'Abonnieren Sie mit Ihrer E-Mail-Adresse. Hier wird nichts abgebucht.',
  'Monday to Friday, 9 to 17\nSaturday, 10 to 14\nClosed on Sunday':
    'Montag bis Freitag, 9 bis 17 Uhr\nSamstag, 10 bis 14 Uhr\nSonntag geschlossen',
  'Replace this text with your own: open the page’s file, or tell me what it should say.':
    'Ersetzen Sie diesen Text durch Ihren eigenen: Öffnen Sie die Datei der Seite oder sagen Sie mir, was dort stehen soll.',
  'Our history': 'Unsere Geschichte',
  'It began with a few people and one idea about {a}. Step by step it grew, and every year brought new people, new questions and better answers.':
    'Es begann mit wenigen Menschen und einer Idee ({a}). Schritt für Schritt wurde mehr daraus, und jedes Jahr brachte neue Gesichter, neue Fragen und bessere Antworten.',
  'Our mission': 'Was wir wollen',
  'We want what we do to be easy to understand and within reach for everyone who needs it.':
    'Unser Angebot ({a}) soll leicht zu verstehen und für alle erreichbar sein, die es brauchen.',
  'Our values': 'Was uns wichtig ist',
  'We are honest in what we say, careful in what we make, and we answer every question.':
    'Wir sind ehrlich in dem, was wir sagen, sorgfältig in dem, was wir tun, und beantworten jede Frage.',
  'The team': 'Das Team',
  'A small team with different strengths: planning, design, engineering and care for the people we work for.':
    'Ein kleines Team mit unterschiedlichen Stärken: Planung, Gestaltung, Technik und ein offenes Ohr.',
  'What we offer': 'Was wir bieten',
  'How it works': 'So geht es',
  'First we listen and look at where you stand. Then you get a written plan with the steps, the time they take and what they cost. We do the work with you, report every week, and check the result together at the end.':
    'Zuerst hören wir zu und sehen uns an, wo Sie stehen. Dann bekommen Sie einen schriftlichen Plan mit den Schritten, ihrer Dauer und ihren Kosten. Wir machen die Arbeit mit Ihnen, berichten jede Woche und prüfen am Ende gemeinsam das Ergebnis.',
  'Why people choose us': 'Was für uns spricht',
  'One contact person from the first talk to the last step, clear prices without surprises, and many years of experience. The first talk is free and binds you to nothing.':
    'Ein Mensch als Gegenüber vom ersten Gespräch bis zum letzten Schritt, klare Preise ohne Überraschungen und viele Jahre Erfahrung. Das erste Gespräch ist kostenlos und verpflichtet zu nichts.',
  'Everything around {a}: advice at the beginning, reliable work, and help when something changes.':
    'Alles rund um {a}: Beratung am Anfang, verlässliche Arbeit und Hilfe, wenn sich etwas ändert.',
  'Amina Yusuf, designer and researcher in Lisbon. Replace this with your own words.':
    'Annika Berger, Gestalterin in Leipzig. Ersetzen Sie diesen Text durch Ihre eigenen Worte.',
  Summary: 'Kurz gesagt',
  'Ten years of work on services that people use every day. I like small teams, clear words and things that last.':
    'Zehn Jahre Arbeit an Diensten, die Menschen täglich nutzen. Ich mag kleine Teams, klare Worte und Dinge, die halten.',
  Contact: 'Kontakt',
  'amina@yusuf.example\n+351 21 555 0100\nMill Street 4, Lisbon':
    'annika@berger.example\n0341 555 0100\nMühlenstraße 4, Leipzig',
  Languages: 'Sprachen',
  'English, Portuguese, German': 'Deutsch, Englisch, Portugiesisch',
  'What has proved itself around {a}.': 'Was sich rund um {a} bewährt hat.',
  'Best practice': 'Bewährtes',
  'Write down the next step as soon as a talk ends, answer within a day, and look through everything that is open once a week.':
    'Schreiben Sie den nächsten Schritt gleich nach dem Gespräch auf, antworten Sie innerhalb eines Tages und sehen Sie einmal pro Woche alles Offene durch.',
  Integration: 'Daten übernehmen',
  'Begin with one source of data. Bring records in as CSV, check ten of them by hand, then bring in the rest.':
    'Beginnen Sie mit einer Quelle. Übernehmen Sie Einträge als CSV, prüfen Sie zehn davon von Hand und dann den Rest.',
  'What to avoid': 'Was Sie vermeiden sollten',
  'Two lists for the same thing, states that nobody uses, and notes that only their author understands.':
    'Zwei Listen für dasselbe, Zustände, die niemand nutzt, und Notizen, die sonst niemand versteht.',
  'How {a} is used, step by step.': 'So nutzen Sie {a}, Schritt für Schritt.',
  'Find your way': 'Zurechtfinden',
  'The navigation leads to every part. The first page gives an overview.':
    'Die Navigation führt zu jedem Teil. Die erste Seite gibt einen Überblick.',
  'Open “{a}” to see the list. Search and filters narrow it down; the button at the top adds a new {b}. Open one to read, change or delete it.':
    'Öffnen Sie „{a}“, um die Liste zu sehen. Suche und Filter grenzen sie ein; mit der Schaltfläche oben fügen Sie etwas hinzu. Einzelne Einträge lassen sich öffnen, ändern und löschen.',
  'Save your work': 'Speichern',
  'Everything is saved when you press the button of a form. What you typed is kept until then.':
    'Gespeichert wird, wenn Sie ein Formular absenden. Was Sie getippt haben, bleibt bis dahin erhalten.',
  'What people ask most.': 'Was am häufigsten gefragt wird.',
  'Do I need an account?': 'Brauche ich ein Konto?',
  'To read, usually not. To keep something of your own, sign in first.':
    'Zum Lesen meist nicht. Um etwas Eigenes zu speichern, melden Sie sich zuerst an.',
  'Can I change what I entered?': 'Kann ich ändern, was ich eingetragen habe?',
  'Yes. Open it and press edit.': 'Ja. Öffnen Sie den Eintrag und wählen Sie „Bearbeiten“.',
  'How do I reach you?': 'Wie erreiche ich Sie?',
  'Use the contact page; we answer as soon as we can.': 'Über die Kontaktseite; wir antworten, so bald wir können.',
  'Replace these texts with your own before you publish.':
    'Ersetzen Sie diese Texte durch Ihre eigenen, bevor Sie veröffentlichen.',
  'What is stored': 'Was gespeichert wird',
  'Only what you enter, and only to provide this service.': 'Nur, was Sie eingeben, und nur für diesen Dienst.',
  'Your rights': 'Ihre Rechte',
  'You may see, change and delete what you entered at any time.':
    'Sie können jederzeit sehen, ändern und löschen, was Sie eingegeben haben.',
};
