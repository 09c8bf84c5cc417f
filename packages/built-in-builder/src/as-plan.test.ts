import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { expect, it } from 'vitest';
import type { BuildContext } from '@whittle/domain/chat/build-context';
import { replyTo } from './reply.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ask = (context: Partial<BuildContext>) => {
  const whole = { appId: 'a', appName: 'App', files: new Map(), schemas: {}, message: '', earlier: [], ...context };
  const text = replyTo(whole, now);
  return { text, actions: replyActions(parseReply(text, { ended: true })) };
};

it('[GEN-28] the built-in builder tells its plan without writing, and builds what was planned with what was said since', () => {
  const plan = ask({ message: 'A reading list: title, author, state', isPlan: true });
  expect(plan.actions).toEqual([]);
  expect(plan.text).toContain('I would build');
  expect(plan.text).toMatch(/- Data: .*\n- Look: /);
  expect(plan.text).toContain('Nothing is changed yet.');
  const built = ask({ message: 'Build this plan', planned: ['A reading list: title, author, state'] });
  expect(built.actions.map(({ file }) => file)).toContain('entities/Book.json');
  expect(built.text).toBe(ask({ message: 'A reading list: title, author, state' }).text);
});
