import type { ToolField } from '@whittle/contract/tools/tool-document';
import type { Values } from './use-form.ts';

/** What somebody has filled into the form that the server drew, before the script was there. */
export function typedSoFar(fields: readonly ToolField[], root: HTMLElement): Values {
  const filled = fields
    .map(({ id, type }) => [id, type, root.querySelector(`#field-${id}`)] as const)
    .map(([id, type, control]) => [id, type === 'multi_select' ? chosenIn(control) : valueOf(control)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== null));
}

function valueOf(control: Element | null): string | true | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked || null;
  if (control instanceof HTMLInputElement && control.type === 'file') return null;
  const isText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return (isText && control.value) || null;
}

function chosenIn(group: Element | null): string[] | null {
  const chosen = [...(group?.querySelectorAll('label') ?? [])].filter((label) => label.querySelector(':checked'));
  return chosen.length === 0 ? null : chosen.map(({ textContent }) => textContent);
}
