type Json = Record<string, unknown>;

/**
 * The file of a list with what changed from one writing of it to the next: each field, rule and setting by itself, so
 * that what people, a model or the server put into it meanwhile stays. Null where it is no JSON.
 */
export function mergedEntity(stored: string, old: string, wanted: string): string | null {
  const [now, before, after] = [stored, old, wanted].map(parsed);
  if (!now || !before || !after) return null;
  const deep = ['properties', 'rls'];
  const next = withChanges(now, before, after, deep);
  for (const key of deep) {
    const part = withChanges(objectIn(now, key), objectIn(before, key), objectIn(after, key));
    if (Object.keys(part).length > 0 || key === 'properties') next[key] = part;
    else delete next[key];
  }
  return JSON.stringify(next, null, 2);
}

const parsed = (text: string): Json | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value); // prettier-ignore
const objectIn = (json: Json, key: string): Json => (isObject(json[key]) ? json[key] : {});

function withChanges(now: Json, before: Json, after: Json, left: readonly string[] = []): Json {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !left.includes(key) && !isSame(key)); // prettier-ignore
  const next = { ...now };
  for (const key of changed) {
    if (Object.hasOwn(after, key)) next[key] = after[key];
    else delete next[key];
  }
  return next;
}
