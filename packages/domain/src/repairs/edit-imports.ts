import type { ImportedName, ImportStatement, ModuleFacts } from '../source-code/module-facts.ts';
import type { Edit } from './problem.ts';
import type { SyntaxNode } from '../source-code/syntax.ts';

/** Removes a statement with the line that it leaves empty. */
export function withoutStatement(file: string, code: string, { start, end }: Pick<SyntaxNode, 'start' | 'end'>): Edit {
  const rest = /^[ \t]*;?[ \t]*\n?/.exec(code.slice(end))?.[0].length ?? 0;
  return { file, start, end: end + rest, text: '' };
}

/** Removes one name of an import; the whole statement when no other is left. */
export function withoutImportedName(
  file: string,
  code: string,
  statement: ImportStatement,
  name: ImportedName,
): Edit[] {
  const left = statement.names.filter((one) => one !== name);
  if (left.length === 0) return [withoutStatement(file, code, statement.node)];
  return [{ file, start: statement.node.start, end: statement.node.end, text: importText(left, statement, code) }];
}

/** The statement as it reads with these names. */
export function importText(
  names: readonly Pick<ImportedName, 'imported' | 'local' | 'isType'>[],
  statement: Pick<ImportStatement, 'source' | 'node'>,
  code: string,
): string {
  const isTypes = statement.node['importKind'] === 'type';
  return importOf(names, code.slice(statement.source.start, statement.source.end), isTypes);
}

function importOf(
  names: readonly Pick<ImportedName, 'imported' | 'local' | 'isType'>[],
  quotedSource: string,
  isTypes = false,
): string {
  const whole = names.filter(({ imported }) => imported === 'default').map(({ local }) => local);
  const spaces = names.filter(({ imported }) => imported === '*').map(({ local }) => `* as ${local}`);
  const listed = names
    .filter(({ imported }) => imported !== 'default' && imported !== '*')
    .map(({ imported, local, isType }) => {
      const type = isType && !isTypes ? 'type ' : '';
      return type + (imported === local ? local : `${imported} as ${local}`);
    });
  const parts = [...whole, ...spaces, ...(listed.length > 0 ? [`{ ${listed.join(', ')} }`] : [])];
  return `import ${isTypes ? 'type ' : ''}${parts.join(', ')} from ${quotedSource};`;
}

/** Adds a name to the imports: to a statement that imports from there already, else as a new one at the top. */
export function withImport(
  { path, code, module }: { path: string; code: string; module: ModuleFacts },
  { imported, local, from }: { imported: string; local: string; from: string },
): Edit {
  const same = module.imports.find(
    ({ specifier, isReExport, names, node }) =>
      specifier === from &&
      !isReExport &&
      node['importKind'] !== 'type' &&
      names.every((one) => one.imported !== '*' && !(imported === 'default' && one.imported === 'default')),
  );
  if (same && imported !== 'default') {
    const last = same.names.findLast((one) => one.imported !== 'default');
    if (last) {
      const written = imported === local ? local : `${imported} as ${local}`;
      return { file: path, start: last.node.end, end: last.node.end, text: `, ${written}` };
    }
  }
  if (same) {
    const text = importText([...same.names, { imported, local, isType: false }], same, code);
    return { file: path, start: same.node.start, end: same.node.end, text };
  }
  const at = startOfImports(code, module);
  return { file: path, start: at, end: at, text: `${importOf([{ imported, local, isType: false }], `'${from}'`)}\n` };
}

/** In front of the first import, so that neither a directive nor a comment at the head is passed. */
function startOfImports(code: string, { imports, program }: ModuleFacts): number {
  const first = imports[0]?.node.start;
  if (first !== undefined) return first;
  const body = program['body'] as SyntaxNode[];
  const directives = body.filter((one) => typeof one['directive'] === 'string');
  const end = directives.at(-1)?.end;
  if (end === undefined) return 0;
  return code[end] === '\n' ? end + 1 : end;
}
