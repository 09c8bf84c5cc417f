import { readStored, writeStored } from '../../lib/storage.ts';

/**
 * What was typed and not sent yet, per place: the home box, or the composer of one app. A draft survives a reload, a
 * closed tab and a failed send; it goes when the message was taken by the server.
 */
const homeKey = 'whittle.draft.home';
const chatKey = (appId: string) => `whittle.draft.${appId}`;
const firstKey = (appId: string) => `whittle.first-message.${appId}`;

export const homeDraft = {
  read: () => readStored(homeKey) ?? '',
  write: (text: string) => writeStored(homeKey, text || null),
};

export function chatDraft(appId: string) {
  return {
    read: () => readStored(chatKey(appId)) ?? '',
    write: (text: string) => writeStored(chatKey(appId), text || null),
  };
}

/** Files that go with the first message. Only this window has them: a page that loads again has lost them. */
const firstFiles = new Map<string, readonly File[]>();

/**
 * A request typed on the home screen: the draft of the new app's chat, which sends it by itself when it opens. One that
 * has lost its files stays a draft.
 */
export const firstMessage = {
  leave: (appId: string, text: string, files: readonly File[]) => {
    chatDraft(appId).write(text);
    if (files.length > 0) firstFiles.set(appId, files);
    writeStored(firstKey(appId), files.length > 0 ? 'send with files' : 'send');
  },
  isWaiting: (appId: string) => {
    const left = readStored(firstKey(appId));
    return left === 'send' || (left !== null && firstFiles.has(appId));
  },
  filesOf: (appId: string): readonly File[] => firstFiles.get(appId) ?? [],
  clear: (appId: string) => {
    firstFiles.delete(appId);
    writeStored(firstKey(appId), null);
  },
};
