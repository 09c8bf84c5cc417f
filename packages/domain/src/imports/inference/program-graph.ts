import {
  bare,
  child,
  children,
  constantText,
  isNode,
  keyOf,
  members,
  type SyntaxNode,
  text,
} from '../../source-code/syntax.ts';

/** What is taken out of a value on its way into a variable. */
export type Step = { member: string } | { index: number } | 'element';

/** Where a variable's value comes from: an expression, or another variable, and what is taken of it. */
export type Source = { from: SyntaxNode | Variable; scope: Scope; path: readonly Step[] };

export type Variable = {
  kind: 'variable';
  name: string;
  scope: Scope;
  sources: Source[];
  /** `name.key = value` */
  assigned: { key: string; value: SyntaxNode; scope: Scope }[];
  /** What a component's elements hand to it, when it takes its props whole. */
  props: Map<string, Source[]>;
  /** The state that a call of this variable sets. */
  sets: Variable | null;
  /** The name that this variable imports and from where. */
  imported: { specifier: string; name: string; node: SyntaxNode } | null;
};

export type Scope = { parent: Scope | null; variables: Map<string, Variable>; module: ModuleGraph };

export type Placed = { node: SyntaxNode; parent: SyntaxNode | null; scope: Scope };

export type ModuleGraph = {
  path: string;
  source: string;
  scope: Scope;
  exports: Map<string, Source>;
  calls: Placed[];
  members: Placed[];
  elements: Placed[];
  switches: Placed[];
  /** Variables where their place says what they hold. */
  identifiers: Placed[];
};

export const isVariable = (from: SyntaxNode | Variable): from is Variable => 'kind' in from && from.kind === 'variable';

export type FunctionNode = SyntaxNode & {
  type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration';
};

export const isFunction = (node: SyntaxNode | null): node is FunctionNode =>
  node !== null && /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/** What each function of a program takes, and the scope that it opens. */
export type Functions = Map<SyntaxNode, { scope: Scope; parameters: SyntaxNode[]; returns: SyntaxNode[] }>;

export function lookUp(scope: Scope | null, name: string): Variable | null {
  for (let at = scope; at; at = at.parent) {
    const found = at.variables.get(name);
    if (found) return found;
  }
  return null;
}

const newScope = (parent: Scope | null, module: ModuleGraph): Scope => ({ parent, variables: new Map(), module });

function declare(scope: Scope, name: string): Variable {
  const known = scope.variables.get(name);
  if (known) return known;
  const variable: Variable = {
    kind: 'variable',
    name,
    scope,
    sources: [],
    assigned: [],
    props: new Map(),
    sets: null,
    imported: null,
  };
  scope.variables.set(name, variable);
  return variable;
}

const maxSources = 60;

export function addSource(variable: Variable, source: Source): boolean {
  if (variable.sources.length >= maxSources || source.from === variable) return false;
  if (variable.sources.some((one) => one.from === source.from && samePath(one.path, source.path))) return false;
  variable.sources.push(source);
  return true;
}

const samePath = (a: readonly Step[], b: readonly Step[]) =>
  a.length === b.length && a.every((step, at) => JSON.stringify(step) === JSON.stringify(b[at]));

/** Declares the names of a pattern in `scope`, and says that their values come from `source`. Answers whether that was new. */
export function bindPattern(pattern: SyntaxNode | null, scope: Scope, source: Source | null): boolean {
  if (!pattern) return false;
  const further = (step: Step): Source | null => source && { ...source, path: [...source.path, step] };
  switch (pattern.type) {
    case 'Identifier': {
      const variable = declare(scope, text(pattern, 'name') ?? '');
      return source ? addSource(variable, source) : false;
    }
    case 'AssignmentPattern': {
      const fallback: Source = { from: child(pattern, 'right')!, scope, path: [] };
      const left = child(pattern, 'left');
      const isNew = bindPattern(left, scope, source);
      return bindPattern(left, scope, fallback) || isNew;
    }
    case 'ObjectPattern': {
      let isNew = false;
      for (const one of children(pattern, 'properties')) {
        if (one.type === 'RestElement') isNew = bindPattern(child(one, 'argument'), scope, source) || isNew;
        else {
          const key = keyOf(one);
          isNew = bindPattern(child(one, 'value'), scope, key === null ? null : further({ member: key })) || isNew;
        }
      }
      return isNew;
    }
    case 'ArrayPattern': {
      let isNew = false;
      const elements = Array.isArray(pattern['elements']) ? (pattern['elements'] as unknown[]) : [];
      elements.forEach((one, index) => {
        if (isNode(one)) isNew = bindPattern(one, scope, further({ index })) || isNew;
      });
      return isNew;
    }
    default:
      return false;
  }
}

/** The names that a pattern binds: `const { Task, User } = client.entities`. */
function boundNames(pattern: SyntaxNode | null): SyntaxNode[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return boundNames(child(pattern, 'left'));
    case 'RestElement':
      return boundNames(child(pattern, 'argument'));
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap(boundNames);
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((one) =>
        boundNames(one.type === 'RestElement' ? one : child(one, 'value')),
      );
    default:
      return [];
  }
}

/** Reads the scopes, variables and calls of a module. */
export function buildModule(path: string, source: string, program: SyntaxNode, functions: Functions): ModuleGraph {
  const module = {
    path,
    source,
    exports: new Map(),
    calls: [],
    members: [],
    elements: [],
    switches: [],
    identifiers: [],
  } as unknown as ModuleGraph;
  module.scope = newScope(null, module);
  const whole = (from: SyntaxNode, scope: Scope): Source => ({ from, scope, path: [] });

  function visit(node: SyntaxNode, parent: SyntaxNode | null, scope: Scope, owner: SyntaxNode | null): void {
    switch (node.type) {
      case 'ImportDeclaration':
        return readImport(node, scope);
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
        readExport(node, scope);
        break;
      case 'VariableDeclarator':
        readDeclarator(node, scope);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return enterFunction(node, scope);
      case 'ReturnStatement': {
        const value = child(node, 'argument');
        if (value && owner) functions.get(owner)?.returns.push(value);
        break;
      }
      case 'AssignmentExpression':
        readAssignment(node, scope);
        break;
      case 'ForOfStatement': {
        const left = child(node, 'left');
        const right = child(node, 'right');
        const pattern = left?.type === 'VariableDeclaration' ? child(children(left, 'declarations')[0]!, 'id') : left;
        if (right) bindPattern(pattern, scope, { from: right, scope, path: ['element'] });
        break;
      }
      case 'CallExpression':
        module.calls.push({ node, parent, scope });
        break;
      case 'MemberExpression':
        module.members.push({ node, parent, scope });
        break;
      case 'Identifier':
        if (parent && tellingPlaces.test(parent.type)) module.identifiers.push({ node, parent, scope });
        break;
      case 'JSXElement':
        module.elements.push({ node, parent, scope });
        break;
      case 'SwitchStatement':
        module.switches.push({ node, parent, scope });
        break;
    }
    for (const below of members(node)) visit(below, node, scope, owner);
  }

  function enterFunction(node: SyntaxNode, scope: Scope) {
    const inner = newScope(scope, module);
    const parameters = children(node, 'params').map((one) =>
      one.type === 'TSParameterProperty' ? (child(one, 'parameter') ?? one) : one,
    );
    const body = child(node, 'body');
    functions.set(node, { scope: inner, parameters, returns: body && body.type !== 'BlockStatement' ? [body] : [] });
    const name = text(child(node, 'id'), 'name');
    if (name) addSource(declare(node.type === 'FunctionDeclaration' ? scope : inner, name), whole(node, scope));
    for (const parameter of parameters) {
      bindPattern(parameter, inner, null);
      visit(parameter, node, inner, node);
    }
    if (body) visit(body, node, inner, node);
  }

  function readDeclarator(node: SyntaxNode, scope: Scope) {
    const pattern = child(node, 'id');
    const value = bare(child(node, 'init'));
    if (!value) return void bindPattern(pattern, scope, null);
    if (pattern?.type === 'ArrayPattern' && isStateCall(value)) return readState(pattern, value, scope);
    bindPattern(pattern, scope, whole(value, scope));
  }

  /** `const [value, setValue] = useState(first)` */
  function readState(pattern: SyntaxNode, call: SyntaxNode, scope: Scope) {
    const [value, setter] = (pattern['elements'] as (SyntaxNode | null)[]) ?? [];
    const name = text(value ?? null, 'name');
    if (!name) return;
    const state = declare(scope, name);
    const first = bare(children(call, 'arguments')[0] ?? null);
    if (first) state.sources.push(whole(first, scope));
    const setterName = text(setter ?? null, 'name');
    if (setterName) declare(scope, setterName).sets = state;
  }

  function readAssignment(node: SyntaxNode, scope: Scope) {
    const left = bare(child(node, 'left'));
    const right = child(node, 'right');
    if (!left || !right) return;
    if (left.type === 'MemberExpression') {
      const object = bare(child(left, 'object'));
      const variable = object?.type === 'Identifier' ? lookUp(scope, text(object, 'name') ?? '') : null;
      const key = keyOf(left, 'property');
      if (variable && key !== null) variable.assigned.push({ key, value: right, scope });
    } else if (left.type === 'Identifier') {
      const variable = lookUp(scope, text(left, 'name') ?? '');
      if (variable) addSource(variable, whole(right, scope));
    }
  }

  function readImport(node: SyntaxNode, scope: Scope) {
    const specifier = constantText(child(node, 'source'));
    if (specifier === null) return;
    for (const one of children(node, 'specifiers')) {
      const local = text(child(one, 'local'), 'name');
      if (!local) continue;
      const imported = child(one, 'imported');
      const name =
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.type === 'ImportNamespaceSpecifier'
            ? '*'
            : (text(imported, 'name') ?? constantText(imported) ?? '');
      declare(scope, local).imported = { specifier, name, node: one };
    }
  }

  function readExport(node: SyntaxNode, scope: Scope) {
    const declaration = child(node, 'declaration');
    if (node.type === 'ExportDefaultDeclaration') {
      if (declaration) module.exports.set('default', whole(declaration, scope));
      return;
    }
    const specifier = constantText(child(node, 'source'));
    for (const one of children(node, 'specifiers')) {
      const local = text(child(one, 'local'), 'name');
      const exported = text(child(one, 'exported'), 'name');
      if (!local || !exported) continue;
      const variable = specifier === null ? null : declare(newScope(null, module), local);
      if (variable && specifier !== null) variable.imported = { specifier, name: local, node: one };
      module.exports.set(exported, variable ? { from: variable, scope, path: [] } : whole(child(one, 'local')!, scope));
    }
    if (!declaration) return;
    const names =
      declaration.type === 'VariableDeclaration'
        ? children(declaration, 'declarations').map((one) => child(one, 'id'))
        : [child(declaration, 'id')];
    for (const name of names.flatMap(boundNames)) module.exports.set(text(name, 'name')!, whole(name, scope));
  }

  visit(program, null, module.scope, null);
  return module;
}

const tellingPlaces =
  /^(?:BinaryExpression|UnaryExpression|AssignmentExpression|TemplateLiteral|NewExpression|CallExpression)$/;

const isStateCall = (node: SyntaxNode): boolean => {
  const callee = node.type === 'CallExpression' ? bare(child(node, 'callee')) : null;
  const name = callee?.type === 'MemberExpression' ? keyOf(callee, 'property') : text(callee, 'name');
  return name === 'useState' || name === 'useLocalStorage' || name === 'usePersistentState';
};

/** The line of a place in a module, from one. */
export function lineOf(module: ModuleGraph, at: number): number {
  let line = 1;
  for (
    let index = module.source.indexOf('\n');
    index >= 0 && index < at;
    index = module.source.indexOf('\n', index + 1)
  )
    line += 1;
  return line;
}
