import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const entityOf = (prompt: string, plural: string) => planOf(prompt).entities.find((one) => one.plural === plural);
const fieldsOf = (prompt: string, plural: string) => entityOf(prompt, plural)?.fields.map(({ label }) => label);
const pluralsOf = (prompt: string) => planOf(prompt).entities.map(({ plural }) => plural);
const choicesOf = (prompt: string, plural: string, label: string) =>
  entityOf(prompt, plural)
    ?.fields.find((field) => field.label === label)
    ?.options?.map(({ value }) => value);

describe('[GEN-60] lists that are left once the whole text is seen', () => {
  test.each([
    ['Our library has 40 laptops that pupils borrow. The head teacher should be able to look in. Laptops with serial number and shelf.', ['Head teachers', 'Libraries']],
    ['Gemeinde, Spielplatzkontrolle. Spielplätze mit Adresse und Größe. Der Kämmerer will nur sehen was es kostet, der Platzwart bestätigt.', ['Platzwarte', 'Platzwarten', 'Kämmerer', 'Gemeinden']],
    ['Werkzeugverwaltung für eine Tischlerei. Jede Maschine hat Inventarnummer, Hersteller und Standort. Status: in Betrieb, defekt, ausgemustert.', ['Werkzeuge']],
  ])('“%s” keeps no list of who only decides, of the house and of the name of the app', (prompt, none) => {
    for (const plural of none) expect(pluralsOf(prompt)).not.toContain(plural);
  }); // prettier-ignore

  test('a thing of which nothing is told has no state, and what happens has a day', () => {
    expect(fieldsOf('Hedgehog station. We keep cages and feedings.', 'Cages')).not.toContain('Status');
    expect(fieldsOf('Ein Imkerverein: Völker und Begehungen', 'Begehungen')).toContain('Datum');
  });

  test('what people enter is a record of its own', () => {
    const german = 'Müllabfuhr. Die Fahrer tragen ein: Datum, Straße, Tonne, Gewicht, Uhrzeit.';
    expect(fieldsOf(german, 'Einträge')).toEqual(expect.arrayContaining(['Datum', 'Gewicht']));
    expect(entityOf(german, 'Fahrer')?.fields.some(({ label }) => label === 'Gewicht')).toBe(false);
  });

  test.each([
    ['Repairs come in from 12 schools: device, fault, due date. Each repair goes through cleaning, soldering, painting.', 'Repairs', 'Device'],
    ['Bestellungen kommen von 30 Gasthäusern: Menge, Sorte, Lieferdatum.', 'Bestellungen', 'Lieferdatum'],
  ])('“%s”: the list is of what comes', (prompt, plural, field) => expect(fieldsOf(prompt, plural)).toContain(field)); // prettier-ignore

  test.each([
    ['Violins with owner and wood. Each violin goes through carving, varnish, stringing.', 'Violins', 'Stage', ['Carving', 'Varnish', 'Stringing']],
    ['Kleider mit Kundin und Farbe. Jedes Kleid geht durch Zuschnitt, Naht, Anprobe.', 'Kleider', 'Status', ['Offen', 'Zuschnitt', 'Naht', 'Anprobe']],
    ['Igel mit Name und Gewicht. Am Ende wird eingetragen: ausgewildert, vermittelt, gestorben.', 'Igel', 'Ergebnis', ['Ausgewildert', 'Vermittelt', 'Gestorben']],
  ])('“%s”: the steps are choices', (prompt, plural, label, choices) => expect(choicesOf(prompt, plural, label)).toEqual(choices)); // prettier-ignore

  test('what hangs in which of the others is where that is', () => {
    const coats = entityOf('Theatre wardrobe. I need to know which coat is in which cupboard. Coats with size and colour.', 'Coats'); // prettier-ignore
    expect(coats?.fields.some(({ reference }) => reference === 'Cupboard')).toBe(true);
  });

  test('what stands in brackets behind a list is what it has', () => {
    expect(fieldsOf('Music school. We want to see who plays which violin (maker, size, year) and when it was tuned', 'Violins')).toEqual(expect.arrayContaining(['Maker', 'Size', 'Year'])); // prettier-ignore
  });

  test('kinds behind a colon are choices', () =>
    expect(choicesOf('Salon. Termine mit Datum und Kundin. Behandlungen: Massage, Maniküre, Peeling.', 'Behandlungen', 'Art')).toEqual(['Massage', 'Maniküre', 'Peeling'])); // prettier-ignore

  test('jeder sagt ob er kommt: an answer of each of them', () =>
    expect(pluralsOf('Theatergruppe mit 20 Mitgliedern, Proben mit Datum und Ort. Jeder sagt ob er kommt.')).toContain('Rückmeldungen')); // prettier-ignore

  test('what runs out has its day, and who waits a list', () => {
    const prompt = 'Allotments with number and size. I want to see whose contract runs out soon, and there is a waiting list.'; // prettier-ignore
    expect(fieldsOf(prompt, 'Allotments')).toContain('Contract until');
    expect(pluralsOf(prompt).some((plural) => /waiting/i.test(plural))).toBe(true);
  });

  test('bei wem es liegt is a reference, and an interval makes what is due', () => {
    expect(entityOf('Töpferei, 4 Töpfer. Aufträge mit Kunde, Möbel und Liefertermin. Ich will sehen bei wem es liegt.', 'Aufträge')?.fields.some(({ reference }) => reference === 'Toepfer')).toBe(true); // prettier-ignore
    expect(fieldsOf('Jede Leiter hat Nummer, Standort und Prüfintervall. Zu jeder Leiter werden Prüfungen mit Datum und Prüfer erfasst. Überfällige Leitern rot.', 'Leiter')).toContain('Nächste fällig am'); // prettier-ignore
  });

  test.each([
    ['A recipe app: recipes with title, ingredients and steps', ['Recipes']],
    ['Kundenverwaltung mit Kunden (Name, Telefon) und Rechnungen (Betrag, Datum)', ['Kunden', 'Rechnungen']],
    ['Tasks in every project (title, due date), people with email', ['Tasks', 'Projects', 'People']],
  ])('an ordinary description stays: “%s”', (prompt, plurals) => expect(pluralsOf(prompt).toSorted()).toEqual(plurals.toSorted())); // prettier-ignore
});

describe('[GEN-62] who may do what is told by who does it', () => {
  const accessOf = (prompt: string) => Object.fromEntries(planOf(prompt).entities.map(({ plural, access }) => [plural, access])); // prettier-ignore
  test('only few change it, the rest look', () => {
    for (const access of Object.values(
      accessOf(
        'Map room of our school: maps with title and year. Only our three librarians can edit entries, everyone else can only read.',
      ),
    ))
      // prettier-ignore
      expect(access).toEqual({ read: 'all', write: 'admin' });
  });
  test('what members put in is theirs, what it is about is kept by whoever runs it', () => {
    const access = accessOf('I run a running club. Routes with name and length. Members enter their runs with date, route and time.'); // prettier-ignore
    expect(access).toMatchObject({ Routes: { read: 'all', write: 'admin' }, Runs: { read: 'all', write: 'creator' } });
  });
  test('jeder sieht nur die eigenen', () => {
    const access = accessOf('Unser Ruderverein: Boote mit Name und Länge. Mitglieder tragen Fahrten ein mit Datum, Boot und Kilometer, sehen aber nur die eigenen Fahrten.'); // prettier-ignore
    expect(access).toMatchObject({ Boote: { read: 'all', write: 'admin' }, Fahrten: { read: 'all', write: 'all' } });
    const { entities } = recognise('Unser Ruderverein: Boote mit Name und Länge. Mitglieder tragen Fahrten ein mit Datum, Boot und Kilometer, sehen aber nur die eigenen Fahrten.').plan; // prettier-ignore
    expect(entities.find(({ plural }) => plural === 'Fahrten')?.theirsBy).toEqual(['mitglied']);
  });
});
