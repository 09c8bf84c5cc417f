import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Scrolls what does not fit, and can then be scrolled by keyboard in every browser. */
export function ScrollArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const variant = () => setIsScrolling(element.scrollHeight > element.clientHeight + 1);
    const sizes = new ResizeObserver(variant);
    sizes.observe(element);
    // What is inside may grow while the area does not.
    const contents = new MutationObserver(variant);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <div ref={area} tabIndex={isScrolling ? 0 : undefined} className={`focus-inset overflow-auto ${className}`}>
      {children}
    </div>
  );
}
