import type { AppSummary } from '@whittle/contract/apps';
import type { ChatMessage } from '@whittle/contract/chat';
import type { VersionFile } from '@whittle/contract/versions';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { lazy, Suspense } from 'react';
import { readReply } from '../../features/chat/read-reply.ts';
import { previousVersion } from './app-pages.ts';

const ActionCodeDialog = lazy(async () => ({
  default: (await import('../../features/files/action-code-dialog.tsx')).ActionCodeDialog,
}));
const ChangesDialog = lazy(async () => ({
  default: (await import('../../features/versions/changes-dialog.tsx')).ChangesDialog,
}));
const DebugLogSheet = lazy(async () => ({
  default: (await import('../../features/debug-log/debug-log-sheet.tsx')).DebugLogSheet,
}));
const PublishDialog = lazy(async () => ({
  default: (await import('../../features/publishing/publish-dialog.tsx')).PublishDialog,
}));

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
  if (!open) return null;
  if (open.kind === 'publish') {
    const addressOf = (slug: string) => publishedAddress(previewOrigin, app.id, slug);
    return (
      <Suspense>
        <PublishDialog app={app} files={files} addressOf={addressOf} onClose={onClose} />
      </Suspense>
    );
  }
  const message = messages.find(({ id }) => id === open.messageId);
  if (!message) return null;
  if (open.kind === 'action') {
    const action = replyActions(readReply(message)).find(({ index }) => index === open.index);
    return <Suspense>{action && <ActionCodeDialog action={action} onClose={onClose} />}</Suspense>;
  }
  if (open.kind === 'debug-log') {
    return (
      <Suspense>
        <DebugLogSheet appId={app.id} messageId={message.id} onClose={onClose} />
      </Suspense>
    );
  }
  const { versionId } = message.annotation;
  const previousVersionId = previousVersion(messages, message.id);
  return (
    <Suspense>{versionId && <ChangesDialog {...{ appId: app.id, versionId, previousVersionId, onClose }} />}</Suspense>
  );
}

/** Previews and published apps share a parent host, so the one tells the other. */
function publishedAddress(previewOrigin: string | undefined, appId: string, slug: string): string {
  return previewOrigin ? previewOrigin.replace(`preview--${appId}.`, `${slug}.`) : `/app/${slug}`;
}
