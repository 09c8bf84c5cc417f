import type { PreviewModule } from '@whittle/contract/preview';
import { absentPrefix } from '@whittle/domain/preview/absent-modules';
import { createView } from './exports-view.ts';
import type { Exports, ModuleFactory, ModuleFailure, ModuleScope } from './module-scope.ts';

export type RegistryOptions = {
  /** Makes a function of a module's code; throws when the code is not valid. */
  evaluate(module: PreviewModule): ModuleFactory;
  /** The exports of a library; it was loaded before any module asks. */
  vendor(specifier: string): Exports;
  /** The platform's own modules by name. */
  sdk(name: string): Exports;
  /** What takes the place of an export of a failed module, or of a name that a module does not have. */
  placeholder(failure: ModuleFailure, name: string): unknown;
  onFailure(failure: ModuleFailure): void;
  /** Called with each component that a module made, and for each module that ran. */
  onComponent(moduleId: string, type: unknown, name: string): void;
  onExecuted(moduleId: string, exports: Exports): void;
  createSignature(): unknown;
  env: Record<string, string | boolean>;
};

type Setter = (exports: Exports) => void;

type Entry = {
  id: string;
  module: PreviewModule;
  state: 'idle' | 'running' | 'done' | 'failed';
  exports: Exports;
  view: Exports;
  error: Error | null;
  hasRun: boolean;
  /** Its newest code failed, and what an older one made is still in use. */
  isHeldBack: boolean;
  /** Who reads this module, with the function that hands each reader the present exports. */
  importers: Map<Entry, Setter[]>;
  placeholders: Map<string, unknown>;
};

export interface Registry {
  /** Adds modules or replaces their code; nothing runs. */
  define(modules: readonly PreviewModule[]): void;
  remove(ids: readonly string[]): void;
  /** The exports of a module, which runs first when it has not yet. Never throws. */
  load(id: string): Exports;
  get(id: string): PreviewModule | undefined;
  /** The error of a module that has nothing to give because it failed. */
  failureOf(id: string): ModuleFailure | null;
  hasRun(id: string): boolean;
  importersOf(id: string): string[];
  /** Whether a module gives what an older version of its code made, because the newest one failed. */
  isHeldBack(id: string): boolean;
  /**
   * Runs these modules again, each after what it imports; everybody who reads them sees the new exports. One that had run
   * well and fails now keeps what it had.
   */
  rerun(ids: readonly string[]): void;
  /** Forgets everything: the next `load` starts from nothing. */
  clear(): void;
}

/** Keeps the modules of one app, runs them in the order of their imports and lets them be replaced while they run. */
export function createRegistry(options: RegistryOptions): Registry {
  const entries = new Map<string, Entry>();

  function load(id: string): Exports {
    if (id.startsWith('vendor:')) return options.vendor(id.slice('vendor:'.length));
    if (id.startsWith('sdk:')) return options.sdk(id.slice('sdk:'.length));
    const entry = entries.get(id) ?? addMissing(id);
    if (entry.state === 'idle') execute(entry);
    return entry.view;
  }

  function execute(entry: Entry) {
    const restore = entry.hasRun ? remember(entry) : null;
    entry.state = 'running';
    entry.error = null;
    entry.isHeldBack = false;
    const { problem } = entry.module;
    if (problem) fail(entry, new Error(problem.message), restore);
    else if (restore && missesSomething(entry.module)) fail(entry, new Error('An import leads nowhere.'), restore);
    else {
      try {
        options.evaluate(entry.module)(scopeOf(entry));
        entry.state = 'done';
        entry.hasRun = true;
        options.onExecuted(entry.id, entry.exports);
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        fail(entry, error, restore);
        options.onFailure({ moduleId: entry.id, error });
      }
    }
    notify(entry);
  }

  function fail(entry: Entry, error: Error, restore: (() => void) | null) {
    clearExports(entry);
    if (restore) {
      restore();
      entry.state = 'done';
      entry.isHeldBack = true;
    } else {
      entry.state = 'failed';
      entry.error = error;
    }
  }

  /** Answers how to give a module back what it exports and follows now. */
  function remember(entry: Entry): () => void {
    const exports = Object.getOwnPropertyDescriptors(entry.exports);
    const followed = [...entries.values()].map((other) => [other, other.importers.get(entry)] as const);
    return () => {
      Object.defineProperties(entry.exports, exports);
      for (const [other, setters] of followed) {
        if (!setters) other.importers.delete(entry);
        else {
          other.importers.set(entry, setters);
          for (const set of setters) set(other.view);
        }
      }
    };
  }

  function notify(entry: Entry) {
    for (const setters of entry.importers.values()) for (const set of setters) set(entry.view);
  }

  function scopeOf(entry: Entry): ModuleScope {
    for (const other of entries.values()) other.importers.delete(entry);
    clearExports(entry);
    const idAt = (index: number) => entry.module.imports[index]!;

    const follow = (id: string, set: Setter | undefined) => {
      const view = load(id);
      const target = entries.get(id);
      if (target) {
        const setters = target.importers.get(entry) ?? [];
        if (set) setters.push(set);
        target.importers.set(entry, setters);
      }
      set?.(view);
    };

    return {
      x(getters) {
        for (const [name, get] of Object.entries(getters)) {
          Object.defineProperty(entry.exports, name, { get, enumerable: true, configurable: true });
        }
      },
      i: (index, assign) => follow(idAt(index), assign),
      a: (index) => follow(idAt(index), (source) => reExport(entry.exports, source)),
      async d(target) {
        if (typeof target === 'string')
          throw new Error(`import("${target}") needs a fixed path, known when the app is built.`);
        const id = idAt(target);
        const view = load(id);
        entries.get(id)?.importers.set(entry, entries.get(id)?.importers.get(entry) ?? []);
        return view;
      },
      n(value) {
        notify(entry);
        return value;
      },
      r: (type, name) => options.onComponent(entry.id, type, name),
      s: options.createSignature,
      meta: { url: `app:///${entry.id}`, env: options.env },
    };
  }

  function create(module: PreviewModule): Entry {
    const entry: Entry = {
      id: module.id,
      module,
      state: 'idle',
      exports: Object.create(null) as Exports,
      view: {},
      error: null,
      hasRun: false,
      isHeldBack: false,
      importers: new Map(),
      placeholders: new Map(),
    };
    entry.view = createView({
      exports: entry.exports,
      isRunning: () => entry.state === 'idle' || entry.state === 'running',
      missing: (name) => placeholderOf(entry, name),
    });
    return entry;
  }

  function placeholderOf(entry: Entry, name: string): unknown {
    if (name === 'then' || name === 'toJSON' || name === '$$typeof') return undefined;
    const error = entry.error ?? new Error(`“${entry.id}” has no export “${name}”.`);
    if (!entry.error && !/^(?:default|[A-Z]\w*[a-z]\w*)$/.test(name)) return undefined;
    if (!entry.placeholders.has(name)) {
      entry.placeholders.set(name, options.placeholder({ moduleId: entry.id, error }, name));
    }
    return entry.placeholders.get(name);
  }

  /** A module that nobody defined: only possible when an update was lost; it shows as a failed one. */
  function addMissing(id: string): Entry {
    const entry = create({ id, hash: '', code: '', imports: [], lines: '' });
    fail(entry, new Error(`“${id}” is not in the app.`), null);
    entries.set(id, entry);
    return entry;
  }

  return {
    define(modules) {
      for (const module of modules) {
        const entry = entries.get(module.id);
        if (!entry) entries.set(module.id, create(module));
        else {
          entry.module = module;
          entry.placeholders.clear();
        }
      }
    },
    remove(ids) {
      for (const id of ids) {
        const entry = entries.get(id);
        if (!entry) continue;
        for (const other of entries.values()) other.importers.delete(entry);
        entries.delete(id);
      }
    },
    load,
    get: (id) => entries.get(id)?.module,
    failureOf(id) {
      const entry = entries.get(id);
      return entry?.error ? { moduleId: id, error: entry.error } : null;
    },
    hasRun: (id) => ['done', 'failed'].includes(entries.get(id)?.state ?? ''),
    isHeldBack: (id) => entries.get(id)?.isHeldBack ?? false,
    importersOf: (id) => [...(entries.get(id)?.importers.keys() ?? [])].map((entry) => entry.id),
    rerun(ids) {
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry) entry.state = 'idle';
      }
      for (const id of ids) if (entries.has(id)) load(id);
    },
    clear: () => entries.clear(),
  };
}

/** A module runs without what it misses, but not in place of one that had all. */
const missesSomething = ({ imports }: PreviewModule) => imports.some((id) => id.startsWith(absentPrefix));

function clearExports({ exports }: Entry) {
  for (const name of Object.keys(exports)) delete exports[name];
}

function reExport(target: Exports, source: Exports) {
  for (const name of Object.keys(source)) {
    if (name === 'default' || name in target) continue;
    Object.defineProperty(target, name, { get: () => source[name], enumerable: true, configurable: true });
  }
}
