import { parseEntity, typesOf } from '../entities/entity.ts';
import { child, type SyntaxNode, text, walk } from '../source-code/syntax.ts';
import type { RepairTools } from '../repairs/app-facts.ts';
import { lineAt, type Fix, type Problem } from '../repairs/problem.ts';

const listCalls = new Set(
  'map filter forEach reduce find findIndex some every slice sort flatMap join includes length'.split(' '),
);

/**
 * A record whose list was never filled in: `task.tags.map(…)` fails for it, and an empty list is what the schema means. Null for
 * every other problem, and where the line leaves open which read it was.
 */
export function fixMissingList(
  { file, line, message }: Problem,
  files: ReadonlyMap<string, string>,
  parse: RepairTools['parse'],
): Fix | null {
  const member = /\bundefined \(reading '(\w+)'\)|access property "(\w+)"/.exec(message);
  const read = member?.[1] ?? member?.[2];
  const code = files.get(file);
  if (line === null || code === undefined || read === undefined || !listCalls.has(read)) return null;
  const { program } = parse(file, code);
  if (program === null) return null;

  const lists = listFields(files);
  const found: { list: SyntaxNode; field: string }[] = [];
  walk(program, (node) => {
    const list = node.type === 'MemberExpression' && node['optional'] !== true ? child(node, 'object') : null;
    const property = list && child(node, 'property');
    if (!list || text(property, 'name') !== read || lineAt(code, property!.start) !== line) return;
    const field = list.type === 'MemberExpression' ? text(child(list, 'property'), 'name') : null;
    if (field !== null && lists.has(field) && child(list, 'object')?.type === 'Identifier') found.push({ list, field });
  });
  const [one] = found;
  if (!one || found.length > 1) return null;
  const { list, field } = one;
  const source = code.slice(list.start, list.end);
  return {
    edits: [{ file, start: list.start, end: list.end, text: `(${source} ?? [])` }],
    told: `Took an empty list where a record has no ${field}.`,
  };
}

/** Fields of the app's entities that hold lists. */
function listFields(files: ReadonlyMap<string, string>): Set<string> {
  const fields = new Set<string>();
  for (const [path, code] of files) {
    const name = /^entities\/(.+)\.json$/.exec(path)?.[1];
    const parsed = name === undefined ? null : parseEntity(name, code);
    if (!parsed?.ok) continue;
    for (const [field, property] of parsed.entity.properties) {
      if (typesOf(property).includes('array')) fields.add(field);
    }
  }
  return fields;
}
