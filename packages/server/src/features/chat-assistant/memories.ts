import type { AssistantMemory } from '@whittle/contract/chat-assistant/chat-assistant';
import { chatAssistantLimits as limits } from '@whittle/contract/chat-assistant/limits';
import type { AppId } from '@whittle/contract/ids';
import { and, eq, sql } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { appUsers } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppVisitor } from '../../http/app-visitor.ts';

type Deps = Pick<Adapters, 'db' | 'clock'>;

/** Under this name it stands in what the app remembers of a person (AUTH-16). */
const key = 'assistant';
const stored = sql`coalesce(${appUsers.memories} -> ${key}, '[]'::jsonb)`;

export type Memories = ReturnType<typeof createMemories>;

/** What people wanted the assistant to remember of them, in the published app. Rule: CHATA-15. */
export function createMemories({ db, clock }: Deps) {
  const rowOf = (appId: AppId, personId: string) => and(eq(appUsers.appId, appId), eq(appUsers.id, personId));

  return {
    /** Nothing of visitors, and of the owner who tries the app. */
    async list({ caller: { app, person } }: AppVisitor): Promise<AssistantMemory[]> {
      if (person === null) return [];
      const [row] = await db.select({ kept: stored }).from(appUsers).where(rowOf(app.id, person.id));
      return (row?.kept ?? []) as AssistantMemory[];
    },

    /** Throws `not-signed-in`, `memory-full`. */
    async add({ caller: { app, person } }: AppVisitor, said: string): Promise<void> {
      if (person === null) throw new AppError('not-signed-in');
      const memory: AssistantMemory = {
        ...{ id: newId(), text: said.slice(0, limits.memoryChars) },
        createdAt: clock.now().toISOString(),
      };
      // In one statement, so that two at once are both kept.
      const rows = await db
        .update(appUsers)
        .set({
          memories: sql`jsonb_set(${appUsers.memories}, ${`{${key}}`}::text[], ${stored} || ${JSON.stringify([memory])}::jsonb)`,
        })
        .where(and(rowOf(app.id, person.id), sql`jsonb_array_length(${stored}) < ${limits.memoriesMax}`))
        .returning({ id: appUsers.id });
      if (rows.length === 0) throw new AppError('memory-full', { values: { max: limits.memoriesMax } });
    },

    /** Throws `memory-not-found`. */
    async forget({ caller: { app, person } }: AppVisitor, id: string): Promise<void> {
      const rows =
        person === null
          ? []
          : await db
              .update(appUsers)
              .set({
                memories: sql`jsonb_set(${appUsers.memories}, ${`{${key}}`}::text[], coalesce((
                  select jsonb_agg(one order by at) from jsonb_array_elements(${stored}) with ordinality as kept(one, at)
                  where one ->> 'id' <> ${id}), '[]'::jsonb))`,
              })
              .where(and(rowOf(app.id, person.id), sql`${stored} @> ${JSON.stringify([{ id }])}::jsonb`))
              .returning({ id: appUsers.id });
      if (rows.length === 0) throw new AppError('memory-not-found');
    },
  };
}
