import type { Entity } from '../entities/entity.ts';
import { parseEntity } from '../entities/entity.ts';
import { isModule } from '../files/file-kinds.ts';
import { isAppRoot, pageNameOf } from '../files/paths.ts';
import type { SyntaxNode } from '../source-code/syntax.ts';
import { type ModuleFacts, readModule } from '../source-code/module-facts.ts';
import { type ComponentNeeds, exportedNeeds } from './component-needs.ts';
import { redirectOf } from './kinds/routes.ts';

export type CodeError = { message: string; places: { start: number; end: number }[] };

/** A file as the parser reads it. `program` is null where it cannot be read; `errors` may stand beside a program too. */
export type ParsedCode = { program: SyntaxNode | null; errors: readonly CodeError[] };

/** Where an import leads, as far as a repair has to know. */
export type ImportTarget =
  | { kind: 'file'; path: string; hasOtherCapitals: boolean }
  | { kind: 'library'; specifier: string }
  | { kind: 'platform'; name: string }
  | { kind: 'other' }
  | { kind: 'problem'; message: string };

/** What the platform knows and the app's files do not say. */
export type RepairTools = {
  parse(path: string, code: string): ParsedCode;
  resolve(specifier: string, from: string): ImportTarget;
  /** What a library or a part of the kit exports; null where that is not known. */
  exportsOf(specifier: string): ReadonlySet<string> | null;
  libraries: ReadonlySet<string>;
  /** Where a part of the kit is imported from, by its name: `CardTitle` → `@/components/ui/card`. */
  kitNames: ReadonlyMap<string, string>;
  icons: { has(name: string): boolean; names(): Iterable<string> };
};

/** A file as it was read; `module` is null where it could not be. */
export type SourceFile = { path: string; code: string; errors: readonly CodeError[]; module: ModuleFacts | null };

/** A file that could be read. */
export type ReadFile = SourceFile & { module: ModuleFacts };

/** What the other files of an app need to know of a file. */
export type ModuleOutline = {
  exports: ReadonlySet<string>;
  exportsOthers: boolean;
  /** Where its component sends everybody. */
  redirect: string | null;
  /** What its components need, by the names that it exports. */
  needs: ReadonlyMap<string, ComponentNeeds>;
};

/** What the detectors know of an app besides the file that they look at. */
export type AppFacts = {
  files: ReadonlyMap<string, string>;
  /** All files of code; null for one that cannot be read. */
  modules: ReadonlyMap<string, ModuleOutline | null>;
  /** Name of each page to its file. */
  pages: ReadonlyMap<string, string>;
  /** The app draws its own root, so its addresses are its own too. */
  hasOwnRoot: boolean;
  /** Null for a file that cannot be read. */
  entities: ReadonlyMap<string, Entity | null>;
  tools: RepairTools;
};

export function readSource(path: string, code: string, parse: RepairTools['parse']): SourceFile {
  const { program, errors } = parse(path, code);
  return { path, code, errors, module: program && readModule(program) };
}

export const outlineOf = (module: ModuleFacts, code: string): ModuleOutline => ({
  ...{ exports: module.exports, exportsOthers: module.exportsOthers },
  ...{ redirect: redirectOf(module.program), needs: exportedNeeds(module, code) },
});

/** `modules` in the order of the files. */
export function readApp(
  files: ReadonlyMap<string, string>,
  modules: ReadonlyMap<string, ModuleOutline | null>,
  tools: RepairTools,
): AppFacts {
  const pages = new Map<string, string>();
  const entities = new Map<string, Entity | null>();
  for (const [path, code] of files) {
    const entity = /^entities\/(.+)\.json$/.exec(path)?.[1];
    if (entity !== undefined) {
      const parsed = parseEntity(entity, code);
      entities.set(entity, parsed.ok ? parsed.entity : null);
    }
    const page = isModule(path) ? pageNameOf(path) : null;
    if (page !== null) pages.set(page, path);
  }
  return { files, modules, pages, hasOwnRoot: [...files.keys()].some(isAppRoot), entities, tools };
}
