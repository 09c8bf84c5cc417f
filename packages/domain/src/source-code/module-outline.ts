import {
  attribute,
  bare,
  child,
  children,
  constantText,
  elementName,
  keyOf,
  type SyntaxNode,
  text,
  walk,
  patternNames,
} from './syntax.ts';

export type ImportFact = {
  specifier: string;
  /** Names that are imported; `default` and `*` among them. */
  names: string[];
  locals: string[];
  /** Where the specifier stands in the source, quotes included. */
  start: number;
  end: number;
};

/** What a module says about itself without being run. */
export type ModuleOutline = {
  program: SyntaxNode;
  imports: ImportFact[];
  exports: string[];
  /** Names of the JSX elements, `Foo` and `Foo.Bar`. */
  elements: ReadonlySet<string>;
  /** The `path` of each route, null where it is computed, and the element that it shows. */
  routes: { path: string | null; element: string | null }[];
  /** Names of the functions that are called directly. */
  calls: ReadonlySet<string>;
  /** What `import.meta.glob` is given. */
  patterns: string[];
  /** The files of `new URL('./file', import.meta.url)`. */
  addresses: string[];
};

export function readModuleOutline(program: SyntaxNode): ModuleOutline {
  const imports: ImportFact[] = [];
  const exports: string[] = [];
  const elements = new Set<string>();
  const calls = new Set<string>();
  const routes: ModuleOutline['routes'] = [];
  const patterns: string[] = [];
  const addresses: string[] = [];
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        addImport(node, imports);
        if (node.type === 'ExportAllDeclaration') exports.push('*');
        break;
      case 'ExportNamedDeclaration':
        if (child(node, 'source')) addImport(node, imports);
        exports.push(...exportedNames(node));
        break;
      case 'ExportDefaultDeclaration':
        exports.push('default');
        break;
      case 'ImportExpression':
        addDynamic(node, imports);
        break;
      case 'CallExpression': {
        const callee = child(node, 'callee');
        const name = callee?.type === 'Identifier' ? text(callee, 'name') : null;
        if (name) calls.add(name);
        if (/^glob(?:Eager)?$/.test(metaName(callee) ?? '')) patterns.push(...textsOf(children(node, 'arguments')[0]));
        break;
      }
      case 'NewExpression': {
        const [file, base] = children(node, 'arguments');
        if (text(child(node, 'callee'), 'name') === 'URL' && metaName(base ?? null) === 'url')
          addresses.push(...textsOf(file));
        break;
      }
      case 'JSXElement': {
        const name = elementName(node);
        elements.add(name);
        if (name === 'Route') routes.push(readRoute(node));
        break;
      }
    }
  });
  return { program, imports, exports, elements, routes, calls, patterns, addresses };
}

/** `url` of `import.meta.url`. */
const metaName = (node: SyntaxNode | null): string | null =>
  node?.type === 'MemberExpression' && child(node, 'object')?.type === 'MetaProperty' ? keyOf(node, 'property') : null;

/** A text that is written out, or those of a list. */
function textsOf(node: SyntaxNode | undefined): string[] {
  const written = node?.type === 'ArrayExpression' ? children(node, 'elements') : node ? [node] : [];
  return written.flatMap((one) => constantText(one) ?? []);
}

function addImport(node: SyntaxNode, imports: ImportFact[]) {
  const source = child(node, 'source');
  const specifier = constantText(source);
  if (!source || specifier === null || node['importKind'] === 'type') return;
  const specifiers = children(node, 'specifiers');
  imports.push({
    specifier,
    names: specifiers.map((one) =>
      one.type === 'ImportDefaultSpecifier'
        ? 'default'
        : one.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(child(one, one.type === 'ExportSpecifier' ? 'local' : 'imported')),
    ),
    locals: specifiers.map((one) => nameOf(child(one, 'local'))),
    start: source.start,
    end: source.end,
  });
}

function addDynamic(node: SyntaxNode, imports: ImportFact[]) {
  const source = child(node, 'source');
  const specifier = constantText(source);
  if (source && specifier !== null) {
    imports.push({ specifier, names: ['*'], locals: [], start: source.start, end: source.end });
  }
}

const nameOf = (node: SyntaxNode | null) => text(node, 'name') ?? constantText(node) ?? '';

function exportedNames(node: SyntaxNode): string[] {
  const names = children(node, 'specifiers').map((one) => nameOf(child(one, 'exported')));
  const declaration = child(node, 'declaration');
  if (!declaration) return names;
  const own = text(child(declaration, 'id'), 'name');
  if (own) names.push(own);
  for (const one of children(declaration, 'declarations')) names.push(...patternNames(child(one, 'id')));
  return names;
}

function readRoute(element: SyntaxNode): ModuleOutline['routes'][number] {
  const path = attribute(element, 'path');
  const shown = bare(attribute(element, 'element') ?? null);
  return {
    path: path === undefined ? '' : constantText(path),
    element: shown?.type === 'JSXElement' ? elementName(shown) : null,
  };
}

/** The names and values of an object, as far as they are written out. */
export function objectEntries(object: SyntaxNode | null): [string, SyntaxNode][] {
  const bared = bare(object);
  if (bared?.type !== 'ObjectExpression') return [];
  return children(bared, 'properties').flatMap((one): [string, SyntaxNode][] => {
    const key = one.type === 'Property' ? keyOf(one) : null;
    const value = child(one, 'value');
    return key !== null && value ? [[key, value]] : [];
  });
}

/** What a constant of the module's top is set to; null when there is none. */
export function topConstant(program: SyntaxNode, name: string): SyntaxNode | null {
  for (const statement of children(program, 'body')) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const one of children(declaration, 'declarations')) {
      if (text(child(one, 'id'), 'name') === name) return child(one, 'init');
    }
  }
  return null;
}
