import { applyTextEdits, keepingLines, type TextEdit } from '@whittle/domain/source-code/text-edits';
import { type ImportStatement, type ModuleRecord, type ReExportStatement, statementEnd } from './module-record.ts';
import { type NamedExport, ownExports } from './own-exports.ts';
import type { Resolution } from './resolve.ts';

export type EsmOptions = {
  /** Where a specifier of this file leads. */
  resolve(specifier: string): Resolution;
  /** The name under which the icon of lucide-react exists. */
  iconName(name: string): string;
  path: string;
  componentName: string | null;
};

const iconTools = new Set(['createLucideIcon', 'Icon', 'LucideProvider', 'useLucideContext']);

/**
 * Rewrites a module's imports for the bundle of a published app: files become `app:{path}`, icons and entities modules of
 * their own, so that a page carries only what it uses. What the file exports is also found under its other name, and its
 * components are marked as the app's own, as in a preview.
 */
export function toEsmForm(code: string, record: ModuleRecord, options: EsmOptions): string {
  const edits: TextEdit[] = record.from.map((statement, index) => ({
    start: statement.start,
    end: statementEnd(code, statement.end),
    text: statement.kind === 'import' ? importText(statement, index, options) : reExportText(statement, index, options),
  }));
  for (const { specifier, argumentStart, argumentEnd, end } of record.dynamic) {
    if (specifier === null) continue;
    const id = idOf(options.resolve(specifier));
    const open = id === null ? undefined : openMember(id);
    edits.push({ start: argumentStart, end: argumentEnd, text: JSON.stringify(open?.id ?? id) });
    if (open) edits.push({ start: end, end, text: `.then((m) => m.${open.member})` });
  }
  for (const { start, end } of record.metas) edits.push({ start, end, text: '__whittleMeta' });
  const names = ownExports(code, record.exports, options.componentName, edits);
  const meta = record.metas.length > 0 ? 'import { meta as __whittleMeta } from "sdk:env";' : '';
  return `${applyTextEdits(code, keepingLines(code, edits))}\n${meta}${exportText(names)}${ownComponents(names, options)}`;
}

/** The id of a module in the bundle; null for what has none, such as a stylesheet. */
export function idOf(to: Resolution): string | null {
  switch (to.kind) {
    case 'file':
      return `app:${to.path}`;
    case 'vendor':
      return to.specifier === 'react/jsx-runtime' ? 'whittle/jsx-runtime' : to.specifier;
    case 'absent':
      return `${absentId}${to.message}`;
    case 'worker':
      return 'sdk:worker';
    case 'sdk':
      return isSingle(to.name) ? `platform:${to.name}` : `sdk:${to.name}`;
    default:
      return null;
  }
}

/** One entity, one function, one package of integrations: each is a module of its own. */
const isSingle = (name: string) => /^(?:entities|functions|integrations)\/(?!all$)/.test(name);

/** Stands for what an import does not lead to; the rest of the id is the sentence about it. */
export const absentId = 'platform:absent/';

const isOpenToAll = (id: string) => id.startsWith('platform:integrations/') || id.startsWith(absentId);

/** Modules that answer to any name: what they export is looked up in the object that each of them has. */
const openModules: Readonly<Record<string, string>> = {
  'sdk:entities/all': 'allEntities',
  'sdk:integrations': 'integrations',
  'sdk:functions': 'allFunctions',
  'sdk:agents': 'agentModule',
};

/** Where the object of such a module is; undefined for a module that exports what it names. */
function openMember(id: string): { id: string; member: string } | undefined {
  const member = openModules[id] ?? (isOpenToAll(id) ? 'default' : undefined);
  return member === undefined ? undefined : { id: id === 'sdk:entities/all' ? 'sdk:entities' : id, member };
}

function importText({ specifier, names }: ImportStatement, index: number, options: EsmOptions): string {
  const id = idOf(options.resolve(specifier));
  if (id === null) return names.map(({ local }) => `const ${local} = undefined;`).join('');
  const pieces = names.map(({ imported, local }) => importPiece(id, imported, local, index, options));
  return names.length === 0 ? `import ${JSON.stringify(id)};` : pieces.join('');
}

function importPiece(id: string, imported: string | null, local: string, index: number, options: EsmOptions): string {
  const isWhole = imported === null || imported === 'default';
  if (id === 'lucide-react') {
    if (isWhole) return `import { all as ${local} } from "sdk:icons";`;
    if (imported === 'icons') return `import { all as ${local} } from "sdk:icons";`;
    if (iconTools.has(imported)) return `import { ${imported} as ${local} } from "sdk:icon-tools";`;
    return `import ${local} from "icon:${options.iconName(imported)}";`;
  }
  if (id === 'sdk:entities/all' && !isWhole && imported !== 'all')
    return `import ${local} from "platform:entities/${imported}";`;
  const open = openMember(id);
  if (open) {
    const from = JSON.stringify(open.id);
    if (isWhole) return `import { ${open.member} as ${local} } from ${from};`;
    return `import { ${open.member} as __w${index}_${local} } from ${from};const ${local} = __w${index}_${local}.${imported};`;
  }
  const from = JSON.stringify(id);
  if (imported === null) return `import * as ${local} from ${from};`;
  return `import { ${nameText(imported)} as ${local} } from ${from};`;
}

function reExportText({ specifier, names }: ReExportStatement, index: number, options: EsmOptions): string {
  const id = idOf(options.resolve(specifier));
  if (id === null) return '';
  return names
    .map(({ imported, exported }, at) => {
      if (exported === null) return `export * from ${JSON.stringify(id)};`;
      const local = `__r${index}_${at}`;
      return `${importPiece(id, imported, local, index, options)}export { ${local} as ${nameText(exported)} };`;
    })
    .join('');
}

const exportText = (names: NamedExport[]) =>
  names.length === 0
    ? ''
    : `export { ${names.map(({ exported, local }) => `${local} as ${nameText(exported)}`).join(', ')} };\n`;

/** Names the file's components to the boundaries, so that a broken one is missing alone. */
function ownComponents(names: NamedExport[], { path }: EsmOptions): string {
  const locals = new Set(names.flatMap(({ local }) => (/^[A-Z]/.test(local) ? [local] : [])));
  if (locals.size === 0 || !/^(?:pages|components)\/|^Layout\./.test(path)) return '';
  const calls = [...locals].map((local) => `__own(${local}, ${JSON.stringify(path)}, ${JSON.stringify(local)});`);
  return `import { addOwnComponent as __own } from "sdk:own-components";${calls.join('')}`;
}

const nameText = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
