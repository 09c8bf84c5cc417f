import { expect, it } from 'vitest';
import { chatLimitsOf, tightestAllowance } from './chat-limits.ts';

const none = { messagesPerDay: null, messagesPerMonth: null, tokensPerMonth: null };
const builder = (plan: string) => ({ plan, isAdmin: false });

it('[GEN-15] an installation without plans and caps limits nobody', () => {
  expect(chatLimitsOf(builder('lite'), { hasPlans: false, caps: none })).toEqual(none);
});

it.each([
  ['lite', 5, 30],
  ['explorer', null, 100],
  ['MOON', null, 250],
  ['monetizer', null, 500],
  ['a plan of later', null, 100],
])('[GEN-15] the plan %s gives %s messages a day and %s a month', (plan, messagesPerDay, messagesPerMonth) => {
  expect(chatLimitsOf(builder(plan), { hasPlans: true, caps: none })).toEqual({
    messagesPerDay,
    messagesPerMonth,
    tokensPerMonth: null,
  });
});

it('[GEN-15] the stricter of plan and cap holds, and none for platform admins', () => {
  const caps = { messagesPerDay: 20, messagesPerMonth: 20, tokensPerMonth: 1_000 };
  expect(chatLimitsOf(builder('lite'), { hasPlans: true, caps })).toEqual({ ...caps, messagesPerDay: 5 });
  expect(chatLimitsOf({ plan: 'lite', isAdmin: true }, { hasPlans: true, caps })).toEqual(none);
});

const ofDay = (limit: number, left: number) => ({
  kind: 'messages-of-day' as const,
  limit,
  left,
  resetsAt: '2026-11-22T00:00:00.000Z',
  usedUp: 'No more today.',
});
const noon = { waiting: 0, now: new Date('2026-11-21T12:00:00Z') };

it.each([
  [5, 4, null],
  [5, 3, 3],
  [1, 1, null],
  [1, 0, 0],
  [500, 51, null],
  [500, 50, 50],
])('[GEN-15] of %i messages with %i left the builder is told of %s', (limit, left, told) => {
  expect(tightestAllowance([ofDay(limit, left)], noon)?.left ?? null).toBe(told);
});

it('[GEN-15] what waits in the queue is spoken for, and the next day begins again', () => {
  expect(tightestAllowance([ofDay(5, 2)], { ...noon, waiting: 2 })).toMatchObject({ left: 0, isUsedUp: true });
  expect(tightestAllowance([ofDay(5, 0)], { waiting: 0, now: new Date('2026-11-22T00:00:00Z') })).toBeNull();
});
