import type { AppSummary } from '@whittle/contract/apps';
import type { ChatMessage, ChatSnapshot } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import { readEvents } from './events.ts';
import type { RequestOptions } from './request.ts';
import { signUpBuilder } from './test-app.ts';
import type { TestServer } from './test-server.ts';

/** A signed-in builder with the calls that the builder's screens make. */
export interface TestBuilder {
  readonly accountId: string;
  readonly token: string;
  request(path: string, options?: RequestOptions): Promise<Response>;
  /** The JSON answer; throws for anything but 2xx. */
  json<T>(path: string, options?: RequestOptions): Promise<T>;
  makeApp(name?: string): Promise<AppSummary>;
  /** Sends a message; the answer streams the turn. */
  send(appId: string, content: string, more?: Record<string, unknown>): Promise<Response>;
  /** Sends a message and waits for the end of its turn. */
  say(appId: string, content: string): Promise<Turn>;
  snapshot(appId: string): Promise<ChatSnapshot>;
}

/** A whole turn as its window saw it. */
export type Turn = { events: LiveEvent[]; reply: ChatMessage };

export async function signUp(server: Pick<TestServer, 'request'>, email?: string): Promise<TestBuilder> {
  const { accountId, token } = await signUpBuilder(server, email);
  const request = (path: string, options: RequestOptions = {}) => server.request(path, { token, ...options });
  const json = async <T>(path: string, options?: RequestOptions): Promise<T> => {
    const response = await request(path, options);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const send = (appId: string, content: string, more: Record<string, unknown> = {}) =>
    request(`/api/apps/${appId}/chat`, { json: { id: appId, messages: [{ role: 'user', content }], ...more } });
  return {
    accountId,
    token,
    request,
    json,
    makeApp: (name) => json('/api/apps', { json: name === undefined ? {} : { genApp: { name } } }),
    send,
    say: async (appId, content) => toTurn(await liveEvents(await send(appId, content))),
    snapshot: (appId) => json(`/api/apps/${appId}/chat`),
  };
}

/** All events of a stream that ends, or the first ones up to the one that `isLast`. */
export async function liveEvents(
  response: Response,
  isLast: (event: LiveEvent) => boolean = () => false,
): Promise<LiveEvent[]> {
  if (!response.ok) throw new Error(`the stream answered ${response.status}: ${await response.text()}`);
  const events: LiveEvent[] = [];
  for await (const { data } of readEvents(response)) {
    events.push(data as LiveEvent);
    if (isLast(data as LiveEvent)) break;
  }
  return events;
}

/** The finished reply, from the last event that speaks of it. */
export function toTurn(events: LiveEvent[]): Turn {
  const last = events.findLast((event) => event.type === 'message-changed');
  if (last?.type !== 'message-changed') throw new Error(`the turn did not end: ${JSON.stringify(events.at(-1))}`);
  return { events, reply: last.message };
}

/** True for the event that ends a turn. */
export const isTurnEnd = (event: LiveEvent): boolean =>
  event.type === 'message-changed' && event.message.role === 'assistant' && event.message.status !== 'streaming';
