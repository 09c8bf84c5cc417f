import * as refresh from 'react-refresh/runtime';

// Before React's renderer starts, or it does not know that components can be swapped.
refresh.injectIntoGlobalHook(window);

export const isComponent = (value: unknown): boolean => refresh.isLikelyComponentType(value);
export const createSignature = (): unknown => refresh.createSignatureFunctionForTransform();
export const registerComponent = (type: unknown, id: string): void => refresh.register(type, id);
export const refreshComponents = (): void => void refresh.performReactRefresh();
