import { bare, child, children, constantText, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { createFindModule } from '../../source-code/module-paths.ts';
import { connectOnce } from './connections.ts';
import {
  buildModule,
  type Functions,
  isFunction,
  isVariable,
  lookUp,
  type ModuleGraph,
  type Scope,
  type Source,
  type Step,
  type Variable,
} from './program-graph.ts';
import { constantsOf } from './value-types.ts';

/** What an expression stands for, as far as data is concerned. */
export type Meaning =
  | { kind: 'client' | 'entities' | 'auth' }
  | { kind: 'module'; specifier: string; path: string }
  | { kind: 'entity'; name: string }
  | { kind: 'record'; entity: string }
  | { kind: 'list'; of: Meaning | null }
  /** A field, or what is below it: `inList` in the path is a part of a list, and of it a method may be called. */
  | { kind: 'value'; entity: string; field: string[] }
  | { kind: 'tuple'; items: (Meaning | null)[] }
  | { kind: 'query'; data: Meaning | null }
  | { kind: 'mutation'; run: SyntaxNode }
  | { kind: 'function'; node: SyntaxNode }
  | { kind: 'object'; node: SyntaxNode; scope: Scope };

export type Program = ReturnType<typeof createProgram>;

/** What stands for a part of a list in the path of a value. */
export const inList = '[]';

const listReaders = new Set(['list', 'filter']);
const recordReaders = new Set(['get', 'create', 'update', 'upsert']);
const sameList = new Set(['filter', 'sort', 'slice', 'reverse', 'concat', 'toSorted', 'toReversed', 'flat', 'splice']);
const oneOfList = new Set(['find', 'findLast', 'at', 'pop', 'shift']);
const maxDepth = 40;

/**
 * Follows values through a program: which variables hold records of which entity, however they came there, across
 * functions, state, components and modules. An approximation that errs on the side of knowing less.
 */
export function createProgram(files: ReadonlyMap<string, { source: string; program: SyntaxNode }>) {
  const functions: Functions = new Map();
  const modules = new Map<string, ModuleGraph>();
  for (const [path, { source, program }] of files) modules.set(path, buildModule(path, source, program, functions));
  const findModule = createFindModule(modules.keys());
  let memo = new Map<SyntaxNode | Variable, Meaning | null>();
  const open = new Set<SyntaxNode | Variable>();
  let depth = 0;

  /** Answers null for what is being asked for already, so that circles end. */
  function guarded(key: SyntaxNode | Variable, find: () => Meaning | null): Meaning | null {
    const known = memo.get(key);
    if (known !== undefined) return known;
    if (open.has(key) || depth > maxDepth) return null;
    open.add(key);
    depth += 1;
    const found = find();
    depth -= 1;
    open.delete(key);
    if (found !== null || depth === 0) memo.set(key, found);
    return found;
  }

  const evaluate = (node: SyntaxNode | null, scope: Scope): Meaning | null => {
    const one = bare(node);
    return one ? guarded(one, () => meaningOf(one, scope)) : null;
  };

  function meaningOf(node: SyntaxNode, scope: Scope): Meaning | null {
    switch (node.type) {
      case 'Identifier': {
        const variable = lookUp(scope, text(node, 'name') ?? '');
        return variable && ofVariable(variable);
      }
      case 'MemberExpression':
        return ofMember(node, scope);
      case 'ImportExpression': {
        const specifier = constantText(child(node, 'source'));
        return specifier === null ? null : { kind: 'module', specifier, path: scope.module.path };
      }
      case 'AwaitExpression':
        return evaluate(child(node, 'argument'), scope);
      case 'LogicalExpression':
        return evaluate(child(node, 'left'), scope) ?? evaluate(child(node, 'right'), scope);
      case 'ConditionalExpression':
        return evaluate(child(node, 'consequent'), scope) ?? evaluate(child(node, 'alternate'), scope);
      case 'AssignmentExpression':
        return evaluate(child(node, 'right'), scope);
      case 'ArrayExpression':
        return ofArray(node, scope);
      case 'ObjectExpression':
        return { kind: 'object', node, scope };
      case 'CallExpression':
        return ofCall(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return { kind: 'function', node };
      default:
        return null;
    }
  }

  const ofVariable = (variable: Variable): Meaning | null =>
    guarded(variable, () => {
      const { imported } = variable;
      if (imported) return ofImport(imported, variable.scope.module.path);
      let found: Meaning | null = null;
      for (const source of variable.sources) {
        const meaning = ofSource(source);
        // A helper that is given one entity by one caller and another by the next is about neither.
        if (found?.kind === 'entity' && meaning?.kind === 'entity' && meaning.name !== found.name) return null;
        found ??= meaning;
        if (found && found.kind !== 'entity') return found;
      }
      return found;
    });

  function ofSource({ from, scope, path }: Source): Meaning | null {
    let meaning = isVariable(from) ? ofVariable(from) : evaluate(from, scope);
    for (const step of path) meaning = meaning && take(meaning, step);
    return meaning;
  }

  function take(meaning: Meaning, step: Step): Meaning | null {
    if (step === 'element' || 'index' in step) {
      if (meaning.kind === 'value') return meaning.field.length === 1 ? below(meaning, inList) : null;
      if (meaning.kind === 'list') return meaning.of;
      return meaning.kind === 'tuple' && step !== 'element' ? (meaning.items[step.index] ?? null) : null;
    }
    const { member } = step;
    switch (meaning.kind) {
      case 'client':
        if (member === 'entities') return { kind: 'entities' };
        if (member === 'auth') return { kind: 'auth' };
        return member === 'asServiceRole' ? meaning : null;
      case 'module':
        return ofImport({ specifier: meaning.specifier, name: member }, meaning.path);
      case 'entities':
        return isName(member) ? { kind: 'entity', name: member } : null;
      case 'record':
        return { kind: 'value', entity: meaning.entity, field: [member] };
      case 'value':
        return meaning.field.length < (meaning.field[1] === inList ? 4 : 3) ? below(meaning, member) : null;
      case 'query':
        return member === 'data' ? meaning.data : null;
      case 'mutation':
        return /^mutate(?:Async)?$/.test(member) ? { kind: 'function', node: meaning.run } : null;
      case 'object':
        return ofObjectMember(meaning, member);
      default:
        return null;
    }
  }

  const searched = new Set<SyntaxNode>();

  /** A state that is set to itself with a change (`setForm({ ...form, name })`) leads back here: it is searched once. */
  function ofObjectMember({ node, scope }: Extract<Meaning, { kind: 'object' }>, member: string): Meaning | null {
    if (searched.has(node)) return null;
    searched.add(node);
    try {
      for (const one of children(node, 'properties').toReversed()) {
        if (one.type === 'SpreadElement') {
          const spread = evaluate(child(one, 'argument'), scope);
          const found = spread && take(spread, { member });
          if (found) return found;
        } else if (keyOf(one) === member) return evaluate(child(one, 'value'), scope);
      }
      return null;
    } finally {
      searched.delete(node);
    }
  }

  function ofMember(node: SyntaxNode, scope: Scope): Meaning | null {
    const object = bare(child(node, 'object'));
    const variable = object?.type === 'Identifier' ? lookUp(scope, text(object, 'name') ?? '') : null;
    const key = keyOf(node, 'property');
    if (variable && key !== null) {
      for (const source of variable.props.get(key) ?? []) {
        const meaning = ofSource(source);
        if (meaning) return meaning;
      }
      if (variable.imported?.name === '*') return ofImport({ ...variable.imported, name: key }, scope.module.path);
    }
    const meaning = evaluate(object, scope);
    if (!meaning) return null;
    if (key !== null) return take(meaning, { member: key });
    if (meaning.kind === 'entities') {
      // `entities[kind]`: an entity where `kind` is one word; several are seen, and their fields are anybody's.
      const names = namesOf(node, scope);
      return names.length === 1 ? take(meaning, { member: names[0]! }) : null;
    }
    return meaning.kind === 'list' || meaning.kind === 'tuple' ? take(meaning, { index: 0 }) : null;
  }

  /** The words that a computed key may be. */
  function namesOf(node: SyntaxNode, scope: Scope): string[] {
    const key = bare(child(node, 'property'));
    if (!key || node['computed'] !== true) return [];
    return [...new Set(constantsOf({ from: key, scope, path: [] }).map(String))].filter(isName);
  }

  function ofArray(node: SyntaxNode, scope: Scope): Meaning | null {
    const elements = children(node, 'elements');
    for (const one of elements) {
      const spread = one.type === 'SpreadElement' ? evaluate(child(one, 'argument'), scope) : null;
      if (spread?.kind === 'list') return spread;
    }
    const items = elements.map((one) => (one.type === 'SpreadElement' ? null : evaluate(one, scope)));
    return items.length > 0 ? { kind: 'tuple', items } : null;
  }

  function ofCall(node: SyntaxNode, scope: Scope): Meaning | null {
    const callee = bare(child(node, 'callee'));
    const [first, second] = children(node, 'arguments');
    const name = callee?.type === 'Identifier' ? text(callee, 'name') : callee ? keyOf(callee, 'property') : null;
    if (!callee || name === null) return null;
    switch (name) {
      case 'createClient':
      case 'createClientFromRequest':
        return { kind: 'client' };
      case 'useQuery':
      case 'useSuspenseQuery': {
        const run = optionOf(first ?? null, 'queryFn', scope) ?? functionsOf(second ?? null, scope)[0];
        return run ? { kind: 'query', data: returned(run) } : null;
      }
      case 'useMutation': {
        const run = optionOf(first ?? null, 'mutationFn', scope) ?? functionsOf(first ?? null, scope)[0];
        return run ? { kind: 'mutation', run } : null;
      }
      case 'useMemo': {
        const run = functionsOf(first ?? null, scope)[0];
        return run ? returned(run) : null;
      }
      case 'useCallback':
      case 'memo':
      case 'forwardRef':
        return evaluate(first ?? null, scope);
      case 'all':
      case 'allSettled':
        if (text(bare(child(callee, 'object')), 'name') === 'Promise') return evaluate(first ?? null, scope);
    }
    if (callee.type === 'MemberExpression') {
      const object = evaluate(child(callee, 'object'), scope);
      const found = object && ofMethod(object, name, first ?? null, scope);
      if (found) return found;
    }
    for (const run of functionsOf(callee, scope)) {
      const found = returned(run);
      if (found) return found;
    }
    return null;
  }

  function ofMethod(object: Meaning, name: string, argument: SyntaxNode | null, scope: Scope): Meaning | null {
    if (name === 'then') {
      const run = functionsOf(argument, scope)[0];
      return run ? returned(run) : object;
    }
    if (name === 'catch' || name === 'finally') return object;
    if (object.kind === 'auth' && name === 'me') return { kind: 'record', entity: 'User' };
    if (object.kind === 'entity') {
      const record: Meaning = { kind: 'record', entity: object.name };
      if (listReaders.has(name) || name === 'bulkCreate') return { kind: 'list', of: record };
      if (recordReaders.has(name) || name === 'me') return record;
    }
    if (object.kind === 'list') {
      if (sameList.has(name)) return object;
      if (oneOfList.has(name)) return object.of;
      if (name === 'map' || name === 'flatMap') {
        const run = functionsOf(argument, scope)[0];
        const of = run ? returned(run) : null;
        return of && (name === 'flatMap' && of.kind === 'list' ? of : { kind: 'list', of });
      }
    }
    return null;
  }

  function returned(run: SyntaxNode): Meaning | null {
    const known = functions.get(run);
    for (const value of known?.returns ?? []) {
      const meaning = evaluate(value, known!.scope);
      if (meaning) return meaning;
    }
    return null;
  }

  function optionOf(node: SyntaxNode | null, name: string, scope: Scope): SyntaxNode | null {
    const options = evaluate(node, scope);
    if (options?.kind !== 'object') return null;
    const found = ofObjectMember(options, name);
    return found?.kind === 'function' ? found.node : null;
  }

  /** The functions that an expression may be, however it is passed on. */
  function functionsOf(node: SyntaxNode | null, scope: Scope): SyntaxNode[] {
    const one = bare(node);
    if (!one) return [];
    if (isFunction(one)) return [one];
    const variable = one.type === 'Identifier' ? lookUp(scope, text(one, 'name') ?? '') : null;
    const found: SyntaxNode[] = [];
    const add = (meaning: Meaning | null) => {
      if (meaning?.kind === 'function' && !found.includes(meaning.node)) found.push(meaning.node);
    };
    for (const source of variable?.sources ?? []) add(ofSource(source));
    add(evaluate(one, scope));
    return found.slice(0, 8);
  }

  function ofImport({ specifier, name }: { specifier: string; name: string }, from: string): Meaning | null {
    const target = findModule(specifier, from);
    const exported = target === null ? undefined : exportOf(target, name);
    const meaning = exported ? ofSource(exported) : null;
    if (meaning && meaning.kind !== 'object') return meaning;
    const last = specifier
      .replace(/\.[jt]sx?$/, '')
      .split('/')
      .at(-1)!;
    if (/(?:^|\/)base44Client$/i.test(specifier.replace(/\.[jt]sx?$/, ''))) {
      return name === 'base44' || name === 'default' || name === 'client' ? { kind: 'client' } : meaning;
    }
    if (target === null && /(?:^|\/)entities(?:\/\w+)?(?:\.[jt]s)?$/.test(specifier)) {
      const isMany = last === 'entities' || last === 'all';
      // A file called `customer` holds the entity that is imported as `Customer`.
      const entity = isMany || name.toLowerCase() === last.toLowerCase() ? name : last;
      return isName(entity) && name !== '*' ? { kind: 'entity', name: entity } : isMany ? { kind: 'entities' } : null;
    }
    return meaning;
  }

  const exportOf = (path: string, name: string): Source | undefined => modules.get(path)?.exports.get(name);

  for (let round = 0; round < 5; round += 1) {
    const isNew = connectOnce({ modules, functions, functionsOf, ofVariable });
    memo = new Map();
    if (!isNew) break;
  }
  return { modules, functions, evaluate, namesOf, ofSource, functionsOf, returned };
}

const below = (value: Extract<Meaning, { kind: 'value' }>, member: string): Meaning => ({
  ...value,
  field: [...value.field, member],
});

const isName = (name: string) => /^[A-Z]\w*$/.test(name);
