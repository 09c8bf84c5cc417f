import type { ReactElement } from 'react';
import { Tooltip as Radix } from 'radix-ui';

export const TooltipProvider = Radix.Provider;

/** Words for an icon, on hover and on keyboard focus. The accessible name stays with the control itself. */
export function Tooltip({ text, keys, children }: { text: string; keys?: string; children: ReactElement }) {
  return (
    <Radix.Root>
      {/* A dialog that opens focuses its first button; nobody asked what that one does. */}
      <Radix.Trigger
        asChild
        onFocus={(event) => !event.currentTarget.matches(':focus-visible') && event.preventDefault()}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="layer-toast type-meta animate-fade-in coarse:hidden rounded-control bg-ink px-2 py-1 text-canvas shadow-pop"
        >
          {text}
          {keys && <span className="ms-2 opacity-70">{keys}</span>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
