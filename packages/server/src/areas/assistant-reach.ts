import type { Entity } from '@whittle/domain/entities/entity';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import { citedText } from '@whittle/domain/tools/cite-value';
import { findTools } from '@whittle/domain/tools/find-tools';
import { newId } from '../adapters/ids.ts';
import type { StoredProposal } from '../features/chat-assistant/conversations.store.ts';
import { newWrite } from '../features/records/rows/write-context.ts';
import type { FindTool } from '../features/tools/runs/find-active-tool.ts';
import type { ToolRuns } from '../features/tools/runs/runs.service.ts';
import type { AppCaller } from '../http/app-caller.ts';
import { AppError } from '../http/app-error.ts';
import type { AppVisitor } from '../http/app-visitor.ts';
import type { Core } from './core.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';

type Deps = Pick<Core, 'trees'> &
  Pick<Identity, 'findEntity'> &
  Pick<Data, 'records'> & { findTool: FindTool; toolRuns: Pick<ToolRuns, 'run' | 'follow'> };

type Query = { filter?: unknown; sort?: string; limit: number };

/** What the chat assistant of an app does in it: everything as the person who asks, by the rules of records and tools. */
export function createAssistantReach({ trees, findEntity, records, findTool, toolRuns }: Deps) {
  const requireEntity = async ({ app, channel }: AppCaller, name: string): Promise<Entity> => {
    const entity = await findEntity(app.id, channel, name);
    if (!entity) throw new AppError('entity-not-found', { values: { name: name.slice(0, 60) } });
    return entity;
  };

  const runnableTools = async (visitor: AppVisitor, files: ReadonlyMap<string, string>) => {
    const found = findTools(files).tools.map(({ path }) => findTool(visitor, { path }).catch(() => null));
    return (await Promise.all(found)).filter((tool) => tool !== null);
  };
  const filesOf = async ({ app, channel }: AppCaller) => {
    const tree = channel === 'published' ? await trees.published(app.id) : await trees.head(app.id);
    return tree?.files ?? new Map<string, string>();
  };

  return {
    toolsOf: async (visitor: AppVisitor) => runnableTools(visitor, await filesOf(visitor.caller)),

    async reachOf(visitor: AppVisitor) {
      const { caller } = visitor;
      const files = await filesOf(caller);
      return {
        entities: declaredEntities(files).filter((entity) => mayKnow(caller, entity)),
        tools: await runnableTools(visitor, files),
        listRecords: async (name: string, { filter, sort, limit }: Query): Promise<unknown> => {
          const entity = await requireEntity(caller, name);
          const query = { ...(filter !== undefined && { q: JSON.stringify(filter) }), ...(sort && { sort }) };
          return JSON.parse(await records.page(caller, entity, { ...query, limit: String(limit) })) as unknown;
        },
      };
    },

    async changeRecord({ caller, address }: AppVisitor, { kind, target, recordId, input }: StoredProposal) {
      const entity = await requireEntity(caller, target);
      const write = { context: newWrite(caller.channel === 'preview' ? 'preview' : 'app'), address };
      if (kind === 'create-record') await records.create(caller, entity, input, write);
      else if (kind === 'update-record') await records.update(caller, entity, recordId ?? '', input, write);
      else await records.remove(caller, entity, recordId ?? '', write);
      return '';
    },

    async runTool(visitor: AppVisitor, path: string, inputs: Record<string, unknown>): Promise<string> {
      const { tool } = await findTool(visitor, { path });
      const { id } = await toolRuns.run(visitor, tool, newId(), inputs);
      for await (const event of toolRuns.follow(visitor, id, new AbortController().signal)) {
        if (event.type !== 'end') continue;
        const { blocks, problem } = event.run;
        const texts = blocks.filter(({ state }) => state === 'validated').map(({ value }) => citedText(value));
        if (texts.length > 0) return texts.join('\n\n');
        throw new AppError('run-not-found', { ...(problem && { message: problem.message }) });
      }
      throw new AppError('run-not-found');
    },
  };
}

/** Whether somebody may hear of an entity at all; what they read of it, the records say. */
function mayKnow({ actor, person }: AppCaller, { access: { read, write } }: Entity): boolean {
  if (actor.kind === 'owner' || person?.isOwner) return true;
  const isOpen = (value: string) =>
    value === 'anonymous' ||
    (person !== null && (value === 'all' || value === 'creator' || (value === 'admin' && person.role === 'admin')));
  return isOpen(read) || isOpen(write);
}
