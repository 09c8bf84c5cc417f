import type { FrameToBuilder } from '@whittle/contract/preview';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { Suspense, lazy, useMemo, useState } from 'react';
import { ErrorPanel } from '../../features/app-errors/error-panel.tsx';
import { useAccount } from '../../features/accounts/session.requests.ts';
import { reportAppError } from '../../features/app-errors/report-error.ts';
import { useErrorPanel } from '../../features/app-errors/use-error-panel.ts';
import { createConsoleLog } from '../../features/console/console-log.ts';
import { fixPrompt } from '../../features/app-errors/fix-prompt.ts';
import { chatDraft, firstMessage } from '../../features/apps/draft.ts';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import type { SendMessage } from '../../features/chat/chat-acts.ts';
import { SendCancelled, sendMessage } from '../../features/chat/chat.requests.ts';
import { isTruncated, readReply } from '../../features/chat/read-reply.ts';
import { turnStatus } from '../../features/chat/turn-status.ts';
import { waitingFile } from '../../features/entities/csv/waiting-file.ts';
import { entityTexts } from '../../features/entities/entities.texts.ts';
import { CodePanel } from '../../features/files/code-panel.tsx';
import { PreviewStage } from '../../features/preview/preview-stage.tsx';
import { FrameTrouble } from '../../features/preview/frame-trouble.tsx';
import { useElementPicker, usePickingInFrame } from '../../features/preview/use-element-picker.ts';
import { openPreviewSession } from '../../features/preview/preview.requests.ts';
import { entryUrl } from '../../features/preview/preview-url.ts';
import { usePreview } from '../../features/preview/use-preview.ts';
import { useToldFiles } from '../../features/preview/use-told-files.ts';
import { OlderDatabase } from '../../features/versions/older-database.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useTheme } from '../../lib/theme.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { useKeptPane } from '../../ui/kept-pane.tsx';
import { AppHeader } from './app-header.tsx';
import { appPages, previousVersion } from './app-pages.ts';
import { NarrowFrame, WideFrame } from './builder-frame.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import { Dock } from './dock.tsx';
import { createMessageAllowance } from './message-allowance.ts';
import { StageBar } from './stage-bar.tsx';
import { useBuilderAddress } from './use-builder-address.ts';
import { useFollowPreview } from './use-follow-preview.ts';
import { usePaneKeys } from './use-pane-keys.ts';
import { useVersions } from './use-versions.tsx';

const ActionCodeDialog = lazy(async () => ({
  default: (await import('../../features/files/action-code-dialog.tsx')).ActionCodeDialog,
}));
const ChangesDialog = lazy(async () => ({
  default: (await import('../../features/versions/changes-dialog.tsx')).ChangesDialog,
}));
const ConsoleDrawer = lazy(async () => ({
  default: (await import('../../features/console/console-drawer.tsx')).ConsoleDrawer,
}));
const PublishDialog = lazy(async () => ({
  default: (await import('../../features/publishing/publish-dialog.tsx')).PublishDialog,
}));

const DatabasePanel = lazy(async () => ({
  default: (await import('../../features/entities/database-panel.tsx')).DatabasePanel,
}));

const UsersPanel = lazy(async () => ({
  default: (await import('../../features/app-users/users-panel.tsx')).UsersPanel,
}));

const keepConsoleKey = 'whittle.keep-console';

type OpenDialog =
  { kind: 'action'; messageId: string; index: number } | { kind: 'changes'; messageId: string } | { kind: 'publish' };

type BuilderProps = { conversation: Conversation; onLoadOlder: () => Promise<void>; isOffline: boolean };

/** Composes the builder: chat, stage and dialogs around one live conversation. */
export function Builder({ conversation, onLoadOlder, isOffline }: BuilderProps) {
  const { app, chatId, messages } = conversation;
  const account = useAccount();
  const isWide = useIsWide();
  const address = useBuilderAddress();
  const { theme } = useTheme();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [sendsAtOnce] = useState(() => firstMessage.isWaiting(app.id));
  const draft = useMemo(() => chatDraft(app.id), [app.id]);
  const allowance = useMemo(() => createMessageAllowance(), []);
  const log = useMemo(() => createConsoleLog(), []);
  const [keepsConsole, setKeepsConsole] = useState(() => readStored(keepConsoleKey) === 'true');

  const streaming = streamingMessage(conversation);
  const isTurnRunning = streaming !== undefined;
  const versions = useVersions({ app, messages, isTurnRunning });
  const { isOlder } = versions.selected;
  const files = versions.shownFiles;
  const latestFiles = versions.latestFiles;
  const pages = appPages(files.data ?? [], isOlder ? undefined : streaming);
  const hasPage = pages.length > 0;

  const [currentPath, setCurrentPath] = useState<string>();
  const send: SendMessage = async (text, extras) => {
    if (!(await versions.confirmSend())) throw new SendCancelled();
    firstMessage.clear(app.id);
    await sendMessage(app.id, { chatId, messages, text, currentPath, extras });
  };
  const picker = useElementPicker();
  const errors = useErrorPanel({ isChatBusy: isTurnRunning, send });

  const onMessage = (message: FrameToBuilder) => {
    switch (message.type) {
      case 'app_error':
        errors.dispatch({ type: 'error-found', error: message.error });
        void reportAppError(app, message.error);
        return;
      case 'app_error_resolved':
        errors.dispatch({ type: 'components-healed', componentNames: message.componentNames });
        return;
      case 'app_changed_url':
        setCurrentPath(message.url);
        return;
      case 'send_chat_message':
        if (!isTurnRunning && allowance.take(Date.now()))
          void send(texts.fromApp(message.message)).catch(() => undefined);
        return;
      case 'app_loading':
        log.restart(keepsConsole);
        picker.take(message);
        return;
      case 'console_entries':
      case 'network_entries':
        log.take(message);
        return;
      case 'element_picked':
      case 'picking_ended':
        picker.take(message);
        if (message.type === 'element_picked') openChat(isWide, () => address.setView(null));
        return;
      case 'ready_to_receive_messages':
      case 'painted':
      case 'pong':
    }
  };
  const preview = usePreview({
    appId: app.id,
    initialPath: address.pageName ? `/${encodeURIComponent(address.pageName)}` : '/',
    version: app.latestVersionId,
    isTurnRunning,
    theme: theme === 'system' ? undefined : theme,
    shownVersionId: versions.selected.id,
    onMessage,
    onReload: () => errors.dispatch({ type: 'frame-reloaded' }),
  });

  useToldFiles(files.data, preview.tellFile);
  usePickingInFrame(picker, preview);
  useFollowPreview(preview.place, pages, address.followPage);

  const view = address.view ?? (isWide ? 'preview' : 'chat');
  const stageView = view === 'code' || view === 'database' ? view : 'preview';
  const [seenVersion, setSeenVersion] = useState(app.latestVersionId);
  if (view === 'preview' && seenVersion !== app.latestVersionId) setSeenVersion(app.latestVersionId);
  usePaneKeys();

  /** The tab has to open within the click; its address follows when the server has given one. */
  const openTab = async () => {
    const tab = window.open('', '_blank');
    if (!tab) return;
    tab.opener = null;
    const session = await openPreviewSession(app.id).catch(() => null);
    if (session) tab.location.href = entryUrl(session.url, preview.place?.path ?? '/');
    else tab.close();
  };

  const idleStatus = app.latestVersionId ? texts.saved : texts.nothingYet;
  const status = isOffline ? texts.reconnecting : (turnStatus(conversation) ?? idleStatus);
  const openAction =
    dialog?.kind === 'action'
      ? messages
          .filter(({ id }) => id === dialog.messageId)
          .flatMap((message) => replyActions(readReply(message)))
          .find(({ index }) => index === dialog.index)
      : undefined;
  const changesOf = dialog?.kind === 'changes' ? messages.find(({ id }) => id === dialog.messageId) : undefined;

  const header = <AppHeader app={app} status={status} />;
  const chat = (
    <section aria-label={texts.chat} data-pane className="min-h-0 flex-1">
      <ChatPanel
        conversation={conversation}
        onLoadOlder={onLoadOlder}
        draft={draft}
        sendsAtOnce={sendsAtOnce}
        onSend={send}
        onOpenAction={(messageId, index) => setDialog({ kind: 'action', messageId, index })}
        onOpenChanges={(messageId) => setDialog({ kind: 'changes', messageId })}
        element={picker.element}
        onRemoveElement={picker.forget}
        filesOrigin={preview.frame?.origin ?? ''}
        onRevert={versions.askRevert}
        revertingMessageId={versions.revertingMessageId}
        onOpenImport={(file) => {
          waitingFile.leave(file);
          address.setView('database');
        }}
      />
    </section>
  );
  const bar = (
    <StageBar
      app={app}
      preview={preview}
      pages={pages}
      view={stageView}
      onView={(next) => address.setView(next === 'preview' && isWide ? null : next)}
      viewport={address.viewport}
      onViewport={address.setViewport}
      picker={picker}
      onOpenTab={() => void openTab()}
      log={log}
      isDrawerOpen={address.drawer !== null}
      onToggleDrawer={() => address.setDrawer(address.drawer === null ? 'console' : null)}
      onVersions={versions.openList}
      onPublish={() => setDialog({ kind: 'publish' })}
      isWide={isWide}
      isChatBusy={isTurnRunning || messages.slice(-1).some(isTruncated)}
    />
  );
  const stage = (
    <section aria-label={texts.preview} className="relative flex min-h-0 flex-1 flex-col">
      <div data-pane className="min-h-0 flex-1">
        <PreviewStage
          preview={preview}
          viewport={isWide ? address.viewport : 'desktop'}
          hasPage={hasPage}
          isWorking={isTurnRunning}
        >
          {(preview.trouble !== null || preview.isStopped) && !preview.isRestarting && (
            <FrameTrouble
              trouble={preview.trouble}
              isStopped={preview.isStopped}
              pageName={preview.place?.pageName ?? address.pageName ?? ''}
              isChatBusy={isTurnRunning}
              onReload={() => preview.refresh()}
              onFix={async (error) => {
                await send(fixPrompt([error]));
                preview.stop();
              }}
            />
          )}
          <ErrorPanel {...errors} isChatBusy={isTurnRunning} onOpenPlace={address.openPlace} />
        </PreviewStage>
      </div>
      {address.drawer !== null && hasPage && (
        <Suspense>
          <ConsoleDrawer
            appId={app.id}
            log={log}
            tab={address.drawer}
            onTab={address.setDrawer}
            isPreserved={keepsConsole}
            onPreserve={(isKept) => {
              setKeepsConsole(isKept);
              writeStored(keepConsoleKey, String(isKept));
            }}
            onOpenPlace={address.openPlace}
            onClose={() => address.setDrawer(null)}
          />
        </Suspense>
      )}
      {stageView === 'code' && (
        <div className="layer-panel absolute inset-0 bg-surface">
          <CodePanel
            appId={app.id}
            mayEdit={account.mayEditCode && !isOlder}
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
        </div>
      )}
      {stageView === 'database' && (
        <div className="layer-panel absolute inset-0 bg-surface">
          <Suspense fallback={<p className="p-4 text-ink-2">{entityTexts.loading}</p>}>
            {isOlder ? (
              <OlderDatabase onLatest={() => versions.selected.select(null)} />
            ) : (
              <DatabasePanel
                appId={app.id}
                files={latestFiles.data}
                hasFailed={latestFiles.isError}
                onRetry={() => void latestFiles.refetch()}
                entity={address.entity}
                onEntity={address.openEntity}
                isChatBusy={isTurnRunning}
                onAsk={send}
                filesOrigin={preview.frame?.origin ?? ''}
                users={<UsersPanel appId={app.id} />}
                onOpenChat={() => openChat(isWide, address.setView)}
              />
            )}
          </Suspense>
        </div>
      )}
    </section>
  );
  // An import or a half-typed cell goes on when the window becomes narrow or wide.
  const keptStage = useKeptPane(stage);

  return (
    <>
      <main id="main" tabIndex={-1} aria-label={texts.builder} className="relative h-dvh overflow-hidden outline-none">
        {isWide ? (
          <WideFrame
            chat={
              <>
                {header}
                {chat}
              </>
            }
            stage={
              <>
                {bar}
                {versions.banner}
                {keptStage.place}
              </>
            }
          />
        ) : (
          <NarrowFrame
            header={header}
            panes={[
              { isShown: view === 'chat', content: chat },
              {
                isShown: view !== 'chat',
                content: (
                  <>
                    {bar}
                    {versions.banner}
                    {keptStage.place}
                  </>
                ),
              },
            ]}
            dock={
              <Dock
                view={view}
                onView={(next) => address.setView(next === 'chat' ? null : next)}
                hasNews={seenVersion !== app.latestVersionId}
              />
            }
          />
        )}
      </main>
      {keptStage.content}
      <Suspense>
        {openAction && <ActionCodeDialog action={openAction} onClose={() => setDialog(null)} />}
        {changesOf?.annotation.versionId && (
          <ChangesDialog
            appId={app.id}
            versionId={changesOf.annotation.versionId}
            previousVersionId={previousVersion(messages, changesOf.id)}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog?.kind === 'publish' && (
          <PublishDialog
            app={app}
            files={latestFiles.isError ? null : latestFiles.data}
            addressOf={(slug) => publishedAddress(preview.frame?.origin, app.id, slug)}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
      {versions.dialogs}
    </>
  );
}

/** To the chat's box: beside the stage on wide screens, a pane of its own on narrow ones. */
function openChat(isWide: boolean, setView: (view: null) => void): void {
  if (!isWide) setView(null);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-pane] textarea')?.focus());
}

/** Previews and published apps share a parent host, so the one tells the other. */
function publishedAddress(previewOrigin: string | undefined, appId: string, slug: string): string {
  return previewOrigin ? previewOrigin.replace(`preview--${appId}.`, `${slug}.`) : `/app/${slug}`;
}
