import type { AppSummary } from '@whittle/contract/apps';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, PanelsTopLeft, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { openPreviewSession } from '../../features/preview/preview.requests.ts';
import { asPanelName, type PanelName } from '../../features/tools/editor/panel-names.ts';
import { ToolEditor } from '../../features/tools/editor/tool-editor.tsx';
import { toolTexts as texts } from '../../features/tools/tools.texts.ts';
import { useTool } from '../../features/tools/tools.requests.ts';
import { useToolFrame } from '../../features/tools/view/use-tool-frame.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useIsWide } from '../../lib/use-media-query.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ToolLiveView } from './tool-live-view.tsx';
import { ToolsFrame } from './tools-frame.tsx';
import { WithApp } from './with-app.tsx';

const DataSourcesDialog = lazyPart(
  async () => (await import('../../features/knowledge/data-sources-dialog.tsx')).DataSourcesDialog,
);

/** `/build/app/{appId}/tool/{toolId}`: the panels of an AI tool beside its page (ROUTE-02). */
export function ToolScreen() {
  const { appId = '', toolId = '' } = useParams();
  return (
    <WithApp appId={appId}>
      {(app) => (
        <ToolsFrame app={app}>
          <OpenTool key={toolId} app={app} toolId={toolId} />
        </ToolsFrame>
      )}
    </WithApp>
  );
}

function OpenTool({ app, toolId }: { app: AppSummary; toolId: string }) {
  const tool = useTool(app.id, toolId);
  const [parameters, setParameters] = useSearchParams();
  const setPanel = (panel: PanelName | null) => setParameters(panel === null ? {} : { panel });
  const filesOrigin = useFilesOrigin(app.id);
  const frame = useToolFrame();
  const path = tool.data?.tool.path ?? '';
  usePageTitle(tool.data ? texts.pageTitle(tool.data.document.title) : texts.title);
  if (!tool.data) {
    return (
      <div className="flex flex-col gap-4 p-4">
        <Head appId={app.id} title={texts.title} />
        {tool.isPending ? (
          <RowsToCome rows={5} />
        ) : (
          <Missing appId={app.id} error={tool.error} onRetry={tool.refetch} />
        )}
      </div>
    );
  }
  return (
    <ToolEditor
      appId={app.id}
      details={tool.data}
      publishedUrl={app.publishedUrl}
      filesOrigin={filesOrigin}
      sample={frame.sample}
      panel={asPanelName(parameters.get('panel'))}
      onPanel={setPanel}
      sourcesDialog={(onClose) => <DataSourcesDialog appId={app.id} onClose={onClose} />}
    >
      {({ head, column, document }) => (
        <Panes
          head={<Head appId={app.id} title={tool.data.document.title} status={head} />}
          column={column}
          view={<ToolLiveView key={path} appId={app.id} {...{ document, path, frame }} />}
        />
      )}
    </ToolEditor>
  );
}

function Missing({ appId, error, onRetry }: { appId: string; error: unknown; onRetry: () => unknown }) {
  if (!(error instanceof ApiError && error.status === 404)) {
    return (
      <RetryNotice label={texts.retry} onRetry={onRetry}>
        {texts.loadFailed} {sentenceOf(error)}
      </RetryNotice>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="type-heading">{texts.gone}</h2>
      <p className="text-ink-2">{texts.goneText}</p>
      <Button asChild variant="filled">
        <Link to={paths.tools.to(appId)}>{texts.backToTools}</Link>
      </Button>
    </div>
  );
}

function Head({ appId, title, status }: { appId: string; title: string; status?: ReactNode }) {
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <Tooltip text={texts.backToTools}>
        <Link
          to={paths.tools.to(appId)}
          aria-label={texts.backToTools}
          className="quick inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink coarse:size-11"
        >
          <ChevronLeft aria-hidden size={16} />
        </Link>
      </Tooltip>
      <h1 className="min-w-0 flex-1 truncate font-semibold" dir="auto">
        {title}
      </h1>
      {status}
    </header>
  );
}

type Pane = 'tool' | 'preview';
const tabs = [
  { pane: 'tool', label: texts.tool, icon: SlidersHorizontal },
  { pane: 'preview', label: texts.preview, icon: PanelsTopLeft },
] as const;

/** Side by side on wide screens; on narrow ones one at a time, with the other one tap away. */
function Panes({ head, column, view }: { head: ReactNode; column: ReactNode; view: ReactNode }) {
  const isWide = useIsWide();
  const [pane, setPane] = useState<Pane>('tool');
  const isShown = (one: Pane) => isWide || pane === one;
  return (
    <>
      <div className="flex min-h-0 flex-1">
        <div
          data-pane
          inert={!isShown('tool')}
          className={cx(
            'flex min-h-0 flex-col bg-surface',
            isWide ? 'w-(--column-width) shrink-0 border-e border-line' : 'w-full',
            !isShown('tool') && 'hidden',
          )}
        >
          {head}
          {column}
        </div>
        <div
          data-pane
          inert={!isShown('preview')}
          className={cx('min-h-0 min-w-0 flex-1', !isShown('preview') && 'hidden')}
        >
          {view}
        </div>
      </div>
      {!isWide && (
        <nav
          aria-label={texts.panes}
          className="flex h-[calc(var(--dock-height)+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
        >
          {tabs.map(({ pane: target, label, icon: Icon }) => (
            <button
              key={target}
              type="button"
              aria-current={pane === target ? 'page' : undefined}
              onClick={() => setPane(target)}
              className={cx(
                'quick focus-inset flex flex-1 flex-col items-center justify-center gap-0.5',
                pane === target ? 'text-accent-text' : 'text-ink-2',
              )}
            >
              <Icon aria-hidden size={20} />
              <span className="type-meta">{label}</span>
            </button>
          ))}
        </nav>
      )}
    </>
  );
}

/** Where the files of the app are seen; empty until a preview of it is open. */
function useFilesOrigin(appId: string): string {
  const session = useQuery({
    queryKey: ['apps', appId, 'files-origin'],
    queryFn: async () => (await openPreviewSession(appId)).origin,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return session.data ?? '';
}
