import { child, children, type SyntaxNode, text } from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import { type Edit, lineAt, type Fix, type Problem } from '../problem.ts';
import { withoutImportedName, withoutStatement } from '../edit-imports.ts';
import { isFunction } from '../../source-code/scopes.ts';

/** What the parser reads but refuses: names declared twice, two default exports, `await` where nothing waits. */
export function refusedMeanings(file: ReadFile): Problem[] {
  const { path, code, errors } = file;
  return errors.flatMap(({ message, places }): Problem[] => {
    const at = places.at(-1)?.start ?? 0;
    const base = { severity: 'error' as const, file: path, line: lineAt(code, at), message };
    if (/has already been declared|Duplicated export/.test(message)) {
      return [{ ...base, kind: 'duplicate-name', ...withFix(onceDeclared(file, places)) }];
    }
    if (/multiple default exports/.test(message)) {
      return [{ ...base, kind: 'duplicate-name', ...withFix(onceExported(file)) }];
    }
    if (/only allowed within async/.test(message)) {
      return [
        {
          ...base,
          kind: 'outside-async',
          line: lineAt(code, places[0]?.start ?? 0),
          ...withFix(async(file, places[0]?.start ?? 0)),
        },
      ];
    }
    return [{ ...base, kind: 'syntax' }];
  });
}

const withFix = (fix: Fix | null) => (fix ? { fix } : {});

/** An import gives way to the file's own declaration; of two equal statements the second goes. */
function onceDeclared({ path, code, module }: ReadFile, places: readonly { start: number }[]): Fix | null {
  const statements = places.map(({ start }) => statementAt(module.program, start));
  const [first, second] = statements;
  if (!first || !second) return null;
  const name = /^[\w$]+/.exec(code.slice(places[1]!.start))?.[0] ?? '';
  if (first !== second && code.slice(first.start, first.end) === code.slice(second.start, second.end)) {
    return {
      edits: [withoutStatement(path, code, second)],
      told: `Removed the second of two equal statements about ${name}.`,
    };
  }
  const imported = [second, first].find((one) => one.type === 'ImportDeclaration');
  const statement = module.imports.find(({ node }) => node === imported);
  const start = imported === second ? places[1]!.start : places[0]!.start;
  const specifier = statement?.names.find(({ node }) => node.start <= start && start < node.end);
  if (!statement || !specifier) return null;
  const isTwice = first.type === 'ImportDeclaration' && second.type === 'ImportDeclaration';
  return {
    edits: withoutImportedName(path, code, statement, specifier),
    told: isTwice
      ? `Removed the second import of ${name}.`
      : `Removed the import of ${name}, which the file declares itself.`,
  };
}

const statementAt = (program: SyntaxNode, at: number) =>
  children(program, 'body').find(({ start, end }) => start <= at && at < end) ?? null;

/** `export default X` a second time. */
function onceExported({ path, code, module }: ReadFile): Fix | null {
  const all = children(module.program, 'body').filter(({ type }) => type === 'ExportDefaultDeclaration');
  const again = all.slice(1).filter((one) => child(one, 'declaration')?.type === 'Identifier');
  if (again.length !== all.length - 1) return null;
  const [name] = again.map((one) => text(child(one, 'declaration'), 'name') ?? '');
  return {
    edits: again.map((one) => withoutStatement(path, code, one)),
    told: `Removed the second default export (${name}).`,
  };
}

/** A function that waits is async; React wants effects and components to answer at once, so an effect waits inside. */
function async({ path, module }: ReadFile, at: number): Fix | null {
  let holder: SyntaxNode | null = null;
  for (const node of module.parents.keys()) {
    if (isFunction(node) && node.start <= at && at < node.end && (!holder || node.start >= holder.start)) holder = node;
  }
  if (!holder || holder['async'] === true || holder['generator'] === true) return null;
  const parent = module.parents.get(holder);
  const insert = (start: number, words: string): Edit => ({ file: path, start, end: start, text: words });
  const calls = parent?.type === 'CallExpression' ? (text(child(parent, 'callee'), 'name') ?? '') : '';
  const body = child(holder, 'body');
  if (/^use(?:Layout)?Effect$/.test(calls)) {
    if (body?.type !== 'BlockStatement') return null;
    const edits = [insert(body.start + 1, ' (async () => {'), insert(body.end - 1, '})(); ')];
    return { edits, told: 'Let an effect wait inside an async function.' };
  }
  if (/^use[A-Z]/.test(calls) && calls !== 'useCallback') return null;
  const name =
    text(child(holder, 'id'), 'name') ??
    (parent?.type === 'VariableDeclarator' ? text(child(parent, 'id'), 'name') : null);
  if (name && /^(?:[A-Z]|use[A-Z])/.test(name)) return null;
  if (parent && /^(?:MethodDefinition|ExportDefaultDeclaration)$/.test(parent.type)) return null;
  // Who calls a function that answers at once would not wait for it.
  if (
    parent?.type === 'CallExpression' &&
    child(parent, 'callee')?.type === 'MemberExpression' &&
    !/^(?:forEach|then|catch|finally|map|addEventListener)$/.test(
      text(child(child(parent, 'callee')!, 'property'), 'name') ?? '',
    )
  )
    return null;
  const start = parent?.type === 'Property' && parent['method'] === true ? parent.start : holder.start;
  return { edits: [insert(start, 'async ')], told: `Made ${name ?? 'a function'} async, because it waits.` };
}
