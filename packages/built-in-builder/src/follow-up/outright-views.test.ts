import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { after, planOf, told } from './told.fixture.ts';

const library = planOf('A toy library: toys with name, maker, year, shelf and condition, borrowers with name, phone and email, loans with toy, borrower, lent on (date), due back (date) and returned yes or no'); // prettier-ignore
const workshop = planOf('Werkstatt: Geräte mit Bezeichnung, Telefon und Status (angenommen, in Arbeit, fertig), Ersatzteile mit Name, Anzahl und Preis, Termine mit Datum, Gerät und erledigt'); // prettier-ignore

describe('[GEN-63] views in the words of whoever uses the app', () => {
  test.each([
    ['show me just the borrowers I have no number for', library, 'a page Borrowers: without phone now'],
    ['what should have come back ages ago and hasn’t been returned, on a page of its own', library, 'a page Loans: not returned, overdue now'],
    ['can it open on what is still out', library, 'The app opens with Loans: not returned now'],
    ['whatever is overdue and not returned should scream at me in red', library, 'they have a red edge and say Not returned, overdue'],
    ['oldest toys at the top', library, 'begins with the lowest year now'],
    ['toys as big cards, please', library, 'Toys are shown as cards now'],
    ['let me narrow the toys down by maker and by where they are kept', library, 'filtered by maker'],
    ['in the list of toys I only need what it is called and where it is kept', library, 'no longer in the list'],
    ['hirers last in the menu, loans first', library, 'The menu has this order now: Loans'],
    ['Teile, von denen keine drei mehr da sind, auf einen Blick', workshop, 'a page Ersatzteile: Anzahl unter 3 now'],
    ['was diese Woche noch ansteht, reicht mir', workshop, 'a page Termine: nicht erledigt'],
    ['fertige Geräte bitte grau', workshop, 'they have a grey edge and say Fertig'],
    ['Ein Kalenderblatt mit meinen Terminen wäre Gold wert', workshop, 'There is a Calendar page'],
  ])('“%s”: %s', (message, plan, sentence) => expect(told(message, plan)).toContain(sentence)); // prettier-ignore

  test.each([
    ['add a field shelf colour', library],
    ['members may only see their own loans', library],
    ['the condition is missing on the loan, worn or good', library],
    ['how many loans are still out?', library],
    ['die Telefonnummer soll nur ich sehen', workshop],
  ])('“%s” makes no page', (message, plan) => expect(told(message, plan)).not.toMatch(/There is a page|opens with/));
});

describe('[GEN-63] colours by what has them', () => {
  test.each([
    ['the green of moss would suit us better', { component: '#6f7f3b' }],
    ['rust and cream, like our sign', { background: '#faf0d7', component: '#a4452c' }],
    ['our logo is petrol', { component: '#005f6a' }],
    ['I am thinking of plum with old gold, and nothing pink', { background: '#5d2546', component: '#b5933a' }],
    ['Unser Wappen ist nachtblau auf Sand', { background: '#dcc9a2', component: '#15193f' }],
  ])('“%s”', (message, colours) => expect(after(message, library).look.colours).toEqual(colours));

  test.each(['we also sell honey', 'print it on paper', 'add a choice plum'])('“%s” is about no colour', (message) =>
    expect(told(message, library)).not.toContain('text follows by contrast'),
  );

  test('the reply says what was taken for the colour', () => {
    expect(told('our logo is petrol', library)).toContain('buttons and other parts are petrol (#005f6a)'.replace('buttons', 'Buttons')); // prettier-ignore
  });
});

describe('[GEN-63] what apps made here cannot do is refused by name', () => {
  test.each([
    ['can it text them the evening before all by itself?', /no text messages/],
    ['hook it up to our bank account', /bank account/],
    ['can it show the weather for Saturday', /weather/],
    ['please put it in the App Store', /App Store/],
    ['could it print stickers for every toy', /labels or stickers/],
    ['if I snap a toy, would it recognise the maker', /recognise nothing in pictures/],
    ['does it sync with Google Calendar', /Google Calendar/],
  ])('“%s”', (message, sentence) => expect(told(message, library)).toMatch(sentence));
});

describe('[GEN-63] wordings of the owner', () => {
  const pagesAfter = (message: string) => {
    const files = appFiles(after(message, library), { samples: new Map() });
    return files.map(({ path, content }) => `${path}\n${content}`).join('\n');
  };

  test('the button that adds says what its owner wants, in the list and in the form', () => {
    const files = pagesAfter('the button for a new loan should say "Lend a toy"');
    expect(files.match(/Lend a toy/g)?.length).toBeGreaterThan(2);
    expect(files).not.toContain('Add loan');
  });

  test('an empty list says what its owner wants', () => {
    expect(pagesAfter('when there are no loans it should say "Everything is home"')).toContain('emptyText="Everything is home"'); // prettier-ignore
  });

  test('the app is called as what it is for', () => {
    expect(told('she’s called Dragonfly so the whole thing should be too', library)).toBe('The app is called Dragonfly now.'); // prettier-ignore
  });
});

describe('[GEN-63] what the plan can answer is answered, and what is told becomes a page', () => {
  test.each([
    ['where do I tick it when somebody has brought a toy back', library, 'problem: Returned is a field of loans'],
    ['how do I cancel a loan that was a mistake', library, 'its page has “Edit” to change it and “Delete” to remove it'],
    ['who sees the phone numbers?', library, 'Borrowers are seen by whoever entered them'],
    ['Sieht dann jeder die Telefonnummer?', workshop, 'Geräte are seen by whoever entered them'],
    ['People never know the rules: two toys each, three weeks, wash them first. Somewhere to read that?', library, 'page Rules now'],
    ['Die Leute fragen dauernd wann offen ist: samstags, 10 bis 14 Uhr', workshop, 'page Öffnungszeiten'],
    ['I can hardly read it, everything much bigger please', library, 'Everything is written larger now'],
    ['too glaring at night, make it dark', library, 'The background is #1b1d22 now'],
    ['whoever is due next at the top, and loans that are over needn’t show any more', library, 'to come now'],
  ])('“%s”: %s', (message, plan, sentence) => expect(told(message, plan).replace(/\*\*/g, '')).toContain(sentence)); // prettier-ignore
});
