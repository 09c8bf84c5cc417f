import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Content that keeps its state while the layout around it changes: it lives in an element of its own, which moves to
 * wherever `place` is shown. `content` is to stand at the same place of the tree at all times.
 */
export function useKeptPane(children: ReactNode): { content: ReactNode; place: ReactNode } {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'contents' }));
  useEffect(() => () => host.remove(), [host]);
  return { content: createPortal(children, host), place: <Place host={host} /> };
}

function Place({ host }: { host: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    move(host, slot.current!);
    // This place goes out of the page together with what is in it, before the next one is there.
    return () => move(host, document.body);
  }, [host]);
  return <div ref={slot} className="contents" />;
}

/** A frame goes on running only when it is moved within the page at once; without `moveBefore` it reloads. */
function move(host: HTMLElement, to: HTMLElement): void {
  if ('moveBefore' in to && host.isConnected && to.isConnected) (to as Mover).moveBefore(host, null);
  else to.append(host);
}

type Mover = HTMLElement & { moveBefore(moved: Node, before: Node | null): void };
