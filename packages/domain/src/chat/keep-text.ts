import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';

/**
 * The written text with as few changes as make it say what is wanted, because the model will quote it when it edits the
 * entity again. Null when that takes more than its name and its access rule.
 */
export function keepText(text: string | null, wanted: Record<string, unknown>): string | null {
  if (text === null) return null;
  let kept = text.trim();
  const says = () => parsedObject(kept);
  if (!('name' in says())) kept = kept.replace('{', `{\n  "name": ${JSON.stringify(wanted['name'])},`);
  if (!isSameJson(says()['x-accessControl'], wanted['x-accessControl'])) {
    const rule = JSON.stringify(wanted['x-accessControl']);
    kept =
      'x-accessControl' in says()
        ? replaceRule(kept, rule)
        : `${kept.slice(0, -1).trimEnd()},\n  "x-accessControl": ${rule}\n}`;
  }
  return isSameJson(says(), wanted) ? `${kept}\n` : null;
}

function parsedObject(text: string): Record<string, unknown> {
  const json = readJsonc(text);
  return json.ok && isPlainObject(json.value) ? json.value : {};
}

/** Puts another value behind the access rule's name; the caller checks that the result says what it should. */
function replaceRule(text: string, rule: string): string {
  const start = /"x-accessControl"\s*:\s*(?=\{)/.exec(text);
  if (!start) return text;
  const from = start.index + start[0].length;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(0, from) + rule + text.slice(at + 1);
  }
  return text;
}

/** Whether two parsed values say the same; the order of keys says nothing. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSameJson(one, b[at]));
  if (!isPlainObject(a) || !isPlainObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
