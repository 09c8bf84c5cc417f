import { mcpCalls } from '@whittle/contract/mcp/calls';
import { callRow, type RouteRow } from './row.ts';
import { inBuilder } from './rules.ts';
import type { World } from './world.ts';

const made = ({ owner, app }: World) =>
  owner.json<{ tokenId: string; token: string }>(`/api/apps/${app.id}/mcp-tokens`, {
    json: { name: 'Assistant', scopes: ['tools'] },
  });
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const accept = 'application/json, text/event-stream';

/** The app for assistants of its owner: a token of the app counts there, and nothing else. */
export const mcpRoutes: RouteRow[] = [
  callRow(mcpCalls.makeToken, { prepare: { json: { name: 'Assistant', scopes: ['tools'] } } }),
  callRow(mcpCalls.revokeToken, { prepare: async (world) => ({ params: { tokenId: (await made(world)).tokenId } }) }),
  callRow(mcpCalls.serve, {
    when: 'with a token',
    prepare: async (world) => {
      const { token } = await made(world);
      return { json: ping, headers: { accept, authorization: `Bearer ${token}` } };
    },
  }),
  callRow(mcpCalls.serve, {
    when: 'without a token',
    rules: { builder: inBuilder.nobodyKnown },
    prepare: { json: ping, headers: { accept } },
  }),
  callRow(mcpCalls.noStream, { rules: { builder: inBuilder.nobodyKnown } }),
  callRow(mcpCalls.noSession, { rules: { builder: inBuilder.nobodyKnown } }),
];
