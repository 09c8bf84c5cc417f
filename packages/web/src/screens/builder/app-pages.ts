import type { AppSummary } from '@whittle/contract/apps';
import type { ChatMessage } from '@whittle/contract/chat';
import type { VersionFile } from '@whittle/contract/versions';
import { removesFile } from '@whittle/domain/chat/action-types';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { normalisePath } from '@whittle/domain/files/paths';
import { toolPathOf } from '@whittle/domain/tools/tool-path';
import { readReply } from '../../core/replies/read-reply.ts';

type AppType = AppSummary['appType'];

/**
 * Names of the pages of a version, and of those that the running turn has finished since. An app that is one AI tool has
 * the page of the tool instead.
 */
export function appPages(
  files: readonly VersionFile[],
  streaming: ChatMessage | undefined,
  appType: AppType = 'space_app',
): string[] {
  const pages = new Set(files.flatMap(({ path }) => pageName(path, appType)));
  if (streaming) {
    const refused = new Set(streaming.annotation.actions.flatMap(({ index, ok }) => (ok ? [] : [index])));
    for (const { index, type, file, isComplete } of replyActions(readReply(streaming))) {
      if (!isComplete || refused.has(index)) continue;
      for (const page of pageName(file, appType)) {
        if (removesFile(type)) pages.delete(page);
        else pages.add(page);
      }
    }
  }
  return [...pages];
}

function pageName(path: string, appType: AppType): string[] {
  const file = normalisePath(path);
  if (appType === 'tool') {
    const tool = file.ok ? toolPathOf(file.path) : null;
    return tool === null ? [] : [`tool/${tool}`];
  }
  return file.ok && file.kind === 'page' ? [file.name] : [];
}

/** The version that a message is compared with: that of the message before it which made one (VER-13). */
export function previousVersion(messages: readonly ChatMessage[], messageId: string): string | null {
  const position = messages.findIndex(({ id }) => id === messageId);
  const before = messages.slice(0, Math.max(0, position));
  return before.findLast(({ annotation }) => annotation.versionId !== null)?.annotation.versionId ?? null;
}
