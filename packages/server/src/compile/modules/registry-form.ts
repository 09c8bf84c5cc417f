import { applyTextEdits, keepingLines, type TextEdit } from '@whittle/domain/source-code/text-edits';
import { type ImportStatement, type ModuleRecord, type ReExportStatement, statementEnd } from './module-record.ts';
import { withMutableExports } from './mutable-exports.ts';
import { ownExports } from './own-exports.ts';
import { namedValues } from './value-files.ts';

/**
 * What a module asks for, in the order in which its code counts: a file, library or kit part by the specifier as
 * written, or one icon of lucide-react. `isLazy` is what `import()` asks for.
 */
export type ModuleRequest =
  | { kind: 'module'; specifier: string; line: number; names: string[]; isLazy?: true }
  | { kind: 'icon'; name: string; line: number };

export type RegistryForm = {
  code: string;
  requests: ModuleRequest[];
  /** Names of the exports; `export *` is not resolved. */
  exports: string[];
  hasStarExport: boolean;
  /** How much stands before the code's own first line. */
  headerChars: number;
};

const allIcons = 'lucide-react';
/** Exports of lucide-react that are no icons; they come from the library itself. */
const iconTools = new Set(['createLucideIcon', 'Icon', 'LucideProvider', 'useLucideContext', 'icons']);

/**
 * Rewrites a module so that a page can run it, replace it and run it again without the browser's module loader, and
 * synchronously. The result is a function expression of the module's scope `w`:
 *
 *     (function(__w){"use strict";let useState;                  imported names are variables
 *     __w.x({default:()=>Home});                                 exports are read when asked for: bindings stay live
 *     __w.i(0,__m=>{useState=__m.useState});                     runs module 0 first; called again when it changes
 *     …the module's code, on the lines it had…
 *     })
 *
 * `__w.a(n)` exports everything of module n, `__w.d(n)` is `import()`, `__w.n(value)` tells that an exported variable was
 * assigned, `__w.meta` is `import.meta`, `__w.r` and `__w.s` are the hooks of React's Fast Refresh. In a cycle a module
 * sees what the other has so far, and the rest as soon as that has run. No line is added or removed, so a line map of
 * the code holds for the result.
 *
 * `componentName` is the name that the file's path gives its component, null where the path gives none. A component
 * exported only under that name is the default export too, and the other way round: generated code mixes the two.
 */
export function toRegistryForm(
  code: string,
  record: ModuleRecord,
  lineOf: (position: number) => number,
  componentName: string | null,
): RegistryForm {
  const requests: ModuleRequest[] = [];
  const bindings: string[] = [];
  const setters: string[] = [];
  const getters: string[] = [];
  const stars: string[] = [];
  const edits: TextEdit[] = [];

  const request = (one: ModuleRequest) => requests.push(one) - 1;
  const addImport = (index: number, assignments: string[]) =>
    setters.push(assignments.length === 0 ? `__w.i(${index});` : `__w.i(${index},__m=>{${assignments.join(';')}});`);

  for (const statement of record.from) {
    const line = lineOf(statement.start);
    edits.push({ start: statement.start, end: statementEnd(code, statement.end), text: '' });
    if (statement.kind === 'import') {
      for (const { local } of statement.names) bindings.push(local);
      addStatement(statement, line, request, addImport);
    } else addReExport(statement, line, request, addImport, bindings, getters, stars);
  }

  const names = ownExports(code, record.exports, componentName, edits);
  for (const { exported, local } of names) getters.push(`${propertyName(exported)}:()=>${local}`);

  for (const { specifier, start, argumentStart, argumentEnd } of record.dynamic) {
    edits.push({ start, end: start + 'import'.length, text: '__w.d' });
    if (specifier === null) continue;
    const index = request({ kind: 'module', specifier, line: lineOf(start), names: [], isLazy: true });
    edits.push({ start: argumentStart, end: argumentEnd, text: String(index) });
  }
  for (const { start, end } of record.metas) edits.push({ start, end, text: '__w.meta' });

  const exports = getters.map((getter) => getter.slice(0, getter.indexOf(':()=>'))).map(unquoteName);
  const body = withMutableExports(applyTextEdits(code, keepingLines(code, edits)), names);
  const refresh = /\$Refresh(Reg|Sig)\$/.test(code) ? 'const $RefreshReg$=__w.r,$RefreshSig$=__w.s;' : '';
  const header =
    '(function(__w){"use strict";' +
    (bindings.length > 0 ? `let ${bindings.join(',')};` : '') +
    refresh +
    (getters.length > 0 ? `__w.x({${getters.join(',')}});` : '') +
    setters.join('') +
    stars.join('');
  return {
    code: `${header}${body}\n})`,
    requests,
    exports,
    hasStarExport: stars.length > 0,
    headerChars: header.length,
  };
}

/** A module that is a value, such as a JSON file; its keys are exports too. */
export function valueModule(value: unknown): RegistryForm {
  const names = namedValues(value);
  const getters = names.map((name) => `,${name}:()=>d.${name}`).join('');
  const code = `(function(__w){"use strict";__w.x({default:()=>d${getters}});const d=${JSON.stringify(value)};\n})`;
  return { code, requests: [], exports: ['default', ...names], hasStarExport: false, headerChars: 0 };
}

type Request = (one: ModuleRequest) => number;
type AddImport = (index: number, assignments: string[]) => void;

function addStatement(statement: ImportStatement, line: number, request: Request, addImport: AddImport) {
  const { specifier } = statement;
  if (specifier !== allIcons) {
    const names = statement.names.flatMap(({ imported }) => (imported === null ? [] : [imported]));
    return addImport(
      request({ kind: 'module', specifier, line, names }),
      statement.names.map(({ imported, local }) => `${local}=${member('__m', imported)}`),
    );
  }
  const whole = statement.names.filter(({ imported }) => imported === null || imported === 'default');
  if (whole.length > 0) {
    const index = request({ kind: 'module', specifier, line, names: [] });
    addImport(
      index,
      whole.map(({ local }) => `${local}=__m.all`),
    );
  }
  for (const { imported, local } of statement.names) {
    if (imported === null || imported === 'default') continue;
    if (iconTools.has(imported)) {
      addImport(request({ kind: 'module', specifier, line, names: [imported] }), [`${local}=__m.${imported}`]);
    } else {
      addImport(request({ kind: 'icon', name: imported, line }), [`${local}=__m.default`]);
    }
  }
}

function addReExport(
  statement: ReExportStatement,
  line: number,
  request: Request,
  addImport: AddImport,
  bindings: string[],
  getters: string[],
  stars: string[],
) {
  const names = statement.names.flatMap(({ imported }) => (imported === null ? [] : [imported]));
  const index = request({ kind: 'module', specifier: statement.specifier, line, names });
  const local = `__m${index}`;
  bindings.push(local);
  addImport(index, [`${local}=__m`]);
  for (const { imported, exported } of statement.names) {
    if (exported === null) stars.push(`__w.a(${index});`);
    else getters.push(`${propertyName(exported)}:()=>${member(local, imported)}`);
  }
}

const identifier = /^[A-Za-z_$][\w$]*$/;
const propertyName = (name: string) =>
  identifier.test(name) && name !== '__proto__' ? name : `[${JSON.stringify(name)}]`;
const unquoteName = (name: string) => (name.startsWith('[') ? (JSON.parse(name.slice(1, -1)) as string) : name);
const member = (object: string, name: string | null) =>
  name === null ? object : identifier.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
