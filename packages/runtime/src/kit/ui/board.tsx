import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { cn } from '../lib/utils.ts';
import { BoardCard } from '../parts/board-card.tsx';
import { Tabs, TabsList, TabsTrigger } from './tabs.tsx';
import { say, sayWith } from '../lib/page-words.ts';

export interface BoardColumn {
  id: string;
  title: string;
}

interface BoardProps<Item> {
  /** Names the board for screen readers. */
  label: string;
  columns: readonly BoardColumn[];
  items: readonly Item[];
  itemKey?: (item: Item) => string;
  columnOf: (item: Item) => string;
  itemName: (item: Item) => string;
  /** At most three facts below the name. */
  renderItem?: (item: Item) => ReactNode;
  /** A promise that rejects puts the card back and says so. */
  onMove: (item: Item, columnId: string) => unknown;
  onOpen?: (item: Item) => void;
  emptyText?: string;
  className?: string;
}

/**
 * Columns of cards with counts. A card moves by dragging, by its menu, and by Shift with the left or right arrow key
 * while it has the focus, which it keeps. On phones one column shows at a time, chosen by tabs.
 */
export function Board<Item>({
  label,
  columns,
  items,
  itemKey = (item) => String((item as { id?: unknown }).id),
  columnOf,
  itemName,
  renderItem,
  onMove,
  onOpen,
  emptyText = say('Nothing here'),
  className,
}: BoardProps<Item>) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [pending, setPending] = useState<ReadonlyMap<string, string>>(new Map());
  const [active, setActive] = useState(columns[0]?.id ?? '');
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const refocus = useRef<string>(null);

  const placeOf = (item: Item) => {
    const wanted = pending.get(itemKey(item)) ?? columnOf(item);
    return columns.some(({ id }) => id === wanted) ? wanted : (columns[0]?.id ?? '');
  };

  const move = async (item: Item, columnId: string) => {
    const key = itemKey(item);
    const target = columns.find(({ id }) => id === columnId);
    if (!target || placeOf(item) === columnId) return;
    setPending((was) => new Map(was).set(key, columnId));
    setAnnouncement(
      sayWith(`${itemName(item)} moved to ${target.title}`, `${itemName(item)} nach ${target.title} verschoben`),
    );
    setProblem('');
    try {
      await onMove(item, columnId);
    } catch {
      setProblem(`${itemName(item)} could not be moved. It is back where it was.`);
    } finally {
      setPending((was) => {
        const next = new Map(was);
        if (next.get(key) === columnId) next.delete(key);
        return next;
      });
    }
  };

  // A card that moved is a new element in another column: hand it the focus its predecessor had.
  useEffect(() => {
    if (!refocus.current) return;
    const card = [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].find(
      (element) => element.dataset.card === refocus.current,
    );
    const control = card?.querySelector<HTMLElement>('[data-card-focus]');
    if (control && document.activeElement !== control) control.focus();
  });

  const card = (item: Item) => {
    const key = itemKey(item);
    return (
      <BoardCard
        key={key}
        id={key}
        name={itemName(item)}
        columns={columns}
        columnId={placeOf(item)}
        isDragged={dragged === key}
        onMove={(columnId, byMenu) => {
          // On a phone a move by menu leaves the column in sight, for the next card; a move by keys follows the card.
          if (!isPhone || !byMenu) refocus.current = key;
          if (isPhone && !byMenu) setActive(columnId);
          void move(item, columnId);
        }}
        onOpen={onOpen && (() => onOpen(item))}
        onDragStart={() => setDragged(key)}
        onDragEnd={() => {
          setDragged(undefined);
          setOver(undefined);
        }}
        onLeave={() => (refocus.current = null)}
      >
        {renderItem?.(item)}
      </BoardCard>
    );
  };

  const visible = isPhone ? columns.filter(({ id }) => id === active) : columns;
  const counted = (columnId: string) => items.filter((item) => placeOf(item) === columnId);

  return (
    <div
      ref={root}
      data-slot="board"
      role="group"
      aria-label={label}
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-4', className)}
    >
      {isPhone && (
        <Tabs value={active} onValueChange={setActive}>
          <TabsList aria-label={sayWith(`Columns of ${label.toLowerCase()}`, `Spalten: ${label}`)}>
            {columns.map(({ id, title }) => (
              <TabsTrigger key={id} value={id} aria-controls={undefined}>
                {title}
                <span className="text-muted-foreground tabular-nums">{counted(id).length}</span>
              </TabsTrigger>
            ))}
          </TabsList>
        </Tabs>
      )}
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <div
        className={cn('grid gap-4', !isPhone && 'auto-cols-[minmax(13rem,1fr)] grid-flow-col overflow-x-auto pb-2')}
        {...(isPhone ? {} : { tabIndex: columns.length > 4 ? 0 : undefined })}
      >
        {visible.map(({ id, title }) => {
          const cards = counted(id);
          return (
            <section
              key={id}
              aria-label={title}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(id);
              }}
              onDragLeave={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
              }}
              onDrop={(event) => {
                event.preventDefault();
                const item = items.find((candidate) => itemKey(candidate) === dragged);
                // The card moves to another list, and its old element is gone before it could tell that dragging ended.
                setDragged(undefined);
                setOver(undefined);
                if (item) void move(item, id);
              }}
              className={cn(
                'flex min-w-0 flex-col gap-2 rounded-lg',
                !isPhone && 'min-h-48',
                over === id && 'bg-soft outline-2 outline-offset-4 outline-link outline-dashed',
              )}
            >
              {!isPhone && (
                <h2 className="flex items-baseline gap-2 border-b pb-2 text-sm leading-5 tracking-normal">
                  {title}
                  <span className="font-sans font-normal text-muted-foreground tabular-nums">{cards.length}</span>
                </h2>
              )}
              {cards.length > 0 ? (
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{cards.map(card)}</ul>
              ) : (
                <p className="py-3 text-sm text-muted-foreground">{emptyText}</p>
              )}
            </section>
          );
        })}
      </div>
      <p aria-live="polite" className={cn(isPhone ? 'text-sm text-muted-foreground' : 'sr-only')}>
        {announcement}
      </p>
    </div>
  );
}
