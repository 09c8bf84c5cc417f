import { describe, expect, test } from 'vitest';
import type { AppPlan } from '../plan/plan.ts';
import { after, listIn, planOf } from './told.fixture.ts';

const courier = planOf('We run a small courier firm: vans (plate, model, bought on), drivers (name, phone) and trips (van, driver, date, distance). Everyone works in it together.'); // prettier-ignore
const bees = planOf('Ich bin Imker und brauche eine App für Völker (Name, Standort, Königin), Standorte (Name, Adresse) und Kunden (Name, Telefon).'); // prettier-ignore
const bikes = planOf('bike repair shop: customers (name, phone), bikes (customer, brand, colour, frame number) and jobs (bike, due date, price)'); // prettier-ignore
const choir = planOf('Unser Chor: Sänger (Name, Stimme, Telefon), Auftritte (Titel, Datum, Ort) und Noten (Titel, Komponist, Regal).'); // prettier-ignore

/** What a list has now that it had not before, as label and type. */
const newIn = (message: string, plan: AppPlan, plural: string) => {
  const before = new Set(listIn(plan, plural)?.fields.map(({ label }) => label));
  return listIn(after(message, plan), plural)?.fields.filter(({ label }) => !before.has(label));
};

describe('[GEN-63] a list of its own for each record', () => {
  test.each([
    ['Each van needs its services listed: date, garage, cost', courier, 'Services', 'Van', ['date', 'money']],
    ['for every trip we want to log fuel stops: date, litres, price', courier, 'Fuel stops', 'Trip', ['date', 'number', 'money']],
    ['we need to record damages for each van (date, description, repair cost)', courier, 'Damages', 'Van', ['date', 'money']],
    ['each trip has several deliveries with address, time and signature', courier, 'Deliveries', 'Trip', ['datetime']],
    ['per van i want to keep the mileage readings: date and kilometres', courier, 'Mileage readings', 'Van', ['date', 'number']],
    ['every driver should have his own fines, when, what for and how much', courier, 'Fines', 'Driver', ['date']],
    ['wir müssen je Standort die Besuche erfassen: Datum, wer, Notiz', bees, 'Besuche', 'Standort', ['date']],
    ['each bike needs a repair history: date, what was done, cost', bikes, 'Repair histories', 'Bike', ['date', 'money']],
    ['Zu jedem Volk möchte ich die Durchsichten eintragen (Datum, Brutwaben, Bemerkung)', bees, 'Durchsichten', 'Volk', ['date', 'longtext']],
    ['pro volk will ich behandlungen aufschreiben, wann, womit, wie viel', bees, 'Behandlungen', 'Volk', ['date', 'number']],
    ['jedes Volk braucht seine Honigernten: Datum und Menge', bees, 'Honigernten', 'Volk', ['date', 'number']],
    ['zu jedem Kunden mehrere Bestellungen, also Datum, Glas und Anzahl', bees, 'Bestellungen', 'Kunde', ['date', 'number']],
    ['Für jeden Auftritt wollen wir Proben anlegen, mit Datum, Uhrzeit und Raum', choir, 'Proben', 'Auftritt', ['date', 'time']],
  ] as const)('“%s”', (message, plan, plural, of, types) => {
    const owner = plan.entities.find(({ label }) => label === of)!;
    const list = listIn(after(message, plan), plural);
    expect(list?.fields.find(({ reference }) => reference === owner.name)).toMatchObject({ isRequired: true });
    expect(list?.fields.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
    expect(list?.access).toEqual(owner.access);
  });

  test('whoever does something is none of the customers it is done for', () => {
    const list = listIn(after('pro Volk will ich Arbeitsstunden aufschreiben, wer, wann, wie lange', bees), 'Arbeitsstunden'); // prettier-ignore
    expect(list?.fields.map(({ label, type }) => [label, type])).toContainEqual(['Person', 'text']);
  });

  test.each([
    ['every van needs a colour: white, grey or red', courier],
    ['every trip needs stages: open, driving, done', courier],
    ['bei jedem Sänger will ich Telefon, Mail und Adresse', choir],
  ] as const)('“%s” adds no list', (message, plan) => expect(after(message, plan).entities).toHaveLength(plan.entities.length)); // prettier-ignore
}); // prettier-ignore

describe('[GEN-63] fields that are told in free words', () => {
  test.each([
    ['could we record how heavy each van is, in tonnes', courier, 'Vans', { label: 'Weight', type: 'number', unit: 't' }],
    ['can we also note how old each bike is, in years?', bikes, 'Bikes', { label: 'Age', type: 'number' }],
    ['Können wir auch festhalten, wie schwer jedes Volk ist, in Kilo?', bees, 'Völker', { label: 'Gewicht', type: 'number', unit: 'kg' }],
    ['when does the insurance expire? we want to note that for each van', courier, 'Vans', { label: 'Insurance end', type: 'date' }],
    ['Wann läuft die Zulassung ab? Das möchte ich je Volk eintragen', bees, 'Völker', { label: 'Zulassung bis', type: 'date' }],
    ['is the van insured or not, that is missing', courier, 'Vans', { label: 'Insured', type: 'boolean' }],
    ['Ist das Volk gesund oder nicht, das fehlt noch', bees, 'Völker', { label: 'Gesund', type: 'boolean' }],
    ['kannst du bei den völkern nen haken für verkauft machen', bees, 'Völker', { label: 'Verkauft', type: 'boolean' }],
    ['add a tick box for paid to trips', courier, 'Trips', { label: 'Paid', type: 'boolean' }],
    ['völker brauchen ne stärke: schwach, mittel, stark', bees, 'Völker', { label: 'Stärke', type: 'select' }],
    ['mark vans as intact, damaged or in repair', courier, 'Vans', { label: 'Condition', type: 'select' }],
    ['Völker als gesund, krank oder tot kennzeichnen', bees, 'Völker', { label: 'Status', type: 'select' }],
  ] as const)('“%s”', (message, plan, plural, field) => expect(newIn(message, plan, plural)).toMatchObject([field]));
}); // prettier-ignore

describe('[GEN-63] a field that is named gets the new name, not a list that the sentence names too', () => {
  test.each([
    ['Bitte "Königin" in "Weisel" umbenennen, so sagen wir das.', bees, 'Völker', 'Weisel'],
    ['Könnten Sie bitte „Regal“ in „Fach“ umbenennen, wir haben auch Noten im Schrank.', choir, 'Noten', 'Fach'],
    ['rename plate to licence plate, we have trailers too', courier, 'Vans', 'Licence plate'],
  ] as const)('“%s”', (message, plan, plural, label) =>
    expect(newIn(message, plan, plural)).toMatchObject([{ label }]));
}); // prettier-ignore
