import { describe, expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';
import { mainPageOf, resolvePage } from './resolve-page.ts';
import { sameOriginPath } from './same-origin-path.ts';

const app = {
  appId: '0123456789abcdef01234567',
  slug: 'bike-desk',
  pages: ['Bookings', 'Dashboard', 'OrderDetail'],
  mainPage: null,
};

describe('the page that a path shows', () => {
  test.each([
    ['/Bookings', 'Bookings'],
    ['/bookings/', 'Bookings'],
    ['/order-detail', 'OrderDetail'],
    ['/app/bike-desk/ORDERDETAIL', 'OrderDetail'],
    ['/%42ookings', 'Bookings'],
  ])('[ROUTE-10] %s is matched by its last segment, case-insensitively and ignoring hyphens', (path, page) => {
    expect(resolvePage(app, path)).toBe(page);
  });

  test.each(['/Missing', '/Bookings/42', '/%E0%A4%A', '/constructor'])(
    '[ROUTE-11] %s names no page, neither the slug nor the id: no page is found',
    (path) => {
      expect(resolvePage(app, path)).toBeNull();
    },
  );

  test.each(['/', '', '/bike-desk', '/app/bike-desk/', `/${app.appId}`])(
    '[ROUTE-12] %s is the app itself: its main page',
    (path) => {
      expect(resolvePage(app, path)).toBe('Dashboard');
    },
  );
});

describe('[ROUTE-12] the main page', () => {
  test.each([
    [{ pages: ['Home', 'Index'], mainPage: 'Index' }, 'Index'],
    [{ pages: ['Index', 'Home'], mainPage: 'Gone' }, 'Home'],
    [{ pages: ['Landing', 'Dashboard'], mainPage: null }, 'Dashboard'],
    [{ pages: ['Zebra', 'Ant'], mainPage: null }, 'Zebra'],
    [{ pages: [], mainPage: 'Home' }, null],
  ])('%j shows %s', (given, page) => {
    expect(mainPageOf(given)).toBe(page);
  });
});

test.each([
  ['Expenses', '/Expenses'],
  ['Expense?id=1&tab=notes', '/Expense?id=1&tab=notes'],
  ['Order Detail?name=A B', '/Order-Detail?name=A B'],
  ['/Home', '/Home'],
])('[ROUTE-06] the address of %s is %s', (page, url) => {
  expect(pageUrl(page)).toBe(url);
});

test.each([
  ['/Bookings?x=1#y', '/Bookings?x=1#y'],
  ['http://bike.test/a', '/a'],
  ['https://evil.test/a', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['http://bike.test//evil.test', '/'],
  ['', '/'],
  [null, '/'],
])('[S-05] after sign-in %s leads to %s', (target, path) => {
  expect(sameOriginPath(target, 'http://bike.test')).toBe(path);
});
