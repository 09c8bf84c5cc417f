import { serverFields } from '@whittle/contract/entities';
import { child, children, constantText, keyOf, type SyntaxNode } from '../../source-code/syntax.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import { lineAt, type Problem, type Severity } from '../problem.ts';
import { clientsIn, entityOfClient, entityReader, recordCalls } from '../record-calls.ts';
import { recordsDrawn } from '../records-drawn.ts';

/** Which argument of a call holds field names, and how. */
const calls: Readonly<Record<string, { data?: number; where?: number; sort?: number }>> = {
  list: { sort: 0 },
  filter: { where: 0, sort: 1 },
  create: { data: 0 },
  bulkCreate: { data: 0 },
  update: { data: 1 },
  deleteMany: { where: 0 },
};

const ownFields: ReadonlySet<string> = new Set(serverFields);

/** Entities without a schema, and fields that their schema does not have. */
export const recordProblems = (file: ReadFile, facts: AppFacts): Problem[] => [
  ...unknownEntities(file, facts),
  ...unknownFields(file, facts),
];

function unknownEntities(file: ReadFile, facts: AppFacts): Problem[] {
  const { path, code } = file;
  const known = [...facts.entities.keys()];
  const isKnown = (name: string) => name === 'User' || name === 'Query' || facts.entities.has(name);
  const problem = (name: string, at: number): Problem => ({
    kind: 'entity',
    severity: 'error',
    file: path,
    line: lineAt(code, at),
    message: `The app has no entity “${name}”. ${known.length > 0 ? `It has ${known.map((one) => `“${one}”`).join(', ')}.` : `Add entities/${name}.json.`}`,
  });
  const imported = clientsIn(file, facts).flatMap(({ entity, start, end, isSource, name }): Problem[] => {
    if (isKnown(entity)) return [];
    const near = nearestName(entity, known);
    const found = problem(entity, name.node.start);
    if (!near) return [found];
    const edits = isSource
      ? [
          { file: path, start, end, text: near },
          ...(name.imported === entity
            ? [{ file: path, start: name.node.start, end: name.node.end, text: `${near} as ${name.local}` }]
            : []),
        ]
      : [{ file: path, start, end, text: `${near} as ${name.local}` }];
    return [{ ...found, fix: { edits, told: `Corrected the entity ${entity} to ${near}.` } }];
  });
  const asked = [...file.module.parents.keys()].flatMap((node): Problem[] => {
    const name = entityOfClient(node);
    if (name === null || isKnown(name)) return [];
    const at = child(node, 'property')!;
    const near = nearestName(name, known);
    const edits = near ? [{ file: path, start: at.start, end: at.end, text: near }] : [];
    return [
      {
        ...problem(name, at.start),
        ...(near && { fix: { edits, told: `Corrected the entity ${name} to ${near}.` } }),
      },
    ];
  });
  return [...imported, ...asked];
}

function unknownFields(file: ReadFile, facts: AppFacts): Problem[] {
  const entityOf = entityReader(file, facts);
  const problems: Problem[] = [];
  const check = (entity: string, name: string, place: { start: number; end: number }, severity: Severity) => {
    const schema = facts.entities.get(entity);
    if (!schema || schema.isOpen || schema.isInferred || name === '') return;
    const field = name.split('.')[0]!;
    if (schema.properties.has(field) || ownFields.has(field) || field.startsWith('$')) return;
    const near = nearestName(field, schema.properties.keys());
    const list = [...schema.properties.keys()].map((one) => `“${one}”`).join(', ');
    const edits = near ? [{ file: file.path, ...place, text: near }] : [];
    problems.push({
      kind: 'field',
      severity,
      file: file.path,
      line: lineAt(file.code, place.start),
      message: `${entity} has no field “${field}”. It has ${list}.`,
      ...(near && { fix: { edits, told: `Corrected the field ${field} of ${entity} to ${near}.` } }),
    });
  };

  for (const { entity, method, args } of recordCalls(file, entityOf)) {
    const shape = Object.hasOwn(calls, method) ? calls[method] : undefined;
    if (!shape) continue;
    for (const { name, start, end } of keysOf(args[shape.data ?? -1])) check(entity, name, { start, end }, 'error');
    for (const { name, start, end } of keysOf(args[shape.where ?? -1])) check(entity, name, { start, end }, 'error');
    const sort = args[shape.sort ?? -1];
    const written = sort ? constantText(sort) : null;
    if (sort && written) {
      const name = written.replace(/^[-+]/, '');
      const start = sort.end - 1 - name.length;
      check(entity, name, { start, end: start + name.length }, 'error');
    }
  }
  for (const { entity, field, start, end } of recordsDrawn(file.module, entityOf))
    check(entity, field, { start, end }, 'warning');
  return problems;
}

/** Fields that an object, or each object of a list, names; one that copies another object in still names its own. */
function keysOf(node: SyntaxNode | undefined): { name: string; start: number; end: number }[] {
  if (node?.type === 'ArrayExpression') return children(node, 'elements').flatMap(keysOf);
  if (node?.type !== 'ObjectExpression') return [];
  return children(node, 'properties').flatMap((one) => {
    const key = child(one, 'key');
    const name = one.type === 'Property' && key ? keyOf(one) : null;
    // In short form the name is a variable of the file as well, so it is named but not renamed in place.
    if (name === null || !key || one['shorthand'] === true || key.type !== 'Identifier') return [];
    return [{ name, start: key.start, end: key.end }];
  });
}
