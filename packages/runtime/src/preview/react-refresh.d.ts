/** The package has no types of its own. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void;
  export function isLikelyComponentType(value: unknown): boolean;
  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): object | undefined;
  export function register(type: unknown, id: string): void;
  export function performReactRefresh(): unknown;
}
