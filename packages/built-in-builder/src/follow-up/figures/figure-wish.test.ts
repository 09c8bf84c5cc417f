import { describe, expect, test } from 'vitest';
import { after, planOf, told } from '../told.fixture.ts';
import type { AppPlan, DashboardPage } from '../../plan/plan.ts';

const overviewOf = ({ pages }: AppPlan) => pages.find((page): page is DashboardPage => page.archetype === 'dashboard')!;
const fieldIn = (plan: AppPlan, plural: string, label: string) =>
  plan.entities.find((one) => one.plural === plural)?.fields.find((one) => one.label === label);

describe('[GEN-63] figures are read by what they measure, of which records, for each of what and where', () => {
  const tuner = planOf('A piano tuner: customers (name, phone, town), pianos (customer, make, year built, last tuned), visits (piano, customer, date, hours, hourly rate, paid)'); // prettier-ignore
  const shows = planOf('For our drama group: shows (title, opening night, seats, budget), reservations (show, guest name, date, tickets, ticket price, paid), expenses (show, date, item, category, amount)'); // prettier-ignore

  test.each([
    ['what is still owed, on the page that opens first', 'Still owed as well now. The app opens with Overview now'],
    ['the fee is simply hours times hourly rate', 'Fee of visits is worked out now: Hours × Hourly rate'],
    ['show what each customer still owes me', 'Still owed of customers is worked out now'],
    ['how old is each piano?', 'Age of pianos is worked out now: years since Year built'],
    ['days since the last tuning beside each piano', 'Days since last tuned of pianos is worked out now'],
    ['what percentage of visits is paid?', 'Visits: paid (%)'],
    ['longest visit and shortest visit please', 'Highest hours'],
    ['earnings this month compared with last month', 'Amount this month'],
    ['a pie of the pianos by make', 'a chart by make'],
    ['my earnings per town as bars', 'a chart by town'],
  ])('“%s”: %s', (message, said) => {
    expect(told(message, tuner)).toContain(said);
  });

  test('money of each record is what one costs times how many, and only what is not paid is owed', () => {
    const { only, measure, entity } = overviewOf(after('What is the sum still outstanding?', shows)).beside!.at(-1)!;
    expect({ entity, measure, only }).toEqual({ entity: 'Reservation', measure: { kind: 'sum', field: 'amount' }, only: [{ field: 'paid', kind: 'no' }] }); // prettier-ignore
    expect(fieldIn(after('What is the sum still outstanding?', shows), 'Reservations', 'Amount')?.formula).toEqual({ by: 'product', parts: [{ field: 'tickets' }, { field: 'ticket_price' }] }); // prettier-ignore
  });

  test('what is left, how full it is and what it brought stand beside each record', () => {
    const tickets = { over: 'Reservation', by: 'show', take: 'sum', field: 'tickets' };
    expect(fieldIn(after('seats left for each show', shows), 'Shows', 'Seats left')?.formula).toEqual({ by: 'difference', parts: [{ field: 'seats' }, tickets] }); // prettier-ignore
    expect(fieldIn(after('how full is each show in percent', shows), 'Shows', 'Seats used')?.formula).toEqual({ by: 'percent', parts: [tickets, { field: 'seats' }] }); // prettier-ignore
    expect(fieldIn(after('what remains of the budget of each show', shows), 'Shows', 'Budget left')).toMatchObject({ type: 'money' }); // prettier-ignore
    expect(fieldIn(after('the profit of each show: takings minus costs', shows), 'Shows', 'Profit')).toMatchObject({ type: 'money', formula: { by: 'difference' } }); // prettier-ignore
  });

  test('the next first night is counted down on the page that opens first', () => {
    const plan = after('days until we open on the home screen', shows);
    expect(plan.pages[0]).toMatchObject({ archetype: 'dashboard', beside: [{ measure: { kind: 'days-until', field: 'opening_night' } }] }); // prettier-ignore
  });

  test('a chart is drawn as it is asked for, of as many as are asked for', () => {
    expect(overviewOf(after('takings over the months as a line', shows)).charts.at(-1)).toMatchObject({ entity: 'Reservation', shape: 'line', by: { kind: 'month' } }); // prettier-ignore
    expect(overviewOf(after('the three priciest expenses this year', shows)).charts.at(-1)).toEqual({ entity: 'Expense', measure: { kind: 'sum', field: 'amount' }, by: { kind: 'record', field: 'item' }, shape: 'ranks', only: [{ field: 'date', kind: 'year' }], most: 3 }); // prettier-ignore
    expect(overviewOf(after('earnings per town', tuner)).charts.at(-1)).toMatchObject({ entity: 'Visit', by: { kind: 'value', field: 'town', via: 'customer' } }); // prettier-ignore
  });

  test('another number than the one that was asked for is never shown', () => {
    for (const message of ['how many pianos per concert hall', 'average hours, but only for the grand ones', 'what percentage of pianos is insured'])
      expect(told(message, tuner)).toMatch(/^problem: /); // prettier-ignore
    expect(told('the unpaid visits in red', tuner)).toContain('stand out');
    expect(told('only I may see the visits', tuner)).not.toContain('Overview');
  });
});

describe('[GEN-63] the same in German', () => {
  const house = planOf('Wir renovieren ein Bauernhaus: Räume (Name, Quadratmeter, Budget), Rechnungen (Raum, Firma, Datum, Betrag, bezahlt) und Aufgaben (Raum, Beschreibung, zuständig, Frist, erledigt)'); // prettier-ignore
  const club = planOf('Unser Ruderverein: Mitglieder (Name, Eintrittsdatum, Geburtsdatum, Jahresbeitrag, aktiv, Beitrag bezahlt), Boote (Name, Bootstyp, Baujahr) und Fahrten (Boot, Steuermann, Datum, Kilometer)'); // prettier-ignore

  test.each([
    ['wie viel Geld ist für jeden Raum noch übrig', 'Budget übrig of räume'],
    ['Kosten je Quadratmeter bei jedem Raum', 'Betrag je Quadratmeter of räume'],
    ['wie viel Prozent der Aufgaben sind erledigt, Raum für Raum', 'Erledigt in Prozent of räume'],
    ['seit wie vielen Tagen liegen die unbezahlten Rechnungen herum', 'Tage seit Datum of rechnungen'],
    ['welche Firmen haben am meisten kassiert, als Rangliste', 'a chart by firma'],
    ['Summe der letzten 30 Tage auf die Startseite', 'Betrag (letzte 30 Tage)'],
    ['Kuchendiagramm: Ausgaben nach Firma', 'a chart by firma'],
  ])('“%s”: %s', (message, said) => {
    expect(told(message, house)).toContain(said);
  });

  test.each([
    ['wie viele Aktive haben wir', 'Mitglieder (aktiv)'],
    ['die Vereinsjahre bei jedem Mitglied', 'Vereinsjahre of mitglieder is worked out now: years since Eintrittsdatum'],
    ['wie alt ist jedes Mitglied', 'Alter of mitglieder is worked out now: years since Geburtsdatum'],
    ['Tage bis zum nächsten Geburtstag bei jedem', 'Tage bis Geburtsdatum of mitglieder'],
    ['wer ist am meisten Kilometer gerudert, eine Rangliste', 'a chart by steuermann'],
    ['Kilometer nach Bootstyp als Balken', 'a chart by bootstyp'],
    ['wie lange ist jedes Boot schon nicht mehr gefahren, in Tagen', 'Tage seit letzter Fahrt of boote'],
    ['durchschnittliche Kilometer pro Fahrt', 'Kilometer im Schnitt'],
  ])('“%s”: %s', (message, said) => {
    expect(told(message, club)).toContain(said);
  });
});

describe('[GEN-63] figures as people ask for them in passing', () => {
  const bakery = planOf('A pie stall: customers (name, phone), pies (name, price), sales (customer, pie, quantity, date, paid)'); // prettier-ignore
  const pitch = planOf('A football pitch that is rented out: rentals (club, pitch, day, start time, end time, fee, paid). Fuel stops (date, litres, cost, odometer)'); // prettier-ignore
  const divers = planOf('Members (name, birthday, phone), dives (member, date, site, depth in metres, minutes)');

  test.each([
    ['takings by day of the week please, i suspect mondays are dead', bakery, 'a chart by weekday'],
    ['each sale should say what it comes to, price times quantity', bakery, 'Price × Quantity'],
    ['What did we take in May?', bakery, 'in May'],
    ['who has bought the most? top five', bakery, 'a chart by customer'],
    ['how long is each rental', pitch, 'Duration of rentals is worked out now: End time − Start time'],
    ['price per litre would be handy on every stop', pitch, 'Cost ÷ Litres'],
    ['whats the deepest anyone ever went', divers, 'Highest depth'],
    ['On average how deep do we go? One number is fine', divers, 'on average'],
    ['how many minutes has each of us been under this week', divers, 'this week of members is worked out now'],
    ['age next to the name, from the birthday', divers, 'years since Birthday'],
    ['minutes by site, please. The chairman likes a picture', divers, 'a chart by site'],
  ] as const)('“%s”', (message, plan, said) => {
    expect(told(message, plan)).toContain(said);
  });

  test('what says which ones are meant is no aside, and a story about a figure is none', () => {
    expect(told('fees altogether, only the ones from the under-tens', pitch)).not.toContain('Fee of all rentals');
    expect(told('points needed should be Minimum pledge', planOf('Rewards (name, points needed)'))).not.toContain('Lowest'); // prettier-ignore
  });

  const hof = planOf('Ein Hofladen: Artikel (Name, Preis), Verkäufe (Datum, Artikel, Menge, Kunde, bezahlt), Kunden (Name, Telefon)'); // prettier-ignore
  const flat = planOf('Unsere WG: Einkäufe (Person, Datum, Betrag, Laden) und Putzdienste (Person, Datum, Raum, Minuten)'); // prettier-ignore
  test.each([
    ['Umsatz nach Wochentag, ich glaub dienstags lohnt sich nicht', hof, 'by weekday'],
    ['was haben wir im april eingenommen', hof, 'im April'],
    ['wer hat am meisten bezahlt?', flat, 'by person'],
    ['putzminuten pro nase', flat, 'by person'],
    ['Was haben wir letzte Woche ausgegeben?', flat, 'letzte Woche'],
  ] as const)('“%s”', (message, plan, said) => {
    expect(told(message, plan)).toContain(said);
  });
});

test('[GEN-69] how the app takes numbers and ticks is answered, and nothing changes', () => {
  const plan = planOf('Visits with date, hours, hourly rate and whether they are paid');
  expect(told('do prices include VAT or are they without tax?', plan)).toContain('adds no tax');
  expect(told('can I leave the hours empty?', plan)).toContain('may stay empty');
  expect(told('the hours need decimals too', plan)).toContain('decimals already');
});
