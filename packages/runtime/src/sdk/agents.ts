import { unsupportedServices } from '@whittle/contract/unsupported-services';
import { notHere } from './api-error.ts';
import { currentSession } from './session.ts';

const refuse = async (): Promise<never> => {
  throw notHere('agents-not-run');
};
const connectUrl = (channel: string) => (agent: string) =>
  `/api/apps/${currentSession().appId}/agents/${encodeURIComponent(agent)}/${channel}`;

type Conversation = { id: string; agent_name: string; metadata: object; messages: never[]; created_date: string };

/** Those of this page; nothing was ever said in one. */
const conversations = new Map<string, Conversation>();
let isSaid = false;
const list = async () => {
  // The list is right, and empty for a reason that whoever builds the app should hear once.
  if (!isSaid) globalThis.console.warn(unsupportedServices['agents-not-run']);
  isSaid = true;
  return [...conversations.values()];
};
const open = async (id: string) => conversations.get(id) ?? refuse();

/**
 * Agents of an app are kept and not run. Pages open a conversation before anybody says a word, so that much works; what is
 * said to an agent is refused with a sentence.
 */
export const agents = {
  getConversations: list,
  listConversations: list,
  getConversation: open,
  createConversation: async (asked: { agent_name?: string; metadata?: object } = {}) => {
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 24);
    const { agent_name = '', metadata = {} } = asked;
    const made: Conversation = { id, agent_name, metadata, messages: [], created_date: new Date().toISOString() };
    conversations.set(id, made);
    return made;
  },
  updateConversation: async (id: string, changes: object) => Object.assign(await open(id), changes),
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
