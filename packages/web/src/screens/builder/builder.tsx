import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { useMemo, useState } from 'react';
import { useAccount } from '../../features/accounts/session.requests.ts';
import { chatDraft, firstMessage } from '../../features/apps/draft.ts';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import { ProposalCard } from '../../features/chat/proposal/proposal-card.tsx';
import { isTruncated } from '../../core/replies/read-reply.ts';
import { turnStatus } from '../../features/chat/live/turn-status.ts';
import { waitingFile } from '../../features/entities/csv/waiting-file.ts';
import { openPreviewTab } from '../../features/preview/open-preview-tab.ts';
import { DeletedLine } from '../../features/preview/guard/deleted-line.tsx';
import { GuardBar } from '../../features/preview/guard/guard-bar.tsx';
import { useToolFrame } from '../../features/tools/view/use-tool-frame.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { useKeptPane } from '../../ui/kept-pane.tsx';
import { AppHeader } from './app-header.tsx';
import { PublishTools } from './publish-tools.tsx';
import { BuilderDialogs, type OpenDialog } from './builder-dialogs.tsx';
import { NarrowFrame, WideFrame } from './builder-frame.tsx';
import { ChatOrTool, type ColumnSide } from './chat-or-tool.tsx';
import { Dock } from './dock.tsx';
import { SettingsColumn } from './settings-column.tsx';
import { StageBar } from './stage-bar.tsx';
import { Stage } from './stage.tsx';
import { useAppMenu } from './use-app-menu.tsx';
import { useAppPages } from './use-app-pages.ts';
import { useBuilderAddress } from './use-builder-address.ts';
import { useComposerFocus } from './use-composer-focus.ts';
import { usePaneKeys } from './use-pane-keys.ts';
import { useVersions } from './use-versions.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import { useStandaloneTool } from './use-standalone-tool.ts';
import { useRunningApp } from './use-running-app.ts';

type BuilderProps = { conversation: Conversation; onLoadOlder: () => Promise<void>; isOffline: boolean };

/** Composes the builder: chat, stage and dialogs around one live conversation. */
export function Builder({ conversation, onLoadOlder, isOffline }: BuilderProps) {
  const { app, messages } = conversation;
  const isWide = useIsWide();
  const address = useBuilderAddress();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [sendsAtOnce] = useState(() => firstMessage.isWaiting(app.id));
  const [firstFiles] = useState(() => firstMessage.filesOf(app.id));
  const draft = useMemo(() => chatDraft(app.id), [app.id]);
  const { isAdmin } = useAccount();

  const streaming = streamingMessage(conversation);
  const isTurnRunning = streaming !== undefined;
  const versions = useVersions({ app, messages, isTurnRunning });
  const { isOlder } = versions.selected;
  const files = versions.shownFiles;
  const pages = useAppPages(files.data, isOlder ? undefined : streaming, app.appType);
  const hasPage = pages.length > 0;

  const isTool = app.appType === 'tool';
  const toolFrame = useToolFrame();
  const [side, setSide] = useState<ColumnSide>(sendsAtOnce || isTurnRunning ? 'chat' : 'tool');

  const focusComposer = useComposerFocus();
  const openChat = () => {
    setSide('chat');
    if (!isWide) address.openChat();
    else if (address.panel !== null) address.openPanel(null);
    focusComposer();
  };
  const running = useRunningApp({
    ...{ conversation, address, versions, pages, isWide },
    onOpenChat: openChat,
    onToolMessage: toolFrame.take,
  });
  const { send, preview, console, errors, picker, visualEdit, guarding, downloads, proposals } = running;
  const proposal = proposals.proposal && <ProposalCard proposal={proposals.proposal} />;
  const standalone = useStandaloneTool({ app, files: files.data, isOlder, frame: toolFrame, pages, preview });
  const menu = useAppMenu(app, { guarding, onReload: () => preview.refresh(), onSettings: address.openSettings });

  const view = address.view ?? (isWide ? 'preview' : 'chat');
  const stageView = view === 'code' || view === 'database' ? view : 'preview';
  const [seenVersion, setSeenVersion] = useState(app.latestVersionId);
  if (view === 'preview' && seenVersion !== app.latestVersionId) setSeenVersion(app.latestVersionId);
  usePaneKeys();

  const hasPanels = address.panel !== null && !isTool && !isOlder && app.latestVersionId !== null;
  // What is changed by hand says itself whether it is saved.
  const isByHand = hasPanels || stageView !== 'preview' || visualEdit.isOn || (isTool && side === 'tool');
  const idleStatus = !app.latestVersionId ? texts.nothingYet : isByHand ? '' : texts.saved;
  const status = isOffline ? texts.reconnecting : (turnStatus(conversation) ?? idleStatus);
  const isChatBusy = isTurnRunning || messages.slice(-1).some(isTruncated);
  const publishing = {
    onPublish: () => setDialog({ kind: 'publish' }),
    onVersions: versions.openList,
    onNearVersions: versions.prefetchList,
  };
  // The chat may have a next step of its own, which then carries the filled button, as New does in the database.
  const isPublishNext = app.latestVersionId !== app.publishedVersionId && !isChatBusy && stageView !== 'database';
  const isChatShown = isWide || view === 'chat';
  const header = (
    <AppHeader
      name={app.name}
      commands={menu.commands}
      status={status}
      isStatusHidden={!isChatShown}
      actions={
        !isWide &&
        app.latestVersionId && (
          <PublishTools
            {...publishing}
            onVersions={isChatShown ? null : versions.openList}
            isNextStep={isPublishNext && !isChatShown}
            hasIcon={false}
          />
        )
      }
    />
  );
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
  const column = (
    <ChatOrTool
      side={side}
      onSide={setSide}
      chat={chat}
      standalone={isOlder ? null : standalone}
      app={app}
      filesOrigin={preview.frame?.origin ?? ''}
      sample={toolFrame.sample}
      panels={
        hasPanels && (
          <SettingsColumn
            {...{ app, address }}
            panel={address.panel!}
            files={files.data}
            filesOrigin={preview.frame?.origin ?? ''}
            isAdmin={isAdmin}
            onSources={menu.onSources}
            onAssistant={menu.onAssistant}
            elsewhere={menu.commands}
          />
        )
      }
    />
  );
  const bar = (
    <StageBar
      app={app}
      preview={preview}
      pages={pages}
      isTool={isTool}
      view={stageView}
      onView={(next) => address.setView(next === 'preview' && isWide ? null : next)}
      viewport={address.viewport}
      onViewport={address.setViewport}
      picker={picker}
      visualEdit={visualEdit}
      canEditPage={!isTool && versions.runningId === null}
      onOpenTab={() => void openPreviewTab(app.id, preview.place?.path ?? '/')}
      log={console.log}
      isDrawerOpen={address.drawer !== null}
      onToggleDrawer={() => address.setDrawer(address.drawer === null ? 'console' : null)}
      {...publishing}
      isWide={isWide}
      isPublishNext={isPublishNext}
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
                {column}
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
                    {column}
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
                  onView={(next) => (next === 'chat' ? address.openChat() : address.setView(next))}
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
