import { toolCalls } from '@whittle/contract/tools/calls';
import { magicCreateCalls } from '@whittle/contract/tools/magic-create';
import type { ToolDetails } from '@whittle/contract/tools/calls';
import { newId } from '@whittle/server/adapters/ids';
import { addressOf } from './address.ts';
import { callRow, type RouteRow } from './row.ts';
import { inApp, inPublished } from './rules.ts';
import { type World, worldToolId } from './world.ts';

const headers = { 'x-whittle-visitor': 'c'.repeat(32) };
const start = () => ({
  json: { runId: newId(), toolPath: 'greeting', inputs: { name: 'Ada' } },
  headers: { ...headers, ...addressOf() },
});

const aFile = () => {
  const body = new FormData();
  body.append('file', new File(['Ada'], 'names.txt', { type: 'text/plain' }));
  return { query: '?toolPath=greeting&fieldId=paper', body, headers: { ...headers, ...addressOf() } };
};

/** A run of a visitor of the published app. */
async function visitorsRun({ server, app }: World) {
  const { json, ...rest } = start();
  const answer = await server.request(`/api/tools/${app.id}/generate`, { host: app.publishedHost, json, ...rest });
  if (!answer.ok) throw new Error(`a run answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
  return { params: { runId: json.runId }, headers };
}

async function sharedResult(world: World) {
  const { params, headers: own } = await visitorsRun(world);
  const path = `/api/tools/${world.app.id}/runs/${params.runId}/share`;
  const answer = await world.server.request(path, { host: world.app.publishedHost, json: {}, headers: own });
  const { key } = (await answer.json()) as { key: string };
  return { params: { shareKey: key } };
}

const spareTool = async ({ owner, app }: World) => {
  const made = await owner.json<ToolDetails>(`/api/apps/${app.id}/tools`, { json: { title: 'Spare' } });
  return { params: { toolId: made.tool.toolId } };
};

/** AI tools: for who builds the app, and their pages and runs for who uses it. */
export const toolRoutes: RouteRow[] = [
  // The world's model says 'Hello.', which is no field; real answers are tried where tools stand alone.
  callRow(magicCreateCalls.create, {
    prepare: { json: { input: 'Budget', magicType: 'field' } },
    letThrough: ['magic-field-failed'],
  }),
  callRow(toolCalls.create, { prepare: { json: { title: 'Another' } } }),
  callRow(toolCalls.read, { prepare: { params: { toolId: worldToolId } } }),
  callRow(toolCalls.save, { prepare: { params: { toolId: worldToolId }, json: { status: 'active' } } }),
  callRow(toolCalls.remove, { prepare: spareTool }),
  ...[toolCalls.runs, toolCalls.runsCsv].map((call) => callRow(call, { prepare: { params: { toolId: worldToolId } } })),
  callRow(toolCalls.reveal, {
    prepare: async (world) => {
      const { params } = await visitorsRun(world);
      return { params: { ...params, toolId: worldToolId }, json: {} };
    },
  }),
  callRow(toolCalls.page, { prepare: { params: { toolPath: 'greeting' } } }),
  callRow(toolCalls.addFile, { prepare: aFile }),
  callRow(toolCalls.items, { prepare: { params: { toolPath: 'greeting', fieldId: 'name' } } }),
  callRow(toolCalls.queryContextItems, {
    prepare: () => ({ json: { toolPath: 'greeting', question: 'Ada' }, headers: addressOf() }),
  }),
  callRow(toolCalls.searchSimilarItem, {
    prepare: () => ({ json: { toolPath: 'greeting', contextItemId: newId(), n: 0 }, headers: addressOf() }),
    letThrough: ['context-item-not-found'],
  }),
  callRow(toolCalls.generate, { prepare: start }),
  callRow(toolCalls.memory, { prepare: { params: { toolPath: 'greeting' } } }),
  callRow(toolCalls.forget, { prepare: { params: { toolPath: 'greeting' } } }),
  callRow(toolCalls.ownRuns, { prepare: { query: '?toolPath=greeting' } }),
  callRow(toolCalls.redo, {
    when: 'the run of a visitor',
    rules: inApp(inPublished.visitorsOwn),
    prepare: async (world) => {
      const { params, ...rest } = await visitorsRun(world);
      return { params: { ...params, blockId: 'text' }, ...rest };
    },
  }),
  callRow(toolCalls.validate, {
    when: 'the run of a visitor',
    rules: inApp(inPublished.visitorsOwn),
    prepare: async (world) => {
      const { params, ...rest } = await visitorsRun(world);
      return { json: params, ...rest };
    },
  }),
  callRow(toolCalls.edit, {
    when: 'the run of a visitor',
    rules: inApp(inPublished.visitorsOwn),
    prepare: async (world) => ({ ...(await visitorsRun(world)), json: { blockId: 'text', value: 'Hello' } }),
    // The app's owner is no platform admin, who alone lets people edit (ADMIN-01).
    letThrough: ['edit-refused'],
  }),
  callRow(toolCalls.shared, { when: 'a result that its visitor shares', prepare: sharedResult }),
  ...[toolCalls.share, toolCalls.unshare].map((call) =>
    callRow(call, {
      when: 'the run of a visitor',
      rules: inApp(inPublished.visitorsOwn),
      prepare: async (world) => ({ ...(await visitorsRun(world)), ...(call === toolCalls.share && { json: {} }) }),
    }),
  ),
  ...[toolCalls.follow, toolCalls.cancel].map((call) =>
    callRow(call, { when: 'the run of a visitor', rules: inApp(inPublished.visitorsOwn), prepare: visitorsRun }),
  ),
];
