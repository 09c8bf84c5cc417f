let waiting: File | null = null;

/** A table that somebody wants to import: left by the chat, taken by the wizard that opens for it. */
export const waitingFile = {
  leave: (file: File | null) => {
    waiting = file;
  },
  isThere: () => waiting !== null,
  take: (): File | null => {
    const file = waiting;
    waiting = null;
    return file;
  },
};
