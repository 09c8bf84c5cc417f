import type { Proposal } from '@whittle/contract/chat-assistant/chat-assistant';
import { chatAssistantLimits as limits } from '@whittle/contract/chat-assistant/limits';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { Entity } from '@whittle/domain/entities/entity';
import { asData, sourcesText } from '@whittle/domain/knowledge/source-prompt';
import type { Citer } from '@whittle/domain/knowledge/citer';
import type { GivenPassage } from '@whittle/domain/knowledge/source-prompt';
import { z } from 'zod';
import type { ModelTool } from '../../adapters/language-model/language-model.ts';
import { AppError } from '../../http/app-error.ts';

type Propose = (proposal: Pick<Proposal, 'kind' | 'target' | 'recordId' | 'input'>) => Promise<void>;

/** What the assistant may ask for, all of it as the person who asks. */
export type AssistantReach = {
  entities: readonly Entity[];
  tools: readonly { path: string; tool: ToolDocument }[];
  /** `isAlone`: without what stands around them. */
  findPassages(question: string, how: { isAlone: boolean }): Promise<GivenPassage[]>;
  /** Records that the person may read. Throws what the record API throws. */
  listRecords(entity: string, query: { filter?: unknown; sort?: string; limit: number }): Promise<unknown>;
  /** Left out where nobody could click. */
  propose?: Propose;
  /** What the person wanted to be remembered, before; left out where nothing is kept of them. */
  memories?: readonly string[];
};

type Deps = { reach: AssistantReach; citer: Citer; onData: (text: string) => void };

const recordsMax = 20;
const dataChars = 12_000;
const values = z.record(z.string(), z.unknown());
const listArguments = z.object({
  entity: z.string(),
  filter: values.optional(),
  sort: z.string().max(100).optional(),
  limit: z.int().min(1).max(recordsMax).default(10),
});
const changeArguments = z.object({
  action: z.enum(['create', 'update', 'delete']),
  entity: z.string(),
  id: z.string().optional(),
  values: values.default({}),
});
const rememberArguments = z.object({ fact: z.string().trim().min(1).max(limits.memoryChars) });
const runArguments = z.object({ tool: z.string(), inputs: values.default({}) });

const text = { type: 'string' };
const object = { type: 'object' };
const schema = (properties: Record<string, unknown>, required: string[]) => ({ type: 'object', properties, required });

/**
 * What a model may call. It reads what the person may read; everything that changes something, runs of tools too, becomes
 * a proposal that waits for the person's click, since a document may have talked the model into it (decisions/101).
 */
export function assistantTools({ reach, citer, onData }: Deps): ModelTool[] {
  const { entities, tools, propose } = reach;
  const data = (content: string) => {
    const shown = content.slice(0, dataChars);
    onData(shown);
    return `<data>${asData(shown)}</data>`;
  };
  const named =
    <A>(arguments_: z.ZodType<A>, run: (args: A) => Promise<string>) =>
    async (args: unknown) => {
      const read = arguments_.safeParse(args);
      if (!read.success) return `These arguments cannot be used: ${z.prettifyError(read.error)}`;
      try {
        return await run(read.data);
      } catch (error) {
        // Whatever the person may not do is refused in the words that they would read.
        if (error instanceof AppError) return `Refused: ${error.message}`;
        throw error;
      }
    };
  const waits = 'This waits for the click of the person. It is not done.';

  const search: ModelTool = {
    name: 'search_sources',
    description: 'Looks for other words in the data sources of the app.',
    parameters: schema({ question: text }, ['question']),
    run: named(z.object({ question: z.string().max(500) }), async ({ question }) =>
      sourcesText(citer.give(await reach.findPassages(question, { isAlone: false }))),
    ),
  };
  const listRecords = (): ModelTool => ({
    name: 'list_records',
    description: `Reads records that the person may see, newest first. Entities: ${entities.map(entityLine).join('; ')}. A filter is a query such as {"status": "open"}.`,
    parameters: schema({ entity: text, filter: object, sort: text, limit: { type: 'integer' } }, ['entity']),
    run: named(listArguments, async ({ entity, ...query }) =>
      data(JSON.stringify(await reach.listRecords(entity, query))),
    ),
  });
  const proposeChange = (propose: Propose): ModelTool => ({
    name: 'propose_change',
    description: 'Proposes to create, update or delete a record. The person decides by a click.',
    parameters: schema({ action: { enum: ['create', 'update', 'delete'] }, entity: text, id: text, values: object }, [
      'action',
      'entity',
    ]),
    run: named(changeArguments, async ({ action, entity, id = null, values: input }) => {
      if (!entities.some(({ name }) => name === entity)) return `There is no entity ${entity}.`;
      if (action !== 'create' && id === null) return 'Say which record, by its id.';
      const recordId = action === 'create' ? null : id;
      await propose({ kind: `${action}-record`, target: entity, recordId, input });
      return waits;
    }),
  });
  const proposeTool = (propose: Propose): ModelTool => ({
    name: 'propose_tool',
    description: `Proposes to run an AI tool of the app. The person decides by a click. Tools: ${tools.map(toolLine).join('; ')}.`,
    parameters: schema({ tool: text, inputs: object }, ['tool']),
    run: named(runArguments, async ({ tool: path, inputs }) => {
      if (!tools.some((one) => one.path === path)) return `There is no tool ${path}.`;
      await propose({ kind: 'run-tool', target: path, recordId: null, input: inputs });
      return waits;
    }),
  });
  const remember = (propose: Propose): ModelTool => ({
    name: 'remember',
    description:
      'Proposes to remember something of the person in later conversations, when they ask for that. The person decides by a click.',
    parameters: schema({ fact: text }, ['fact']),
    run: named(rememberArguments, async ({ fact }) => {
      await propose(memoryProposal(fact));
      return waits;
    }),
  });
  const hasEntities = entities.length > 0;
  return [
    search,
    ...(hasEntities ? [listRecords()] : []),
    ...(hasEntities && propose ? [proposeChange(propose)] : []),
    ...(tools.length > 0 && propose ? [proposeTool(propose)] : []),
    ...(reach.memories && propose ? [remember(propose)] : []),
  ];
}

export const memoryProposal = (fact: string): Parameters<Propose>[0] => ({
  ...{ kind: 'remember', target: '', recordId: null },
  input: { fact: fact.slice(0, limits.memoryChars) },
});

const entityLine = ({ name, properties }: Entity): string =>
  `${name} (${[...properties.keys()].slice(0, 30).join(', ')})`;
const toolLine = ({ path, tool }: AssistantReach['tools'][number]): string =>
  `${path} (${tool.title.slice(0, 100)}: ${tool.fields.map(({ id }) => id).join(', ')})`;
