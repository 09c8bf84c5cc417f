import { globMatches } from '../files/glob-files.ts';
import { readAliases } from './aliases.ts';
import { type ModuleOutline, readModuleOutline } from '../source-code/module-outline.ts';
import { createFindModule, pathOfImport } from '../source-code/module-paths.ts';
import { schemaInCode } from './schema-in-code.ts';
import type { SortedFiles } from './sort-files.ts';
import { moduleAt } from './workspace.ts';
import type { ParseCode, SyntaxNode } from '../source-code/syntax.ts';

const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/**
 * The modules of a project by their path in the app, and those that are not valid code. Files that lie outside of its source
 * are among them where an import leads to them, and texts become files of the app where one asks for them; schemas that were
 * copied as modules are no longer. Names that the project's build knew are written as `@/…` in their sources.
 */
export function readModules(sorted: SortedFiles, parse: ParseCode) {
  takeSchemasInCode(sorted, parse);
  const aliases = readAliases(sorted, parse);
  const modules = new Map<string, ModuleOutline>();
  const broken = new Set<string>();
  const open = [...sorted.sources];
  // Grows while it is walked.
  for (const [path, source] of open) {
    const program = isCode(path) ? parse(path, source) : null;
    if (isCode(path) && !program) broken.add(path);
    if (!program) continue;
    const facts = withoutAliases(path, source, program);
    modules.set(path, facts);
    for (const { specifier } of facts.imports) {
      // `@` stands for the source, or for the project where people put a build around files of the oldest tree.
      const target = /^(?:(?:\.\.\/)+|@\/)(.+)$/.exec(specifier)?.[1];
      const outside =
        (target === undefined ? null : findOutside(sorted, target)) ??
        findBeside(sorted, pathOfImport(specifier, path), target);
      if (outside === null) continue;
      const text = sorted.outside.get(outside) ?? sorted.beside.get(outside)!();
      sorted.outside.delete(outside);
      sorted.beside.delete(outside);
      sorted.sources.set(outside, text);
      open.push([outside, text]);
    }
  }
  sorted.changed.push(...aliases.notes());
  takeTexts(sorted, modules);
  return { modules, broken };

  /** The facts hold places in the source, so one that changes is read again. */
  function withoutAliases(path: string, source: string, program: SyntaxNode): ModuleOutline {
    const facts = readModuleOutline(program);
    const plain = aliases.resolve(source, facts.imports, path);
    if (plain === source) return facts;
    sorted.sources.set(path, plain);
    return readModuleOutline(parse(path, plain)!);
  }
}

function takeSchemasInCode({ sources, entityFiles }: SortedFiles, parse: ParseCode) {
  for (const [path, source] of sources) {
    const program = /^entities\/\w+\.[jt]sx?$/i.test(path) ? parse(path, source) : null;
    const schema = program && schemaInCode(program);
    if (schema === null || !sources.delete(path)) continue;
    entityFiles.set(path.replace(/\.\w+$/, '.json'), schema);
  }
}

/** The texts that modules import, find by a pattern or ask the address of. */
function takeTexts({ texts, sources }: SortedFiles, modules: ReadonlyMap<string, ModuleOutline>) {
  for (const [from, { imports, patterns, addresses }] of modules) {
    const named = [...imports.map(({ specifier }) => specifier), ...addresses].map(
      // A path that leads out of the source leads to the project around it.
      (one) => pathOfImport(one, from) ?? one.replace(/^(?:@\/)?(?:\.\.\/)+|\?.*$/g, ''),
    );
    const matched = globMatches(patterns, from, texts.keys()).map(({ path }) => path);
    for (const path of [...named, ...matched]) {
      const read = texts.get(path);
      if (read && texts.delete(path)) sources.set(path, read());
    }
  }
}

/** The file outside of the source that a path from the project's root means, unless the source has one of that name. */
function findOutside({ outside, sources }: SortedFiles, target: string): string | null {
  const candidates = [target, ...extensions.map((extension) => target + extension)];
  if (candidates.some((path) => sources.has(path))) return null;
  return candidates.find((path) => outside.has(path)) ?? null;
}

/** The file of another package of the repository, by a path of the archive or by one that leads out of the project. */
function findBeside({ beside, sources }: SortedFiles, path: string | null, target = ''): string | null {
  for (const one of [path, target]) {
    const found = one === null || one === '' ? null : moduleAt(one, (file) => sources.has(file) || beside.has(file));
    if (found !== null) return sources.has(found) ? null : found;
  }
  return null;
}

const extensions = ['.js', '.ts', '.jsx', '.tsx', '.json', '/index.js', '/index.ts'];

/** What the modules ask for. */
export function importedModules(sources: ReadonlyMap<string, string>, modules: ReadonlyMap<string, ModuleOutline>) {
  const findModule = createFindModule(sources.keys());
  const targets = [...modules].flatMap(([path, { imports }]) =>
    imports.map(({ specifier }) => findModule(specifier, path)),
  );
  return new Set(targets);
}
