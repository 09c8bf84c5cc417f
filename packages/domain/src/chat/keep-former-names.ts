import { formerNames } from '../entities/grid/change-schema.ts';
import { isObject, parseLenientJson } from './lenient-json.ts';

type Schema = Record<string, unknown>;

/** A wished schema with the marks of earlier names that its fields have already; models leave them out. */
export function keepFormerNames(presentText: string | undefined, wished: Schema): Schema {
  const json = presentText === undefined ? null : parseLenientJson(presentText);
  const present = json?.ok && isObject(json.value) ? json.value['properties'] : null;
  const { properties } = wished;
  if (!isObject(present) || !isObject(properties)) return wished;
  const kept = Object.entries(properties).flatMap(([name, field]) => {
    const marked = Object.hasOwn(present, name) ? present[name] : null;
    const isLost = isObject(field) && isObject(marked) && formerNames in marked && !(formerNames in field);
    return isLost ? [[name, { ...field, [formerNames]: marked[formerNames] }] as const] : [];
  });
  return kept.length === 0 ? wished : { ...wished, properties: { ...properties, ...Object.fromEntries(kept) } };
}
