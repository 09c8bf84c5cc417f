import type { ToolSummary } from '@whittle/contract/tools/calls';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { UpgradeNotice } from '../../../core/plans/upgrade-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { useDeleteTool, useTools } from '../tools.requests.ts';
import { toolTexts as texts } from '../tools.texts.ts';
import { NewToolDialog } from './new-tool-dialog.tsx';
import { ToolRow } from './tool-row.tsx';

type ToolListProps = { appId: string; publishedUrl: string | null; onOpen: (toolId: string) => void };

/** The AI tools of an app: what each is called, whether it runs, and a new one. Rules: TOOL-01, TOOL-07. */
export function ToolList({ appId, publishedUrl, onOpen }: ToolListProps) {
  const tools = useTools(appId);
  const remove = useDeleteTool(appId);
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<ToolSummary | null>(null);

  if (tools.isPending) return <RowsToCome rows={3} className="h-20" />;
  if (tools.isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={tools.refetch}>
        {texts.loadFailed} {sentenceOf(tools.error)}
      </RetryNotice>
    );
  }
  const { items, unreadable, limits } = tools.data;
  const active = items.filter(({ status }) => status === 'active').length;
  const isFull = items.length >= limits.tools;
  const add = (variant: 'filled' | 'outlined') => (
    <Button variant={variant} icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-reading text-ink-2">{texts.about}</p>
      {items.length === 0 ? (
        <Empty>{add('filled')}</Empty>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {!isFull && add('filled')}
            <p className="tabular text-ink-2">{texts.limits(items.length, limits.tools, active, limits.active)}</p>
          </div>
          {isFull && <Notice kind="info">{texts.atMaximum(limits.tools)}</Notice>}
          {active > limits.active && <UpgradeNotice>{texts.paused(limits.active)}</UpgradeNotice>}
          <ul className="flex flex-col">
            {items.map((tool) => (
              <ToolRow
                key={tool.toolId}
                {...{ appId, tool, publishedUrl }}
                onOpen={() => onOpen(tool.toolId)}
                onDelete={() => setDeleting(tool)}
              />
            ))}
          </ul>
        </>
      )}
      {unreadable.length > 0 && (
        <Notice kind="warning">
          {texts.unreadable}
          {unreadable.map(({ path, problem }) => (
            <span key={path} className="block">
              <code>{path}</code>: {problem}
            </span>
          ))}
        </Notice>
      )}
      {isAdding && <NewToolDialog appId={appId} onClose={() => setIsAdding(false)} onMade={onOpen} />}
      {deleting && (
        <Confirm
          title={texts.deleteTitle(deleting.title)}
          confirmLabel={texts.deleteLabel}
          cancelLabel={texts.keep}
          failed={texts.deleteFailed}
          onConfirm={async () => {
            await remove.mutateAsync(deleting.toolId);
            confirmWithToast(texts.deleted(deleting.title));
          }}
          onClose={() => setDeleting(null)}
        >
          {texts.deleteText}
        </Confirm>
      )}
    </div>
  );
}

const Empty = ({ children }: { children: ReactNode }) => (
  <div className="notch flex max-w-dialog flex-col items-start gap-3 border border-dashed border-edge p-6">
    <h2 className="type-heading">{texts.emptyTitle}</h2>
    <p className="text-ink-2">{texts.emptyText}</p>
    {children}
  </div>
);
