import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

/** As the router reads an address, encoded letters included. */
const paramsOf = (address: string) => matchRoutes([{ path: paths.app.pattern }], address)?.[0]?.params;

test.each([
  ['/build/app/0123', { appId: '0123' }],
  ['/build/app/0123/Home', { appId: '0123', pageName: 'Home' }],
])('[ROUTE-02] %s is an app in the builder', (address, params) => {
  expect(paramsOf(address)).toEqual(params);
});

test('[ROUTE-02] the tools of an app have addresses that are none of a page called Tools', () => {
  const match = (address: string) =>
    matchRoutes(
      [paths.tools, paths.tool, paths.app].map(({ pattern }) => ({ path: pattern, caseSensitive: true })),
      address,
    )?.[0]?.route.path;
  expect(match(paths.tools.to('0123'))).toBe(paths.tools.pattern);
  expect(match(paths.tool.to('0123', '4567'))).toBe(paths.tool.pattern);
  expect(match(paths.app.to('0123', 'Tools'))).toBe(paths.app.pattern);
});

test.each([undefined, null, 'Home', 'Über uns', 'a/b', '100%?'])(
  '[ROUTE-02] the link to the page %j leads to that page',
  (page) => {
    const { appId, pageName } = paramsOf(paths.app.to('0123', page)) ?? {};
    expect([appId, pageName]).toEqual(['0123', page ?? undefined]);
  },
);
