import { bare, child, children, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import type { Meaning } from './meanings.ts';
import {
  addSource,
  bindPattern,
  type Functions,
  isFunction,
  isVariable,
  lookUp,
  type ModuleGraph,
  type Scope,
  type Source,
  type Variable,
} from './program-graph.ts';

/** The parameter of the callback that gets an element. */
const callbackParameters: Record<string, readonly number[]> = {
  map: [0],
  forEach: [0],
  filter: [0],
  find: [0],
  findLast: [0],
  findIndex: [0],
  some: [0],
  every: [0],
  flatMap: [0],
  sort: [0, 1],
  toSorted: [0, 1],
  reduce: [1],
};

type KnownMeanings = {
  modules: ReadonlyMap<string, ModuleGraph>;
  functions: Functions;
  functionsOf: (node: SyntaxNode | null, scope: Scope) => SyntaxNode[];
  ofVariable: (variable: Variable) => Meaning | null;
};

/** What each call and element hands to the functions that they reach. Answers whether something new was learned. */
export function connectOnce({ modules, functions, functionsOf, ofVariable }: KnownMeanings): boolean {
  let isNew = false;
  const bind = (run: SyntaxNode, index: number, source: Source) => {
    const known = functions.get(run);
    const parameter = known?.parameters[index];
    if (known && parameter && bindPattern(parameter, known.scope, source)) isNew = true;
  };
  for (const module of modules.values()) {
    for (const { node, scope } of module.calls) {
      const callee = bare(child(node, 'callee'));
      const given = children(node, 'arguments');
      if (!callee) continue;
      const variable = callee.type === 'Identifier' ? lookUp(scope, text(callee, 'name') ?? '') : null;
      if (variable) {
        const state = variable.sets ?? settingOf(variable);
        if (state && given[0]) isNew = setState(state, given[0], scope) || isNew;
      }
      const method = callee.type === 'MemberExpression' ? keyOf(callee, 'property') : null;
      const object = callee.type === 'MemberExpression' ? child(callee, 'object') : null;
      if (object && method !== null) {
        const positions = Object.hasOwn(callbackParameters, method) ? callbackParameters[method]! : [];
        for (const run of positions.length > 0 || method === 'then' ? functionsOf(given[0] ?? null, scope) : []) {
          for (const at of positions) bind(run, at, { from: object, scope, path: ['element'] });
          if (method === 'then') bind(run, 0, { from: object, scope, path: [] });
        }
        const state = method === 'then' && given[0] ? setterGiven(given[0], scope) : null;
        if (state && addSource(state, { from: object, scope, path: [] })) isNew = true;
      }
      for (const run of functionsOf(callee, scope)) {
        given.forEach((value, index) => {
          if (value.type !== 'SpreadElement') bind(run, index, { from: value, scope, path: [] });
        });
      }
    }
    for (const { node, scope } of module.elements) isNew = connectElement(node, scope) || isNew;
  }
  return isNew;

  function setState(state: Variable, value: SyntaxNode, scope: Scope): boolean {
    const run = bare(value);
    if (!isFunction(run)) return addSource(state, { from: run ?? value, scope, path: [] });
    bind(run, 0, { from: state, scope, path: [] });
    const known = functions.get(run);
    return (known?.returns ?? []).reduce(
      (isNew, from) => addSource(state, { from: bare(from) ?? from, scope: known!.scope, path: [] }) || isNew,
      false,
    );
  }

  function connectElement(element: SyntaxNode, scope: Scope): boolean {
    const opening = child(element, 'openingElement');
    const name = child(opening ?? element, 'name');
    const written = text(name, 'name');
    if (!opening || !written || !/^[A-Z]/.test(written)) return false;
    const variable = lookUp(scope, written);
    if (!variable) return false;
    const meaning = ofVariable(variable);
    const known = meaning?.kind === 'function' ? functions.get(meaning.node) : undefined;
    const parameter = known?.parameters[0];
    if (!known || !parameter) return false;
    let isNew = false;
    for (const one of children(opening, 'attributes')) {
      const key = text(child(one, 'name'), 'name');
      const container = child(one, 'value');
      const value = container?.type === 'JSXExpressionContainer' ? child(container, 'expression') : container;
      if (one.type !== 'JSXAttribute' || key === null || !value) continue;
      isNew = bindProp(parameter, known.scope, key, { from: value, scope, path: [] }) || isNew;
    }
    return isNew;
  }
}

/** A setter that was handed on under another name, as `onChange={setForm}` does. */
function settingOf(variable: Variable): Variable | null {
  for (const { from, scope, path } of variable.sources) {
    if (path.length > 0) continue;
    const given = isVariable(from) ? from : from.type === 'Identifier' ? lookUp(scope, text(from, 'name') ?? '') : null;
    if (given?.sets) return given.sets;
  }
  return null;
}

function setterGiven(node: SyntaxNode, scope: Scope): Variable | null {
  const one = bare(node);
  return one?.type === 'Identifier' ? (lookUp(scope, text(one, 'name') ?? '')?.sets ?? null) : null;
}

function bindProp(parameter: SyntaxNode, scope: Scope, key: string, source: Source): boolean {
  const pattern = parameter.type === 'AssignmentPattern' ? child(parameter, 'left') : parameter;
  if (pattern?.type === 'ObjectPattern') {
    const property = children(pattern, 'properties').find((one) => one.type !== 'RestElement' && keyOf(one) === key);
    return property ? bindPattern(child(property, 'value'), scope, source) : false;
  }
  const props = pattern?.type === 'Identifier' ? lookUp(scope, text(pattern, 'name') ?? '') : null;
  if (!props) return false;
  const known = props.props.get(key) ?? [];
  if (known.length >= 8 || known.some(({ from }) => from === source.from)) return false;
  props.props.set(key, [...known, source]);
  return true;
}
