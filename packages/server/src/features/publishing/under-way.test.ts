import type { AppId } from '@whittle/contract/ids';
import { expect, test } from 'vitest';
import { createUnderWay } from './under-way.ts';

test('[PUB-16] [PUB-27] an app and its new address are known to be published for as long as any publish of it takes', async () => {
  const underWay = createUnderWay();
  const appId = 'app1' as AppId;
  const now = () => [underWay.hasApp(appId), underWay.has('club'), underWay.has('team')];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const both = [
    underWay.during(appId, 'club', () => first.promise),
    underWay.during(appId, 'team', () => second.promise),
  ];
  expect(now()).toEqual([true, true, true]);
  first.resolve();
  await both[0];
  expect(now()).toEqual([true, false, true]);
  second.reject(new Error('stopped'));
  await expect(both[1]).rejects.toThrow('stopped');
  expect(now()).toEqual([false, false, false]);
});
