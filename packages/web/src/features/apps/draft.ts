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

/** A request typed on the home screen: the draft of the new app's chat, which sends it by itself when it opens. */
export const firstMessage = {
  leave: (appId: string, text: string) => {
    chatDraft(appId).write(text);
    writeStored(firstKey(appId), 'send');
  },
  isWaiting: (appId: string) => readStored(firstKey(appId)) !== null,
  clear: (appId: string) => writeStored(firstKey(appId), null),
};
