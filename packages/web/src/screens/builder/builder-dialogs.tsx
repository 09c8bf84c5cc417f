import type { AppSummary } from '@whittle/contract/apps';
import type { ChatMessage } from '@whittle/contract/chat';
import type { VersionFile } from '@whittle/contract/versions';
import { useRef } from 'react';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { readReply } from '../../core/replies/read-reply.ts';
import type { OpenQuestion } from '../../features/publishing/use-publish-form.ts';
import type { AskedAccess } from '../../core/access/use-access-answers.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { previousVersion } from './app-pages.ts';

const ActionCodeDialog = lazyPart(
  async () => (await import('../../features/files/action-code-dialog.tsx')).ActionCodeDialog,
);
const ChangesDialog = lazyPart(async () => (await import('../../features/versions/changes-dialog.tsx')).ChangesDialog);
const DebugLogPanel = lazyPart(
  async () => (await import('../../features/debug-log/debug-log-panel.tsx')).DebugLogPanel,
);
const PublishDialog = lazyPart(
  async () => (await import('../../features/publishing/publish-dialog.tsx')).PublishDialog,
);

export type OpenDialog =
  | { kind: 'action'; messageId: string; index: number }
  | { kind: 'changes' | 'debug-log'; messageId: string }
  | { kind: 'publish' };

type BuilderDialogsProps = {
  open: OpenDialog | null;
  app: AppSummary;
  messages: readonly ChatMessage[];
  /** Files of the newest version; null when they cannot be read, undefined while they load. */
  files: VersionFile[] | null | undefined;
  /** Where previews of the app live. */
  previewOrigin: string | undefined;
  onClose: () => void;
};

/** What opens above the builder: the code of an action, the changes and the debug log of a message, publishing. */
export function BuilderDialogs({ open, app, messages, files, previewOrigin, onClose }: BuilderDialogsProps) {
  const question = useRef<OpenQuestion | null>(null);
  if (!open) return null;
  if (open.kind === 'publish') {
    const addressOf = (slug: string) => publishedAddress(previewOrigin, app.id, slug);
    const waiting = waitingAccess(messages);
    return (
      <PublishDialog {...{ app, files, waiting, addressOf, question, onClose }} filesOrigin={previewOrigin ?? ''} />
    );
  }
  const message = messages.find(({ id }) => id === open.messageId);
  if (!message) return null;
  if (open.kind === 'action') {
    const action = replyActions(readReply(message)).find(({ index }) => index === open.index);
    return action ? <ActionCodeDialog appId={app.id} newest={files} {...{ message, action, onClose }} /> : null;
  }
  if (open.kind === 'debug-log') {
    return <DebugLogPanel appId={app.id} messageId={message.id} onClose={onClose} />;
  }
  const { versionId } = message.annotation;
  const previousVersionId = previousVersion(messages, message.id);
  if (!versionId) return null;
  return <ChangesDialog {...{ appId: app.id, versionId, previousVersionId, onClose }} />;
}

/** The newest request of each entity that nobody has answered. */
function waitingAccess(messages: readonly ChatMessage[]): AskedAccess[] {
  const newest = new Map(
    messages.flatMap(({ id, annotation }) =>
      annotation.accessRequests.map((request) => [request.entity, { messageId: id, request }] as const),
    ),
  );
  return [...newest.values()].filter(({ request }) => request.state === 'waiting');
}

/** Previews and published apps share a parent host, so the one tells the other. */
function publishedAddress(previewOrigin: string | undefined, appId: string, slug: string): string {
  return previewOrigin ? previewOrigin.replace(`preview--${appId}.`, `${slug}.`) : `/app/${slug}`;
}
