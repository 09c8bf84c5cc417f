import type { Attachment, ChatMode, PickedElement } from '@whittle/contract/chat';

/** What goes with the words of a message. */
export type MessageExtras = {
  attachments?: readonly Attachment[];
  mode?: ChatMode;
  element?: PickedElement;
  /** Answers instead of the model that answers everybody (GEN-25). */
  model?: string;
  /** The words are the running app's (S-11). */
  fromApp?: boolean;
  /** Waits for the end of a running turn instead of being refused. */
  queue?: boolean;
  /** The last message of the builder, which this one takes the place of. */
  replaces?: string;
  /** The same when a message is sent again after a lost answer, so that it arrives once. */
  id?: string;
};
export type SendMessage = (text: string, extras?: MessageExtras) => Promise<void>;

/**
 * What can be done from inside a message. The functions keep their identity, also those made for a message, so that
 * messages that did not change are not drawn again.
 */
export type ChatHandlers = {
  appId: string;
  openAction: (messageId: string) => (index: number) => void;
  openChanges: (messageId: string) => () => void;
  /** Whether messages have a button that copies them: platform admins have it (ADMIN-04). */
  mayCopy: boolean;
  /** Whether replies name the version that they made: for platform admins (VALID-03). */
  showsVersions: boolean;
  /** Shows what happened in the turn of a reply; null for whoever may not see it (VER-17). */
  openDebugLog: ((messageId: string) => () => void) | null;
  keepGoing: () => void;
  tryAgain: () => void;
  /** Asks for the changes of the last reply that were refused. */
  askAgain: () => void;
  buildPlan: () => void;
  edit: (messageId: string) => () => void;
  /** Asks whether to go back to the state that the message led to. */
  revert: (messageId: string) => () => void;
  /** Asks whether to undo what a reply changed. */
  undoReply: (messageId: string) => () => void;
};

/** The same answer for the same text, as long as the returned function lives. */
export function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
