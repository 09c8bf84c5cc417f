import { describe, expect, test } from 'vitest';
import { bookedThing } from '../../generate/booked-once.ts';
import type { Entity } from '../../plan/plan.ts';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const told = (entity: Entity | undefined) =>
  entity?.fields.map(({ label, type, formula }) => `${label}${formula ? ' =' : type === 'reference' ? ' ->' : ''}`) ??
  [];
const listOf = (prompt: string, plural: string) => told(planOf(prompt).entities.find((one) => one.plural === plural));

describe('[GEN-62] what people tell of their day has lists for what they do, not only for what they name', () => {
  test.each([
    ['I sweep chimneys in the valley. Want to see which chimneys haven’t been swept in over 12 months and what I charged last time.', 'Sweepings', ['Chimney ->', 'Date', 'Charge']],
    ['dog groomer. dogs come back every 6 or 8 weeks, owners forget. show me who is due this week', 'Dogs', ['Owner ->', 'Interval in weeks', 'Last visit =', 'Next due =']],
    ['we mow lawns for 40 people, some every week some every 2 weeks. who still owes me', 'Mowings', ['Lawn ->', 'Date', 'Price', 'Paid']],
    ['hives at 9 sites, each hive needs checking every 10 days. what’s due and where', 'Hives', ['Site ->', 'Interval in days', 'Next due =']],
    ['helpers put their names down for an evening, max 6 each evening', 'Evenings', ['Date', 'Places', 'Places free =']],
    ['players say coming / not coming for each training or match and I see how many', 'Dates', ['Kind', 'Coming =']],
    ['People sign up for a bread baking day, sourdough or yeast, how many loaves. oven takes 24 loaves not more', 'Bread baking days', ['Kind', 'Loaves in all', 'Loaves free =']],
    ['80 board games in our centre and nobody knows who borrowed them. photo, age, shelf', 'Loans', ['Board game ->', 'Borrower', 'Returned on']],
    ['every sausage gets smoked, turned and is ready after some weeks. date made, hook', 'Treatments', ['Sausage ->', 'Date', 'What was done']],
    ['we foster hedgehogs, weigh them every evening, if one loses weight i must see it', 'Hedgehogs', ['Last weight =', 'Change =']],
    ['maple syrup, per tree when tapped, how many litres from each collection, and what i sold to whom', 'Trees', ['Tapped on', 'Total litres =']],
    ['room full of fabric. colour, width, how many metres left, shelf. when i use some for a dress take it off', 'Uses', ['Fabric ->', 'Dress ->', 'Amount used']],
    ['Harbour with 45 berths. boat name, owner phone, paid until, which berths are free', 'Berths', ['Number', 'Taken =']],
    ['club with 4 courts, people ring me up to ask is court 2 free, let them book themselves', 'Bookings', ['Court ->', 'Date']],
    ['three neighbours share a wood chipper. who has it when, what is broken, and the costs split by three', 'Expenses', ['Neighbour ->', 'Amount', 'Share of each =']],
    ['piano teacher, kids buy cards of 10 lessons. tick what they can already (scales, chords, sight reading)', 'Kids', ['Scales', 'Sight reading', 'Lessons left =']],
    ['choir: build the programme of a concert from pieces and see how long it lasts. pieces with composer', 'Concerts', ['Total minutes =']],
    ['tattoo shop. Customers come for 2 or 3 sessions. need the design, body part, deposit paid and whats still owing and who is coming this week', 'Customers', ['Body part', 'Deposit paid', 'Still owing =']],
    ['people drop bikes off. Give every bike a number, name, phone, price and where its at: waiting, in work, done', 'Bikes', ['Number', 'Phone', 'Status']],
    ['Vaccination day in the hall. slots of 10 minutes, name, how many people', 'Bookings', ['Day ->', 'Time slot', 'People']],
    ['swimming pool lost property, swimmers look and say thats mine, after 3 months it is thrown away', 'Found items', ['Claims =', 'Thrown away on =']],
    ['which horses worked how many hours this week (max 20), who is lame, and groups of 5 for each ride', 'Horses', ['Status', 'Hours this week =']],
    ['4 parents driving kids to football practice. who drives there, who drives back, count who drove how often', 'Parents', ['Seats in the car', 'Drives made =']],
    ['grandma has nurses coming twice a day. pills given yes no, what she drank, mood', 'Visits', ['Nurse ->', 'Pills given', 'What she drank']],
    ['diving club, members log their finds with a photo. 12 lakes with rules, members put their name down for a day, owner gets half so value matters', 'Finds', ['Lake ->', 'Share of the owner =']],
  ])('“%s”: %s', (prompt, plural, fields) => expect(listOf(prompt, plural)).toEqual(expect.arrayContaining(fields))); // prettier-ignore

  test.each([
    ['Tenants with name, flat and rent. Payments belong to a tenant and have amount, date and paid yes or no.', ['Tenants', 'Payments']],
    ['Singers with name and voice. Attendances belong to a singer and have a date and present (yes/no).', ['Singers', 'Attendance']],
  ])('what a text says by itself stays: “%s”', (prompt, plurals) =>
    expect(planOf(prompt).entities.map(({ plural }) => plural)).toEqual(plurals),
  ); // prettier-ignore

  test('what is due once is no round', () => {
    const { entities } = planOf('task list for our team with due date and who does it, remind us every 2 weeks');
    expect(entities.map(({ plural }) => plural)).not.toContain('Visits');
  });

  test('who buys for themselves has no shop, and who is at the end of a sentence is no audience', () => {
    const { entities, audience } = planOf('I lay floors, boxes of boards with colour and shelf, I buy new ones because I forget what is in the cellar'); // prettier-ignore
    expect(entities.map(({ name }) => name)).not.toContain('Order');
    expect(audience).toBeNull();
  });

  test('of what nobody knows the kinds, no choices are invented', () => {
    const kind = planOf('cheese batches with kind of cheese, date and shelf').entities[0]!.fields.find(({ name }) => name === 'kind_of_cheese'); // prettier-ignore
    expect(kind?.type).toBe('text');
  });
});

describe('[GEN-62] pages and limits that follow from what people do', () => {
  const pagesOf = (prompt: string) => planOf(prompt).pages.flatMap((page) => (page.archetype === 'list' && page.only ? [page.label] : [])); // prettier-ignore

  test.each([
    ['dogs come back every 6 or 8 weeks, owners forget. show me what is due', 'Due now'],
    ['80 board games and nobody knows who borrowed them', 'Not given back'],
    ['Harbour with 45 berths. owner phone, paid until, which berths are free', 'Empty berths'],
    ['we foster hedgehogs, weigh them every evening, if one loses weight i must see it', 'Losing weight'],
    ['small lab. which samples are late (over 4 days)? samples with customer', 'Late samples'],
  ])('“%s”: %s', (prompt, page) => expect(pagesOf(prompt)).toContain(page));

  test('what several share is had by one of them at a time, whoever it is', () => {
    const { entities } = planOf('three neighbours share a wood chipper. who has it when, what is broken, and the costs split by three'); // prettier-ignore
    const booked = bookedThing(entities.find(({ plural }) => plural === 'Bookings')!);
    expect(booked?.from.name).toBe('from');
    expect(booked?.thing).toBeUndefined();
  });

  test('one person makes the dates, each answers for themselves', () => {
    const { entities } = planOf(
      'players say coming / not coming for each training or match. only the coach adds dates',
    );
    expect(entities.map(({ plural, access }) => [plural, access.write])).toEqual([['Dates', 'admin'], ['Players', 'all'], ['Answers', 'creator']]); // prettier-ignore
  });
});
