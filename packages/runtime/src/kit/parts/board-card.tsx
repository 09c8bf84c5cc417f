import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { say, sayWith } from '../lib/page-words.ts';

interface BoardCardProps {
  id: string;
  name: string;
  columns: readonly { id: string; title: string }[];
  columnId: string;
  isDragged: boolean;
  /** `byMenu` is false for a move by keys. */
  onMove: (columnId: string, byMenu: boolean) => void;
  onOpen: (() => void) | undefined;
  onDragStart: () => void;
  onDragEnd: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** A card of a board: its name opens it, its menu and Shift with an arrow key move it. */
export function BoardCard({
  id,
  name,
  columns,
  columnId,
  isDragged,
  onMove,
  onOpen,
  onDragStart,
  onDragEnd,
  onLeave,
  children,
}: BoardCardProps) {
  const at = columns.findIndex((column) => column.id === columnId);
  return (
    <li
      data-card={id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      onKeyDown={(event) => {
        if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
        event.preventDefault();
        const next = columns[at + (event.key === 'ArrowRight' ? 1 : -1)];
        if (next) onMove(next.id, false);
      }}
      onBlur={(event) => event.relatedTarget && onLeave()}
      className={cn(
        'relative grid cursor-grab grid-cols-[minmax(0,1fr)] gap-1 rounded-md border bg-card p-3 pr-10 text-sm wrap-anywhere active:cursor-grabbing',
        onOpen && 'transition-colors hover:border-input',
        isDragged && 'opacity-50',
      )}
    >
      {onOpen ? (
        <button
          type="button"
          data-card-focus
          onClick={onOpen}
          className="w-fit rounded-sm text-left font-medium break-words after:absolute after:inset-0 after:rounded-md"
        >
          {name}
        </button>
      ) : (
        <p className="font-medium break-words">{name}</p>
      )}
      {children}
      <DropdownMenu>
        <DropdownMenuTrigger
          data-card-focus={onOpen ? undefined : true}
          aria-label={sayWith(`Move ${name}`, `${name} verschieben`)}
          className="absolute top-1.5 right-1.5 z-[1] inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground pointer-coarse:-top-0.5 pointer-coarse:right-0 pointer-coarse:size-11"
        >
          <Ellipsis aria-hidden className="size-4" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuLabel>{say('Move to')}</DropdownMenuLabel>
          {columns.map((column) => (
            <DropdownMenuItem
              key={column.id}
              disabled={column.id === columnId}
              onSelect={() => onMove(column.id, true)}
            >
              {column.title}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
