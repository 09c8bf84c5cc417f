import type { AppSummary } from '@whittle/contract/apps';
import type { PickedElement } from '@whittle/contract/chat';
import { useMemo, useRef, useState } from 'react';
import { useAccount } from '../../features/accounts/session.requests.ts';
import { ErrorPanel } from '../../features/app-errors/error-panel.tsx';
import { fixPrompt } from '../../features/app-errors/fix-prompt.ts';
import type { ErrorPanelControls } from '../../features/app-errors/use-error-panel.ts';
import type { SendMessage } from '../../features/chat/chat-handlers.ts';
import type { AppConsole } from '../../features/console/use-console.ts';
import { entityTexts } from '../../features/entities/entities.texts.ts';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import { rolesInRules } from '@whittle/domain/entities/roles-in-rules';
import { CodePanel } from '../../features/files/code-panel.tsx';
import { WaitingDrafts } from '../../features/files/editor/waiting-drafts.tsx';
import { FrameTrouble } from '../../features/preview/frame-trouble.tsx';
import { PreviewStage } from '../../features/preview/preview-stage.tsx';
import { useSize } from '../../features/preview/use-size.ts';
import type { VisualEditing } from '../../features/preview/visual-edit/use-visual-edit.ts';
import type { Preview } from '../../features/preview/use-preview.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { cx } from '../../lib/cx.ts';
import { OlderDatabaseNotice } from '../../features/versions/older-database-notice.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import type { BuilderAddress, StageView } from './use-builder-address.ts';
import type { Versions } from './use-versions.tsx';

const ConsoleDrawer = lazyPart(async () => (await import('../../features/console/console-drawer.tsx')).ConsoleDrawer);
const DatabasePanel = lazyPart(
  async () => (await import('../../features/entities/database-panel.tsx')).DatabasePanel,
  () => <p className="p-4 text-ink-2">{entityTexts.loading}</p>,
);
const Inspector = lazyPart(async () => (await import('../../features/preview/visual-edit/inspector.tsx')).Inspector);
const MembershipsButton = lazyPart(
  async () => (await import('../../features/memberships/memberships-button.tsx')).MembershipsButton,
);
const UsersPanel = lazyPart(async () => (await import('../../features/app-users/users-panel.tsx')).UsersPanel);

type StageProps = {
  app: AppSummary;
  address: BuilderAddress;
  view: StageView;
  preview: Preview;
  versions: Versions;
  errors: ErrorPanelControls;
  console: AppConsole;
  hasPage: boolean;
  /** There is a message already. */
  hasBegun: boolean;
  isWide: boolean;
  isTurnRunning: boolean;
  isBuiltInModel: boolean;
  onSend: SendMessage;
  onOpenChat: () => void;
  visualEdit: VisualEditing;
  onAskAbout: (element: PickedElement) => void;
};

/** The running app with its console; the code and the database lie above it, so that it never loads again. */
export function Stage(props: StageProps) {
  const { app, address, view, preview, errors, console, hasPage, hasBegun, isWide, isTurnRunning, onSend } = props;
  const { isBuiltInModel, visualEdit, onAskAbout } = props;
  const { isAdmin } = useAccount();
  const row = useRef<HTMLDivElement>(null);
  const { width: fullWidth } = useSize(row);
  const [hasEdited, setHasEdited] = useState(false);
  if (view === 'code' && !hasEdited) setHasEdited(true);
  return (
    <section aria-label={texts.preview} className="relative flex min-h-0 flex-1 flex-col">
      <div ref={row} className={cx('flex min-h-0 flex-1', !isWide && 'flex-col')}>
        <div data-pane className="min-h-0 min-w-0 flex-1">
          <PreviewStage
            preview={preview}
            viewport={isWide ? address.viewport : 'desktop'}
            fullWidth={fullWidth}
            hasPage={hasPage}
            hasBegun={hasBegun}
            isWorking={isTurnRunning}
          >
            {(preview.trouble !== null || preview.isStopped) && !preview.isRestarting && (
              <FrameTrouble
                trouble={preview.trouble}
                isStopped={preview.isStopped}
                pageName={preview.place?.pageName ?? address.pageName ?? ''}
                isChatBusy={isTurnRunning}
                hasModel={!isBuiltInModel}
                onReload={() => preview.refresh()}
                onFix={async (error) => {
                  await onSend(fixPrompt([error]));
                  preview.stop();
                }}
              />
            )}
            <ErrorPanel
              {...errors}
              isChatBusy={isTurnRunning}
              isBuiltInModel={isBuiltInModel}
              isAdmin={isAdmin}
              onOpenPlace={address.openPlace}
            />
          </PreviewStage>
        </div>
        {visualEdit.isOn && (
          <div data-pane className={cx('shrink-0 border-line', isWide ? 'w-72 border-l' : 'h-[45%] border-t')}>
            <Inspector appId={app.id} editing={visualEdit} onAsk={onAskAbout} />
          </div>
        )}
      </div>
      {address.drawer !== null && hasPage && (
        <ConsoleDrawer
          appId={app.id}
          log={console.log}
          tab={address.drawer}
          onTab={address.setDrawer}
          isPreserved={console.isPreserved}
          onPreserve={console.preserve}
          onOpenPlace={address.openPlace}
          onClose={() => address.setDrawer(null)}
        />
      )}
      {hasEdited && view !== 'code' && <CodeBehind {...props} />}
      {view !== 'preview' && (
        <div className="layer-panel absolute inset-0 bg-surface">
          {view === 'code' ? <Code {...props} /> : <Database {...props} />}
        </div>
      )}
    </section>
  );
}

function Code({ app, address, versions, isTurnRunning }: StageProps) {
  const { mayEditCode } = useAccount();
  const { isOlder } = versions.selected;
  const files = versions.shownFiles;
  return (
    <CodePanel
      appId={app.id}
      versionId={app.latestVersionId}
      mayEdit={mayEditCode && !isOlder}
      isOlder={isOlder}
      isHeld={isTurnRunning}
      files={files.data}
      hasFailed={files.isError}
      onRetry={() => void files.refetch()}
      openPath={address.file}
      openLine={address.line}
      onOpen={address.openFile}
      onOpenPlace={address.openPlace}
    />
  );
}

function CodeBehind({ app, versions, isTurnRunning }: StageProps) {
  const { mayEditCode } = useAccount();
  const { data } = versions.latestFiles;
  return mayEditCode && data && <WaitingDrafts appId={app.id} files={data} isHeld={isTurnRunning} />;
}

function Database({ app, address, versions, preview, isTurnRunning, onSend, onOpenChat }: StageProps) {
  const { isOlder } = versions.selected;
  const files = isOlder ? versions.shownFiles : versions.latestFiles;
  const roles = useMemo(
    () => rolesInRules(declaredEntities(new Map((files.data ?? []).map(({ path, content }) => [path, content])))),
    [files.data],
  );
  return (
    <DatabasePanel
      key={isOlder ? 'older' : 'latest'}
      appId={app.id}
      files={files.data}
      hasFailed={files.isError}
      onRetry={() => void files.refetch()}
      entity={address.entity}
      onEntity={address.openEntity}
      isChatBusy={isTurnRunning}
      onAsk={onSend}
      filesOrigin={preview.frame?.origin ?? ''}
      onOpenChat={onOpenChat}
      {...(isOlder
        ? { readOnlyNotice: <OlderDatabaseNotice /> }
        : { users: <UsersPanel appId={app.id} roles={roles} memberships={<MembershipsButton appId={app.id} />} /> })}
    />
  );
}
