import { useInsertionEffect, useRef } from 'react';

/**
 * For what takes the focus while it is open and was opened by no trigger that it knows. The answer is for
 * `onCloseAutoFocus`: the focus goes back to what had it, unless that is gone or something else took it meanwhile.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  // Of all effects the earliest: a field of a dialog takes the focus before the others run.
  useInsertionEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere && before.current instanceof HTMLElement) before.current.focus();
  };
}
