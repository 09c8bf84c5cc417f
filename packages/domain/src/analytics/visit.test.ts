import { describe, expect, test } from 'vitest';
import { isRobot, visitLanguage, visitSource } from './visit-source.ts';
import { visitedPage } from './visited-page.ts';

describe('[ANALYTICS-03] what is kept of a visit', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/Bookings?email=ada@example.com#top', '/Bookings'],
    ['//Bookings/', '/Bookings'],
    ['/orders/4711', '/orders/:id'],
    ['/orders/0198c1d2e3f4a5b6c7d8e9f0/edit', '/orders/:id/edit'],
    ['/o/6f1c2f0e-7c1b-4d53-9a55-0d0c2f9b3a11', '/o/:id'],
    ['/invite/Zk3-9fQx0Lm_2pAa71', '/invite/:id'],
    ['/people/ada@example.com', '/people/:id'],
    ['/people/ada%40example.com', '/people/:id'],
    ['/international-shipping', '/international-shipping'],
  ])('%s is counted as %s', (path, page) => expect(visitedPage(path)).toBe(page));

  test('a page is at most 200 characters long', () => expect(visitedPage(`/${'ab '.repeat(500)}`)).toHaveLength(200));

  test.each([
    ['https://www.example.org/search?q=secret', 'example.org'],
    ['https://desk.example.com/Other', ''],
    ['android-app://com.example', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('who comes from %s comes from “%s”', (referrer, source) =>
    expect(visitSource(referrer, 'desk.example.com')).toBe(source),
  );

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['EN', 'en'],
    ['*', ''],
    ['', ''],
  ])('%s asks for %s', (header, language) => expect(visitLanguage(header)).toBe(language));

  test('programs that say so are no visitors', () => {
    expect(isRobot('Mozilla/5.0 (compatible; ExampleBot/2.1; +https://example.org)')).toBe(true);
    expect(isRobot('Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140')).toBe(true);
    expect(isRobot('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36')).toBe(false);
  });
});
