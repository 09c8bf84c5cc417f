import type { AccessCheckAction } from '@whittle/contract/access-check';

/** A call as one actor makes it: method, path below the entity's collection, JSON body. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;
export type Answer = { status: number; body: unknown };

/** What an attempt works with. `target` is a record of the creator's; `sample` makes a body that the entity accepts. */
export type Trial = { call: Call; target: string; sample(): Record<string, unknown> };

/** Whether the answer itself shows that the act had its effect; writes are judged by the table as well. */
export type Attempt = (trial: Trial) => Promise<{ status: number; isShown: boolean }>;

const query = (filter: unknown) => `?q=${encodeURIComponent(JSON.stringify(filter))}`;
const holds = (body: unknown, id: string) =>
  Array.isArray(body) && body.some((record: unknown) => (record as { id?: unknown } | null)?.id === id);
const numberIn = (body: unknown, field: string) => Number((body as Record<string, unknown> | null)?.[field] ?? 0);
const isDone = ({ status }: Answer) => status >= 200 && status < 300;
const write = async (answer: Promise<Answer>) => {
  const got = await answer;
  return { status: got.status, isShown: isDone(got) };
};

/** One attempt per act, each through the calls that an app's own pages make. */
export const attempts: Record<AccessCheckAction, Attempt> = {
  async list({ call, target }) {
    const { status, body } = await call('GET', '?limit=5000');
    return { status, isShown: holds(body, target) };
  },
  async filter({ call, target }) {
    const { status, body } = await call('GET', query({ id: target }));
    return { status, isShown: holds(body, target) };
  },
  async count({ call, target }) {
    const { status, body } = await call('GET', `/count${query({ id: target })}`);
    return { status, isShown: numberIn(body, 'count') > 0 };
  },
  async read({ call, target }) {
    const { status, body } = await call('GET', `/${target}`);
    return { status, isShown: (body as { id?: unknown } | null)?.id === target };
  },
  create: ({ call, sample }) => write(call('POST', '', sample())),
  'create-many': ({ call, sample }) => write(call('POST', '/bulk', [sample(), sample()])),
  update: ({ call, sample, target }) => write(call('PUT', `/${target}`, sample())),
  delete: ({ call, target }) => write(call('DELETE', `/${target}`)),
  async 'delete-many'({ call, target }) {
    const answer = await call('DELETE', '', { id: target });
    return { status: answer.status, isShown: isDone(answer) && numberIn(answer.body, 'deleted') > 0 };
  },
};

/** How a write shows in the table: what a successful one leaves there, told from the records before and after. */
export const effects: Partial<
  Record<AccessCheckAction, (before: Map<string, number>, after: Map<string, number>, target: string) => boolean>
> = {
  create: (before, after) => after.size > before.size,
  'create-many': (before, after) => after.size > before.size,
  update: (before, after, target) => after.get(target) !== before.get(target),
  delete: (before, after) => after.size < before.size,
  'delete-many': (before, after) => after.size < before.size,
};
