/** Keys pressed together, such as `mod+k`: `mod` is Command on a Mac and Control elsewhere. */
export type KeyCombination = string;

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

const names: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: isMac ? '⇧' : 'Shift',
  alt: isMac ? '⌥' : 'Alt',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  space: 'Space',
  delete: 'Delete',
};

/** The keys as they are printed on the keyboard, in the order in which they are pressed. */
export const keyNames = (combination: KeyCombination): string[] =>
  combination.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { code?: string };

/**
 * Whether exactly these keys were pressed. A sign such as `?` is what it is, whatever it takes to type it. With Option a
 * Mac types another letter, so that the place of the key counts.
 */
export function isPressed(combination: KeyCombination, event: Pressed): boolean {
  const parts = combination.split('+');
  const key = parts.pop()!;
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  return (
    (event.key.toLowerCase() === key || (parts.includes('alt') && event.code === `Key${key.toUpperCase()}`)) &&
    (isMac ? event.metaKey : event.ctrlKey) === parts.includes('mod') &&
    !(isMac ? event.ctrlKey : event.metaKey) &&
    event.altKey === parts.includes('alt') &&
    (isSign || event.shiftKey === parts.includes('shift'))
  );
}
