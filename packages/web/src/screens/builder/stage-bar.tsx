import type { AppSummary } from '@whittle/contract/apps';
import { Globe, History, RotateCw } from 'lucide-react';
import type { ElementPicker } from '../../features/preview/use-element-picker.ts';
import { PathMenu } from '../../features/preview/path-menu.tsx';
import { previewTexts } from '../../features/preview/preview.texts.ts';
import type { ConsoleLog } from '../../features/console/console-log.ts';
import type { Preview } from '../../features/preview/use-preview.ts';
import type { Viewport } from '../../features/preview/viewports.ts';
import type { VisualEditing } from '../../features/preview/visual-edit/use-visual-edit.ts';
import { publishingTexts } from '../../features/publishing/publishing.texts.ts';
import { versionTexts } from '../../core/versions/versions.texts.ts';
import { cx } from '../../lib/cx.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AccountMenu } from '../../features/accounts/account-menu.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import type { BuilderView } from './use-builder-address.ts';
import { PreviewTools, PreviewToolsMenu } from './preview-tools.tsx';
import { useStageCommands } from './use-stage-commands.tsx';

type StageBarProps = {
  app: AppSummary;
  preview: Preview;
  pages: readonly string[];
  view: BuilderView;
  onView: (view: BuilderView) => void;
  viewport: Viewport;
  onViewport: (viewport: Viewport) => void;
  picker: ElementPicker;
  visualEdit: VisualEditing;
  /** Only the newest version is changed on its page. */
  canEditPage: boolean;
  onOpenTab: () => void;
  log: ConsoleLog;
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
  onVersions: () => void;
  /** The pointer or the focus is on the button already. */
  onNearVersions: () => void;
  onPublish: () => void;
  isWide: boolean;
  /** The chat has a next step of its own, which then carries the filled button, as New does in the database. */
  isChatBusy: boolean;
};

const views = [
  { value: 'preview', label: texts.preview },
  { value: 'database', label: texts.database },
  { value: 'code', label: texts.code },
] as const;

/** Above the stage: where the app is, how it is looked at, and publishing it. Nothing to look at yet means no tools. */
export function StageBar(props: StageBarProps) {
  const { app, preview, pages, view, onView, viewport, onViewport, onOpenTab, onPublish, isWide, isChatBusy } = props;
  const { log, isDrawerOpen, onToggleDrawer, onVersions, onNearVersions, picker, visualEdit, canEditPage } = props;
  const hasPage = pages.length > 0;
  const toggleEditing = () => {
    picker.stop();
    if (visualEdit.isOn) visualEdit.stop();
    else visualEdit.start();
  };
  useStageCommands({
    ...{ preview, pages, onView, onOpenTab, onPublish },
    editing: canEditPage ? { isOn: visualEdit.isOn, toggle: toggleEditing } : null,
  });
  // Beside the chat there is no room for all of it: what is rarely used goes into a menu, so that the bar keeps one row.
  const isNarrowStage = useMediaQuery('(min-width: 1024px) and (max-width: 1279px)');
  const isVersionsInMenu = isNarrowStage && view === 'preview' && hasPage;
  const tools = {
    ...{ viewport, onViewport, onOpenTab, log, isDrawerOpen, onToggleDrawer },
    isPicking: picker.isPicking,
    onPick: () => {
      visualEdit.stop();
      if (picker.isPicking) picker.stop();
      else picker.start();
    },
    isEditing: visualEdit.isOn,
    onEdit: canEditPage ? toggleEditing : null,
    onRefresh: () => preview.refresh(),
    onVersions: isVersionsInMenu && app.latestVersionId ? onVersions : null,
  };
  const hasUnpublished = app.latestVersionId !== app.publishedVersionId;
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-1">
      {view === 'preview' && hasPage && (
        <div className="flex min-w-24 items-center gap-1">
          <PathMenu
            path={preview.place?.path ?? '/'}
            origin={preview.frame?.origin ?? ''}
            pages={pages}
            onGo={preview.goTo}
          />
          {isNarrowStage ? (
            <PreviewToolsMenu {...tools} />
          ) : (
            <>
              <IconButton
                label={preview.isRefreshing ? previewTexts.refreshing : previewTexts.refresh}
                aria-busy={preview.isRefreshing}
                icon={<RotateCw aria-hidden size={16} className={cx(preview.isRefreshing && 'animate-turn')} />}
                onClick={() => preview.refresh()}
              />
              <PreviewTools {...tools} hasViewports={isWide} />
            </>
          )}
        </div>
      )}
      <div className="ms-auto flex items-center gap-2">
        {isWide && hasPage && (
          <Segmented label={texts.view} value={view === 'chat' ? 'preview' : view} onChange={onView} options={views} />
        )}
        {app.latestVersionId && !isVersionsInMenu && (
          <IconButton
            label={versionTexts.versions}
            icon={<History aria-hidden size={16} />}
            onPointerEnter={onNearVersions}
            onFocus={onNearVersions}
            onClick={onVersions}
          />
        )}
        {app.latestVersionId && (
          <Button
            variant={hasUnpublished && !isChatBusy && view !== 'database' ? 'filled' : 'outlined'}
            {...(!isNarrowStage && { icon: <Globe aria-hidden size={16} /> })}
            onClick={onPublish}
          >
            {publishingTexts.publish}
          </Button>
        )}
        {isWide && <AccountMenu />}
      </div>
    </div>
  );
}
