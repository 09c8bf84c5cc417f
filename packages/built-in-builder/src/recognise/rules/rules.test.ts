import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const listOf = (prompt: string, label: string) => planOf(prompt).entities.find((one) => one.label === label)!;
/** The test of a form, as a function of what is entered, what was there before and the records it looks at. */
function refuses(prompt: string, label: string, ...records: object[][]): (values: object) => Record<string, string> {
  const { plan, samples } = recognise(prompt);
  const name = plan.entities.find((one) => one.label === label)!.name;
  const file = appFiles(plan, { samples }).find(({ path }) => path === `components/${name}Dialog.jsx`)!.content;
  const start = file.indexOf('function broken');
  const broken = file.slice(start, file.indexOf('\n}\n', start) + 2);
  const toNumber = (text: unknown) => (text === '' || text === undefined ? null : Number(text));
  const show = String;
  const made = new Function('toNumber', 'number', 'day', 'money', 'combined', 'workedOut', `${broken}; return broken`)(toNumber, show, show, show, combined, combined) as (...all: unknown[]) => Record<string, string>; // prettier-ignore
  return (values) => made(values, null, ...records);
}
const combined = (parts: number[], by: (a: number, b: number) => number) => parts.reduce(by);

const haulage =
  'A haulage firm needs an app. Trucks have a name, a maximum load in tonnes and an hourly rate. Trips have a date, start, end, load in tonnes and truck. Keep trucks from double booking.';
const barns =
  'Deliveries have date, farmer, hay type, gross, tare in kg and barn. Net is gross minus tare. Barns have a name, a capacity and a hay type. A delivery may not go into a barn with a different hay type, and nothing is put in beyond the capacity. Farmers have a name.';

describe('[GEN-60] what a text says is refused is refused by forms, whatever it is about', () => {
  test('a maximum of what a record points to is kept, and the form says which', () => {
    const trip = refuses(haulage, 'Trip', [{ id: 't', maximum_load_in_tonnes: 12 }]);
    expect(trip({ truck: 't', load_in_tonnes: '13' })).toEqual({
      load_in_tonnes: 'At most 12 is possible (maximum load in tonnes).',
    });
    expect(trip({ truck: 't', load_in_tonnes: '12' })).toEqual({});
  });

  test('a German one too, by either word for it', () => {
    const lent = (word: string) => listOf(`Wir verleihen Anhänger. Anhänger haben einen Namen und eine maximale Zuladung. Fahrten haben Datum, Anhänger, ${word} und Kilometer.`, 'Fahrt').rules; // prettier-ignore
    const right = { field: 'maximale_zuladung', via: 'anhaenger' };
    expect(lent('Zuladung')).toEqual([{ left: { field: 'zuladung' }, is: 'at-most', right, at: 'zuladung' }]);
    expect(lent('Gewicht')).toEqual([{ left: { field: 'gewicht' }, is: 'at-most', right, at: 'gewicht' }]);
  });

  test('what all records together may come to, the parts of a whole and what has to be alike', () => {
    const delivery = refuses(barns, 'Delivery', [{ id: 'b', capacity: 100, hay_type: 'Meadow' }], [{ id: 'x', barn: 'b', net: 60 }]); // prettier-ignore
    const values = { barn: 'b', hay_type: 'meadow', gross: '50', tare: '20' };
    expect(delivery(values)).toEqual({});
    expect(Object.values(delivery({ ...values, gross: '70' }))[0]).toContain('in all: at most 100 is possible');
    expect(delivery({ ...values, tare: '55' })).toEqual({ gross: 'At least 55 is needed (tare).' });
    expect(delivery({ ...values, hay_type: 'clover' })).toEqual({
      barn: 'This does not fit: the hay type is another one.',
    });
  });

  test('how many one may hold, and only while it is in a state', () => {
    const van =
      'I want an app for a moving company. Crates have length, width and height in cm; the customer pays 0.02 euro per cubic centimetre. Vans have a name. Each crate has a van, no more than 2 crates per van. Only add crates as long as the van is "open".';
    const one = { id: 'c', van: 'v' };
    const crate = (state: string, held: number) => refuses(van, 'Crate', [{ id: 'v', status: state }], Array.from({ length: held }, (_, at) => ({ ...one, id: String(at) })))({ van: 'v' }); // prettier-ignore
    expect(crate('Open', 1)).toEqual({});
    expect(crate('Open', 2)).toEqual({ van: 'No more than 2 are possible here.' });
    expect(crate('Closed', 0)).toEqual({ van: 'Possible only while the status is “Open”.' });
  });

  test('no two have the number that exists only once, and a number has its highest value', () => {
    const dogs = listOf('we run a dog hotel. dogs have name, chip number and weight. no dog over 40 kg. chip numbers exist only once', 'Dog'); // prettier-ignore
    expect(dogs.once).toEqual([{ fields: ['chip_number'] }]);
    expect(dogs.fields.find(({ name }) => name === 'weight')?.most).toBe(40);
  });

  test('German texts too: how often in a day, and what stands out', () => {
    const plan = planOf('Tauchverein: Flaschen mit Nummer und Druck. Ein Druck unter 90 bar soll gelb auffallen. Tauchgänge mit Datum, Flasche, Startzeit und Endzeit, höchstens 2 pro Flasche am Tag.'); // prettier-ignore
    const [bottle, dive] = ['Flasche', 'Tauchgang'].map((label) => plan.entities.find((one) => one.label === label)!);
    expect(bottle!.highlights).toEqual([{ only: [{ field: 'druck', kind: 'below', than: 90 }], label: 'Druck unter 90 bar' }]); // prettier-ignore
    expect(dive!.limits).toEqual([{ day: 'datum', per: 'flasche', most: 2, span: 'day' }]);
  });

  test('double booking is said of what has a time already: no list of bookings beside it', () => {
    const plan = planOf(haulage);
    expect(plan.entities.map(({ label }) => label).toSorted()).toEqual(['Trip', 'Truck']);
    expect(plan.entities.find(({ label }) => label === 'Trip')).toMatchObject({ isExclusive: true, things: ['truck'] });
  });

  test.each([
    'A library with books (title, author, year) and members with name and email.',
    'An app for my recipes with ingredients, time in minutes and a photo. At most 30 minutes for quick ones.',
    'Track my workouts: exercise, weight, reps, date.',
  ])('an ordinary description gets no rules: %s', (prompt) => {
    for (const entity of planOf(prompt).entities) expect([entity.rules, entity.limits, entity.closed]).toEqual([undefined, undefined, undefined]); // prettier-ignore
  });
});

describe('[GEN-60] what a text says is worked out is worked out', () => {
  test('hours between two times cost what the thing costs by the hour', () => {
    const price = listOf(haulage, 'Trip').fields.find(({ type }) => type === 'money');
    expect(price?.formula).toEqual({
      by: 'product',
      parts: [{ formula: { by: 'quotient', parts: [{ from: 'start', to: 'end' }, { number: 60 }] } }, { field: 'hourly_rate', via: 'truck' }], // prettier-ignore
    });
  });

  test('two rates in one sentence, the second from a number on', () => {
    const { formula } = listOf('bike workshop: repairs with date, bike, hours and kilometres. Each hour is 45 euro, plus 0.50 per km beyond 10. bikes have a frame number', 'Repair').fields.find(({ type }) => type === 'money')!; // prettier-ignore
    expect(JSON.stringify(formula)).toContain('{"number":45}');
    expect(JSON.stringify(formula)).toContain('{"by":"difference","parts":[{"field":"kilometres"},{"number":10}]}');
  });

  test('what each kind costs', () => {
    const fine = listOf('Sports club. Fines: late 2 euro, missing 5 euro. Each fine has a date and a member. Members have a name.', 'Fine'); // prettier-ignore
    expect(fine.fields.find(({ name }) => name === 'kind')?.options?.map(({ value }) => value)).toEqual(['Late', 'Missing']); // prettier-ignore
    expect(fine.fields.find(({ type }) => type === 'money')?.formula).toEqual({ by: 'same', parts: [{ field: 'kind', worth: { Late: 2, Missing: 5 } }] }); // prettier-ignore
  });

  test('how long it took, by the name that the text has for it; the times stay as they are entered', () => {
    const flight = listOf('Korbflüge: Flüge mit Korb, Startzeit und Landezeit. Flugzeit automatisch.', 'Korbflug');
    const field = (name: string) => flight.fields.find((one) => one.name === name);
    expect([field('startzeit')?.type, field('landezeit')?.type]).toEqual(['time', 'time']);
    expect(field('flugzeit')?.formula?.parts).toEqual([{ from: 'startzeit', to: 'landezeit' }]);
  });

  test('the difference of two numbers', () => {
    expect(listOf(barns, 'Delivery').fields.find(({ name }) => name === 'net')?.formula).toEqual({ by: 'difference', parts: [{ field: 'gross' }, { field: 'tare' }] }); // prettier-ignore
  });
});
