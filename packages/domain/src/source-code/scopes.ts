import { child, children, isNode, members, patternNames, type SyntaxNode, text } from './syntax.ts';

/** A use of a name that nothing around it declares. */
export type FreeName = { name: string; node: SyntaxNode; isElement: boolean };

export type Scope = { names: Set<string>; parent: Scope | null; holdsVar: boolean };

export type Scopes = {
  /** Names that the whole file sees. */
  top: ReadonlySet<string>;
  /** Every name that is declared anywhere in the file. */
  all: ReadonlySet<string>;
  /** Every name that code uses, not only types. */
  used: ReadonlySet<string>;
  free: FreeName[];
};

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
export const isFunction = (node: SyntaxNode): boolean => functions.has(node.type);

/** The function that a node stands in; null at the top of the file. */
export function functionAround(node: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): SyntaxNode | null {
  for (let one = parents.get(node); one; one = parents.get(one)) if (isFunction(one)) return one;
  return null;
}

const blocks = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'StaticBlock',
  'ClassExpression',
]);
/** Wrappers that only types know of; their expression is code. */
const typedExpressions = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** Which names a file declares where, and which it uses without declaring them. Types are not looked at. */
export function readScopes(program: SyntaxNode): Scopes {
  const scopes = new Map<SyntaxNode, Scope>();
  const top: Scope = { names: new Set(), parent: null, holdsVar: true };
  const all = new Set<string>();
  declareBelow(program, top, scopes, all);
  const free: FreeName[] = [];
  const used = new Set<string>();
  resolveBelow(program, top, scopes, (name, node, isElement, isFree) => {
    used.add(name);
    if (isFree) free.push({ name, node, isElement });
  });
  return { top: top.names, all, used, free };
}

function declareBelow(node: SyntaxNode, scope: Scope, scopes: Map<SyntaxNode, Scope>, all: Set<string>): void {
  const declare = (name: string | null, where: Scope) => {
    if (name === null) return;
    where.names.add(name);
    all.add(name);
  };
  const bind = (pattern: SyntaxNode | null, where: Scope) => {
    for (const name of patternNames(pattern)) declare(name, where);
  };
  let inner = scope;
  if (isFunction(node) || blocks.has(node.type)) {
    inner = { names: new Set(), parent: scope, holdsVar: isFunction(node) || node.type === 'StaticBlock' };
    scopes.set(node, inner);
  }
  if (isFunction(node)) {
    declare(text(child(node, 'id'), 'name'), node.type === 'FunctionDeclaration' ? scope : inner);
    for (const one of children(node, 'params')) bind(one, inner);
  } else if (node.type === 'VariableDeclaration') {
    const where = node['kind'] === 'var' ? holderOfVar(scope) : scope;
    for (const one of children(node, 'declarations')) bind(child(one, 'id'), where);
  } else if (
    node.type === 'ClassDeclaration' ||
    /^TS(?:Enum|Module|ImportEquals|TypeAlias|Interface)/.test(node.type)
  ) {
    declare(text(child(node, 'id'), 'name'), scope);
  } else if (node.type === 'ClassExpression') declare(text(child(node, 'id'), 'name'), inner);
  else if (node.type === 'CatchClause') bind(child(node, 'param'), inner);
  else if (/^Import(?:Default|Namespace)?Specifier$/.test(node.type))
    declare(text(child(node, 'local'), 'name'), scope);
  for (const one of members(node)) declareBelow(one, inner, scopes, all);
}

function holderOfVar(scope: Scope): Scope {
  let holder = scope;
  while (!holder.holdsVar && holder.parent) holder = holder.parent;
  return holder;
}

type Note = (name: string, node: SyntaxNode, isElement: boolean, isFree: boolean) => void;

function resolveBelow(node: SyntaxNode, outer: Scope, scopes: Map<SyntaxNode, Scope>, note: Note): void {
  const scope = scopes.get(node) ?? outer;
  const see = (name: string, at: SyntaxNode, isElement: boolean) => note(name, at, isElement, !isDeclared(name, scope));
  if (node.type.startsWith('TS') && !typedExpressions.has(node.type) && node.type !== 'TSExportAssignment') return;
  if (node.type === 'Identifier') return see(text(node, 'name') ?? '', node, false);
  if (node.type === 'JSXOpeningElement') {
    const root = rootOfElement(child(node, 'name'));
    if (root) see(text(root, 'name') ?? '', root, true);
  }
  if (node.type === 'UnaryExpression' && node['operator'] === 'typeof') {
    const argument = child(node, 'argument');
    if (argument?.type === 'Identifier') return;
  }
  for (const one of usedMembers(node)) resolveBelow(one, scope, scopes, note);
}

function isDeclared(name: string, scope: Scope): boolean {
  for (let one: Scope | null = scope; one; one = one.parent) if (one.names.has(name)) return true;
  return false;
}

/** The identifier that an element's name begins with, when it stands for a component. */
function rootOfElement(name: SyntaxNode | null): SyntaxNode | null {
  if (name?.type === 'JSXMemberExpression') {
    let object = child(name, 'object');
    while (object?.type === 'JSXMemberExpression') object = child(object, 'object');
    return object && text(object, 'name') !== 'this' ? object : null;
  }
  if (name?.type !== 'JSXIdentifier') return null;
  return /^[A-Z]/.test(text(name, 'name') ?? '') ? name : null;
}

/** The parts of a node that hold uses of names: neither the names of members, of labels nor of what is exported elsewhere. */
function usedMembers(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'MemberExpression':
      return without(node, node['computed'] === true ? [] : ['property']);
    case 'Property':
      // In short form key and value are the same words.
      return without(node, node['computed'] === true ? [] : ['key']);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return without(node, node['computed'] === true ? [] : ['key']);
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return without(node, ['label']);
    case 'ExportSpecifier':
      return without(node, ['exported']);
    case 'ExportNamedDeclaration':
      return child(node, 'source') ? [] : members(node);
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'MetaProperty':
    case 'JSXClosingElement':
      return [];
    case 'JSXAttribute':
      return without(node, ['name']);
    default:
      return members(node);
  }
}

function without(node: SyntaxNode, left: string[]): SyntaxNode[] {
  return Object.keys(node).flatMap((key) => {
    const value = node[key];
    if (left.includes(key)) return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}
