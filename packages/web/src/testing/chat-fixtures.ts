import type { AppSummary } from '@whittle/contract/apps';
import type { Annotation, ChatMessage } from '@whittle/contract/chat';

const at = '2026-11-20T10:42:00.000Z';

/** A small believable world for the tests of the screens. */
export function appSummary(change: Partial<AppSummary> = {}): AppSummary {
  return {
    id: '0123456789abcdef01234567',
    appType: 'space_app',
    name: 'Bike desk',
    slug: 'bike-desk',
    status: 'draft',
    generation: 'ready',
    createdAt: at,
    updatedAt: at,
    latestVersionId: null,
    publishedVersionId: null,
    publishedAt: null,
    publishedUrl: null,
    accentColor: null,
    ...change,
  };
}

export function userMessage(id: string, content: string, change: Partial<ChatMessage> = {}): ChatMessage {
  return message(id, 'user', content, change, {});
}

export function assistantMessage(
  id: string,
  content: string,
  change: Partial<ChatMessage> = {},
  annotation: Partial<Annotation> = {},
): ChatMessage {
  return message(id, 'assistant', content, change, { model: 'Built-in builder', isBuiltInModel: true, ...annotation });
}

function message(
  id: string,
  role: ChatMessage['role'],
  content: string,
  change: Partial<ChatMessage>,
  annotation: Partial<Annotation>,
): ChatMessage {
  return {
    id,
    role,
    content,
    parts: [{ type: 'text', text: content }],
    status: 'ready',
    createdAt: at,
    attachments: [],
    toolInvocations: [],
    annotation: {
      versionId: null,
      status: 'ready',
      outcome: null,
      actions: [],
      accessRequests: [],
      checks: null,
      error: null,
      ...annotation,
    },
    ...change,
  };
}
