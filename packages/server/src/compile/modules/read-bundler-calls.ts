import { type CallExpression, type NewExpression, type Node, parseSync, Visitor } from 'oxc-parser';

export type ExpressionNode = { start: number; end: number };

/** What a file asks of a bundler, in the order of its text. */
export type BundlerCall = { node: ExpressionNode } & (
  | { kind: 'glob'; patterns: string[]; isEager: boolean; member: string | null; query: string }
  /** `read` holds the names that are read off the result at once, null when it is used as a whole. */
  | { kind: 'require'; specifier: string; read: string[] | null }
  /** `new URL('./file', import.meta.url)` */
  | { kind: 'asset'; specifier: string }
  /** `new Worker(new URL('./file', import.meta.url))` */
  | { kind: 'worker'; specifier: string }
  /** `import(`./pages/${name}.jsx`)`; `pattern` has a `*` for each part that is computed, `specifier` is what is imported. */
  | { kind: 'import'; pattern: string; specifier: ExpressionNode }
  | { kind: 'problem'; message: string }
);

const fixedGlob =
  'import.meta.glob needs its patterns and options written out, such as import.meta.glob("./pages/*.jsx", { eager: true }).';
const fixedRequire = 'require() works with a fixed name only. Write “import name from "…"” at the top of the file.';
const noModuleExports =
  '“module.exports” is not known to apps. Write “export default …” or “export const name = …” instead.';

/** Reads the calls of a file; none when it cannot be parsed, which the compiler says better. */
export function readBundlerCalls(path: string, source: string): BundlerCall[] {
  const lang = /\.[cm]?tsx?$/.test(path) ? 'tsx' : 'jsx';
  const { program, errors } = parseSync(path, source, { lang, sourceType: 'module' });
  if (errors.some(({ severity }) => severity === 'Error')) return [];
  const calls: BundlerCall[] = [];
  const read = new Map<number, string[]>();
  const done = new Set<number>();
  let ownsRequire = false;

  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && node.id.name === 'require') ownsRequire = true;
      const names = node.id.type === 'ObjectPattern' ? node.id.properties.map(keyOf) : null;
      if (node.init && isRequire(node.init) && names?.every((name) => name !== null)) read.set(node.init.start, names);
    },
    MemberExpression(node) {
      if (isRequire(node.object) && !node.computed && node.property.type === 'Identifier')
        read.set(node.object.start, [node.property.name]);
      if (source.slice(node.start, node.end) === 'module.exports')
        calls.push({ kind: 'problem', node, message: noModuleExports });
    },
    NewExpression(node) {
      const [first] = node.arguments;
      const asset = assetOf(node);
      if (asset !== null && !done.has(node.start)) calls.push({ kind: 'asset', node, specifier: asset });
      const isWorker = node.callee.type === 'Identifier' && /^(?:Shared)?Worker$/.test(node.callee.name);
      const file = isWorker && first?.type === 'NewExpression' ? assetOf(first) : null;
      if (first && file !== null) {
        done.add(first.start);
        calls.push({ kind: 'worker', node, specifier: file });
      }
    },
    ImportExpression(node) {
      const pattern = patternOf(node.source);
      if (pattern !== null) calls.push({ kind: 'import', node, pattern, specifier: node.source });
    },
    CallExpression(node) {
      const glob = /^import\.meta\.glob(Eager)?$/.exec(source.slice(node.callee.start, node.callee.end));
      if (glob) calls.push(globCall(node, glob[1] !== undefined));
      if (!isRequire(node)) return;
      const specifier = textOf(node.arguments[0]);
      calls.push(
        specifier === null
          ? { kind: 'problem', node, message: fixedRequire }
          : { kind: 'require', node, specifier, read: read.get(node.start) ?? null },
      );
    },
  }).visit(program);
  return ownsRequire ? calls.filter(({ kind }) => kind !== 'require') : calls;
}

const isRequire = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require';

function assetOf({ callee, arguments: given }: NewExpression): string | null {
  const base = given[1];
  const isMetaUrl =
    base?.type === 'MemberExpression' &&
    base.object.type === 'MetaProperty' &&
    base.property.type === 'Identifier' &&
    base.property.name === 'url';
  return callee.type === 'Identifier' && callee.name === 'URL' && isMetaUrl ? textOf(given[0]) : null;
}

/** The text of a literal; null for anything that is computed. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** `./pages/*.jsx` of a text with computed parts that begins with a folder of the app's; null for anything else. */
function patternOf(node: Node): string | null {
  if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return null;
  const pattern = node.quasis.map(({ value }) => value.cooked ?? '').join('*');
  return /^(?:\.{1,2}|@)?\/[^*]/.test(pattern) || /^\.{1,2}\/\*/.test(pattern) ? pattern : null;
}

function keyOf(property: Node): string | null {
  if (property.type !== 'Property' || property.computed) return null;
  return property.key.type === 'Identifier' ? property.key.name : textOf(property.key);
}

function globCall(node: CallExpression, isEagerCall: boolean): BundlerCall {
  const [given, options] = node.arguments;
  const problem: BundlerCall = { kind: 'problem', node, message: fixedGlob };
  const written = given?.type === 'ArrayExpression' ? given.elements : [given];
  const patterns = written.map((one) => textOf(one ?? undefined));
  if (!patterns.every((one) => one !== null)) return problem;
  if (options !== undefined && options.type !== 'ObjectExpression') return problem;
  const values = new Map(
    (options?.properties ?? []).map((one) => [keyOf(one), one.type === 'Property' ? one.value : null]),
  );
  if (values.has(null)) return problem;
  const eager = values.get('eager');
  const member = values.has('import') ? textOf(values.get('import') ?? undefined) : '*';
  const query = queryOf(values.get('query') ?? values.get('as'));
  if ((eager && eager.type !== 'Literal') || member === null || query === null) return problem;
  const isEager = isEagerCall || (eager?.type === 'Literal' && eager.value === true);
  // A file's text or address is what `as` always gave as a whole.
  const isValue = values.has('as') && query !== '';
  return { kind: 'glob', node, patterns, isEager, member: isValue ? 'default' : member === '*' ? null : member, query };
}

/** `'?raw'`, `'raw'` and `{ raw: true }` as what stands behind a path; null for what is computed. */
function queryOf(node: Node | null | undefined): string | null {
  if (!node) return '';
  if (node.type === 'ObjectExpression') return node.properties.map((one) => `?${keyOf(one) ?? ''}`).join('&');
  const text = textOf(node);
  return text === null || text === '' ? text : `?${text.replace(/^\?/, '')}`;
}
