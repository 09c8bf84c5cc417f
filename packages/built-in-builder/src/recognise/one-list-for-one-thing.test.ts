import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const lists = (prompt: string) => recognise(prompt).plan.entities.map(({ plural }) => plural);

describe('[GEN-62] one thing has one list, whatever words a text has for it', () => {
  test.each([
    ['A cooking magazine site with articles and stories to browse, search and share', 'Stories'],
    ['A gardening blog with articles. Readers can subscribe to a newsletter', 'Newsletters'],
    ['A gardening blog with articles. Readers can subscribe to the newsletter by newsletter subscription', 'Subscriptions'],
    ['A dance school website with class schedules and classes. Users should be able to register for classes', 'Class schedules'],
    ['A greenhouse monitoring website with sensor readings and measurements of temperature', 'Readings'],
    ['A CRM website for managing sales leads and messages to leads. Users should be able to view reports', 'Customers'],
    ['A chess club website with a forum and club discussions. Members discuss openings in club discussions', 'Discussions'],
    ['A website for a heating company to show company information and products, with news', 'Companies'],
    ['A resume website to display personal information, skills, work experience and projects', 'Personal information'],
    ['A bus workshop system with vehicles, repairs and repair orders', 'Orders'],
    ['A drugstore management website for medicines and sales. Users should be able to check stock', 'Stocks'],
    ['A wedding band website with songs and packages where visitors request a quote', 'Requests'],
  ])('%s: no list of %s', (prompt, list) => {
    expect(lists(prompt)).not.toContain(list);
  }); // prettier-ignore

  test.each([
    ['A website for a trading course to show stocks, stock prices and a watchlist of shares', 'Stocks'],
    ['A port news site with news, company profiles and events', 'Companies'],
    ['A shop system to keep customers and leads: customers with name and address, leads with source and value', 'Customers'],
    ['We write newsletters. Newsletters with subject and text, readers with name and email', 'Newsletters'],
  ])('%s: %s are kept', (prompt, list) => {
    expect(lists(prompt)).toContain(list);
  }); // prettier-ignore

  test.each([
    ['A photographer website with albums and photos', 'Albums', 'Tracks'],
    ['A web system of a car rental company with cars and damage reports', 'Damage reports', 'Evidence'],
    ['A hiking website with routes and tips from users', 'Tips', 'Evidence'],
    ['An e-learning website with courses and materials', 'Materials', 'Minimum'],
  ])('%s: %s have no field of another trade', (prompt, list, field) => {
    const entity = recognise(prompt).plan.entities.find(({ plural }) => plural === list)!;
    expect(entity.fields.map(({ label }) => label)).not.toContain(field);
  });
});

test('[GEN-60] reports among what a system does are a page over what is kept', () => {
  const { plan } = recognise('Please implement a bike rental system with functionalities for bikes, rentals, and reports.'); // prettier-ignore
  expect(plan.entities.map(({ plural }) => plural)).not.toContain('Reports');
  expect(plan.pages.map((page) => (page.archetype === 'feature' ? page.feature : page.archetype))).toContain('report');
});
