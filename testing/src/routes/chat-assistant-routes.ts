import { chatAssistantCalls as calls } from '@whittle/contract/chat-assistant/calls';
import { newId } from '@whittle/server/adapters/ids';
import { addressOf } from './address.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { inPreview, inPublished, ofVisitorAlone } from './rules.ts';
import type { World } from './world.ts';

const headers = { 'x-whittle-visitor': 'd'.repeat(32) };
const question = () => ({ json: { messageId: newId(), text: 'Hello?' }, headers: { ...headers, ...addressOf() } });

async function activate({ server, app }: World) {
  // Only a platform admin may, of an app of their own; the owner here is none.
  await server.adapters.db.$client`
    insert into app_chats (app_id, chat_app_id, status, welcome, allowed_origins, daily_user_limit)
    values (${app.id}, ${app.id}, 'active', '', '{}', 1000) on conflict do nothing`;
}
const active =
  <T>(prepare: (world: World) => T | Promise<T>) =>
  async (world: World) => {
    await activate(world);
    return prepare(world);
  };

/** A conversation of a visitor of the published app, with a proposal that waits. */
const visitors = active(async ({ server, app }) => {
  const conversationId = newId();
  const { json, ...rest } = question();
  const path = `/api/app-chat/${app.id}/conversations/${conversationId}/messages`;
  const answer = await server.request(path, { host: app.publishedHost, json, ...rest });
  if (!answer.ok) throw new Error(`the assistant answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
  const proposalId = newId();
  await server.adapters.db.$client`
    insert into app_chat_proposals (app_id, id, message_id, kind, target, input, state, created_at, expires_at)
    values (${app.id}, ${proposalId}, ${json.messageId}, 'create-record', 'Open', '{}', 'open', now(), now() + interval '1 hour')`;
  return { params: { conversationId, messageId: json.messageId, proposalId }, headers };
});

/** The chat assistant of an app. */
export const chatAssistantRoutes: RouteRow[] = [
  ...['GET /chat', 'GET /_whittle/chat', 'GET /_whittle/chat-bubble.js'].map((route) =>
    row(
      route,
      { preview: inPreview.owner, published: inPublished.everybody },
      { when: 'of an active assistant', prepare: active(() => ({})) },
    ),
  ),
  callRow(calls.save, { prepare: { json: { welcome: 'Hello' } } }),
  callRow(calls.conversations, { prepare: active(() => ({ headers })) }),
  callRow(calls.memories, { prepare: active(() => ({ headers })) }),
  callRow(calls.forget, {
    ...{
      when: 'something that is not remembered',
      prepare: active(() => ({ params: { memoryId: newId() }, headers })),
    },
    letThrough: ['memory-not-found'],
  }),
  callRow(calls.eraseAll, { prepare: active(() => ({ headers })) }),
  callRow(calls.ask, { prepare: active(() => ({ params: { conversationId: newId() }, ...question() })) }),
  ...[calls.conversation, calls.follow, calls.stop, calls.erase].map((call) =>
    callRow(call, { when: 'the conversation of a visitor', rules: ofVisitorAlone(call), prepare: visitors }),
  ),
  callRow(calls.decide, {
    ...{ when: 'the conversation of a visitor', rules: ofVisitorAlone(calls.decide) },
    prepare: async (world) => ({ ...(await visitors(world)), json: { accept: false } }),
  }),
  callRow(calls.handOver, {
    ...{ when: 'the conversation of a visitor', rules: ofVisitorAlone(calls.handOver) },
    prepare: async (world) => ({ ...(await visitors(world)), json: { email: 'ada@example.com' } }),
    letThrough: ['rate-limited'],
  }),
];
