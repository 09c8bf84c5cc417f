import { formerNames } from '../entities/grid/change-schema.ts';
import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';

type Schema = Record<string, unknown>;

/** A wished schema with the marks of earlier names that its fields have already; models leave them out. */
export function keepFormerNames(presentText: string | undefined, wished: Schema): Schema {
  const json = presentText === undefined ? null : readJsonc(presentText);
  const present = json?.ok && isPlainObject(json.value) ? json.value['properties'] : null;
  const { properties } = wished;
  if (!isPlainObject(present) || !isPlainObject(properties)) return wished;
  const kept = Object.entries(properties).flatMap(([name, field]) => {
    const marked = Object.hasOwn(present, name) ? present[name] : null;
    const isLost = isPlainObject(field) && isPlainObject(marked) && formerNames in marked && !(formerNames in field);
    return isLost ? [[name, { ...field, [formerNames]: marked[formerNames] }] as const] : [];
  });
  return kept.length === 0 ? wished : { ...wished, properties: { ...properties, ...Object.fromEntries(kept) } };
}
