import { GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toolEditorTexts as texts } from '../tool-editor.texts.ts';

type OrderedListProps<T extends { id: string }> = {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, handle: ReactNode, at: number) => ReactNode;
};

/** Rows whose order a person changes: by dragging the handle, or with the arrow keys on it. */
export function OrderedList<T extends { id: string }>(props: OrderedListProps<T>) {
  const { label, items, nameOf, onMove, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const refocus = useRef<string | null>(null);
  const from = items.findIndex(({ id }) => id === dragged);

  useLayoutEffect(() => {
    if (refocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${refocus.current}"]`)?.focus();
    refocus.current = null;
  }, [items]);

  const move = (at: number, to: number) => {
    const item = items[at];
    if (!item || to < 0 || to >= items.length || to === at) return;
    onMove(at, to);
    setNews(texts.moved(nameOf(item), to + 1, items.length));
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };

  return (
    <>
      <ol ref={list} aria-label={label} className="flex flex-col">
        {items.map((item, at) => {
          const handle = (
            <IconButton
              label={texts.move(nameOf(item))}
              keys="↑ ↓"
              icon={<GripVertical aria-hidden size={16} />}
              data-handle={item.id}
              draggable
              className="cursor-grab"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', nameOf(item));
                const row = event.currentTarget.closest('li');
                if (row) event.dataTransfer.setDragImage(row, 12, 12);
                setDragged(item.id);
              }}
              onDragEnd={end}
              onKeyDown={(event) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (step === undefined) return;
                event.preventDefault();
                refocus.current = item.id;
                move(at, at + step);
              }}
            />
          );
          return (
            <li
              key={item.id}
              onDragOver={(event) => {
                if (from === -1) return;
                event.preventDefault();
                setOver(at);
              }}
              onDrop={(event) => {
                event.preventDefault();
                move(from, at);
                end();
              }}
              className={cx(
                'border-t border-line first:border-t-0',
                over === at && from !== -1 && from !== at && 'bg-accent-soft',
                dragged === item.id && 'opacity-50',
              )}
            >
              {children(item, handle, at)}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
