import { appCalls } from '@whittle/contract/apps/calls';
import { limits } from '@whittle/contract/limits';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { callServer } from '../../../lib/call-server.ts';

/** A page that has just been painted may still fetch its records, and the next change may follow at once. */
const restMs = 1_500;

export type TilePicture = {
  /** How often the page has been painted. */
  paints: number;
  /** The version that a picture was asked for. */
  asked: RefObject<string | null>;
  kept: RefObject<string | null>;
  onPainted: () => void;
  onPicture: (image: ArrayBuffer | null) => void;
};

/** Keeps the picture that the preview takes of the main page, for the app's tile (HOME-03). A failed one is tried next time. */
export function useTilePicture(appId: string): TilePicture {
  const [paints, setPaints] = useState(0);
  const asked = useRef<string | null>(null);
  const kept = useRef<string | null>(null);
  const onPainted = useCallback(() => setPaints((now) => now + 1), []);
  const onPicture = useCallback(
    (image: ArrayBuffer | null) => {
      const versionId = asked.current;
      asked.current = null;
      // Only what was asked for: the app's own code can say that it took one.
      if (versionId === null || image === null || image.byteLength > limits.appPictureMaxBytes) return;
      kept.current = versionId;
      const text = Array.from(new Uint8Array(image), (byte) => String.fromCharCode(byte)).join('');
      const body = { versionId, image: btoa(text) };
      callServer(appCalls.keepPicture, { params: { appId }, body }).catch(() => {});
    },
    [appId],
  );
  return { paints, asked, kept, onPainted, onPicture };
}

type InFrame = {
  /** Null while the newest version is not what runs. */
  versionId: string | null;
  isMainPage: boolean;
  take: () => void;
};

/** Asks for one picture of the main page per version that was shown here. */
export function useTilePictureInFrame(
  { paints, asked, kept }: TilePicture,
  { versionId, isMainPage, take }: InFrame,
): void {
  useEffect(() => {
    if (versionId === null || !isMainPage || kept.current === versionId) return;
    const timer = setTimeout(() => {
      asked.current = versionId;
      take();
    }, restMs);
    return () => clearTimeout(timer);
  }, [versionId, isMainPage, paints, take, asked, kept]);
}
