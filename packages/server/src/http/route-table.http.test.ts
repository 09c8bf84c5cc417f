import { callAsEverybody } from '@whittle/testing/routes/call-route';
import type { HostKind } from '@whittle/contract/call';
import { allCalls } from '@whittle/contract/calls';
import { registeredRoutes } from '@whittle/testing/routes/registered-routes';
import { routeTable } from '@whittle/testing/routes/route-table';
import { createWorld, type World } from '@whittle/testing/routes/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hosts: HostKind[] = ['builder', 'preview', 'published'];

let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());

test('[WALL-01] every call of the contract stands in the table of who may call it', () => {
  const known = new Set(routeTable.map(({ call }) => call));
  expect(allCalls.filter((call) => !known.has(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe.each(hosts)('[WALL-01] on the %s host', (host) => {
  const rows = routeTable.filter(({ rules }) => rules[host]);

  test('every route stands in the table of who may call it', () => {
    const known = new Set(rows.map(({ route }) => route));
    const missing = registeredRoutes(world.server, host).filter((route) => !known.has(route));
    expect(missing, 'add rows for these to testing/src/routes/*-routes.ts').toEqual([]);
  });

  test('the table has no route that is gone', () => {
    const registered = new Set(registeredRoutes(world.server, host));
    expect(rows.map(({ route }) => route).filter((route) => !registered.has(route))).toEqual([]);
  });

  test.each(rows.map((row) => [row.when ? `${row.route} (${row.when})` : row.route, row] as const))(
    '%s',
    async (_name, row) => {
      const observed = await callAsEverybody(world, row, host);
      const wrong = observed.filter(({ caller, verdict }) => verdict !== row.rules[host]![caller]);
      expect(wrong).toEqual([]);
      expect(observed.filter(({ unlike }) => unlike !== null)).toEqual([]);
    },
  );
});
