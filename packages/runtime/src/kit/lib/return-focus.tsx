import { type ReactElement, type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Gives the focus back when a dialog closes that no trigger of its own opened: a page that keeps `open` in a state, or
 * a row of a menu. `before` belongs inside of the dialog's content, `onCloseAutoFocus` on it; `given` is the page's own.
 */
export function useReturnFocus(given?: (event: Event) => void): {
  before: ReactElement;
  onCloseAutoFocus: (event: Event) => void;
} {
  const focused = useRef<HTMLElement | null>(null);
  return {
    before: <FocusedBefore focusedRef={focused} />,
    onCloseAutoFocus: (event) => {
      given?.(event);
      if (event.defaultPrevented || !focused.current?.isConnected) return;
      event.preventDefault();
      if (isNowhere(document.activeElement)) focused.current.focus();
    },
  };
}

function FocusedBefore({ focusedRef }: { focusedRef: RefObject<HTMLElement | null> }) {
  // Of all effects the earliest: a field with `autoFocus` takes the focus before the others run.
  useInsertionEffect(() => {
    const element = outsideOfMenus(document.activeElement);
    focusedRef.current = element instanceof HTMLElement && !isNowhere(element) ? element : null;
  }, [focusedRef]);
  return null;
}

const isNowhere = (element: Element | null) => element === null || element === document.body;

/** A row of a menu is gone with its menu; what opened the menu stays. */
function outsideOfMenus(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]');
  return menu ? outsideOfMenus(document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) : element;
}
