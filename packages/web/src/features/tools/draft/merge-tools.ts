import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { Json } from '@whittle/domain/entities/json';
import { equalJson } from '@whittle/domain/entities/match-value';

const groups = ['texts', 'style', 'settings'] as const;
type Group = (typeof groups)[number];
/** What is changed and merged as one: `title`, `fields`, `texts.header` ... */
export type ToolKey = string;

export const isSame = (one: unknown, other: unknown): boolean => equalJson(one as Json, other as Json);

/** The keys in which two documents differ. */
function changedKeys(before: ToolDocument, after: ToolDocument): ToolKey[] {
  const [from, to] = [flat(before), flat(after)];
  return Object.keys({ ...from, ...to }).filter((key) => !isSame(from[key] ?? null, to[key] ?? null));
}

/**
 * Two changes of one document laid together, key by key. `conflicts` are the keys that both changed to different values;
 * for those `prefer` says whose value stays.
 */
export function mergeTools(
  { base, mine, theirs }: { base: ToolDocument; mine: ToolDocument; theirs: ToolDocument },
  prefer: 'mine' | 'theirs' = 'mine',
): { merged: ToolDocument; conflicts: ToolKey[] } {
  const own = changedKeys(base, mine);
  const others = new Set(changedKeys(base, theirs));
  const differing = new Set(changedKeys(mine, theirs));
  const conflicts = own.filter((key) => others.has(key) && differing.has(key));
  const kept = own.filter((key) => prefer === 'mine' || !conflicts.includes(key));
  const from = flat(mine);
  const merged = kept.reduce((tool, key) => withKey(tool, key, from[key]), theirs);
  return { merged, conflicts };
}

/** The value of a key, for showing both sides of a conflict. */
export const valueOf = (tool: ToolDocument, key: ToolKey): unknown => flat(tool)[key];

function flat(tool: ToolDocument): Record<ToolKey, unknown> {
  const { texts, style, settings, ...rest } = tool;
  const of = (group: Group, values: object) => Object.entries(values).map(([key, value]) => [`${group}.${key}`, value]);
  return {
    ...rest,
    ...Object.fromEntries([...of('texts', texts), ...of('style', style), ...of('settings', settings)]),
  };
}

function withKey(tool: ToolDocument, key: ToolKey, value: unknown): ToolDocument {
  const [first, second] = key.split('.') as [string, string | undefined];
  if (second === undefined) return { ...tool, [first]: value };
  return { ...tool, [first]: { ...tool[first as Group], [second]: value } };
}
