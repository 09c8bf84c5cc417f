import { expect, it, test } from 'vitest';
import { type Entitled, isLiving, planOfEntitlements } from './entitlement.ts';

const now = new Date('2026-11-23T12:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const entitled = (change: Partial<Entitled> = {}): Entitled => ({
  ...{ plan: 'explorer', state: 'active', until: null, isDisputed: false, endedAt: null },
  ...change,
});

test.each<[string, Partial<Entitled>, boolean]>([
  ['paid', {}, true],
  ['in its trial', { state: 'trial' }, true],
  ['with a late payment', { state: 'payment-late' }, true],
  ['cancelled, until the day that was paid for', { state: 'cancelling', until: after }, true],
  ['cancelled, after that day', { state: 'cancelling', until: before }, false],
  ['refunded', { state: 'refunded' }, false],
  ['disputed', { state: 'disputed' }, false],
  ['running with a disputed payment', { isDisputed: true }, false],
  ['revoked', { state: 'revoked' }, false],
  ['not paid in the end', { state: 'failed' }, false],
  ['over', { state: 'ended' }, false],
  ['ended by an admin', { endedAt: before }, false],
  ['given until yesterday', { until: before }, false],
])('[PLAN-15] a plan that is %s counts: %s', (_, change, counts) => {
  expect(isLiving(entitled(change), now)).toBe(counts);
});

it('[PLAN-15] the highest plan that counts is the account’s, lite without one', () => {
  expect(planOfEntitlements([], now)).toBe('lite');
  expect(planOfEntitlements([entitled({ plan: 'monetizer', state: 'refunded' })], now)).toBe('lite');
  expect(planOfEntitlements([entitled(), entitled({ plan: 'MOON' }), entitled()], now)).toBe('MOON');
});
