import type { ReactNode } from 'react';

const stop = (event: { stopPropagation(): void }) => event.stopPropagation();

/** What happens in a dialog over the grid is none of the grid's business, though React tells it. */
export function OwnEvents({ children }: { children: ReactNode }) {
  return (
    <div
      role="presentation"
      onKeyDown={stop}
      onPointerDown={stop}
      onPointerMove={stop}
      onClick={stop}
      onDoubleClick={stop}
      onPaste={stop}
      onCopy={stop}
      onCut={stop}
    >
      {children}
    </div>
  );
}
