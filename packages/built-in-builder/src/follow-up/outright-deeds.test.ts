import { describe, expect, test } from 'vitest';
import { planOf, told } from './told.fixture.ts';

const office = planOf('Small accountancy office: we want clients with company name, contact person, phone and tax number, assignments with client, title, deadline and fee, and time entries with assignment, colleague, date, hours and note.'); // prettier-ignore
const boats = planOf('A boat hire: boats with name, length and deposit, customers with name, phone and email, hires with boat, customer, date, days and price'); // prettier-ignore
const bakery = planOf('Wir sind eine Bäckerei und nehmen Vorbestellungen an. Produkte mit Name, Preis und Beschreibung, Kunden mit Name und Telefon, Bestellungen mit Kunde, Produkt, Menge, Abholdatum und bezahlt ja oder nein.'); // prettier-ignore
const brigade = planOf('Für unsere Freiwillige Feuerwehr: Mitglieder mit Name, Dienstgrad, Telefon und Eintrittsdatum, Geräte mit Bezeichnung, Standort und letzter Prüfung, Übungen mit Thema, Datum und Ort.'); // prettier-ignore
const flats = planOf('Hausverwaltung mit Wohnungen (Adresse, Stockwerk, Größe, Kaltmiete), Mietern (Name, Telefon, E-Mail, Wohnung, Einzugsdatum), Schadensmeldungen (Wohnung, Beschreibung, gemeldet am, dringend ja oder nein)'); // prettier-ignore
const repairs = planOf('I run a bike repair shop. I need customers with name, phone and email, bikes with customer, brand, model and frame number, and repairs with bike, description, date received, price and paid yes or no.'); // prettier-ignore

describe('[GEN-63] which way a limit goes', () => {
  test.each([
    ['Nobody should be able to enter more than 12 hours in one entry', 'Hours has to be at most 12'],
    ['no one may book more than 10 hours at once', 'Hours has to be at most 10'],
    ['an entry cannot have over 12 hours', 'Hours has to be at most 12'],
    ['hours: at most 12', 'Hours has to be at most 12'],
    ['hours must be no more than 12', 'Hours has to be at most 12'],
    ['never more than 9 hours please', 'Hours has to be at most 9'],
    ['more than 12 hours is not allowed', 'Hours has to be at most 12'],
    ['hours can never be less than 1', 'Hours has to be at least 1'],
    ['the hours must be more than 0', 'Hours has to be at least 1'],
    ['the fee may not be under 50', 'Fee has to be at least 50'],
    ['nobody can enter a fee below 20', 'Fee has to be at least 20'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, office)).toContain(sentence));

  test.each([
    ['Man soll höchstens 50 Stück auf einmal bestellen können', 'Menge has to be at most 50'],
    ['niemand darf mehr als 50 Stück bestellen', 'Menge has to be at most 50'],
    ['Die Menge darf nicht mehr als 40 sein', 'Menge has to be at most 40'],
    ['Menge mindestens 2', 'Menge has to be at least 2'],
    ['weniger als 2 Stück gibt es nicht', 'Menge has to be at least 2'],
    ['Über 30 Stück geht nicht', 'Menge has to be at most 30'],
    ['die Menge kann nie unter 1 sein', 'Menge has to be at least 1'],
    ['der Preis muss zwischen 1 und 90 liegen', 'Preis has to be from 1 to 90'],
    ['der Preis darf keinesfalls, also nie über 99 liegen', 'Preis has to be at most 99'],
    ['maximal 20 bei der Menge', 'Menge has to be at most 20'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, bakery)).toContain(sentence));
});

describe('[GEN-63] a choice is a field of its own', () => {
  test.each([
    ['we need a type for every assignment: payroll, year end, tax return or other', office, 'Assignments have a field Type'],
    ['add a priority to each assignment: low, medium or high', office, 'Assignments have a field Priority'],
    ['every client has an industry: food, crafts, trade, other', office, 'Clients have a field Industry'],
    ['a category for all entries: travel, office, at home', office, 'Time entries have a field Category'],
    ['there should be a rhythm for every client: monthly, quarterly or yearly', office, 'Clients have a field Rhythm'],
    ["I'd like to see at a glance if a repair is waiting, in progress or ready to collect", repairs, 'Repairs have a field Status'],
    ['a repair is new, ordered, done or collected', repairs, 'Repairs have a field Status'],
    ['can we note whether a repair is waiting, started or finished?', repairs, 'Repairs have a field Status'],
    ['each boat is free, out or in repair, and I want to filter by that', boats, 'Boats have a field Status'],
    ['we need a kind for each boat: sail, motor or rowing', boats, 'Boats have a field Kind'],
    ['Ein Schaden ist offen, beauftragt oder erledigt, danach will ich auch filtern', flats, 'can be filtered by status'],
    ['jede Wohnung ist frei, vermietet oder in Renovierung', flats, 'Wohnungen have a field Status'],
    ['wir brauchen eine Art für jede Schadensmeldung: Wasser, Strom oder Sonstiges', flats, 'Schadensmeldungen have a field Art'],
    ['Ich will sehen, ob eine Bestellung neu, gebacken oder abgeholt ist', bakery, 'Bestellungen have a field Status'],
    ['ein Produkt ist süß, salzig oder neutral', bakery, 'Produkte have a field Status'],
    ['für jedes Produkt eine Kategorie: Brot, Kuchen oder Brötchen', bakery, 'Produkte have a field Kategorie'],
    ['Jedes Gerät hat einen Zustand: gut, mangelhaft, defekt', brigade, 'Geräte have a field Zustand'],
    ['eine Übung ist geplant, abgesagt oder vorbei', brigade, 'Übungen have a field Status'],
  ] as const)('“%s”', (message, plan, sentence) => {
    const references = plan.entities.map(({ fields }) => fields.filter(({ type }) => type === 'reference').length);
    expect(told(message, plan)).toContain(sentence);
    expect(plan.entities.map(({ fields }) => fields.filter(({ type }) => type === 'reference').length)).toEqual(references); // prettier-ignore
  }); // prettier-ignore
});

describe('[GEN-63] a field goes only where something takes it away', () => {
  test.each([
    ['The note isnt needed, drop it. And date should be today already when I add hours', office, 'Note is gone'],
    ['the phone is useless, take it out', office, 'Phone is gone'],
    ['tax number is not needed, remove it', office, 'Tax number is gone'],
    ['nobody uses the deposit, get rid of it', boats, 'Deposit is gone'],
    ["we don't need the length. Drop it.", boats, 'Length is gone'],
    ['die Beschreibung brauchen wir nicht, lösch sie', bakery, 'Beschreibung is gone'],
    ['Standort ist überflüssig, bitte löschen', brigade, 'Standort is gone'],
  ] as const)('“%s”', (message, plan, sentence) => {
    const said = told(message, plan);
    expect(said).toContain(sentence);
    expect(said.match(/is gone/g)).toHaveLength(1);
  });

  test.each([
    ['Telefon soll ein Pflichtfeld sein, das Eintrittsdatum dagegen nicht', brigade, 'Telefon has to be filled in now.'],
    ['der Dienstgrad ist Pflicht, das Telefon aber nicht', brigade, 'Dienstgrad has to be filled in now.'],
    ['Das Telefon muss ausgefüllt werden, der Dienstgrad muss nicht', brigade, 'Telefon has to be filled in now.'],
    ['Der Ort muss ausgefüllt sein, aber nicht das Thema', brigade, 'Ort has to be filled in now.'],
    ['phone is required, email is not', boats, 'Phone has to be filled in now.'],
    ['the phone must be filled in but not the email', boats, 'Phone has to be filled in now.'],
    ['email is mandatory, the phone is optional', boats, 'Email has to be filled in now.'],
    ['Die Preise haben keine Eurozeichen, das sieht blöd aus', bakery, 'Amounts are written with €'],
    ['bei den Preisen fehlt das Eurozeichen', bakery, 'Amounts are written with €'],
    ['the prices have no currency sign, looks odd', boats, 'Amounts are written with'],
    ['prices should have a pound sign', boats, 'GBP'],
  ] as const)('“%s” takes nothing away', (message, plan, sentence) => {
    expect(told(message, plan)).toContain(sentence);
    expect(told(message, plan)).not.toContain('is gone');
  });
}); // prettier-ignore

describe('[GEN-63] numbers that follow from others', () => {
  test.each([
    ['Was kostet eine Bestellung insgesamt? Menge mal Preis halt', bakery, 'Gesamtpreis of bestellungen is worked out now: Menge × Preis'],
    ['Gesamtpreis je Bestellung, einfach Menge mal Preis', bakery, 'Gesamtpreis of bestellungen is worked out now: Menge × Preis'],
    ['wie viel macht eine Bestellung? Preis mal Menge', bakery, 'Gesamtpreis of bestellungen is worked out now: Preis × Menge'],
    ['what does a hire come to? days times price', boats, 'Total of hires is worked out now: Days × Price'],
    ['total price of a hire, simply days times price', boats, 'Total price of hires is worked out now'],
    ['add up the hours for each assignment', office, 'Total hours of assignments is worked out now'],
    ['how many hours in total per assignment?', office, 'Total hours of assignments is worked out now'],
    ['sum of the fees for each client', office, 'Total fee of clients is worked out now'],
    ['each client should show the total of its fees', office, 'Total fee of clients is worked out now'],
    ['add up the price for every customer', boats, 'Total price of customers is worked out now'],
    ['die Menge pro Produkt zusammenzählen', bakery, 'Menge gesamt of produkte is worked out now'],
    ['Summe der Mengen je Kunde', bakery, 'Menge gesamt of kunden is worked out now'],
  ] as const)('“%s”', (message, plan, sentence) => expect(told(message, plan)).toContain(sentence));

  test.each([
    ['Can you give me a bar chart with fees per client?', office],
    ['a chart of the fees by client', office],
    ['chart: total fee per client', office],
    ['a pie chart with the price per boat', boats],
    ['ein Diagramm mit der Menge pro Produkt', bakery],
  ] as const)('“%s” adds the field up', (message, plan) => expect(told(message, plan)).toMatch(/chart by (?:client|boat|produkt)/)); // prettier-ignore
}); // prettier-ignore

describe('[GEN-63] what a map, a day and a range are', () => {
  test.each([
    ['zeig mir die Wohnungen auf einer Karte', flats, 'problem: A map needs'],
    ['kann man die Wohnungen auf einer Landkarte sehen?', flats, 'problem: A map needs'],
    ['show the boats on a map', boats, 'problem: A map needs'],
    ['zeig die Wohnungen als Karten', flats, 'shown as cards'],
    ['can you add a date when the bike is promised back to each repair', repairs, 'Repairs have a field Promised back'],
    ['add a date when the repair was picked up', repairs, 'Repairs have a field Picked up'],
    ['we need the day on which the bike was bought', repairs, 'Bikes have a field Bought'],
    ['I need a date when the boat was last cleaned', boats, 'Boats have a field Last cleaned'],
    ['add the date when the hire was paid', boats, 'Hires have a field Paid'],
    ['add a number field locker number to customers, 1 to 99', boats, 'Customers have a field Locker number'],
    ['add a field for shoe size, 20 to 50', boats, 'Customers have a field Shoe size'],
    ['noch ein Feld für die Spindnummer, 1 bis 80', brigade, 'Mitglieder have a field Spindnummer'],
    ['add a field for seats, 1 to 40', boats, 'problem: Which list is to have Seats?'],
  ] as const)('“%s”', (message, plan, sentence) => expect(told(message, plan)).toContain(sentence));
});

describe('[GEN-63] what is no part of a name', () => {
  test.each([
    ['rename hires to rentals everywhere', boats, 'Hires are called rentals everywhere now'],
    ['please call the boats vessels everywhere', boats, 'Boats are called vessels everywhere now'],
    ['rename deposit to bail throughout the app', boats, 'Deposit is called Bail everywhere now'],
    ['call the app "Please Sail"', boats, 'The app is called Please Sail'],
    ['rename customers to guests from now on please', boats, 'Customers are called guests everywhere now'],
    ['nenn die App bitte Backstube Sonne', bakery, 'The app is called Backstube Sonne'],
    ['benenne Kunden bitte in Gäste um', bakery, 'Kunden are called gäste everywhere now'],
    ['Statt Kunden bitte überall Stammgäste schreiben', bakery, 'Kunden are called stammgäste everywhere now'],
    ['Standort bitte überall in Fahrzeug umbenennen', brigade, 'Standort is called Fahrzeug everywhere now'],
  ] as const)('“%s”', (message, plan, sentence) => expect(told(message, plan)).toContain(sentence));
});
