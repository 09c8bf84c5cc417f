import { useState } from 'react';
import type { LatestNews } from './older-version-banner.tsx';

type Options = {
  /** The older version that is looked at; null for the latest. */
  shownId: string | null;
  latestId: string | null;
  isTurnRunning: boolean;
};

/** What became of the latest version since an older one is looked at, so that a message sent from there has a visible end. */
export function useLatestNews({ shownId, latestId, isTurnRunning }: Options): LatestNews {
  const [since, setSince] = useState({ shownId, latestId });
  if (since.shownId !== shownId) setSince({ shownId, latestId });
  if (shownId === null) return null;
  if (isTurnRunning) return { kind: 'working' };
  const isNew = since.shownId === shownId && since.latestId !== latestId;
  return isNew && latestId !== null ? { kind: 'ready', versionId: latestId } : null;
}
