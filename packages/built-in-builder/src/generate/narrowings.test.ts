import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';

const pagesOf = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  return (name: string) => files.get(`pages/${name}.jsx`) ?? '';
};

describe('[GEN-65] a figure leads to the list as it counts', () => {
  test('what is open, and what is due', () => {
    const page = pagesOf(
      'A ticket system for our house: title, due date, priority, status (open, in progress, done), with a dashboard',
    );
    const links = [...page('Home').matchAll(/createPageUrl\('(\w+)\?only=(\w+)'\)/g)].map(([, list, only]) => [list, only]); // prettier-ignore
    expect(links).toEqual([
      ['Queue', 'open'],
      ['Queue', 'due'],
    ]);
    for (const [, only] of links) expect(page('Queue')).toContain(`{ value: '${only}', label: `);
    expect(page('Queue')).toContain("value={list.filter('only')}");
  });

  test('a span of time', () => {
    const page = pagesOf('I want to track my expenses: amount, date, category. With an overview by month.');
    const dashboard = [page('Home'), page('Overview')].find((one) => one.includes('splitByPeriod')) ?? '';
    const list = /createPageUrl\('(\w+)\?period=' \+ chosen\)/.exec(dashboard)?.[1] ?? '';
    expect(page(list)).toContain("value={list.filter('period')}");
  });

  test('a list that begins with what is to come shows what a figure counts of the past as well', () => {
    const page = pagesOf('Bookings of our telescopes: telescope, person, start and end, with an overview');
    expect(page('Home')).toContain("list.filter('when') || list.filter('only') || list.query ||");
  });

  test('all records where nothing is ever finished', () => {
    const page = pagesOf('A directory of people with name, team and phone, and a dashboard with people by team');
    const pages = [page('Home'), page('Overview')].join('\n');
    expect(pages).toMatch(/createPageUrl\('\w+\?when=all'\)/);
  });
});
