import type { BuilderToFrame } from '@whittle/contract/preview';
import type { ElementStep, ShownEdit } from '@whittle/contract/preview-editing';
import { limits } from '@whittle/contract/limits';

type Order = Extract<
  BuilderToFrame,
  { type: 'edit_elements' | 'select_element' | 'show_edit' | 'end_edit' | 'type_text' }
>;

const isText = (value: unknown, maxChars: number): value is string =>
  typeof value === 'string' && value.length <= maxChars;
const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;
const isList = (value: unknown, max: number): value is unknown[] => Array.isArray(value) && value.length <= max;
const isPair = (value: unknown, isName: (name: unknown) => boolean, maxChars: number): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && isName(value[0]) && isText(value[1], maxChars);

const steps: readonly unknown[] = ['parent', 'child', 'next', 'previous', 'none'] satisfies ElementStep[];
const attributes: readonly unknown[] = ['src', 'alt', 'placeholder'];

/** An order of contract/preview-editing.ts, null for anything else. */
export function readEditingMessage(data: Record<string, unknown>): Order | null {
  const { type, isOn, isKept, to, index, was, edit } = data;
  switch (type) {
    case 'edit_elements':
      return typeof isOn === 'boolean' ? { type, isOn } : null;
    case 'end_edit':
      return typeof isKept === 'boolean' ? { type, isKept } : null;
    case 'select_element':
      return steps.includes(to) && isWhole(data['steps'], 1, 100)
        ? { type, to: to as ElementStep, steps: data['steps'] }
        : null;
    case 'type_text':
      return isWhole(index, 0, 1_000) && isText(was, limits.visualTextMaxChars) ? { type, index, was } : null;
    case 'show_edit': {
      const shown = readShownEdit(edit);
      return shown && { type, edit: shown };
    }
    default:
      return null;
  }
}

function readShownEdit(data: unknown): ShownEdit | null {
  if (typeof data !== 'object' || data === null) return null;
  const { texts, style, attributes: given } = data as Record<string, unknown>;
  if (!isList(texts, limits.visualEditsMax) || !isList(style, limits.visualEditsMax) || !isList(given, 3)) return null;
  const read: ShownEdit = { texts: [], style: [], attributes: [] };
  for (const one of texts) {
    const { index, was, now } = (one ?? {}) as Record<string, unknown>;
    const max = limits.visualTextMaxChars;
    if (!isWhole(index, 0, 1_000) || !isText(was, max) || !isText(now, max)) return null;
    read.texts.push({ index, was, now });
  }
  for (const one of style) {
    if (!isPair(one, (name) => isText(name, 100), 200)) return null;
    read.style.push([one[0], one[1]]);
  }
  for (const one of given) {
    if (!isPair(one, (name) => attributes.includes(name), limits.visualTextMaxChars)) return null;
    read.attributes.push(one as ShownEdit['attributes'][number]);
  }
  return read;
}
