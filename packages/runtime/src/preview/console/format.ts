import { limits } from '@whittle/contract/limits';
import type { ConsoleValue } from '@whittle/contract/preview-console';
import { type Budget, cut, showValue } from './show-value.ts';

/**
 * The arguments of a call of `console` as values to show. A first text with `%s` and its kin takes in the arguments that
 * it names, as browsers do it; styles (`%c`) are left out.
 */
export function showArguments(args: readonly unknown[]): ConsoleValue[] {
  const budget: Budget = { nodes: limits.consoleNodesMax };
  const [first, ...rest] = args;
  const values: ConsoleValue[] = [];
  if (typeof first === 'string' && rest.length > 0 && /%[sdifoOjc%]/.test(first)) {
    values.push({ kind: 'string', text: cut(fill(first, rest)) });
  } else if (args.length > 0) {
    values.push(showValue(first, budget));
  }
  for (const one of rest.slice(0, limits.consoleValuesMax - 1)) values.push(showValue(one, budget));
  return values;
}

/** Takes the arguments that the text names out of `rest`. */
function fill(text: string, rest: unknown[]): string {
  return text.replace(/%([sdifoOjc%])/g, (directive, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return directive;
    const value = rest.shift();
    if (kind === 'c') return '';
    if (kind === 'd' || kind === 'i')
      return typeof value === 'bigint' ? `${value}n` : String(Math.trunc(Number(value)));
    if (kind === 'f') return String(Number(value));
    return showValue(value, { nodes: 1 }).text;
  });
}
