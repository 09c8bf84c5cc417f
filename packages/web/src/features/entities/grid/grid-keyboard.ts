import { type GridBounds, gridKey, type GridPlace, type GridRange } from '@whittle/domain/entities/grid/keys';
import type { KeyboardEvent } from 'react';
import type { DataGridHandlers } from './grid-handlers.ts';
import type { gridCells } from './grid-cells.ts';
import { columnAt, type GridLayout } from './grid-layout.ts';
import { limitWidth } from './use-columns.ts';

type Deps = {
  layout: GridLayout;
  range: GridRange;
  bounds: GridBounds;
  cells: Pick<ReturnType<typeof gridCells>, 'mayEdit' | 'marked' | 'toggle' | 'tick'>;
  handlers: DataGridHandlers;
  go: (range: GridRange) => void;
  /** Opens what stands at a place: an editor, a menu, a record. */
  enter: (place: GridPlace) => void;
  /** Begins to edit, with the letter that was typed. */
  begin: (place: GridPlace, typed: string) => void;
  isEditing: boolean;
};

/** The grid under the keyboard. What a key means is the domain's; here it is done. */
export function gridKeyboard({ layout, range, bounds, cells, handlers, go, enter, begin, isEditing }: Deps) {
  const { mayEdit, marked, toggle, tick } = cells;
  return (event: KeyboardEvent): void => {
    if (isEditing || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const isOnCell = (event.target as HTMLElement).matches('[data-row]');
    if (!isOnCell && (event.key === ' ' || event.key === 'Enter' || event.key === 'Tab')) return;
    const stroke = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey };
    const act = gridKey(range, stroke, bounds);
    if (!act) return;
    const place = range.focus;
    const column = columnAt(layout, place.column);
    switch (act.type) {
      case 'move':
        event.preventDefault();
        return go(act.range);
      case 'edit':
        event.preventDefault();
        return act.text === null ? enter(place) : begin(place, act.text);
      case 'tick':
        event.preventDefault();
        return toggle(place) ? undefined : tick(place, act.isRange);
      case 'clear':
        event.preventDefault();
        return handlers.onClear(marked());
      case 'fill-down':
        event.preventDefault();
        return handlers.onFillDown(marked());
      case 'resize':
        event.preventDefault();
        if (column) handlers.onResize(column.id, limitWidth(column.width + act.by));
        return;
      case 'move-column':
        event.preventDefault();
        if (column) handlers.onMove(column.id, act.by);
        return;
      case 'leave': {
        const cell = mayEdit(place);
        if (cell) handlers.onDiscard(cell.target, cell.column);
      }
    }
  };
}
