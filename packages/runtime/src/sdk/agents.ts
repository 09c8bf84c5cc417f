import { notHere } from './api-error.ts';
import { currentSession } from './session.ts';

const refuse = async (): Promise<never> => {
  throw notHere('agents-not-run');
};
const connectUrl = (channel: string) => (agent: string) =>
  `/api/apps/${currentSession().appId}/agents/${encodeURIComponent(agent)}/${channel}`;

/** Agents of an app are kept and not run: lists are empty, and every act is refused with a sentence. */
export const agents = {
  getConversations: async () => [],
  listConversations: async () => [],
  getConversation: refuse,
  createConversation: refuse,
  updateConversation: refuse,
  addMessage: refuse,
  subscribeToConversation: () => () => {},
  getWhatsAppConnectURL: connectUrl('whatsapp'),
  getTelegramConnectURL: connectUrl('telegram'),
};

const own = agents as Record<string, unknown>;

/** The module `@/agents`. */
export const agentModule: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_, name) => (typeof name !== 'string' || name === 'then' ? undefined : (own[name] ?? agents)),
  has: (_, name) => typeof name === 'string',
});
