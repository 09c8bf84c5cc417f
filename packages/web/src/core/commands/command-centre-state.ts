import { useSyncExternalStore } from 'react';

export type OpenPart = 'palette' | 'keys' | null;

const listeners = new Set<() => void>();
let open: OpenPart = null;

/** Opens the palette or the list of keys from anywhere, or closes what is open. */
export function openCommands(part: OpenPart): void {
  open = part;
  for (const listener of listeners) listener();
}

export const useOpenCommands = (): OpenPart =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
