import { type KeyboardEvent, useId, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** A search box above its results: arrows choose, Enter opens, and a screen reader hears which one is chosen. */
export function useSearchList(count: number, open: (index: number) => void) {
  const [active, setActive] = useState(0);
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  const go = (to: number) => {
    const at = Math.max(0, Math.min(count - 1, to));
    setActive(at);
    document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    active,
    /** The results are others now. */
    restart: () => setActive(0),
    box: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-activedescendant': count > 0 ? idOf(active) : undefined,
      spellCheck: false,
      autoComplete: 'off',
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key];
        if (step === undefined && event.key !== 'Enter') return;
        event.preventDefault();
        if (step === undefined) open(active);
        else go(active + step);
      },
    },
    list: { id: listId, role: 'listbox' },
    option: (index: number) => ({
      type: 'button' as const,
      role: 'option',
      id: idOf(index),
      'aria-selected': index === active,
      tabIndex: -1,
      onClick: () => open(index),
    }),
  };
}
