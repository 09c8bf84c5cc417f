/** A node of a syntax tree in ESTree's form. */
export type SyntaxNode = { type: string; start: number; end: number; [member: string]: unknown };

/** Parses code of any of the extensions that apps use; null when it is not valid. */
export type ParseCode = (path: string, source: string) => SyntaxNode | null;

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function child(node: SyntaxNode, member: string): SyntaxNode | null {
  const value = node[member];
  return isNode(value) ? value : null;
}

export function children(node: SyntaxNode, member: string): SyntaxNode[] {
  const value = node[member];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function text(node: SyntaxNode | null, member: string): string | null {
  const value = node?.[member];
  return typeof value === 'string' ? value : null;
}

/** Calls `visit` for the node and everything below it, parents first; an answer of false keeps it from going deeper. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent: SyntaxNode | null) => boolean | void): void {
  const open: [SyntaxNode, SyntaxNode | null][] = [[node, null]];
  while (open.length > 0) {
    const [next, parent] = open.pop()!;
    if (visit(next, parent) === false) continue;
    const below = members(next);
    for (let at = below.length - 1; at >= 0; at -= 1) open.push([below[at]!, next]);
  }
}

/** The nodes directly below, in the order of the tree. */
export function members(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (const key in node) {
    if (key === 'type' || key === 'start' || key === 'end') continue;
    const value = node[key];
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) found.push(one);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

const wrappers = new Set([
  'ParenthesizedExpression',
  'ChainExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** The expression itself, without parentheses and what only types know of. */
export function bare(node: SyntaxNode | null): SyntaxNode | null {
  let inner = node;
  while (inner && wrappers.has(inner.type)) inner = child(inner, 'expression');
  return inner;
}

export type Constant = string | number | boolean | null;

/** The value of a literal, or of a template without holes; undefined for everything else. */
export function constantOf(node: SyntaxNode | null): Constant | undefined {
  const one = bare(node);
  if (!one) return undefined;
  if (one.type === 'Literal') {
    const { value } = one;
    if (value === null) return 'raw' in one && one['raw'] === 'null' ? null : undefined;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  }
  if (one.type === 'TemplateLiteral' && children(one, 'expressions').length === 0) {
    return quasiText(children(one, 'quasis')[0]!);
  }
  if (one.type === 'UnaryExpression' && one['operator'] === '-') {
    const value = constantOf(child(one, 'argument'));
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
}

/** One of the texts that a template holds between its holes. */
export function quasiText(quasi: SyntaxNode): string {
  const value = quasi['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

export function constantText(node: SyntaxNode | null): string | null {
  const value = constantOf(node);
  return typeof value === 'string' ? value : null;
}

/** The name of a property or member, where it is written out. */
export function keyOf(node: SyntaxNode, member: 'key' | 'property' = 'key'): string | null {
  const key = child(node, member);
  if (!key) return null;
  if (node['computed'] === true) return constantText(key);
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') return text(key, 'name');
  const value = constantOf(key);
  return value === undefined || value === null ? null : String(value);
}

/** `Name` or `Name.Part` of a JSX element. */
export function elementName(element: SyntaxNode): string {
  const name = child(child(element, 'openingElement') ?? element, 'name');
  const read = (node: SyntaxNode | null): string => {
    if (!node) return '';
    if (node.type === 'JSXMemberExpression') return `${read(child(node, 'object'))}.${read(child(node, 'property'))}`;
    return text(node, 'name') ?? '';
  };
  return read(name);
}

/** An attribute's expression or text; undefined when the element has no such attribute, null when it stands alone. */
export function attribute(element: SyntaxNode, name: string): SyntaxNode | null | undefined {
  for (const one of children(child(element, 'openingElement') ?? element, 'attributes')) {
    if (one.type !== 'JSXAttribute' || text(child(one, 'name'), 'name') !== name) continue;
    const value = child(one, 'value');
    return value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value;
  }
  return undefined;
}

/** The names that a pattern binds. */
export function patternNames(pattern: SyntaxNode | null): string[] {
  if (!pattern) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [text(pattern, 'name') ?? ''];
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((one) =>
        patternNames(child(one, one.type === 'RestElement' ? 'argument' : 'value')),
      );
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(child(pattern, 'left'));
    case 'RestElement':
      return patternNames(child(pattern, 'argument'));
    case 'TSParameterProperty':
      return patternNames(child(pattern, 'parameter'));
    default:
      return [];
  }
}
