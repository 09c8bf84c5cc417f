import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Content that keeps its state while the layout around it changes: it lives in an element of its own, which moves to
 * wherever `place` is shown. `content` is to stand at the same place of the tree at all times.
 */
export function useKeptPane(children: ReactNode): { content: ReactNode; place: ReactNode } {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'contents' }));
  return { content: createPortal(children, host), place: <Place host={host} /> };
}

function Place({ host }: { host: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    slot.current?.append(host);
  }, [host]);
  return <div ref={slot} className="contents" />;
}
