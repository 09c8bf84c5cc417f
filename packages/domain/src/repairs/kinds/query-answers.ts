import { bare, child, children, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { functionAround, isFunction } from '../../source-code/scopes.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { type Edit, lineAt, type Fix, type Problem } from '../problem.ts';
import { entityReader, type RecordCall, recordCalls } from '../record-calls.ts';
import { recordNames } from '../records-drawn.ts';

/** Calls for records whose answer is read as that of another library, that run too early, or that name a record by itself. */
export function queryAnswerProblems(file: ReadFile, facts: AppFacts): Problem[] {
  const entityOf = entityReader(file, facts);
  const calls = recordCalls(file, entityOf).filter(({ entity }) => facts.entities.has(entity));
  const records = recordNames(file.module, entityOf);
  return calls.flatMap((call) => [
    ...unpacked(file, call, facts),
    ...calledTooEarly(file, call),
    ...namedByItself(file, call, records),
  ]);
}

const wrapped = new Set('data items results records rows docs'.split(' '));

/** `const response = await Task.list(); setTasks(response.data)` */
function unpacked(file: ReadFile, { entity, method, node }: RecordCall, { entities }: AppFacts): Problem[] {
  const isList = method === 'list' || method === 'filter';
  if (!isList && method !== 'get' && method !== 'create' && method !== 'update') return [];
  const isField = (name: string) => !isList && entities.get(entity)?.properties.has(name) === true;
  const isWrong = (name: string | null): name is string => name !== null && wrapped.has(name) && !isField(name);
  const { parents } = file.module;
  const found = (at: SyntaxNode, name: string, edits: Edit[]) => {
    const what = isList ? 'the list itself' : 'the record itself';
    const message = `${entity}.${method}() answers ${what}, which has no “${name}”.`;
    return [problem(file, at, message, { edits, told: `Took the answer of ${entity}.${method}() as it is.` })];
  };
  const without = (member: SyntaxNode): Edit => {
    const object = child(member, 'object')!;
    return { file: file.path, start: object.end, end: member.end, text: '' };
  };
  const inPattern = (pattern: SyntaxNode): Problem[] => {
    const [only, ...others] = children(pattern, 'properties');
    const name = only && others.length === 0 ? keyOf(only) : null;
    const value = only && child(only, 'value');
    if (!isWrong(name) || value?.type !== 'Identifier') return [];
    return found(pattern, name, [
      { file: file.path, start: pattern.start, end: pattern.end, text: text(value, 'name')! },
    ]);
  };

  const parent = parents.get(node);
  // `Task.list().then((response) => setTasks(response.data))`
  const then =
    parent?.type === 'MemberExpression' && text(child(parent, 'property'), 'name') === 'then'
      ? parents.get(parent)
      : null;
  const callback = then?.type === 'CallExpression' ? children(then, 'arguments')[0] : undefined;
  if (callback && isFunction(callback)) {
    const [taken] = children(callback, 'params');
    if (taken?.type === 'ObjectPattern') return inPattern(taken);
    return taken?.type === 'Identifier' ? ofName(file, text(taken, 'name')!, callback, taken) : [];
  }
  if (parent?.type !== 'AwaitExpression') return [];
  const around = parents.get(parent);
  const holder = around?.type === 'ParenthesizedExpression' ? parents.get(around) : around;
  if (holder?.type === 'MemberExpression' && around?.type === 'ParenthesizedExpression') {
    const name = text(child(holder, 'property'), 'name');
    return isWrong(name) ? found(holder, name, [without(holder)]) : [];
  }
  const id = holder?.type === 'VariableDeclarator' ? child(holder, 'id') : null;
  if (id?.type === 'ObjectPattern') return inPattern(id);
  const scope = functionAround(node, parents);
  return id?.type === 'Identifier' && scope ? ofName(file, text(id, 'name')!, scope, id) : [];

  /** Only where every use of the name reads the same wrapping; who also uses it as it is knows of both. */
  function ofName(_: ReadFile, name: string, scopeOf: SyntaxNode, declared: SyntaxNode): Problem[] {
    const uses = [...parents].filter(
      ([one, holderOf]) =>
        one.type === 'Identifier' &&
        one !== declared &&
        one.start >= scopeOf.start &&
        one.end <= scopeOf.end &&
        text(one, 'name') === name &&
        !(holderOf.type === 'MemberExpression' && child(holderOf, 'object') !== one && holderOf['computed'] !== true) &&
        !(holderOf.type === 'Property' && child(holderOf, 'value') !== one),
    );
    const reads = uses.map(([, holderOf]) => holderOf);
    const read = reads[0] && text(child(reads[0], 'property'), 'name');
    const isSame = reads.every(
      (one) => one.type === 'MemberExpression' && text(child(one, 'property'), 'name') === read,
    );
    return isSame && isWrong(read ?? null) ? found(reads[0]!, read!, reads.map(without)) : [];
  }
}

/** `queryFn: Task.list()` */
function calledTooEarly(file: ReadFile, { entity, method, node }: RecordCall): Problem[] {
  const holder = file.module.parents.get(node);
  const key = holder?.type === 'Property' && bare(child(holder, 'value')) === node ? keyOf(holder) : null;
  if (key !== 'queryFn' && key !== 'mutationFn') return [];
  const message = `${key} wants a function; here ${entity}.${method}() runs each time the page is drawn, and its answer is no function.`;
  const edits = [{ file: file.path, start: node.start, end: node.start, text: '() => ' }];
  return [problem(file, node, message, key === 'queryFn' ? { edits, told: `Made a function of ${key}.` } : null)];
}

/** `Task.delete(task)`, `Task.get({ id })` */
function namedByItself(
  file: ReadFile,
  { entity, method, args }: RecordCall,
  records: ReadonlyMap<SyntaxNode, string>,
): Problem[] {
  const [given] = args;
  if (!given || !/^(?:get|delete|update)$/.test(method)) return [];
  const message = `${entity}.${method} wants the id of the record; here it gets ${given.type === 'ObjectExpression' ? 'an object' : 'the whole record'}.`;
  if (records.has(given)) {
    const edits = [{ file: file.path, start: given.end, end: given.end, text: '.id' }];
    return [problem(file, given, message, { edits, told: `Named the record of ${entity} by its id.` })];
  }
  const [only, ...others] = given.type === 'ObjectExpression' ? children(given, 'properties') : [];
  if (!only || others.length > 0 || args.length > (method === 'update' ? 2 : 1) || keyOf(only) !== 'id') return [];
  // An update with one object is told in words of its own.
  if (method === 'update' && args.length === 1) return [];
  const value = child(only, 'value')!;
  const edits = [
    { file: file.path, start: given.start, end: given.end, text: file.code.slice(value.start, value.end) },
  ];
  return [problem(file, given, message, { edits, told: `Named the record of ${entity} by its id.` })];
}

const problem = ({ path, code }: ReadFile, at: SyntaxNode, message: string, fix: Fix | null): Problem => ({
  ...{ kind: 'query-call', severity: 'error', file: path, line: lineAt(code, at.start), message },
  ...(fix && { fix }),
});
