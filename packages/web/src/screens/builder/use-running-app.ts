import type { FrameToBuilder } from '@whittle/contract/preview';
import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { shownPath } from '@whittle/domain/preview/shown-path';
import { useState } from 'react';
import { useErrorPanel } from '../../features/app-errors/use-error-panel.ts';
import { firstMessage } from '../../features/apps/draft.ts';
import type { SendMessage } from '../../features/chat/chat-handlers.ts';
import { SendCancelled, sendMessage } from '../../features/chat/chat.requests.ts';
import { useAppProposal } from '../../features/chat/proposal/use-app-proposal.ts';
import { useConsole } from '../../features/console/use-console.ts';
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
import { useAppPages } from './use-app-pages.ts';
import { useBuilderAddress } from './use-builder-address.ts';
import { useFollowPreview } from './use-follow-preview.ts';
import { frameMessages } from './frame-messages.ts';
import { useVersions } from './use-versions.tsx';

/** What the app in the frame needs of the builder around it. */
type Around = {
  conversation: Conversation;
  address: ReturnType<typeof useBuilderAddress>;
  versions: ReturnType<typeof useVersions>;
  pages: ReturnType<typeof useAppPages>;
  isWide: boolean;
  onOpenChat(): void;
  /** The page of a tool says what is filled in. */
  onToolMessage(message: FrameToBuilder): void;
};

/** The app in the frame and all that speaks with it: messages of its pages, picking, editing, guarding, pictures, checks. */
export function useRunningApp(around: Around) {
  const { conversation, address, versions, pages, isWide, onOpenChat, onToolMessage } = around;
  const { app, chatId, messages } = conversation;
  const isTurnRunning = streamingMessage(conversation) !== undefined;
  const { theme } = useTheme();
  const console = useConsole();

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
    isPossible: pages.length > 0 && versions.runningId === null && (address.view ?? 'preview') === 'preview',
  });
  const guarding = usePreviewGuard({
    appId: app.id,
    versionId: app.latestVersionId,
    isNewest: !isTurnRunning && versions.runningId === null,
  });
  const errors = useErrorPanel({ isChatBusy: isTurnRunning, send });

  const proposals = useAppProposal({ isChatBusy: isTurnRunning, send });
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
      onElementPicked: onOpenChat,
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
    onMessage: (message) => {
      onToolMessage(message);
      onMessage(message);
    },
    onReload: () => errors.dispatch({ type: 'frame-reloaded' }),
  });

  useChangedFiles(versions.shownFiles.data, preview.tellFile);
  usePickingInFrame(picker, preview);
  usePersonInFrame(preview.frameRef, guarding.watching);
  usePageCheck(conversation);
  useEditingInFrame(visualEdit, preview);
  const isMainPage = useFollowPreview(preview.place, pages, address.followPage);
  useTilePictureInFrame(tilePicture, {
    versionId: isTurnRunning || versions.runningId !== null ? null : app.latestVersionId,
    isMainPage: isWide && (isMainPage || app.appType === 'tool'),
    take: preview.takePicture,
  });

  return { send, preview, console, errors, picker, visualEdit, guarding, downloads, proposals };
}
