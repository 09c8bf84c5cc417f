import type { AppSummary } from '@whittle/contract/apps';
import { RotateCw } from 'lucide-react';
import type { ElementPicker } from '../../features/preview/use-element-picker.ts';
import { PathMenu } from '../../features/preview/path-menu.tsx';
import { previewTexts } from '../../features/preview/preview.texts.ts';
import type { ConsoleLog } from '../../features/console/console-log.ts';
import type { Preview } from '../../features/preview/use-preview.ts';
import type { Viewport } from '../../features/preview/viewports.ts';
import type { VisualEditing } from '../../features/preview/visual-edit/use-visual-edit.ts';
import { cx } from '../../lib/cx.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AccountMenu } from '../../features/accounts/account-menu.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import type { BuilderView } from './use-builder-address.ts';
import { PreviewTools, PreviewToolsMenu } from './preview-tools.tsx';
import { PublishTools } from './publish-tools.tsx';
import { useStageCommands } from './use-stage-commands.tsx';

type StageBarProps = {
  app: AppSummary;
  preview: Preview;
  pages: readonly string[];
  /** The app is one AI tool: it has no records, and its one page is changed in panels. */
  isTool: boolean;
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
  /** Publishing is what to do next: it carries the filled button. */
  isPublishNext: boolean;
};

const views = [
  { value: 'preview', label: texts.preview },
  { value: 'database', label: texts.database },
  { value: 'code', label: texts.code },
] as const;

const toolViews = views.filter(({ value }) => value !== 'database');

/** Above the stage: where the app is, how it is looked at, and publishing it. Nothing to look at yet means no tools. */
export function StageBar(props: StageBarProps) {
  const {
    app,
    preview,
    pages,
    isTool,
    view,
    onView,
    viewport,
    onViewport,
    onOpenTab,
    onPublish,
    isWide,
    isPublishNext,
  } = props;
  const { log, isDrawerOpen, onToggleDrawer, onVersions, onNearVersions, picker, visualEdit, canEditPage } = props;
  const hasPage = pages.length > 0;
  const toggleEditing = () => {
    picker.stop();
    if (visualEdit.isOn) visualEdit.stop();
    else visualEdit.start();
  };
  useStageCommands({
    ...{ preview, pages, isTool, onView, onOpenTab, onPublish },
    editing: canEditPage ? { isOn: visualEdit.isOn, toggle: toggleEditing } : null,
  });
  // Beside the chat there is no room for all of it: what is rarely used goes into a menu, so that the bar keeps one row.
  const isNarrowStage = useMediaQuery('(min-width: 1024px) and (max-width: 1279px)');
  const isVersionsInMenu = isNarrowStage && view === 'preview' && hasPage;
  const tools = {
    isOwnCode: !isTool,
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
  // On a phone publishing is in the header, and only the preview has tools.
  if (!isWide && (view !== 'preview' || !hasPage)) return null;
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-1">
      {view === 'preview' && hasPage && (
        <div className="flex min-w-24 items-center gap-1">
          {!isTool && (
            <PathMenu
              path={preview.place?.path ?? '/'}
              origin={preview.frame?.origin ?? ''}
              pages={pages}
              onGo={preview.goTo}
            />
          )}
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
          <Segmented
            label={texts.view}
            value={view === 'chat' ? 'preview' : view}
            onChange={onView}
            options={isTool ? toolViews : views}
          />
        )}
        {isWide && app.latestVersionId && (
          <PublishTools
            onPublish={onPublish}
            onVersions={isVersionsInMenu ? null : onVersions}
            onNearVersions={onNearVersions}
            isNextStep={isPublishNext}
            hasIcon={!isNarrowStage}
          />
        )}
        {isWide && <AccountMenu />}
      </div>
    </div>
  );
}
