import type { ChatMessage } from '@whittle/contract/chat';
import type { VersionFile } from '@whittle/contract/versions';
import { type Action, replyActions } from '@whittle/domain/chat/action-stream';
import { removesFile } from '@whittle/domain/chat/action-types';
import { fileAroundAction } from '@whittle/domain/chat/file-around-action';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { readReply } from '../../core/replies/read-reply.ts';
import { useVersionBefore, useVersionFiles } from '../../core/versions/versions.requests.ts';
import { fileTexts as texts } from './files.texts.ts';
import { LazyCodeView } from './lazy-code-view.tsx';

const ActionEdits = lazyPart(async () => (await import('./action-edits.tsx')).ActionEdits);

type ActionCodeDialogProps = {
  appId: string;
  message: ChatMessage;
  action: Action;
  /** Files of the newest version: what a reply that is still written began with. */
  newest: readonly VersionFile[] | null | undefined;
  onClose: () => void;
};

/** The code viewer of an action (GEN-03): the file as it was written, or what an edit changed in it. */
export function ActionCodeDialog({ appId, message, action, newest, onClose }: ActionCodeDialogProps) {
  const path = action.file || action.entity || texts.code;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="full"
      isTall
      title={action.title || path}
      description={<code>{path}</code>}
    >
      {action.edits.length > 0 ? (
        <Edits {...{ appId, message, action, newest }} />
      ) : removesFile(action.type) ? (
        <p className="text-ink-2">{texts.deleted}</p>
      ) : action.content ? (
        <div className="h-full border border-line">
          <LazyCodeView path={path} content={action.content} />
        </div>
      ) : (
        <p className="text-ink-2">{texts.noContent}</p>
      )}
    </Dialog>
  );
}

/** The file before the reply is that of the version before the one that the reply made. */
function Edits({ appId, message, action, newest }: Omit<ActionCodeDialogProps, 'onClose'>) {
  const { versionId, actions: outcomes } = message.annotation;
  const versionBefore = useVersionBefore(appId, versionId ?? '', { isKnown: versionId === null });
  const before = useVersionFiles(appId, versionId === null ? undefined : versionBefore.data);
  const files = versionId === null ? newest : before.data;
  if (versionId !== null && !files && !before.isError && !versionBefore.isError)
    return (
      <AfterAMoment>
        <Skeleton className="h-full w-full" />
      </AfterAMoment>
    );
  const refused = new Set(outcomes.flatMap(({ index, ok }) => (ok ? [] : [index])));
  const around =
    files &&
    fileAroundAction(new Map(files.map((file) => [file.path, file.content])), replyActions(readReply(message)), {
      index: action.index,
      isRefused: (index) => refused.has(index),
    });
  return <ActionEdits action={action} around={around ?? null} />;
}
