import type { PickedElement } from '@whittle/contract/chat';
import type { FrameToBuilder } from '@whittle/contract/preview';
import { useEffect, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { Preview } from './use-preview.ts';

type PickingMessage = Extract<FrameToBuilder, { type: 'element_picked' | 'picking_ended' | 'app_loading' }>;

/** The element of the preview that the builder points at, and whether one is being chosen (GEN-29). */
export function useElementPicker() {
  const [isPicking, setIsPicking] = useState(false);
  const [element, setElement] = useState<PickedElement | null>(null);
  return {
    isPicking,
    element,
    start: () => setIsPicking(true),
    stop: () => setIsPicking(false),
    forget: () => setElement(null),
    choose: setElement,
    /** Whether the message chose an element. */
    take(message: PickingMessage): boolean {
      // Asked for or not: only what a person is choosing right now is taken from the app.
      if (!isPicking) return false;
      setIsPicking(false);
      if (message.type !== 'element_picked') return false;
      setElement(message.element);
      return true;
    },
  };
}

export type ElementPicker = ReturnType<typeof useElementPicker>;

/** Tells the frame, and ends with Escape also while the builder's own window has the keyboard. */
export function usePickingInFrame({ isPicking, stop }: ElementPicker, { pickElement }: Pick<Preview, 'pickElement'>) {
  const latestStop = useLatest(stop);
  useEffect(() => {
    if (!isPicking) return;
    pickElement(true);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latestStop.current();
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      pickElement(false);
    };
  }, [isPicking, pickElement, latestStop]);
}
