/** Components of the app's own code, with the module that made them. Libraries and kit parts are not among them. */
const owners = new WeakMap<object, { moduleId: string; name: string }>();

export function addOwnComponent(type: unknown, moduleId: string, name: string): void {
  const isType = typeof type === 'function' || (typeof type === 'object' && type !== null);
  if (isType && !owners.has(type)) owners.set(type, { moduleId, name });
}

export const ownerOf = (type: unknown) =>
  typeof type === 'function' || (typeof type === 'object' && type !== null) ? owners.get(type) : undefined;

let guarding = false;

/** Whether elements of the app's own components are made inside a guard. */
export const isGuarding = () => guarding;

/**
 * From now on every component of the app's own stands inside a guard of its own. Switched on by the first error that
 * reaches a page: until then elements are exactly what the app's code made, afterwards only the broken piece is missing.
 */
export function startGuarding(): void {
  guarding = true;
}

export function stopGuarding(): void {
  guarding = false;
}
