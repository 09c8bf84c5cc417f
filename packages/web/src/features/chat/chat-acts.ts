/**
 * What can be done from inside a message. The functions keep their identity, also those made for a message, so that
 * messages that did not change are not drawn again.
 */
export type ChatActs = {
  appId: string;
  openAction: (messageId: string) => (index: number) => void;
  openChanges: (messageId: string) => () => void;
  keepGoing: () => void;
  tryAgain: () => void;
};

/** The same answer for the same text, as long as the returned function lives. */
export function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
