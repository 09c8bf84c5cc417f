import { child, children, type SyntaxNode, text, walk, patternNames } from './syntax.ts';
import { readScopes, type Scopes } from './scopes.ts';

export type ImportedName = { imported: string; local: string; isType: boolean; node: SyntaxNode };

/** `imported` of a name is `default`, `*` for the whole namespace, or the name itself. */
export type ImportStatement = {
  specifier: string;
  source: SyntaxNode;
  names: ImportedName[];
  node: SyntaxNode;
  isReExport: boolean;
};

/** Everything about one file that detectors ask for, read once. */
export type ModuleFacts = {
  program: SyntaxNode;
  imports: ImportStatement[];
  /** Names that the file exports; `default` is one of them. */
  exports: ReadonlySet<string>;
  exportsOthers: boolean;
  /** Functions and classes at the top of the file that are named like a component. */
  components: string[];
  scopes: Scopes;
  /** Every node with the one that holds it. */
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>;
};

export function readModule(program: SyntaxNode): ModuleFacts {
  const imports: ImportStatement[] = [];
  const exports = new Set<string>();
  const components: string[] = [];
  let exportsOthers = false;

  const declare = (declaration: SyntaxNode, isExported: boolean) => {
    const ids =
      declaration.type === 'VariableDeclaration'
        ? children(declaration, 'declarations').flatMap((one) => patternNames(child(one, 'id')))
        : [text(child(declaration, 'id'), 'name') ?? ''].filter(Boolean);
    for (const id of ids) {
      if (isExported) exports.add(id);
      if (/^[A-Z]/.test(id) && isComponentLike(declaration, id)) components.push(id);
    }
  };

  for (const node of children(program, 'body')) {
    if (node.type === 'ImportDeclaration') imports.push(readImport(node));
    else if (node.type === 'ExportDefaultDeclaration') {
      exports.add('default');
      const declaration = child(node, 'declaration');
      if (declaration && declaration.type.endsWith('Declaration')) declare(declaration, false);
    } else if (node.type === 'ExportAllDeclaration') {
      const exported = text(child(node, 'exported'), 'name');
      if (exported) exports.add(exported);
      else exportsOthers = true;
      imports.push({ ...sourceOf(node), names: [], node, isReExport: true });
    } else if (node.type === 'ExportNamedDeclaration') {
      const declaration = child(node, 'declaration');
      if (declaration) declare(declaration, true);
      const specifiers = children(node, 'specifiers');
      for (const one of specifiers) exports.add(nameOf(child(one, 'exported')));
      if (child(node, 'source')) {
        const names = specifiers.map((one) => ({
          imported: nameOf(child(one, 'local')),
          local: nameOf(child(one, 'exported')),
          isType: node['exportKind'] === 'type' || one['exportKind'] === 'type',
          node: one,
        }));
        imports.push({ ...sourceOf(node), names, node, isReExport: true });
      }
    } else if (node.type.endsWith('Declaration')) declare(node, false);
  }

  const parents = new Map<SyntaxNode, SyntaxNode>();
  walk(program, (node, parent) => {
    if (parent) parents.set(node, parent);
  });
  return { program, imports, exports, exportsOthers, components, scopes: readScopes(program), parents };
}

const nameOf = (node: SyntaxNode | null) => text(node, 'name') ?? text(node, 'value') ?? '';

function sourceOf(node: SyntaxNode): { specifier: string; source: SyntaxNode } {
  const source = child(node, 'source')!;
  return { specifier: text(source, 'value') ?? '', source };
}

function readImport(node: SyntaxNode): ImportStatement {
  const isTypes = node['importKind'] === 'type';
  const names = children(node, 'specifiers').map((one) => ({
    imported:
      one.type === 'ImportDefaultSpecifier'
        ? 'default'
        : one.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(child(one, 'imported')),
    local: nameOf(child(one, 'local')),
    isType: isTypes || one['importKind'] === 'type',
    node: one,
  }));
  return { ...sourceOf(node), names, node, isReExport: false };
}

function isComponentLike(declaration: SyntaxNode, id: string): boolean {
  if (declaration.type !== 'VariableDeclaration') return /^(?:Function|Class)/.test(declaration.type);
  const declarator = children(declaration, 'declarations').find((one) => patternNames(child(one, 'id')).includes(id));
  const init = declarator ? child(declarator, 'init') : null;
  return init !== null && /Function|^CallExpression$/.test(init.type);
}
