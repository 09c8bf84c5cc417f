import { useInsertionEffect, useRef } from 'react';

/**
 * For what takes the focus while it is open and was opened by no trigger that it knows. The answer is for
 * `onCloseAutoFocus`: the focus goes back to what had it, unless that is gone or something else took it meanwhile.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const before = useRef<HTMLElement | null>(null);
  // Of all effects the earliest: a field of a dialog takes the focus before the others run.
  useInsertionEffect(() => {
    if (isOpen) before.current = focusedBefore();
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) before.current?.focus();
  };
}

function focusedBefore(): HTMLElement | null {
  const element = outsideOfMenus(document.activeElement);
  return element instanceof HTMLElement ? element : null;
}

/** A row of a menu is gone with its menu; what opened the menu stays. */
function outsideOfMenus(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]');
  return menu ? outsideOfMenus(document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) : element;
}
