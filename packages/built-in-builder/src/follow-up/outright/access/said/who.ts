import { either, type Who } from '../../../../plan/rights.ts';

/** Whoever could, as far as it is theirs, or everybody but holders of these roles, who do it with their own. */
export function onlyOwn(who: Who | null, roles: readonly string[], own: Who, beside: readonly string[]): Who {
  const also = beside.length > 0 ? { roles: [...beside] } : {};
  if (roles.length === 0) return { ...own, ...also };
  if (who === null || who.everyone) return { ...own, not: [...roles] };
  if (who.not) return { ...who, ...own, not: [...new Set([...who.not, ...roles])] };
  const { never, roles: held = [], ...rest } = who;
  const kept = held.filter((role) => !roles.includes(role));
  const left = never?.filter((role) => !roles.includes(role)) ?? [];
  return { ...rest, ...own, ...(kept.length > 0 && { roles: kept }), ...(left.length > 0 && { never: left }) };
}

/** Those, with holders of these roles. */
export function letIn(who: Who | null, roles: readonly string[]): Who | null {
  if (who === null || who.everyone) return null;
  const not = who.not?.filter((role) => !roles.includes(role));
  if (who.not && not!.length === 0) return null;
  const never = who.never?.filter((role) => !roles.includes(role));
  const { never: _, ...rest } = who;
  const open: Who = { ...rest, ...(never && never.length > 0 && { never }), ...(not && { not }) };
  return who.not ? open : either(open, { roles: [...roles] });
}

const isEveryone = (who: Who | null | undefined): boolean => who === null || who === undefined || who.everyone === true;
/** Whether two mean the same people. */
export const isSame = (one: Who | null | undefined, other: Who | null | undefined): boolean =>
  isEveryone(one)
    ? isEveryone(other)
    : !isEveryone(other) && JSON.stringify(sorted(one!)) === JSON.stringify(sorted(other!));
const sorted = (who: Who): object => Object.fromEntries(Object.entries(who).sort(([a], [b]) => a.localeCompare(b)).map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])); // prettier-ignore
