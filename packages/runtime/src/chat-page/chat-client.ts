import type {
  AnswerEvent,
  AssistantMemory,
  AssistantMessage,
  Conversation,
  Proposal,
} from '@whittle/contract/chat-assistant/chat-assistant';
import { readEvents, refusalOf, visitorKey } from '../answers/server-calls.ts';
import type { ChatPageData } from '@whittle/contract/chat-assistant/chat-page';

export type ChatClient = ReturnType<typeof createChatClient>;

const of = (conversationId: string) => `conversations/${conversationId}`;

/** The calls of the page of a chat assistant. A stream that breaks throws; `follow` goes on where the answer is. */
export function createChatClient({ appId, token }: Pick<ChatPageData, 'appId' | 'token'>) {
  const headers = { 'x-whittle-visitor': visitorKey(), ...(token !== null && { authorization: `Bearer ${token}` }) };
  const call = async (path: string, method = 'GET', body?: object): Promise<Response> =>
    fetch(`/api/app-chat/${appId}/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const json = async <T>(path: string, method?: string, body?: object): Promise<T> => {
    const answer = await call(path, method, body);
    if (!answer.ok) throw await refusalOf(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  return {
    list: async () => (await json<{ items: Conversation[] }>('conversations')).items,
    read: async (id: string) => (await json<{ messages: AssistantMessage[] }>(of(id))).messages,
    async *ask(id: string, messageId: string, text: string) {
      yield* readEvents<AnswerEvent>(await call(`${of(id)}/messages`, 'POST', { messageId, text }));
    },
    async *follow(id: string, messageId: string) {
      yield* readEvents<AnswerEvent>(await call(`${of(id)}/messages/${messageId}`));
    },
    stop: (id: string, messageId: string) => json<AssistantMessage>(`${of(id)}/messages/${messageId}/stop`, 'POST'),
    decide: (id: string, proposalId: string, accept: boolean) =>
      json<Proposal>(`${of(id)}/proposals/${proposalId}`, 'POST', { accept }),
    handOver: (id: string, body: { note: string; email: string }) =>
      json<Conversation>(`${of(id)}/hand-over`, 'POST', body),
    erase: (id: string) => json<void>(of(id), 'DELETE'),
    eraseAll: () => json<void>('conversations', 'DELETE'),
    memories: async () => (await json<{ items: AssistantMemory[] }>('memories')).items,
    forget: (id: string) => json<void>(`memories/${id}`, 'DELETE'),
  };
}
