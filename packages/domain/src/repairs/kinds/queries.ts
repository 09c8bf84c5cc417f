import { entityMethods } from '../../entities/entity-methods.ts';
import { bare, child, children, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { functionAround, isFunction } from '../../source-code/scopes.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { entityReader, type RecordCall, recordCalls } from '../record-calls.ts';

/** Calls for records that the client library does not have, or that answer something else than the code expects. */
export function queryProblems(file: ReadFile, facts: AppFacts): Problem[] {
  const calls = recordCalls(file, entityReader(file, facts)).filter(({ entity }) => facts.entities.has(entity));
  return [
    ...calls.flatMap((call) => unknownMethod(file, call)),
    ...calls.flatMap((call) => withoutId(file, call)),
    ...calls.flatMap((call) => notAwaited(file, call)),
    ...[...file.module.parents.keys()].flatMap((node) => oldQuery(file, node)),
  ];
}

const methods: ReadonlySet<string> = new Set(entityMethods);

/** What other libraries call these, and with how many arguments it means the same. */
const otherWords: readonly { words: string; method: string; fits(args: readonly SyntaxNode[]): boolean }[] = [
  { words: 'getAll findAll fetchAll listAll all fetch getList', method: 'list', fits: (args) => args.length === 0 },
  { words: 'add insert insertOne save post', method: 'create', fits: (args) => args.length === 1 },
  { words: 'remove destroy deleteOne deleteById removeById', method: 'delete', fits: isOneId },
  { words: 'findById getById fetchById findByPk retrieve', method: 'get', fits: isOneId },
  { words: 'find where query search', method: 'filter', fits: isPlainFilter },
  { words: 'edit patch modify updateById updateOne', method: 'update', fits: (args) => args.length === 2 },
  { words: 'createMany insertMany bulkInsert addMany', method: 'bulkCreate', fits: (args) => args.length === 1 },
];

function isOneId(args: readonly SyntaxNode[]): boolean {
  return args.length === 1 && args[0]!.type !== 'ObjectExpression' && args[0]!.type !== 'SpreadElement';
}

function isPlainFilter([query, ...others]: readonly SyntaxNode[]): boolean {
  if (query?.type !== 'ObjectExpression' || others.length > 0) return false;
  const keys = children(query, 'properties').map((one) => text(child(one, 'key'), 'name') ?? '');
  return !keys.some((key) => /^(?:where|limit|orderBy|sort|order|select|include)$/.test(key));
}

function unknownMethod({ path, code }: ReadFile, { entity, method, name, args }: RecordCall): Problem[] {
  if (methods.has(method)) return [];
  const meant =
    otherWords.find(({ words, fits }) => words.split(' ').includes(method) && fits(args))?.method ??
    nearestName(method, methods);
  const edits = meant ? [{ file: path, start: name.start, end: name.end, text: meant }] : [];
  const fix = meant && { edits, told: `Called ${meant} of ${entity} instead of ${method}.` };
  const message = `Records of ${entity} have no “${method}”. They have ${entityMethods.map((one) => `“${one}”`).join(', ')}.`;
  return [{ ...problem(path, code, name, message), ...(fix && { fix }) }];
}

/** `Task.update({ ...task, done: true })` */
function withoutId({ path, code }: ReadFile, { entity, method, node, args }: RecordCall): Problem[] {
  const [given, ...others] = args;
  if (method !== 'update' || given?.type !== 'ObjectExpression' || others.length > 0) return [];
  const message = `${entity}.update wants the id of the record and then what changes; here the id is missing.`;
  const [first, ...rest] = children(given, 'properties');
  const whole = first?.type === 'SpreadElement' ? child(first, 'argument') : null;
  const own = first?.type === 'Property' && text(child(first, 'key'), 'name') === 'id' ? child(first, 'value') : null;
  const id = whole?.type === 'Identifier' ? `${text(whole, 'name')!}.id` : own && code.slice(own.start, own.end);
  const left = rest.length > 0 ? `{ ${rest.map(({ start, end }) => code.slice(start, end)).join(', ')} }` : null;
  const fix: Fix | null =
    id && left
      ? {
          edits: [{ file: path, start: given.start, end: given.end, text: `${id}, ${left}` }],
          told: `Named the record that an update of ${entity} changes.`,
        }
      : null;
  return [{ ...problem(path, code, node, message), ...(fix && { fix }) }];
}

const ofLists = new Set('map filter forEach reduce find findIndex some every slice sort flatMap length'.split(' '));

/** `const tasks = Task.list(); tasks.map(…)` */
function notAwaited(file: ReadFile, { entity, method, node }: RecordCall): Problem[] {
  const { path, code, module } = file;
  const declarator = module.parents.get(node);
  const id = declarator?.type === 'VariableDeclarator' ? child(declarator, 'id') : null;
  if ((method !== 'list' && method !== 'filter') || id?.type !== 'Identifier') return [];
  const name = text(id, 'name')!;
  const holder = functionAround(node, module.parents);
  const scope = holder ? code.slice(holder.start, holder.end) : code;
  if (new RegExp(`\\bawait\\s+${name}\\b|\\b${name}\\s*\\.\\s*then\\b|\\b(?:all|use)\\(`).test(scope)) return [];
  const used = [...module.parents.keys()].find(
    (one) =>
      one.type === 'MemberExpression' &&
      text(child(one, 'object'), 'name') === name &&
      ofLists.has(text(child(one, 'property'), 'name') ?? '') &&
      (!holder || (one.start > node.end && one.end < holder.end)),
  );
  if (!used) return [];
  const member = text(child(used, 'property'), 'name')!;
  const message = `“${name}” is what ${entity}.${method}() will bring later, so it has no “${member}” yet; nothing waits for it.`;
  const edits = [{ file: path, start: node.start, end: node.start, text: 'await ' }];
  const fix = holder?.['async'] === true ? { edits, told: `Waited for ${entity}.${method}().` } : null;
  return [{ ...problem(path, code, used, message), ...(fix && { fix }) }];
}

const optionsOf: Readonly<Record<string, readonly string[]>> = {
  useQuery: ['queryKey', 'queryFn'],
  useInfiniteQuery: ['queryKey', 'queryFn'],
  useMutation: ['mutationFn'],
};

/** `useQuery(['tasks'], load)` and `useMutation(save, { … })`, as before version 5. */
function oldQuery({ path, code, module }: ReadFile, node: SyntaxNode): Problem[] {
  const hook = node.type === 'CallExpression' ? (text(child(node, 'callee'), 'name') ?? '') : '';
  const options = Object.hasOwn(optionsOf, hook) ? optionsOf[hook]! : null;
  const isTheirs = module.imports.some(
    ({ specifier, names }) => specifier === '@tanstack/react-query' && names.some(({ local }) => local === hook),
  );
  const args = children(node, 'arguments');
  const [first] = args;
  if (!options || !isTheirs || !first) return [];
  const isOld =
    options.length === 1 ? isFunction(bare(first)!) : first.type === 'ArrayExpression' || first.type === 'Literal';
  if (!isOld) return [];
  const message = `${hook} takes one object with ${options.join(' and ')}; given like this the page fails.`;
  const texts = args.map(({ start, end }) => code.slice(start, end));
  const rest = texts.slice(options.length).map((more) => `...${more}`);
  const members = options.map((option, index) => {
    const value = texts[index] ?? '[]';
    return `${option}: ${option === 'queryKey' && first.type === 'Literal' ? `[${value}]` : value}`;
  });
  const fix: Fix | null =
    args.length >= options.length
      ? {
          edits: [
            { file: path, start: first.start, end: args.at(-1)!.end, text: `{ ${[...members, ...rest].join(', ')} }` },
          ],
          told: `Handed ${hook} one object.`,
        }
      : null;
  return [{ ...problem(path, code, node, message), ...(fix && { fix }) }];
}

const problem = (file: string, code: string, at: SyntaxNode, message: string): Problem => ({
  kind: 'query-call',
  severity: 'error',
  file,
  line: lineAt(code, at.start),
  message,
});
