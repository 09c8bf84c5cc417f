import { describe, expect, test } from 'vitest';
import { after, listIn, planOf, told } from './told.fixture.ts';

const smithy = planOf('I run a small smithy. I need customers (name, phone, email), pieces (customer, shape, finish, price, promised for) and metals (name, alloy, kilos in stock, price per kilo).'); // prettier-ignore
const forge = planOf('I run a forge. I need customers (name, phone), pieces (customer, finish, price, promised for, paid) and deliveries (piece, driver, date).'); // prettier-ignore
const choir = planOf('Unser Chor braucht Mitglieder (Name, Geburtsdatum, Handy, Stimmlage), Noten (Titel, Komponist, Anzahl, Kaufdatum, geprüft am) und Konzerte (Titel, Datum, Ort, Ende).'); // prettier-ignore

const labels = (message: string, plan: typeof smithy, plural: string) => listIn(after(message, plan), plural)?.fields.map(({ label, type, reference }) => `${label} ${reference ?? type}`); // prettier-ignore

describe('[GEN-63] lists of each in whatever order they are said', () => {
  test.each([
    [
      'A piece often has several sketches, each with a date and remarks, can those go underneath',
      smithy,
      'Sketches',
      ['Piece Piece', 'Date date', 'Remarks longtext'],
    ],
    [
      'i also need to log deliveries per metal: date, kilos, supplier',
      smithy,
      'Deliveries',
      ['Metal Metal', 'Date date', 'Supplier text'],
    ],
    ['where would i put who borrowed which metal and until when?', smithy, 'Loans', ['Metal Metal', 'Until date date']],
    [
      'zu den konzerten sollen die leute störungen eintragen können, datum, wer, kommentar',
      choir,
      'Störungen',
      ['Konzert Konzert', 'Datum date', 'Kommentar longtext'],
    ],
    ['wo trage ich ein, wer welche Noten mitgenommen hat und bis wann', choir, 'Ausleihen', ['Note Note', 'Bis date']],
  ] as const)('“%s”', (message, plan, plural, fields) => {
    expect(labels(message, plan, plural)).toEqual(expect.arrayContaining([...fields]));
  });
});

describe('[GEN-63] choices with commas alone between their values', () => {
  test.each([
    [
      'can we have a status on the pieces, asked for, in the fire, done, fetched',
      smithy,
      'Pieces have a field Status now',
    ],
    ['pieces should go asked, at the anvil, ready, fetched please', smithy, 'Pieces have a field Status now'],
    ['Bei den Konzerten fehlt mir noch, ob drinnen oder draußen', choir, 'Konzerte have a field Art now'],
    ['finish should be a pick list, raw, oiled, waxed, painted', smithy, 'Raw, Oiled, Waxed and Painted'],
    ['Bitte bei den Konzerten noch einen Stand dazu: Idee, zugesagt, geprobt, vorbei', choir, 'Stand'],
  ] as const)('“%s”: %s', (message, plan, expected) => {
    expect(told(message, plan)).toContain(expected);
    expect(after(message, plan).entities.flatMap(({ fields }) => fields).length).toBeLessThanOrEqual(plan.entities.flatMap(({ fields }) => fields).length + 1); // prettier-ignore
  });
});

describe('[GEN-63] what testers sent and did not get', () => {
  test.each([
    ['how much money is still open?', forge, 'Still owed'],
    ['everyone can see the pieces', forge, 'all/creator'],
    ['where would i put who borrowed which tool and until when?', forge, 'problem: No list here keeps tools.'],
    ['mach den knopf für neue noten zu: Noten erfassen', choir, 'Noten erfassen'],
    ['auf dem knopf für neue noten soll "Neues Stück" stehn', choir, 'Neues Stück'],
  ] as const)('“%s”: %s', (message, plan, expected) => {
    expect(told(message, plan)).toContain(expected);
  });

  test('a pie of the records of a list counts them', () => {
    const { pages } = after('a pie chart of the pieces by finish would be nice', forge);
    expect(pages.flatMap((page) => (page.archetype === 'dashboard' ? page.charts : []))).toContainEqual(
      expect.objectContaining({ entity: 'Piece', measure: { kind: 'count' }, shape: 'pie' }),
    );
  });
});

describe('[GEN-63] what went wrong, told as such', () => {
  test.each([
    ['it let me save a piece with no price, that makes no sense', smithy, 'Price has to be filled in'],
    ['I typed -40 as a price by accident and it just took it', smithy, 'has to be at least 0'],
    ['"promised for" sounds pompous, call it wanted by', smithy, 'Promised for is called Wanted by'],
    ['Jemand hat ein Konzert für nächstes Jahr eingetragen, sowas soll nicht gehn', choir, 'Datum ≤ '],
    ["it's silly that a phone has to be there, many have none", smithy, 'Phone may stay empty'],
    ['why must I fill in promised for every time, I often do not know', smithy, 'Promised for may stay empty'],
    ['people keep entering minus amounts as kilos in stock, stop that', smithy, 'Kilos in stock has to be at least 0'],
    ['Die Anzahl steht bei einer Messe auf -2, sowas darf doch nich gehen!', choir, 'Anzahl has to be at least 0'],
    ['Eine Anzahl von 0 darf man gar nicht erst speichern können', choir, 'Anzahl has to be at least 1'],
    [
      'Kann ich irgendwo nur die Konzerte sehen, bei denen das Ende schon vorbei ist?',
      choir,
      'There is a page Konzerte: vergangen',
    ],
    ['ach ja, ein bild von den noten wär noch schön', choir, 'Noten have a field Bild now'],
    ['wir bräuchten noch ein feld, ob ein konzert draußen ist', choir, 'have a field Draußen now'],
  ] as const)('“%s”: %s', (message, plan, expected) => {
    expect(told(message, plan)).toContain(expected);
  });
});

describe('[GEN-63] who it is for is said behind, or the other way round', () => {
  const seesOf = (message: string, plan: typeof smithy, label: string) => after(message, plan).entities.flatMap(({ fields }) => fields).find((field) => field.label === label)?.rights; // prettier-ignore
  test.each([
    ['the apprentices should not see the alloy, only the office', smithy, 'Alloy', { see: { roles: ['Office'] } }],
    [
      'Only the coordinators ought to see the alloy, apprentices need not know',
      smithy,
      'Alloy',
      { see: { roles: ['Coordinator'] } },
    ],
    ['Die Handynummern gehen die Azubis nichts an', choir, 'Handy', { see: { not: ['Azubi'] } }],
    ['das Handy der Mitglieder soll nur die Chefin sehen, sonst niemand', choir, 'Handy', { see: {}, change: {} }],
    ['my saturday boy shouldnt be able to change the alloy', smithy, 'Alloy', { change: { not: ['Saturday boy'] } }],
  ] as const)('“%s”', (message, plan, label, rights) => {
    expect(seesOf(message, plan, label)).toMatchObject(rights);
  });
});
