import * as refresh from 'react-refresh/runtime';

// Before React's renderer starts, or it does not know that components can be swapped.
refresh.injectIntoGlobalHook(window);

export const isComponent = (value: unknown): boolean => refresh.isLikelyComponentType(value);
const familyNumbers = new WeakMap<object, number>();
let families = 0;

/** One name for all versions of a component that React swaps in place; null for what is no component. */
export function familyOf(value: unknown): string | null {
  if (!isComponent(value)) return null;
  const family = refresh.getFamilyByType(value);
  if (!family) return 'alone';
  let number = familyNumbers.get(family);
  if (number === undefined) familyNumbers.set(family, (number = ++families));
  return String(number);
}

export const createSignature = (): unknown => refresh.createSignatureFunctionForTransform();
export const registerComponent = (type: unknown, id: string): void => refresh.register(type, id);
export const refreshComponents = (): void => void refresh.performReactRefresh();
