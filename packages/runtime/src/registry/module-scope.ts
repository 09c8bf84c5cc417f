/** What a module's code gets as `__w` (server/src/compile/modules/registry-form.ts says what each does). */
export type ModuleScope = {
  x(getters: Record<string, () => unknown>): void;
  i(index: number, assign?: (exports: Exports) => void): void;
  a(index: number): void;
  d(target: number | string): Promise<Exports>;
  n<T>(value: T): T;
  r(type: unknown, name: string): void;
  s(): unknown;
  meta: { url: string; env: Record<string, string | boolean> };
};

export type ModuleFactory = (scope: ModuleScope) => void;

/** What an importer sees of a module. */
export type Exports = Record<string, unknown>;

/** Why a module has nothing to give: its file does not compile, or its code failed while it ran. */
export type ModuleFailure = { moduleId: string; error: Error };
