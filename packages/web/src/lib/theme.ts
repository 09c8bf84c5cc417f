import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'whittle.theme';
const listeners = new Set<() => void>();
const systemIsDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

function readTheme(): Theme {
  const stored = readStored(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark?.removeEventListener('change', listener);
  };
}

/** The chosen theme, and the one that is seen: `system` follows the device. */
export function useTheme(): { theme: Theme; seen: 'light' | 'dark'; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const isDark = useSyncExternalStore(subscribe, () => systemIsDark?.matches ?? false);
  return { theme, seen: theme === 'system' ? (isDark ? 'dark' : 'light') : theme, setTheme };
}

function setTheme(theme: Theme): void {
  writeStored(key, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
