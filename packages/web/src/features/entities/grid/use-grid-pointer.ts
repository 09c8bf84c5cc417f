import { type GridPlace, type GridRange, isSamePlace } from '@whittle/domain/entities/grid/keys';
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { placeOf } from './use-grid-focus.ts';

type Options = {
  range: GridRange;
  go: (range: GridRange) => void;
  setRange: (range: GridRange) => void;
  begin: (place: GridPlace, typed: null) => void;
  /** A finger touched a cell and did not scroll. */
  onTap: (place: GridPlace) => void;
  focusRowRef: RefObject<number>;
  isEditing: boolean;
};

/** The grid under mouse and finger: a press marks a cell, dragging a range, a double click edits; a touch opens the row. */
export function useGridPointer({ range, go, setRange, begin, onTap, focusRowRef, isEditing }: Options) {
  const isDragging = useRef(false);
  const isTouch = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    isTouch.current = event.pointerType === 'touch';
    // It may be the beginning of scrolling; a touch that is not becomes a click.
    if (isTouch.current) return;
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || (isEditing && isSamePlace(place, range.focus))) return;
    if ((event.target as HTMLElement).closest('button, input, [role=menu]')) {
      setRange({ anchor: place, focus: place });
      focusRowRef.current = place.row;
      return;
    }
    go(event.shiftKey && place.row >= 0 ? { anchor: range.anchor, focus: place } : { anchor: place, focus: place });
    isDragging.current = event.pointerType === 'mouse' && place.row >= 0 && place.column > 0;
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!isTouch.current || !place) return;
    setRange({ anchor: place, focus: place });
    focusRowRef.current = place.row;
    if (place.row >= 0 && !(event.target as HTMLElement).closest('button, input')) onTap(place);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!isDragging.current || event.buttons !== 1) return;
    const place = placeOf(event.target);
    if (!place || place.row < 0 || isSamePlace(place, range.focus)) return;
    focusRowRef.current = place.row;
    setRange({ anchor: range.anchor, focus: place });
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => void (isDragging.current = false),
    onClick,
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (
        place &&
        place.row >= 0 &&
        !isEditing &&
        !isTouch.current &&
        !(event.target as HTMLElement).closest('button, input')
      )
        begin(place, null);
    },
  };
}
