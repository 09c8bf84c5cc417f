import { describe, expect, test } from 'vitest';
import type { AppPlan } from '../plan/plan.ts';
import { after, listIn, planOf, told } from './told.fixture.ts';

const school = planOf('Ich leite eine kleine Musikschule und brauche eine App mit Schülern (Name, Geburtsdatum, Telefon, Instrument), Lehrern (Name, E-Mail) und Unterrichtsstunden (Schüler, Lehrer, Datum, Uhrzeit, Dauer, Bemerkung).'); // prettier-ignore
const brigade = planOf('Für unsere Freiwillige Feuerwehr: Mitglieder mit Name, Dienstgrad, Telefon und Eintrittsdatum, Geräte mit Bezeichnung, Standort und letzter Prüfung, Übungen mit Thema, Datum und Ort.'); // prettier-ignore
const club = planOf('App for our youth football club with teams (name, age group, coach), players (name, birth date, team, parent phone) and matches (team, opponent, date, place, goals for, goals against).'); // prettier-ignore
const plots = planOf('Our allotment society needs an app: plots with number, size in square metres and yearly rent, members with name, address, email and joined date, and jobs with title, plot, due date and done yes or no.'); // prettier-ignore
const flats = planOf('Hausverwaltung mit Wohnungen (Adresse, Stockwerk, Größe, Kaltmiete), Mietern (Name, Telefon, E-Mail, Wohnung, Einzugsdatum), Schadensmeldungen (Wohnung, Beschreibung, gemeldet am, dringend ja oder nein)'); // prettier-ignore
const bakery = planOf('Wir sind eine Bäckerei und nehmen Vorbestellungen an. Produkte mit Name, Preis und Beschreibung, Kunden mit Name und Telefon, Bestellungen mit Kunde, Produkt, Menge, Abholdatum und bezahlt ja oder nein.'); // prettier-ignore
const office = planOf('Small accountancy office: we want clients with company name, contact person, phone and tax number, assignments with client, title, deadline and fee, and time entries with assignment, colleague, date, hours and note.'); // prettier-ignore

const firstOf = ({ pages }: AppPlan) => pages[0]!;

describe('[GEN-63] a list that is asked for by what it keeps', () => {
  test.each([
    ['Kann man auch Leihinstrumente eintragen? Mit Bezeichnung, Schüler, ausgeliehen am und Monatsmiete', school, 'Leihinstrumente', ['reference']],
    ['Können wir auch Konzerte erfassen? Mit Titel, Datum und Ort', school, 'Konzerte', ['date']],
    ['Wir möchten auch Räume verwalten, mit Name, Größe und Lehrer', school, 'Räume', ['reference']],
    ['kann ich noch Fahrzeuge anlegen: mit Kennzeichen, Baujahr und Mitglied', brigade, 'Fahrzeuge', ['reference']],
    ['Ich will auch Einsätze eintragen, mit Datum, Ort und Dauer', brigade, 'Einsätze', ['date']],
    ['Können wir auch Lieferanten speichern? Mit Name, Telefon und E-Mail', bakery, 'Lieferanten', ['phone', 'email']],
    ['can we also keep sponsors? With name, amount and team', club, 'Sponsors', ['reference', 'money']],
    ['Could I track injuries too? With player, date and note', club, 'Injuries', ['reference', 'date']],
    ['we want to record fines, with player, date and amount', club, 'Fines', ['reference', 'date']],
    ['can you store tools here? with name, plot and price', plots, 'Tools', ['reference', 'money']],
  ] as const)('“%s”', (message, plan, plural, types) => {
    const list = listIn(after(message, plan), plural);
    expect(list?.fields.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
  });

  test.each([
    ['Wir brauchen eine Anwesenheit zu jeder Übung, jedes Mitglied darf nur einmal pro Übung drinstehen', brigade, 'Anwesenheiten', true],
    ['ich möchte Anmeldungen für jede Übung, jedes Mitglied höchstens einmal', brigade, 'Anmeldungen', true],
    ['Es fehlt noch eine Anwesenheitsliste je Übung mit den Mitgliedern', brigade, 'Anwesenheiten', false],
    ['wir brauchen eine Teilnahme pro Übung, kein Mitglied doppelt, also nur einmal', brigade, 'Teilnahmen', true],
    ['we need attendance for every match, each player only once per match', club, 'Attendance', true],
    ['I want sign-ups for matches, a player not twice for the same match', club, 'Sign-ups', true],
    ['please add registrations to every match with the players', club, 'Registrations', false],
  ] as const)('“%s”', (message, plan, plural, isOnce) => {
    const list = listIn(after(message, plan), plural);
    expect(list?.fields.filter(({ type }) => type === 'reference')).toHaveLength(2);
    expect(list?.once?.[0]?.fields.length ?? 0).toBe(isOnce ? 2 : 0);
  });

  test.each([
    ['two trainings must not be on the same pitch at the same time so please add bookings for pitches with start and end', club, 'Pitch bookings', true],
    ['add bookings for pitches with date, start time and end time', club, 'Pitch bookings', false],
    ['we need reservations for plots with member, start and end, no double booking', plots, 'Plot reservations', true],
  ] as const)('“%s”', (message, plan, plural, isExclusive) => {
    const list = listIn(after(message, plan), plural);
    expect(list?.fields.some(({ type }) => type === 'reference')).toBe(true);
    expect(list?.isExclusive ?? false).toBe(isExclusive);
  });
}); // prettier-ignore

describe('[GEN-63] what the first page shows', () => {
  test.each([
    ["What's the total rent we get in a year? put it on the first page", plots],
    ['show the sum of the yearly rent on the home page', plots],
    ['Ich will die Summe der Kaltmiete auf der Startseite sehen', flats],
    ['put the total of all fees on the front page', office],
  ] as const)('“%s”: a sum, on the page that opens', (message, plan) =>
    expect(firstOf(after(message, plan))).toMatchObject({ archetype: 'dashboard' }));

  test.each([
    ['show on the front page the next five matches', club, 5],
    ['I want the next three matches on the start page', club, 3],
    ['the home page should show upcoming matches', club, undefined],
    ['auf der Startseite bitte die nächsten vier Übungen', brigade, 4],
    ['Zeig auf der Startseite die kommenden Übungen', brigade, undefined],
  ] as const)('“%s”: what comes next', (message, plan, most) => {
    const page = firstOf(after(message, plan));
    expect(page).toMatchObject({ archetype: 'dashboard', toDo: { kind: 'upcoming' } });
    expect(page.archetype === 'dashboard' && page.toDo?.most).toBe(most);
  });

  test.each([
    ['Auf der Startseite bitte nur die kommenden Übungen, sonst nix', brigade],
    ['die Startseite soll nur anstehende Übungen zeigen', brigade],
    ['only upcoming matches on the first page please', club],
    ['the start page should show just the coming matches', club],
  ] as const)('“%s”: nothing else', (message, plan) => expect(firstOf(after(message, plan))).toMatchObject({ archetype: 'list', only: { kind: 'coming' } })); // prettier-ignore
}); // prettier-ignore

describe('[GEN-63] both halves of a wish are met', () => {
  test.each([
    ['dringende Schäden immer ganz oben und rot', flats, 'Schadensmeldungen'],
    ['Schadensmeldungen, die dringend sind, zuerst und farbig', flats, 'Schadensmeldungen'],
    ['jobs that are done at the top and highlighted', plots, 'Jobs'],
    ['bezahlte Bestellungen ganz oben und rot', bakery, 'Bestellungen'],
  ] as const)('“%s”: an order and a mark', (message, plan, plural) => {
    const next = after(message, plan);
    const list = listIn(next, plural)!;
    expect(list.highlights).toHaveLength(1);
    expect(next.pages.find((page) => page.archetype === 'list' && page.entity === list.name)).toMatchObject({ order: { direction: 'down' } }); // prettier-ignore
  });

  test.each([
    ['Warme Farben, so bräunlich wie Brot, und größere Schrift', bakery],
    ['warm colours and bigger text please', club],
    ['größere Schrift und ruhige Farben bitte', school],
    ['calmer colours with larger letters', plots],
  ] as const)('“%s”: colours and size', (message, plan) => {
    const { look } = after(message, plan);
    expect(look.textSize).toBeGreaterThan(100);
    expect(look.palette).not.toBe(plan.look.palette);
  });

  test.each([
    ['Change the colours to red and white like our shirts', club],
    ['our colours are white and red, use them for the app', club],
    ['die Farben bitte rot und weiß', brigade],
    ['mach die App in Rot-Weiß', brigade],
  ] as const)('“%s”: both colours', (message, plan) =>
    expect(after(message, plan).look.colours).toEqual({ background: '#ffffff', component: '#ff0000' }));

  test('what is past its day stands out in every layout of the list', () => {
    const next = after('Assignments that are past the deadline should be red', office);
    expect(listIn(next, 'Assignments')?.highlights).toMatchObject([{ only: [{ kind: 'past' }], label: 'Overdue' }]);
  });
}); // prettier-ignore

describe('[GEN-63] a list’s new name is followed by what is called like it', () => {
  test.each([
    ["I don't like the word assignments, we say jobs", office, 'Time entries', 'Job'],
    ['Statt Kunden bitte Stammgäste schreiben', bakery, 'Bestellungen', 'Stammgast'],
    ['rename teams to squads', club, 'Players', 'Squad'],
  ] as const)('“%s”', (message, plan, plural, label) => {
    const next = after(message, plan);
    expect(listIn(next, plural)?.fields.map((field) => field.label)).toContain(label);
  });

  test('figures and pages follow too, and people may still say the old word', () => {
    const next = after('rename assignments to jobs', office);
    const overview = next.pages.find((page) => page.archetype === 'dashboard');
    expect(JSON.stringify(overview)).not.toMatch(/\bassignments\b/);
    expect(told('we need a type for every assignment: payroll, year end or other', next)).toContain('Jobs have a field Type'); // prettier-ignore
  });
});
