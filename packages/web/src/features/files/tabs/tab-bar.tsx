import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import { tabNames } from './open-tabs.ts';
import type { Tabs } from './use-open-tabs.ts';

/** The open files, side by side; on a phone the browser's own list. */
export function TabBar({ tabs }: { tabs: Tabs }) {
  const { paths, active, unsaved, open, close, move } = tabs;
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const names = tabNames(paths);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent, path: string) => {
    const beside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Delete') close(path);
    else if (beside !== undefined && event.altKey && event.shiftKey) {
      const to = paths[paths.indexOf(path) + beside];
      if (to !== undefined) move(path, to);
    } else return;
    event.preventDefault();
  };

  return (
    <nav aria-label={texts.openFiles} className="border-b border-line bg-surface">
      <div className="px-2 py-1 sm:hidden">
        <Select aria-label={texts.openFiles} value={active ?? ''} onChange={(event) => open(event.target.value)}>
          {paths.map((path, index) => (
            <option key={path} value={path}>
              {unsaved.includes(path) ? `${names[index]} ● ${texts.unsaved}` : names[index]}
            </option>
          ))}
        </Select>
      </div>
      <ul ref={list} className="flex overflow-x-auto [scrollbar-width:thin] max-sm:hidden">
        {paths.map((path, index) => (
          <li
            key={path}
            draggable
            onDragStart={() => setDragged(path)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== path) move(dragged, path);
            }}
            onAuxClick={(event) => event.button === 1 && close(path)}
            // The middle button would start to scroll.
            onMouseDown={(event) => event.button === 1 && event.preventDefault()}
            className={cx(
              'group relative flex shrink-0 items-center border-e border-line',
              path === active ? 'bg-sunken shadow-[inset_0_2px_0_var(--accent)]' : 'text-ink-2 hover:bg-hover',
              path === dragged && 'opacity-60',
            )}
          >
            <button
              type="button"
              title={path}
              aria-current={path === active || undefined}
              onClick={() => open(path)}
              onKeyDown={(event) => onKeyDown(event, path)}
              className="focus-inset min-h-9 max-w-56 truncate pe-1 ps-3 text-start"
            >
              {names[index]}
              {unsaved.includes(path) && <span className="sr-only">, {texts.unsaved}</span>}
            </button>
            <button
              type="button"
              tabIndex={-1}
              aria-label={texts.closeTab(names[index]!)}
              onClick={() => close(path)}
              className="quick me-1 inline-flex size-6 items-center justify-center rounded-chip hover:bg-hover"
            >
              {unsaved.includes(path) && (
                <span aria-hidden className="size-2 rounded-full bg-warning group-hover:hidden" />
              )}
              <X
                aria-hidden
                size={14}
                className={cx(
                  unsaved.includes(path)
                    ? 'hidden group-hover:block'
                    : path !== active && 'opacity-0 group-hover:opacity-100',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
