import { type ReactNode, useRef } from 'react';
import { ScrollArea } from './scroll-area.tsx';
import { useAlertsInView } from './use-alerts-in-view.ts';

/** What a dialog holds between its title and its buttons. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useAlertsInView(body);
  return (
    <ScrollArea className="min-h-0 flex-1 px-4 pb-6 sm:px-6">
      <div ref={body} className="contents">
        {children}
      </div>
    </ScrollArea>
  );
}
