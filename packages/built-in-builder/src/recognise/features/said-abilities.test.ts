import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { fieldOf } from '../../plan/plan.ts';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const entity = (prompt: string, plural: string) => planOf(prompt).entities.find((one) => one.plural === plural);
const fileOf = (prompt: string, path: string) => {
  const { plan, samples } = recognise(prompt);
  return appFiles(plan, { samples }).find((file) => file.path === path)?.content ?? '';
};

describe('[GEN-60] what a text says that people can do', () => {
  test('a room that is booked in slots is kept, and each slot is taken once', () => {
    const prompt =
      'A house portal. Residents report faults with floor and description and book the sauna room in one-hour slots.';
    const booking = entity(prompt, 'Bookings')!;
    expect(booking.isExclusive || booking.fields.some(({ reference }) => reference === 'SaunaRoom')).toBe(true);
    expect(fieldOf(booking, 'time_slot')?.options?.length).toBe(12);
  });

  test('halls that are reserved by the hour have a start and an end', () => {
    const booking = entity(
      'An internal system for practice halls with size and piano. Musicians reserve a hall for an hour; reservations that overlap are refused.',
      'Reservations',
    )!;
    expect(booking.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual(
      expect.arrayContaining(['start: datetime', 'end: datetime']),
    );
  });

  test('a booking is of each thing that is chosen for it, and its code leads back to it', () => {
    const plan = planOf(
      'A website for a riding school. Guests choose a trainer, a horse and a free time and book with name. They can cancel a lesson using their booking code.',
    );
    const booking = plan.entities.find(({ verb }) => verb === 'Book')!;
    expect(booking.fields.flatMap(({ reference }) => reference ?? []).toSorted()).toEqual(['Horse', 'Trainer']);
    expect(plan.pages).toContainEqual(expect.objectContaining({ feature: 'lookup', entity: booking.name }));
  });

  test.each([
    ['A poetry site with poems by theme. Readers save poems for later.', 'Saved poems', 'Poem'],
    ['A coin site shows coins with country and year. Visitors collect coins in their own album.', 'My album', 'Coin'],
  ])('what people keep for themselves has a list of its own: “%s”', (prompt, plural, of) => {
    expect(entity(prompt, plural)?.fields.map(({ reference }) => reference)).toContain(of);
  });

  test('what is voted on has the votes', () => {
    const plan = planOf(
      'A website for a choir. Concerts have date and place. Members suggest songs with title and composer and vote on suggested songs.',
    );
    const voted = plan.entities.filter(({ fields }) => fields.some(({ name }) => name === 'votes'));
    expect(voted.map(({ label }) => label)).toEqual(['Song']);
  });

  test('what is to be printed has a button for it, alone and in its list', () => {
    const prompt = 'A website for a hiking club. Hikes have date, length and description. Members print the hike.';
    expect(entity(prompt, 'Hikes')?.actions).toContain('print');
    expect(fileOf(prompt, 'pages/HikeDetail.jsx')).toContain('<PrintButton />');
  });

  test('limits per category are weighed against what was spent', () => {
    const prompt =
      'A household app. Record expenses with date, category and note, set a monthly limit per category and show what is left.';
    expect(planOf(prompt).pages).toContainEqual(expect.objectContaining({ feature: 'budget', others: ['Expense'] }));
    expect(fieldOf(entity(prompt, 'Expenses')!, 'amount')?.type).toBe('money');
    expect(fileOf(prompt, 'pages/WhatIsLeft.jsx')).toContain("amount: 'amount'");
  });

  test('income beside expenses is kept as well, with an amount', () => {
    const income = entity('A household app that records income and expenses with date and note', 'Income');
    expect(fieldOf(income!, 'amount')?.type).toBe('money');
  });

  test('goods that come in and go out move the stock of an article, and a count shows how far it is off', () => {
    const prompt =
      'A warehouse tool for a bakery supplier. It should have articles with shelf and minimum stock, goods received, goods issued and stocktaking.';
    expect(fileOf(prompt, 'services/goods-receipts.js')).toContain('stockChange');
    expect(fileOf(prompt, 'services/goods-issues.js')).toContain('-(record.quantity');
    expect(fieldOf(entity(prompt, 'Stocktaking')!, 'difference')?.formula?.by).toBe('difference');
    expect(entity(prompt, 'Articles')?.fields.map(({ name }) => name)).not.toContain('author');
  });

  test('drafts stand apart from what readers see', () => {
    const prompt =
      'A village gazette website. Editors write reports with title, hamlet and text, save them as drafts and publish them.';
    const lists = planOf(prompt).pages.flatMap((page) => (page.archetype === 'list' ? [[page.label, page.only]] : []));
    expect(lists).toContainEqual(['Drafts', { field: 'status', kind: 'is', value: 'Draft' }]);
    expect(fileOf(prompt, 'pages/Home.jsx')).toContain("status === 'Published'");
  });

  test('notes that others cannot see are for admins alone', () => {
    const note = entity(
      'A ticket system for a theatre. Actors open tickets with stage and problem. Technicians write notes that actors cannot see.',
      'Internal notes',
    );
    expect(note?.access).toEqual({ read: 'admin', write: 'admin' });
  });

  test('a shop that speaks of products has one list of them, by kind', () => {
    const plan = planOf(
      'An online shop for teapots and kettles. A product page shows price and volume; customers place orders through a cart.',
    );
    expect(plan.entities.map(({ plural }) => plural)).toEqual(['Products', 'Orders']);
    expect(
      plan.entities[0]!.fields.find(({ name }) => name === 'category')?.options?.map(({ value }) => value),
    ).toEqual(['Teapot', 'Kettle']);
  });

  test('shelves with names say where a thing stands', () => {
    const game = entity(
      'A website for board game fans. Games with title and players. Members keep shelves for "wished", "owned" and "played".',
      'Games',
    );
    expect(fieldOf(game!, 'status')?.options?.map(({ value }) => value)).toEqual(['Wished', 'Owned', 'Played']);
  });

  test('a memory game keeps what was played on each level', () => {
    const prompt = 'A memory card game with levels, themes and high scores';
    expect(fieldOf(entity(prompt, 'High scores')!, 'level')?.options?.map(({ value }) => value)).toEqual([
      'Easy',
      'Medium',
      'Hard',
    ]);
    expect(fileOf(prompt, 'pages/Home.jsx')).toContain('bestOf(level)');
  });

  test('who decides with an invitation has that as a state', () => {
    const application = entity(
      'A job board for foghorn keepers. Keepers publish positions with tower and town. Singers apply with a message. Keepers can invite or decline them.',
      'Applications',
    );
    expect(fieldOf(application!, 'status')?.options?.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Invited', 'Declined']),
    );
  });

  test('what is described by its description alone has it once', () => {
    const damage = entity(
      'A website for boat sharing with boats (name, seats). Users report damages to a boat with description.',
      'Damages',
    );
    const names = damage?.fields.map(({ name }) => name) ?? [];
    expect(names.filter((name) => name === 'description')).toEqual(['description']);
  });

  test('a cost from hours and distance asks for the price of each', () => {
    const page = planOf('A van hire website with vans (name, price) and a calculator that estimates the cost from days and miles.').pages.find((one) => one.archetype === 'feature' && one.feature === 'calculator');
    expect(JSON.stringify(page)).toContain('Price per mile');
  }); // prettier-ignore

  test('an order of questions orders nothing, and what is packed is ticked off', () => {
    const plan = planOf('A camp website. Leaders write tasks and change their order. A shared packing list whose items are ticked off.');
    expect(plan.pages.map(({ label }) => label)).not.toContain('Cart');
    expect(plan.pages).toContainEqual(expect.objectContaining({ label: 'Packing list', layout: 'checklist' }));
  }); // prettier-ignore

  test('what is below its minimum is proposed for an order, and needs no cart', () => {
    const prompt = 'A stock tool for a workshop. Parts have number, shelf, stock and minimum stock. Show which parts have fallen below the minimum and make an order proposal.';
    expect(planOf(prompt).pages.map(({ label }) => label)).toContain('Order proposal');
    expect(planOf(prompt).pages.map(({ label }) => label)).not.toContain('Cart');
    expect(fileOf(prompt, 'pages/OrderProposal.jsx')).toContain("quantity: 'stock', minimum: 'minimum");
  }); // prettier-ignore
});
