import type { Annotation, ChatMessage } from '@whittle/contract/chat';
import type { messages } from '../../adapters/database/schema.ts';

/** What `messages.body` holds: a message without the parts that have columns of their own or follow from the rest. */
export type MessageBody = Pick<ChatMessage, 'status' | 'attachments' | 'toolInvocations' | 'annotation'>;

export type MessageRow = Omit<typeof messages.$inferSelect, 'body' | 'parentId' | 'archivedBy'> & {
  body: MessageBody;
  /** Set for a message that going back took out of the conversation. */
  archivedBy?: string | null;
};

export const emptyAnnotation: Annotation = {
  versionId: null,
  status: 'ready',
  outcome: null,
  actions: [],
  accessRequests: [],
  checks: null,
  error: null,
};

/** GEN-04. Tool calls stand in front of the text, which was written with their answers. */
export function toChatMessage({ id, role, content, createdAt, body }: MessageRow): ChatMessage {
  const tools = body.toolInvocations.map((toolInvocation) => ({ type: 'tool-invocation' as const, toolInvocation }));
  const text = content === '' ? [] : [{ type: 'text' as const, text: content }];
  return { id, role, content, parts: [...tools, ...text], createdAt: createdAt.toISOString(), ...body };
}

/** Text as PostgreSQL and JSON can hold it: without NUL, without halves of characters. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
