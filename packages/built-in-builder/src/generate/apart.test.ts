import { declaredApart, overlaps } from '@whittle/domain/entities/apart';
import { pick, seededRandom } from '@whittle/testing/random-values';
import { describe, expect, test } from 'vitest';
import type { Entity } from '../plan/plan.ts';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';
import { apartRules } from './apart.ts';
import { bookedOnce, bookedThing } from './booked-once.ts';
import { Imports } from './imports.ts';

const built = (prompt: string) => recognise(prompt).plan;
const rulesOf = (plan: ReturnType<typeof built>, entity: Entity) =>
  apartRules(plan, entity) as { 'x-once'?: object[]; 'x-no-overlap'?: { unless?: object } };

describe('[ENT-44] what a form refuses of bookings, the server is told in the file of the list', () => {
  test.each([
    'Cabin booking for our ski club. Cabins have beds, nobody can book a cabin twice',
    'Court booking: members book a court on a day with start time and hours, one court is never booked twice at a time',
    'Room booking for our club: members book rooms by day with start and end time, nobody may book the same room twice',
  ])('%s', (prompt) => {
    const plan = built(prompt);
    const entity = plan.entities.find((one) => bookedThing(one) !== null)!;
    const { noOverlap } = declaredApart(rulesOf(plan, entity))!;
    const { test: source } = bookedOnce(entity, new Imports())!;
    const taken = new Function('day', 'time', `${source}; return taken;`)(String, String) as (
      values: object,
      others: object[],
    ) => object;
    const random = seededRandom(7);
    const { thing, from, until, time, endTime, length, others } = bookedThing(entity)!;
    const day = () => `2026-03-0${1 + Math.floor(random() * 6)}`;
    const clock = () => pick(random, ['08:00', '09:30', '11:00', '23:00']);
    const booking = () => ({
      ...Object.fromEntries([thing, ...others].flatMap((field) => (field ? [[field.name, pick(random, ['a', 'b'])]] : []))),
      [from.name]: from.type === 'date' ? day() : `${day()}T${clock()}:00.000Z`,
      ...(until && { [until.name]: pick(random, ['', from.type === 'date' ? day() : `${day()}T${clock()}:00.000Z`]) }),
      ...(time && { [time.name]: clock() }),
      ...(endTime && { [endTime.name]: pick(random, ['', clock()]) }),
      ...(length && { [length.name]: pick(random, ['', '1', '2.5']) }),
    }); // prettier-ignore
    let meetings = 0;
    for (let round = 0; round < 400; round += 1) {
      const [one, other] = [booking(), booking()];
      const isRefused = Object.keys(taken(one, [{ ...other, id: 'other' }])).length > 0;
      expect({ one, other, isRefused: overlaps(noOverlap!, one, other) }).toEqual({ one, other, isRefused });
      meetings += Number(isRefused);
    }
    expect(meetings).toBeGreaterThan(20);
  });

  test('what was cancelled keeps its time from nobody, and the form says what the server refuses', () => {
    const { plan, samples } = recognise('Cabin booking for our ski club. Cabins have beds, nobody can book a cabin twice');
    const entity = plan.entities.find((one) => bookedThing(one) !== null)!;
    expect(rulesOf(plan, entity)['x-no-overlap']!.unless).toEqual({ status: ['Cancelled'] });
    const forms = appFiles(plan, { samples }).filter(({ content }) => content.includes("'time-taken': 'Taken already."));
    expect(forms.some(({ content }) => content.includes('.catch(sayTaken)'))).toBe(true);
  }); // prettier-ignore

  test('[LANG-05] a German app says it in German', () => {
    const { plan, samples } = recognise('Raumbuchung für unseren Verein: Mitglieder buchen Räume von einem Tag bis zu einem Tag, kein Raum darf doppelt gebucht werden'); // prettier-ignore
    expect(plan.entities.some((one) => bookedThing(one) !== null)).toBe(true);
    const forms = appFiles(plan, { samples }).filter(({ content }) => content.includes('.catch(sayTaken)'));
    expect(forms.length).toBeGreaterThan(0);
    for (const { content } of forms) {
      expect(content).toContain("'time-taken': 'Das ist schon belegt. Bitte eine andere Zeit wählen.'");
    }
  });
});

describe('[ENT-43] what there may be once, the server is told in the file of the list', () => {
  const listWith = (prompt: string) => {
    const plan = built(prompt);
    const entity = plan.entities.find(({ once }) => once && once.length > 0)!;
    return { plan, entity, once: rulesOf(plan, entity)['x-once'] };
  };

  test('a thing is lent to one until it is back, and a number is given once', () => {
    const lent = listWith('Tool library: members borrow tools, a tool that is out cannot be lent again');
    expect(lent.once).toEqual([{ fields: ['tool'], until: 'returned' }]);
    const number = listWith('Mitgliederverwaltung im Verein: Mitgliedsnummer darf es nur einmal geben');
    expect(number.once).toEqual([{ fields: ['mitgliedsnummer'] }]);
  });

  test('where everybody has a list of their own, each of them has it once', () => {
    const { plan, entity } = listWith('Tool library: members borrow tools, a tool that is out cannot be lent again');
    const own = { ...entity, access: { read: 'creator', write: 'creator' } as const, once: [{ fields: ['tool'] }] };
    expect(rulesOf(plan, own)['x-once']).toEqual([{ fields: ['tool'], each: 'creator' }]);
  });
});
