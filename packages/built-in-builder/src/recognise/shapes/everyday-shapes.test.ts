import { describe, expect, test } from 'vitest';
import { bookedThing } from '../../generate/booked-once.ts';
import type { Entity } from '../../plan/plan.ts';
import { promptText } from '../prompt-text.ts';
import { readPrompt } from '../../reading/read-prompt.ts';
import { settleEntities } from '../settle-entities.ts';
import { recognise } from '../recognise.ts';
import { everydayShapes } from './everyday-shapes.ts';

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
    ['drivers sign up for a session at the food bank, at most 6 of them', 'Sessions', ['Places free =']],
    ['our rowers tell whether they are coming to each outing or regatta. say if they come for each outing or regatta', 'Dates', ['Kind', 'Coming =']],
    ['People sign up for a bread baking day, sourdough or yeast, how many loaves. oven takes 24 loaves not more', 'Bread baking days', ['Kind', 'Loaves in all', 'Loaves free =']],
    ['80 board games in our centre and nobody knows who borrowed them. photo, age, shelf', 'Loans', ['Board game ->', 'Borrower', 'Returned on']],
    ['every sausage gets smoked, turned and is ready after some weeks. date made, hook', 'Treatments', ['Sausage ->', 'Date', 'What was done']],
    ['we foster hedgehogs, weigh them every evening, if one loses weight i must see it', 'Hedgehogs', ['Last weight =', 'Change =']],
    ['maple syrup, per tree when tapped, how many litres from each collection, and what i sold to whom', 'Trees', ['Tapped on', 'Total litres =']],
    ['room full of rope. colour, width, how many metres left, shelf. when i use some for a swing take it off', 'Uses', ['Rope ->', 'Swing ->', 'Amount used']],
    ['Harbour with 45 berths. boat name, owner phone, paid until, which berths are free', 'Berths', ['Number', 'Taken =']],
    ['6 moorings at the lake, members reserve a mooring for the day', 'Bookings', ['Mooring ->', 'Date']],
    ['three neighbours share a wood chipper. who has it when, what is broken, and the costs split by three', 'Expenses', ['Neighbour ->', 'Amount', 'Share of each =']],
    ['tennis coach, players buy packs of 8 lessons. mark what they can do (serve, volley, backhand)', 'Players', ['Serve', 'Backhand', 'Lessons left =']],
    ['choir: build the programme of a concert from pieces and see how long it lasts. pieces with composer', 'Concerts', ['Total minutes =']],
    ['massage practice. Patients come for 5 or 6 sessions. body part, deposit paid, balance, and who is booked today', 'Patients', ['Body part', 'Deposit paid', 'Still owing =']],
    ['shoe mender. customers hand shoes in. give each repair a number, name, phone. status: new, at the bench, ready', 'Repairs', ['Number', 'Phone', 'Status']],
    ['Vaccination day in the hall. slots of 10 minutes, name, how many people', 'Bookings', ['Day ->', 'Time slot', 'People']],
    ['lost and found at our school, pupils browse it and claim, after 6 months it is sold', 'Found items', ['Claims =', 'Sold on =']],
    ['which boats went how many hours per week, at most 30, and crews of 4 for every tour', 'Boats', ['Status', 'Hours this week =']],
    ['car pool of 5 players to handball training. who drives out, who drives home', 'Players', ['Seats in the car', 'Drives made =']],
    ['grandpa has carers in the morning and evening. drops given yes/no, what he ate, sleep', 'Visits', ['Carer ->', 'Drops given', 'What he ate']],
  ])('“%s”: %s', (prompt, plural, fields) => expect(listOf(prompt, plural)).toEqual(expect.arrayContaining(fields))); // prettier-ignore

  test.each([
    ['Tenants with name, flat and rent. Payments belong to a tenant and have amount, date and paid yes or no.', ['Tenants', 'Payments']],
    ['Singers with name and voice. Attendances belong to a singer and have a date and present (yes/no).', ['Singers', 'Attendance']],
  ])('what a text says by itself stays: “%s”', (prompt, plurals) =>
    expect(planOf(prompt).entities.map(({ plural }) => plural)).toEqual(plurals),
  ); // prettier-ignore

  test.each([
    'Users can sign up and log in. Recipes with title, photo and ingredients.',
    'Volunteer fire brigade: hoses with length, vehicle and last check.',
    'Each volunteer has a name, phone and email. Track volunteer hours.',
    'Build a CRM with companies and contacts. Contacts have name, email and phone.',
    'Create an app with recipes and ingredients',
    'Invoices have a number and an amount and are due after 14 days. Which invoices are unpaid? Clients with name and email.',
    'Members borrow books for 3 weeks. Show which books are due.',
    'Salon: stylists with name and phone, services with price and duration. Clients book 30-minute slots with a stylist.',
    'Doctors offer 20-minute slots per doctor',
    'Hotel with 20 rooms. Guests book a room with check-in, check-out and number of guests.',
    'Restaurant with 12 tables, waiters take orders, which tables are free',
    'Each order has a number, a date and a customer. Products with name and price.',
    'Claims with amount and reason. Each claim is reviewed and approved or rejected.',
    'I weigh myself every morning and note workouts',
    'Tenants pay rent every month, who still owes me',
    'Three friends run a food truck and want a calendar of events, the expenses and the menu',
    'Lost and found: items with photo, place, shelf and finder',
    'Baby with name and birthday. Nurses log feedings with time and amount every morning.',
    'Students have several exams. Courses with name and credits.',
    'Loans with member, book, loan date and fine. Books can be borrowed by members.',
    'I see who drives to which customer. Vans with plate and mileage.',
    'Customers order packs of 6 bottles',
    'Homework is due in 3 days, which assignments are late',
  ])('no shape touches “%s”', (prompt) => {
    const text = promptText(prompt);
    const reading = readPrompt(text);
    settleEntities(reading, false);
    const before = JSON.stringify(reading.entities);
    expect(everydayShapes(reading, text)).toBeNull();
    expect(JSON.stringify(reading.entities)).toBe(before);
  });

  test('who may change a list counts where no other shape is found', () => {
    const { entities } = planOf('Our choir keeps its songs here. Only the conductor may change the songs');
    expect(entities[0]?.access.write).toBe('admin');
  });

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
    expect(entities.map(({ plural, access }) => [plural, access.write])).toEqual([['Dates', 'admin'], ['Players', 'admin'], ['Answers', 'creator']]); // prettier-ignore
  });
});
