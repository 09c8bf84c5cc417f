import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { shownPath } from '@whittle/domain/preview/shown-path';
import { useMemo, useState } from 'react';
import { useAccount } from '../../features/accounts/session.requests.ts';
import { useErrorPanel } from '../../features/app-errors/use-error-panel.ts';
import { chatDraft, firstMessage } from '../../features/apps/draft.ts';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import type { SendMessage } from '../../features/chat/chat-handlers.ts';
import { SendCancelled, sendMessage } from '../../features/chat/chat.requests.ts';
import { ProposalCard } from '../../features/chat/proposal/proposal-card.tsx';
import { useAppProposal } from '../../features/chat/proposal/use-app-proposal.ts';
import { isTruncated } from '../../core/replies/read-reply.ts';
import { turnStatus } from '../../features/chat/live/turn-status.ts';
import { useConsole } from '../../features/console/use-console.ts';
import { waitingFile } from '../../features/entities/csv/waiting-file.ts';
import { openPreviewTab } from '../../features/preview/open-preview-tab.ts';
import { DeletedLine } from '../../features/preview/guard/deleted-line.tsx';
import { GuardBar } from '../../features/preview/guard/guard-bar.tsx';
import { useAppDownloads } from '../../features/preview/guard/use-app-downloads.ts';
import { usePersonInFrame } from '../../features/preview/guard/use-person-in-frame.ts';
import { usePreviewGuard } from '../../features/preview/guard/use-preview-guard.ts';
import { useElementPicker, usePickingInFrame } from '../../features/preview/use-element-picker.ts';
import { usePreview } from '../../features/preview/use-preview.ts';
import { useTilePicture, useTilePictureInFrame } from '../../features/preview/tile-picture/use-tile-picture.ts';
import { useChangedFiles } from '../../features/preview/use-changed-files.ts';
import { usePageCheck } from '../../features/preview/page-check/use-page-check.ts';
import { useEditingInFrame, useVisualEdit } from '../../features/preview/visual-edit/use-visual-edit.ts';
import { useTheme } from '../../lib/theme.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { useKeptPane } from '../../ui/kept-pane.tsx';
import { AppHeader } from './app-header.tsx';
import { BuilderDialogs, type OpenDialog } from './builder-dialogs.tsx';
import { NarrowFrame, WideFrame } from './builder-frame.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import { Dock } from './dock.tsx';
import { StageBar } from './stage-bar.tsx';
import { Stage } from './stage.tsx';
import { useAppMenu } from './use-app-menu.tsx';
import { useAppPages } from './use-app-pages.ts';
import { useBuilderAddress } from './use-builder-address.ts';
import { useFollowPreview } from './use-follow-preview.ts';
import { frameMessages } from './frame-messages.ts';
import { usePaneKeys } from './use-pane-keys.ts';
import { useVersions } from './use-versions.tsx';

type BuilderProps = { conversation: Conversation; onLoadOlder: () => Promise<void>; isOffline: boolean };

/** Composes the builder: chat, stage and dialogs around one live conversation. */
export function Builder({ conversation, onLoadOlder, isOffline }: BuilderProps) {
  const { app, chatId, messages } = conversation;
  const isWide = useIsWide();
  const address = useBuilderAddress();
  const { theme } = useTheme();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [sendsAtOnce] = useState(() => firstMessage.isWaiting(app.id));
  const [firstFiles] = useState(() => firstMessage.filesOf(app.id));
  const draft = useMemo(() => chatDraft(app.id), [app.id]);
  const console = useConsole();
  const { isAdmin } = useAccount();

  const streaming = streamingMessage(conversation);
  const isTurnRunning = streaming !== undefined;
  const versions = useVersions({ app, messages, isTurnRunning });
  const { isOlder } = versions.selected;
  const files = versions.shownFiles;
  const pages = useAppPages(files.data, isOlder ? undefined : streaming);
  const hasPage = pages.length > 0;

  const [currentPath, setCurrentPath] = useState<string>();
  const send: SendMessage = async (text, extras) => {
    if (!(await versions.confirmSend())) throw new SendCancelled();
    firstMessage.clear(app.id);
    await sendMessage(app.id, { chatId, messages, text, currentPath: shownPath(currentPath) ?? undefined, extras });
  };
  const tilePicture = useTilePicture(app.id);
  const picker = useElementPicker();
  const visualEdit = useVisualEdit({
    appId: app.id,
    isHeld: isTurnRunning,
    isPossible: hasPage && versions.runningId === null && (address.view ?? 'preview') === 'preview',
  });
  const guarding = usePreviewGuard({
    appId: app.id,
    versionId: app.latestVersionId,
    isNewest: !isTurnRunning && versions.runningId === null,
  });
  const errors = useErrorPanel({ isChatBusy: isTurnRunning, send });

  const openChat = () => {
    if (!isWide) address.setView(null);
    focusComposer();
  };
  const proposals = useAppProposal({ isChatBusy: isTurnRunning, send });
  const proposal = proposals.proposal && <ProposalCard proposal={proposals.proposal} />;
  const downloads = useAppDownloads();
  const onMessage = frameMessages({
    ...{
      app,
      errors,
      console,
      picker,
      visualEdit,
      guarding,
      onPath: setCurrentPath,
      onElementPicked: openChat,
    },
    onChatMessage: proposals.offer,
    onDownload: downloads.take,
    onPainted: tilePicture.onPainted,
    onPicture: tilePicture.onPicture,
  });
  const preview = usePreview({
    appId: app.id,
    initialPath: address.pageName ? `/${encodeURIComponent(address.pageName)}` : '/',
    version: app.latestVersionId,
    isTurnRunning,
    theme: theme === 'system' ? undefined : theme,
    shownVersionId: versions.runningId,
    onMessage,
    onReload: () => errors.dispatch({ type: 'frame-reloaded' }),
  });

  const menu = useAppMenu(app, { guarding, onReload: () => preview.refresh() });
  useChangedFiles(files.data, preview.tellFile);
  usePickingInFrame(picker, preview);
  usePersonInFrame(preview.frameRef, guarding.watching);
  usePageCheck(conversation);
  useEditingInFrame(visualEdit, preview);
  const isMainPage = useFollowPreview(preview.place, pages, address.followPage);
  useTilePictureInFrame(tilePicture, {
    versionId: isTurnRunning || versions.runningId !== null ? null : app.latestVersionId,
    isMainPage: isWide && isMainPage,
    take: preview.takePicture,
  });

  const view = address.view ?? (isWide ? 'preview' : 'chat');
  const stageView = view === 'code' || view === 'database' ? view : 'preview';
  const [seenVersion, setSeenVersion] = useState(app.latestVersionId);
  if (view === 'preview' && seenVersion !== app.latestVersionId) setSeenVersion(app.latestVersionId);
  usePaneKeys();

  // What is changed by hand says itself whether it is saved.
  const isByHand = stageView !== 'preview' || visualEdit.isOn;
  const idleStatus = !app.latestVersionId ? texts.nothingYet : isByHand ? '' : texts.saved;
  const status = isOffline ? texts.reconnecting : (turnStatus(conversation) ?? idleStatus);
  const header = <AppHeader name={app.name} commands={menu.commands} status={status} />;
  const chat = (
    <section aria-label={texts.chat} data-pane className="mx-auto min-h-0 w-full max-w-160 flex-1">
      <ChatPanel
        conversation={conversation}
        onLoadOlder={onLoadOlder}
        draft={draft}
        sendsAtOnce={sendsAtOnce}
        firstFiles={firstFiles}
        onSend={send}
        onOpenAction={(messageId, index) => setDialog({ kind: 'action', messageId, index })}
        onOpenChanges={(messageId) => setDialog({ kind: 'changes', messageId })}
        onOpenDebugLog={isAdmin ? (messageId) => setDialog({ kind: 'debug-log', messageId }) : null}
        isAdmin={isAdmin}
        element={picker.element}
        onRemoveElement={picker.forget}
        filesOrigin={preview.frame?.origin ?? ''}
        notices={
          <>
            <DeletedLine guarding={guarding} />
            {isWide && proposal}
          </>
        }
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
      visualEdit={visualEdit}
      canEditPage={versions.runningId === null}
      onOpenTab={() => void openPreviewTab(app.id, preview.place?.path ?? '/')}
      log={console.log}
      isDrawerOpen={address.drawer !== null}
      onToggleDrawer={() => address.setDrawer(address.drawer === null ? 'console' : null)}
      onVersions={versions.openList}
      onNearVersions={versions.prefetchList}
      onPublish={() => setDialog({ kind: 'publish' })}
      isWide={isWide}
      isChatBusy={isTurnRunning || messages.slice(-1).some(isTruncated)}
    />
  );
  const stage = (
    <Stage
      {...{ app, address, preview, versions, errors, console, hasPage, isWide, isTurnRunning, visualEdit }}
      isBuiltInModel={conversation.model.isBuiltIn}
      hasBegun={messages.length > 0}
      view={stageView}
      onSend={send}
      onOpenChat={openChat}
      onAskAbout={(element) => {
        picker.choose(element);
        openChat();
      }}
    />
  );
  const guardBar = stageView === 'preview' && (
    <GuardBar {...{ guarding, downloads }} onReload={() => preview.refresh()} />
  );
  // An import or a half-typed cell goes on when the window becomes narrow or wide.
  const keptStage = useKeptPane(stage);
  const stagePane = (
    <>
      {bar}
      {versions.banner}
      {guardBar}
      {keptStage.place}
    </>
  );

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
            stage={stagePane}
          />
        ) : (
          <NarrowFrame
            header={header}
            panes={[
              {
                isShown: view === 'chat',
                content: (
                  <>
                    {versions.newsBanner}
                    {chat}
                  </>
                ),
              },
              { isShown: view !== 'chat', content: stagePane },
            ]}
            dock={
              <>
                {proposal && <div className="shrink-0 p-2">{proposal}</div>}
                <Dock
                  view={view}
                  onView={(next) => address.setView(next === 'chat' ? null : next)}
                  hasNews={seenVersion !== app.latestVersionId}
                />
              </>
            }
          />
        )}
      </main>
      {keptStage.content}
      <BuilderDialogs
        open={dialog}
        app={app}
        messages={messages}
        files={versions.latestFiles.isError ? null : versions.latestFiles.data}
        previewOrigin={preview.frame?.origin}
        onClose={() => setDialog(null)}
      />
      {menu.dialogs}
      {versions.dialogs}
    </>
  );
}

/** The chat's box is in place only with the next frame, when its pane has just been shown. */
function focusComposer(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-pane] textarea')?.focus());
}
