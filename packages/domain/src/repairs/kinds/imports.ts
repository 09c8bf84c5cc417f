import { moduleStem } from '../../files/paths.ts';
import type { AppFacts, ImportTarget, ReadFile } from '../app-facts.ts';
import { importText, withImport, withoutImportedName } from '../edit-imports.ts';
import { filesExporting } from '../known-names.ts';
import type { ImportedName, ImportStatement } from '../../source-code/module-facts.ts';
import { nearestName, plain } from '../../source-code/nearest-name.ts';
import { lineAt, type Fix, fixesAtOnce, type Problem, type Severity } from '../problem.ts';

/** Imports that lead nowhere, in other capitals than the file has, or to names that are not there. */
export function brokenImports(file: ReadFile, facts: AppFacts): Problem[] {
  return file.module.imports.flatMap((statement) => {
    if (statement.node['importKind'] === 'type') return [];
    const target = facts.tools.resolve(statement.specifier, file.path);
    if (target.kind === 'problem') return [leadsNowhere(file, statement, target.message, facts)];
    const capitals = otherCapitals(file, statement, target);
    const names = statement.names.filter(
      ({ isType, imported, local }) => !isType && imported !== '*' && !isOnlyAType(file, statement, local),
    );
    return [
      ...(capitals ? [capitals] : []),
      ...names.flatMap((name, index) => missingName(file, statement, name, target, facts, index < fixesAtOnce) ?? []),
    ];
  });
}

/** In TypeScript a name that only types use is not there when the code runs. */
const isOnlyAType = ({ path, module }: ReadFile, { isReExport }: ImportStatement, local: string) =>
  /\.[cm]?tsx?$/.test(path) && !isReExport && !module.scopes.used.has(local);

function leadsNowhere(file: ReadFile, statement: ImportStatement, message: string, facts: AppFacts): Problem {
  const fix = fixOfSource(file, statement, facts);
  return { ...problemAt(file, statement.source.start, 'broken-import', message), ...(fix && { fix }) };
}

/** Another place that offers every name that the statement asks for. */
function fixOfSource(file: ReadFile, statement: ImportStatement, facts: AppFacts): Fix | null {
  const { specifier, source } = statement;
  const to = (from: string): Fix => ({
    edits: [{ file: file.path, start: source.start + 1, end: source.end - 1, text: from }],
    told: `Led the import of ${specifier} to ${from}.`,
  });
  const inside = /^(?:@\/|~\/|\.{1,2}\/|\/|src\/)/.test(specifier);
  const words = statement.names.filter(({ isType }) => !isType);
  const listed = words.filter(({ imported }) => imported !== 'default' && imported !== '*');
  if (inside) {
    const name = specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\.[jt]sx?$/, '');
    const stems = [...facts.modules.keys()].filter((path) => path !== file.path).map(moduleStem);
    const alike = stems.filter((stem) => plain(stem.slice(stem.lastIndexOf('/') + 1)) === plain(name));
    if (alike.length === 1) return to(`@/${alike[0]!}`);
    if (alike.length > 1) return null;
    const folder = specifier.replace(/^.*?((?:components|pages|services|hooks|lib|utils)\/.*)$/, '$1');
    const near = nearestName(folder.replace(/\.[jt]sx?$/, ''), stems);
    if (near) return to(`@/${near}`);
    return fixOfKit(file, statement, facts);
  }
  // A package that is not there, but whose names are: icons of another set, parts of another kit.
  if (listed.length > 0 && listed.length === words.length) {
    const icons = listed.map((name) => ({ ...name, imported: iconOf(name.imported, specifier) }));
    if (/icon/i.test(specifier) && icons.every(({ imported }) => facts.tools.icons.has(imported))) {
      const text = importText(icons, statement, file.code).replace(/ from .*;$/, " from 'lucide-react';");
      const edits = [{ file: file.path, start: statement.node.start, end: statement.node.end, text }];
      return { edits, told: `Took the icons of ${specifier} from lucide-react.` };
    }
    const homes = new Set(listed.map(({ imported }) => facts.tools.kitNames.get(imported)));
    const [home] = homes;
    if (homes.size === 1 && home) return to(home);
  }
  return fixOfKit(file, statement, facts);
}

/** react-icons puts its set in front of each name: `FaTrash`. */
const iconOf = (name: string, specifier: string) =>
  specifier.startsWith('react-icons') ? name.replace(/^(?:Fa|Md|Io|Fi|Ai|Bs|Hi|Ri|Bi|Tb|Lu)(?=[A-Z])/, '') : name;

/** `@/components/Button`, `@/components/ui/cards`, `@/ui`: each name comes from the part that has it. */
function fixOfKit(file: ReadFile, statement: ImportStatement, { tools }: AppFacts): Fix | null {
  if (statement.isReExport || statement.names.length === 0) return null;
  const isPackage = !/^[@~./]*\/|^\./.test(statement.specifier) && !/ui|components/.test(statement.specifier);
  if (isPackage) return null;
  const byHome = new Map<string, ImportedName[]>();
  for (const name of statement.names) {
    const wanted = name.imported === 'default' ? name.local : name.imported;
    const home = tools.kitNames.get(wanted);
    if (!home) return null;
    byHome.set(home, [...(byHome.get(home) ?? []), { ...name, imported: wanted }]);
  }
  const text = [...byHome].map(
    ([home, names]) => `${importText(names, statement, file.code).replace(/ from .*;$/, '')} from '${home}';`,
  );
  return {
    edits: [{ file: file.path, start: statement.node.start, end: statement.node.end, text: text.join('\n') }],
    told: `Took ${statement.names.map(({ local }) => local).join(', ')} from ${[...byHome.keys()].join(', ')}.`,
  };
}

function otherCapitals(file: ReadFile, { source, specifier }: ImportStatement, target: ImportTarget): Problem | null {
  if (target.kind !== 'file' || !target.hasOtherCapitals) return null;
  const extension = /\.[jt]sx?$/.exec(specifier)?.[0] ?? '';
  const right = `@/${moduleStem(target.path)}${extension}`;
  const message = `The file is called “${target.path}”, the import says “${specifier}”.`;
  const edits = [{ file: file.path, start: source.start + 1, end: source.end - 1, text: right }];
  return {
    ...problemAt(file, source.start, 'wrong-capitals', message, 'warning'),
    fix: { edits, told: `Wrote the import of ${target.path} as the file is called.` },
  };
}

function missingName(
  file: ReadFile,
  statement: ImportStatement,
  name: ImportedName,
  target: ImportTarget,
  facts: AppFacts,
  isFixed: boolean,
): Problem | null {
  const offered = offeredBy(target, statement.specifier, facts);
  if (statement.specifier === 'lucide-react') return missingIcon(file, statement, name, facts, isFixed);
  if (!offered || offered.has(name.imported)) return null;
  const wanted = name.imported === 'default' ? 'no default export' : `no export “${name.imported}”`;
  const list = alikeOf(name.imported, offered).map((one) => (one === 'default' ? 'a default export' : `“${one}”`));
  const place = target.kind === 'file' ? target.path : statement.specifier;
  const message = `“${place}” has ${wanted}. It has ${list.join(', ') || (offered.size > 0 ? 'none like it' : 'no exports')}.`;
  const fix =
    statement.isReExport || !isFixed
      ? null
      : (exportOfDeclared(name.imported, target, facts) ?? fixOfName(file, statement, name, offered, facts));
  return { ...problemAt(file, name.node.start, 'missing-export', message), ...(fix && { fix }) };
}

/** A file of the app declares what is asked for and only forgot to export it. */
function exportOfDeclared(name: string, target: ImportTarget, { files }: AppFacts): Fix | null {
  const code = target.kind === 'file' ? files.get(target.path) : undefined;
  if (code === undefined || target.kind !== 'file') return null;
  const found = [
    ...code.matchAll(
      new RegExp(`^(?:async )?(?:function\\*?|const|let|class) ${name.replaceAll('$', '\\$')}\\b`, 'gm'),
    ),
  ];
  const edits = [{ file: target.path, start: found[0]?.index ?? 0, end: found[0]?.index ?? 0, text: 'export ' }];
  return found.length === 1 ? { edits, told: `Exported ${name} from ${target.path}.` } : null;
}

const shownNames = 12;

/** All names of a small file; of a library those that begin alike. */
function alikeOf(name: string, offered: ReadonlySet<string>): string[] {
  const all = [...offered];
  if (all.length <= shownNames) return all;
  return all.filter((one) => one.slice(0, 4).toLowerCase() === name.slice(0, 4).toLowerCase()).slice(0, shownNames);
}

/** Null where the names are not known. The platform's own tolerance is part of what a file offers. */
function offeredBy(target: ImportTarget, specifier: string, facts: AppFacts): ReadonlySet<string> | null {
  if (target.kind === 'library') return facts.tools.exportsOf(target.specifier);
  if (target.kind === 'platform') return target.name === 'utils' ? new Set(['createPageUrl', 'default']) : null;
  if (target.kind !== 'file') return null;
  const outline = facts.modules.get(target.path);
  if (!outline || outline.exportsOthers || /\?/.test(specifier)) return null;
  const { exports } = outline;
  const stem = moduleStem(target.path);
  const own = stem.slice(stem.lastIndexOf('/') + 1);
  if (!/^[A-Z]\w*$/.test(own)) return exports;
  const offered = new Set(exports);
  if (exports.has(own)) offered.add('default');
  if (exports.has('default')) offered.add(own);
  return offered;
}

function fixOfName(
  file: ReadFile,
  statement: ImportStatement,
  name: ImportedName,
  offered: ReadonlySet<string>,
  facts: AppFacts,
): Fix | null {
  const { path, code } = file;
  const as = (imported: string, told: string): Fix => ({
    edits: [
      {
        file: path,
        start: statement.node.start,
        end: statement.node.end,
        text: importText(
          statement.names.map((one) => (one === name ? { ...one, imported } : one)),
          statement,
          code,
        ),
      },
    ],
    told,
  });
  const wanted = name.imported === 'default' ? name.local : name.imported;
  if (name.imported === 'default' && offered.has(wanted)) return as(wanted, `Imported ${wanted} by its name.`);
  const elsewhere = originElsewhere(wanted, file, statement, facts);
  if (elsewhere) {
    const edits = [
      ...withoutImportedName(path, code, statement, name),
      withImport(file, { imported: elsewhere.imported, local: name.local, from: elsewhere.from }),
    ];
    return { edits, told: `Took ${wanted} from ${elsewhere.from}.` };
  }
  const near = nearestName(
    wanted,
    [...offered].filter((one) => one !== 'default'),
  );
  if (near) return as(near, `Corrected ${wanted} to ${near} in an import.`);
  const stem = statement.specifier.slice(statement.specifier.lastIndexOf('/') + 1);
  if (name.imported !== 'default' && offered.has('default') && plain(stem) === plain(wanted)) {
    return as('default', `Imported ${wanted} as the default export, which it is.`);
  }
  const named = [...offered].filter((one) => one !== 'default' && /^[A-Z]/.test(one));
  if (name.imported === 'default' && named.length === 1) return as(named[0]!, `Imported ${named[0]!} by its name.`);
  return null;
}

/** The part of the kit, or the app's file, that has the name. */
function originElsewhere(wanted: string, file: ReadFile, statement: ImportStatement, facts: AppFacts) {
  // What a library is asked for may only have the name of something else here.
  if (!/^[@~.]?\.?\//.test(statement.specifier)) return null;
  const files = filesExporting(wanted, facts).filter(({ path }) => path !== file.path);
  if (files.length === 1) return { from: `@/${moduleStem(files[0]!.path)}`, imported: files[0]!.imported };
  const kit = facts.tools.kitNames.get(wanted);
  return kit && kit !== statement.specifier ? { from: kit, imported: wanted } : null;
}

const iconModule = new Set([
  'default',
  '*',
  'createLucideIcon',
  'Icon',
  'LucideProvider',
  'useLucideContext',
  'icons',
  'LucideIcon',
  'LucideProps',
]);

function missingIcon(
  file: ReadFile,
  statement: ImportStatement,
  name: ImportedName,
  { tools }: AppFacts,
  isFixed: boolean,
): Problem | null {
  if (iconModule.has(name.imported) || tools.icons.has(name.imported)) return null;
  const message = `lucide-react has no icon “${name.imported}”; a square is shown instead.`;
  const problem = problemAt(file, name.node.start, 'missing-export', message, 'warning');
  if (!isFixed) return problem;
  const near =
    nearestName(name.imported.replace(/^Fa(?=[A-Z])|(?:Outline|Solid)$/g, ''), tools.icons.names()) ??
    nearestName(name.imported, tools.icons.names());
  const kit = tools.kitNames.get(name.imported);
  if (kit) {
    const edits = [
      ...withoutImportedName(file.path, file.code, statement, name),
      withImport(file, { imported: name.imported, local: name.local, from: kit }),
    ];
    return { ...problem, fix: { edits, told: `Took ${name.imported} from ${kit}.` } };
  }
  if (!near) return problem;
  const text = `${near} as ${name.local}`;
  const edits = [{ file: file.path, start: name.node.start, end: name.node.end, text }];
  return { ...problem, fix: { edits, told: `Took the icon ${near} for ${name.imported}.` } };
}

const problemAt = (
  { path, code }: ReadFile,
  at: number,
  kind: Problem['kind'],
  message: string,
  severity: Severity = 'error',
): Problem => ({ kind, severity, file: path, line: lineAt(code, at), message });
