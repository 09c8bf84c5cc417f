import { labelOf, sourceOfNode } from '../picking/source-of-node.ts';

const candidates =
  'button, summary, select, input[type="search"], [role="button"], [role="tab"], [role="combobox"], [role="menuitemradio"]';

/** What ends, leaves or asks the browser for something; in any language the server refuses what would change records. */
const leftAlone =
  /\b(?:delete|remove|clear|reset|send|pay|buy|sign|log|print|download|export|share|upload|import|copy|invite|install|record|scan|camera|fullscreen|l[öo]sch|entfern|send|kauf|zahl|abmeld|anmeld|druck|herunter|teil|kopier)/i;

/** `key` is the same for all that one line of the app's code draws: a button of each row is pressed once. */
type Pressable = { node: HTMLElement; key: string; label: string; isSafe: boolean };

/** What can be pressed on the page as it is, in its order. */
export function pressables(): Pressable[] {
  return [...document.querySelectorAll<HTMLElement>(candidates)].filter(isInReach).map((node) => {
    const label = labelOf(node);
    const source = sourceOfNode(node);
    return {
      node,
      label,
      key: source ? `${source.fileName}:${source.lineNumber}:${source.columnNumber}` : label,
      isSafe: isSafe(node, label),
    };
  });
}

function isInReach(node: HTMLElement): boolean {
  if (node.matches(':disabled, [aria-disabled="true"], [aria-selected="true"]')) return false;
  if (node.closest('a[href], [aria-hidden="true"], [inert]')) return false;
  return node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible';
}

/** Forms are never sent: their own buttons are left alone, and the frame could not send one either. */
function isSafe(node: HTMLElement, label: string): boolean {
  if (node.matches('select, input, [role="tab"], [role="combobox"]')) return true;
  if (node instanceof HTMLButtonElement && node.form && node.type !== 'button') return false;
  return !leftAlone.test(label);
}

const pointer = { bubbles: true, cancelable: true, composed: true, button: 0, isPrimary: true } as const;

/** Does what a person would: menus open when the pointer goes down, buttons act when it was up again. */
export function press(node: HTMLElement): void {
  if (node instanceof HTMLSelectElement)
    return fill(node, node.options[node.options.length - 1]?.value ?? '', 'change');
  if (node instanceof HTMLInputElement) return fill(node, 'e', 'input');
  node.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  node.dispatchEvent(new MouseEvent('mousedown', { ...pointer, buttons: 1 }));
  node.dispatchEvent(new PointerEvent('pointerup', pointer));
  node.dispatchEvent(new MouseEvent('mouseup', pointer));
  node.click();
}

/** React hears of a value only when it was set past it. */
function fill(field: HTMLSelectElement | HTMLInputElement, value: string, event: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
