import type { ImportNote } from '@whittle/contract/imports';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { createFindModule } from '../source-code/module-paths.ts';
import { noteOf } from './sentence.ts';
import { memberPath } from './standard-files.ts';
import { child, children, constantText, walk } from '../source-code/syntax.ts';

/** Methods of the functions module that are no functions of the app. */
const ofModule = new Set(['invoke', 'fetch', 'all', 'then']);

/**
 * What the import says of each server function: whether the export brings it, and which pages count on it. `functions`
 * are the paths of those that it brings, by name; `kept` are the modules of the app.
 */
export function notesOfFunctions(
  functions: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
  modules: ReadonlyMap<string, ModuleOutline>,
): ImportNote[] {
  const callers = callersOf(kept, modules);
  const pagesOf = pagesByModule(kept, modules);
  const called = (name: string) => {
    const pages = [...(callers.get(name) ?? [])].flatMap((path) => [...(pagesOf.get(path) ?? [path])]);
    return [...new Set(pages)].toSorted();
  };
  const brought = [...functions].map(([name, path]): ImportNote => {
    const pages = called(name);
    return pages.length === 0
      ? noteOf('function-unused', path, { name })
      : noteOf('function-called', path, { name, pages });
  });
  const missing = [...callers.keys()].filter((name) => !functions.has(name)).toSorted();
  return [...brought, ...missing.map((name) => noteOf('function-missing', null, { name, pages: called(name) }))];
}

/** The modules that call each function, by its name. */
function callersOf(kept: ReadonlySet<string>, modules: ReadonlyMap<string, ModuleOutline>): Map<string, Set<string>> {
  const callers = new Map<string, Set<string>>();
  const add = (name: string, path: string) => {
    if (/^[\w-]+$/.test(name) && !ofModule.has(name)) callers.set(name, (callers.get(name) ?? new Set()).add(path));
  };
  const findModule = createFindModule(kept);
  for (const path of kept) {
    const facts = modules.get(path);
    // The list of names that every export has calls none of them.
    if (!facts || /^api\/functions\.[jt]s$/.test(path)) continue;
    for (const { specifier, names } of facts.imports) {
      const [, name] = /^(?:@\/|\.{1,2}\/)(?:[\w./-]*\/)?functions(?:\/([\w-]+))?(?:\.[jt]sx?)?$/.exec(specifier) ?? [];
      const isList = /(?:^|\/)functions(?:\/all)?(?:\.[jt]sx?)?$/.test(specifier);
      const target = findModule(specifier, path);
      if (target !== null && !target.startsWith('api/functions.')) continue;
      if (isList) for (const one of names) add(one, path);
      else if (name !== undefined) add(name, path);
    }
    walk(facts.program, (node) => {
      if (node.type !== 'CallExpression') return;
      const called = memberPath(child(node, 'callee'));
      const at = called.indexOf('functions');
      if (at < 1 || at !== called.length - 2) return;
      const method = called.at(-1)!;
      add(method === 'invoke' ? (constantText(children(node, 'arguments')[0] ?? null) ?? '') : method, path);
    });
  }
  return callers;
}

/** The pages, and the layout and the root, that each module is part of. */
function pagesByModule(
  kept: ReadonlySet<string>,
  modules: ReadonlyMap<string, ModuleOutline>,
): Map<string, Set<string>> {
  const findModule = createFindModule(kept);
  const pages = new Map<string, Set<string>>();
  const isPage = (path: string) => /^(?:pages\/|(?:Layout|App)\.)/.test(path);
  for (const page of [...kept].filter(isPage)) {
    const name = page.replace(/^pages\//, '').replace(/\.[jt]sx?$/, '');
    const reached = new Set([page]);
    // Grows while it is walked.
    for (const path of reached) {
      pages.set(path, (pages.get(path) ?? new Set()).add(name));
      for (const { specifier } of modules.get(path)?.imports ?? []) {
        const target = findModule(specifier, path);
        if (target !== null && !isPage(target)) reached.add(target);
      }
    }
  }
  return pages;
}
