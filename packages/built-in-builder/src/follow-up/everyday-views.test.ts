import { describe, expect, test } from 'vitest';
import { opensWish } from './outright/views/front.ts';
import { understand } from './understand.ts';
import { planOf, told } from './told.fixture.ts';

const pantry = planOf('A pantry: tins with name, shelf, brand, use by (date) and eaten yes or no. Helpers: name, phone, surname. Turns: helper, date, start time, note.'); // prettier-ignore
const cobbler = planOf('Cobbler: pairs with title, owner, brought in on (date), promised for (date), heel, price and status (waiting, on the bench, ready, fetched). Owners with name, phone, address and remarks'); // prettier-ignore
const imkerei = planOf('Imkerei: Völker mit Name, Standort, Farbe und Notizen, Durchsichten mit Volk, Datum, Wetter und erledigt, Kunden mit Vorname, Nachname, Telefon und Adresse'); // prettier-ignore

/** What a message changes, in short: each kind with what it is about. */
const changesOf = (message: string, plan: typeof pantry): unknown => {
  const understood = understand(message, plan);
  return understood.kind === 'changes' ? understood.changes : understood;
};

describe('[GEN-63] what is due, still open or in the way', () => {
  test.each([
    ['which tins go off in the next three weeks?', pantry, [{ kind: 'only-page', entity: 'Tin', only: { kind: 'within', days: 21, field: 'use_by' } }]],
    ['who is on this week', pantry, [{ kind: 'only-page', entity: 'Turn', only: { kind: 'this', span: 'week', field: 'date' } }]],
    ['once a tin is eaten it just clogs up the list', pantry, [{ kind: 'only-page', only: { kind: 'no', field: 'eaten' } }]],
    ['just the pairs nobody has fetched yet, otherwise I go mad', cobbler, [{ only: { kind: 'is-not', field: 'status', value: 'Fetched' } }]],
    ['the fetched ones are in my way', cobbler, [{ only: { kind: 'is-not', field: 'status', value: 'Fetched' } }]],
    ['only what is waiting or on the bench', cobbler, [{ only: { kind: 'among', field: 'status', values: ['Waiting', 'On the bench'] } }]],
    ['what was promised for next week?', cobbler, [{ only: { kind: 'next', span: 'week', field: 'promised_for' } }]],
    ['alte durchsichten stören nur, bloß was noch kommt', imkerei, [{ only: { kind: 'coming', field: 'datum' } }]],
    ['was ist diese woche noch zu tun an durchsichten', imkerei, [{ entity: 'Durchsicht', only: [{ kind: 'no', field: 'erledigt' }, { kind: 'this', span: 'week', field: 'datum' }] }]],
  ])('“%s”', (message, plan, changes) => expect(changesOf(message, plan)).toMatchObject(changes)); // prettier-ignore
});

describe('[GEN-63] order, groups, boards, calendars and what the app opens with', () => {
  test.each([
    ['whoever has been waiting longest goes to the top', cobbler, [{ kind: 'sort-list', entity: 'Pair', field: 'brought_in_on', direction: 'up' }]],
    ['helpers should go by surname', pantry, [{ kind: 'sort-list', entity: 'Helper', field: 'surname', direction: 'up' }]],
    ['split the tins by shelf', pantry, [{ kind: 'group-list', entity: 'Tin', field: 'shelf' }]],
    ['I push notes from waiting over to ready on the wall, like that please', cobbler, [{ kind: 'add-board', entity: 'Pair', by: 'status' }]],
    ['the month like on our office wall, with the turns written in', pantry, [{ kind: 'add-calendar', entity: 'Turn' }]],
    ['when I open it I want today’s turns, earliest at the top', pantry, [{ kind: 'only-page', only: { kind: 'today', field: 'date' }, isFirst: true }, { kind: 'sort-list', field: 'date', next: { field: 'start_time' } }]],
    ['Owners first, then the pairs', cobbler, [{ kind: 'menu-order' }]],
    ['durchsichten tageweise beieinander', imkerei, [{ kind: 'group-list', entity: 'Durchsicht', field: 'datum' }]],
    ['die kunden bitte nach nachnamen, nicht kreuz und quer', imkerei, [{ kind: 'sort-list', entity: 'Kunde', field: 'nachname', direction: 'up' }]],
  ])('“%s”', (message, plan, changes) => expect(changesOf(message, plan)).toMatchObject(changes)); // prettier-ignore
});

test('[GEN-63] to open a record is no opening of the app, and to ask after something is no order', () => {
  expect(opensWish('when I open an owner I want to see their pairs', cobbler)).toBeNull();
  expect(JSON.stringify(changesOf('die leute fragen immer nach der adresse', imkerei))).not.toContain('sort-list');
});

describe('[GEN-63] what goes, stays in the form or may stay empty', () => {
  test.each([
    ['the brand? nobody reads that, bin it', pantry, [{ kind: 'remove-field', entity: 'Tin', field: 'brand' }]],
    ['You can drop the bit about the heel, it is always the same', cobbler, [{ kind: 'remove-field', entity: 'Pair', field: 'heel' }]],
    ['leave the brand out of the list but keep it in the form', pantry, [{ kind: 'hide-field', entity: 'Tin', field: 'brand' }]],
    ['farbe lass mal weg', imkerei, [{ kind: 'remove-field', entity: 'Volk', field: 'farbe' }]],
    ['some owners keep the address to themselves, and then it won’t let me save', cobbler, [{ kind: 'require-field', field: 'address', isRequired: false }]],
    ['a pair has to say what heel', cobbler, [{ kind: 'require-field', field: 'heel', isRequired: true }]],
    ['wetter muss echt nicht sein', imkerei, [{ kind: 'require-field', field: 'wetter', isRequired: false }]],
    ['die adresse kann weg. aber ohne telefon nehmen wir keinen mehr', imkerei, [{ kind: 'remove-field', field: 'adresse' }, { kind: 'require-field', field: 'telefon', isRequired: true }]],
    ['the remarks belong with the pair and not with the owner', cobbler, [{ kind: 'add-field', entity: 'Pair', field: { name: 'remarks' } }, { kind: 'remove-field', entity: 'Owner', field: 'remarks' }]],
  ])('“%s”', (message, plan, changes) => expect(changesOf(message, plan)).toMatchObject(changes)); // prettier-ignore

  test.each([
    ['No heel, no fiddle!', cobbler],
    ['helpers shouldn’t be able to throw away a brand', pantry],
    ['nobody should get away with a pair without a heel', cobbler],
    ['they take the heel off and glue a new one on', cobbler],
    ['take 10 % off the price for members', cobbler],
  ])('“%s” takes nothing away', (message, plan) => expect(JSON.stringify(changesOf(message, plan))).not.toContain('remove-field')); // prettier-ignore

  test('a field that stands in several lists goes only where it is said of which', () => {
    const plan = planOf('Guests with name, phone and remarks. Helpers with name, phone and remarks.');
    expect(told('the remarks can go', plan)).toMatch(/^problem: Remarks stands with guests and helpers/);
    expect(changesOf('the remarks of the helpers can go', plan)).toMatchObject([{ kind: 'remove-field', entity: 'Helper' }]); // prettier-ignore
  });
});

describe('[GEN-63] looks, names and words of the owner’s', () => {
  test.each([
    ['all this grey is depressing, could it be a warm green?', cobbler, /Orchard/],
    ['it is so dull and grey. Our door is dark green and cream, and the sign says Friends of the Last. do it like that', cobbler, /cream.*dark green.*Friends of the Last/],
    ['my eyes are not what they were, the writing is tiny', cobbler, /written larger|larger/],
    ['alles so riesig, da passt ja nichts auf mein handy', imkerei, /smaller/],
    ['call them guests, not owners', cobbler, /Owners are called guests/],
    ['Shoes it is, wherever it says pair', cobbler, /Pairs are called shoes/],
    ['bitte nicht mehr kunden sagen, das klingt so kalt. bei uns heißen die gäste', imkerei, /Kunden are called gäste/],
    ['above the pairs I’d like it to say: Count the laces first! nice and big', cobbler, /Count the laces first!/],
    ['it’s right at the bottom. price straight under the title please', cobbler, /Price comes after title/],
  ])('“%s”', (message, plan, sentence) => expect(told(message, plan)).toMatch(sentence)); // prettier-ignore
});
