import { useRef, useState } from 'react';
import { downloadFile } from '../../../lib/download-file.ts';

export type WantedDownload = { name: string; bytes: ArrayBuffer };

/** Files that a click may save; more than that waits to be asked for. */
const perClicks = { max: 3, windowMs: 5_000 };

/**
 * Files that the app in the frame would save (PREV-22): at once when a person has just acted there, which the browser knows
 * and the app's code cannot make up; otherwise one waits for a click, and what comes meanwhile is ignored.
 */
export function useAppDownloads() {
  const [waiting, setWaiting] = useState<WantedDownload | null>(null);
  const isWaiting = useRef(false);
  const saved = useRef<number[]>([]);

  const end = () => {
    isWaiting.current = false;
    setWaiting(null);
  };
  const isByPerson = (now: number) => {
    saved.current = saved.current.filter((at) => now - at < perClicks.windowMs);
    // A click or key of this window's own activates it as well.
    const isInFrame = document.activeElement instanceof HTMLIFrameElement;
    return navigator.userActivation?.isActive === true && isInFrame && saved.current.length < perClicks.max;
  };
  return {
    waiting,
    take(wanted: WantedDownload) {
      const now = Date.now();
      if (isByPerson(now)) {
        saved.current.push(now);
        downloadFile(new Blob([wanted.bytes]), wanted.name);
      } else if (!isWaiting.current) {
        isWaiting.current = true;
        setWaiting(wanted);
      }
    },
    save() {
      if (waiting) downloadFile(new Blob([waiting.bytes]), waiting.name);
      end();
    },
    dismiss: end,
  };
}

export type AppDownloads = ReturnType<typeof useAppDownloads>;
