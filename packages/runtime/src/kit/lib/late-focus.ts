import type { MouseEvent } from 'react';

const fields = 'input, select, textarea, [contenteditable]';
const focusedField = () => (document.activeElement?.matches(fields) ? document.activeElement : null);

/**
 * Leaving a field may show what is wrong with it, and move the button that is being pressed away from under the pointer,
 * which the browser then takes for no click at all. So a press leaves the focus where it is, and the click takes it.
 */
export const lateFocus = {
  press(event: MouseEvent<HTMLElement>): void {
    if (event.button === 0 && !event.defaultPrevented && focusedField()) event.preventDefault();
  },
  click({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
    const field = focusedField();
    // Without a pointer it is Enter in the field.
    if (detail === 0 || !field || currentTarget.contains(field)) return;
    const quietly = { preventScroll: true, focusVisible: false };
    currentTarget.focus(quietly);
  },
};
