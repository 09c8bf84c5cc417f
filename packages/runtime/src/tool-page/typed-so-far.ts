import type { ToolField } from '@whittle/contract/tools/tool-document';
import { showsChoices } from './choice-field.tsx';
import type { Values } from './use-form.ts';

/** What somebody has filled into the form that the server drew, before the script was there. */
export function typedSoFar(fields: readonly ToolField[], root: HTMLElement): Values {
  const filled = fields.map((field) => {
    const control = root.querySelector(`#field-${field.id}`);
    if (!showsChoices(field)) return [field.id, valueOf(control)] as const;
    const chosen = chosenIn(control, field);
    return [field.id, field.type === 'multi_select' ? chosen : (chosen?.[0] ?? null)] as const;
  });
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

function chosenIn(group: Element | null, { options }: ToolField): string[] | null {
  const labels = [...(group?.querySelectorAll('label') ?? [])];
  const chosen = options.map(({ label }) => label).filter((_, at) => labels[at]?.querySelector(':checked'));
  return chosen.length === 0 ? null : chosen;
}
