import type { Exports } from './module-scope.ts';

export type ViewState = {
  exports: Exports;
  /** True until the module's code has run to its end. */
  isRunning(): boolean;
  /** What an importer gets for a name that the module does not have; undefined where nothing fits. */
  missing(name: string): unknown;
};

/**
 * The one object by which importers know a module, the same for every version of its code. A name that a running module
 * of a cycle has not made yet reads as undefined; a name that a finished module lacks reads as what `missing` gives.
 */
export function createView(state: ViewState): Exports {
  return new Proxy(state.exports, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target)) return state.isRunning() ? undefined : state.missing(name);
      if (!state.isRunning()) return Reflect.get(target, name, receiver) as unknown;
      try {
        return Reflect.get(target, name, receiver) as unknown;
      } catch (error) {
        if (error instanceof ReferenceError) return undefined;
        throw error;
      }
    },
  });
}
