import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionCalls as connections } from '@whittle/contract/knowledge/connection-calls';
import { knowledgeCalls as calls } from '@whittle/contract/knowledge/calls';
import type { ContextItemList } from '@whittle/contract/knowledge/context-item';
import { addressOf } from './address.ts';
import { sourceCalls } from '@whittle/contract/knowledge/source-calls';
import { callRow, type RouteRow } from './row.ts';
import type { World } from './world.ts';

let texts = 0;
const addItem = async ({ owner, app }: World) => {
  const context = `Text number ${(texts += 1)} of the workshop.`;
  const added = await owner.json<{ contextItemId: string }>(`/api/context/ingest/text?appId=${app.id}`, {
    json: { context },
    headers: addressOf(),
  });
  return added.contextItemId;
};
const withItem = async (world: World) => ({ params: { id: await addItem(world) } });
const open = async (world: World) => {
  const json = { openTo: 'everyone' };
  await world.owner.json(`/api/context/${await addItem(world)}/open-to`, { method: 'PUT', json });
};
/** A scan whose reading found that it has no text. */
const withScan = async ({ owner, app }: World) => {
  const body = new FormData();
  body.append(
    'file',
    new File([readFileSync(new URL('../../../fixtures/files/scan.pdf', import.meta.url))], 'scan.pdf'),
  );
  const { contextItemId: id } = await owner.json<{ contextItemId: string }>(
    `/api/context/ingest/file?appId=${app.id}`,
    {
      ...{ method: 'POST', body, headers: addressOf() },
    },
  );
  for (;;) {
    const { contextItems } = await owner.json<ContextItemList>(`/api/context/items?appId=${app.id}`);
    const scan = contextItems.find((item) => item.id === id);
    // Another row may have had it read already.
    if (scan?.problem?.code === 'context-scan' || scan?.status === 'synced') return { params: { id } };
    await sleep(100);
  }
};
const withAddress = async ({ owner, app }: World) => {
  const { contextItems } = await owner.json<{ contextItems: { id: string }[] }>(
    `/api/context/ingest/metadata?appId=${app.id}`,
    { json: { contextItems: [{ externalFileUrl: 'https://docs.example/' }] }, headers: addressOf() },
  );
  return { params: { id: contextItems[0]!.id } };
};
const ofApp = ({ app }: World) => ({ query: `?appId=${app.id}` });

function file(): FormData {
  const body = new FormData();
  body.append('file', new File([`File number ${(texts += 1)}`], 'a.txt'));
  return body;
}

/** Data sources, for who builds the app. */
export const knowledgeRoutes: RouteRow[] = [
  callRow(calls.list, { prepare: ofApp }),
  callRow(calls.connectors, { prepare: ofApp }),
  callRow(calls.live, { prepare: ofApp }),
  callRow(calls.addText, {
    prepare: (world) => ({ ...ofApp(world), json: { context: `Added as text ${(texts += 1)}` } }),
  }),
  callRow(calls.addFile, { prepare: (world) => ({ ...ofApp(world), body: file() }) }),
  callRow(calls.addAddresses, {
    prepare: (world) => ({ ...ofApp(world), json: { contextItems: [{ externalFileUrl: 'https://docs.example/' }] } }),
  }),
  callRow(calls.search, { prepare: ({ app }) => ({ query: `?appId=${app.id}&question=workshop` }) }),
  callRow(calls.rename, { prepare: async (world) => ({ ...(await withItem(world)), json: { name: 'Renamed' } }) }),
  callRow(calls.remove, { prepare: withItem }),
  callRow(calls.sync, { prepare: withItem }),
  callRow(calls.readScan, { prepare: withScan }),
  callRow(calls.schedule, {
    prepare: async (world) => ({ ...(await withAddress(world)), json: { every: 'daily' } }),
  }),
  callRow(calls.open, {
    prepare: async (world) => ({ ...(await withItem(world)), json: { openTo: 'people' } }),
  }),
  callRow(calls.passages, { prepare: withItem }),
  callRow(sourceCalls.search, {
    prepare: async (world) => {
      await open(world);
      return { json: { question: 'workshop' } };
    },
  }),
  callRow(sourceCalls.ask, {
    prepare: async (world) => {
      await open(world);
      return { json: { question: 'What of the workshop?' }, headers: addressOf() };
    },
  }),
  callRow(connections.list, { prepare: ofApp }),
  callRow(connections.connectNotion, {
    prepare: (world) => ({ ...ofApp(world), json: { token: 'ntn_none' } }),
    letThrough: ['context-provider-unreachable'],
  }),
  callRow(connections.connectDrive, { prepare: ofApp, letThrough: ['context-not-connected'] }),
  callRow(connections.driveCallback),
  callRow(connections.files, {
    prepare: (world) => ({ ...ofApp(world), params: { provider: 'notion' } }),
    letThrough: ['context-not-connected'],
  }),
  callRow(connections.disconnect, {
    prepare: (world) => ({ ...ofApp(world), params: { provider: 'notion' } }),
    letThrough: ['context-not-connected'],
  }),
  callRow(calls.replace, {
    prepare: async (world) => ({ json: { oldItemId: await addItem(world), newItemId: await addItem(world) } }),
  }),
];
