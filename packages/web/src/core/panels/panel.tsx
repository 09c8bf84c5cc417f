import { ChevronLeft } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';

type PanelProps = {
  /** Its line in the list has it as `data-panel`: there the focus goes back to. */
  name: string;
  title: string;
  backLabel: string;
  doneLabel: string;
  onDone: () => void;
  children: ReactNode;
};

/** An open panel of the builder's column. Escape is Done, which leads back to the list (EDIT-09). */
export function Panel({ name, title, backLabel, doneLabel, onDone, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-panel="${name}"]`)?.focus());
    };
  }, [name]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onDone();
  };
  return (
    <section aria-labelledby={id} onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <header className="flex shrink-0 items-center gap-1 border-b border-line px-2 py-1.5">
        <IconButton label={backLabel} icon={<ChevronLeft aria-hidden size={16} />} onClick={onDone} />
        <h2 ref={heading} tabIndex={-1} id={id} className="type-heading min-w-0 flex-1 outline-none">
          {title}
        </h2>
        <Button size="small" onClick={onDone}>
          {doneLabel}
        </Button>
      </header>
      <ScrollArea className="min-h-0 flex-1 p-4">{children}</ScrollArea>
    </section>
  );
}
