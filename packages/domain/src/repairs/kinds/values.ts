import type { Entity } from '../../entities/entity.ts';
import { checkValue, type FieldProblems } from '../../entities/check-value.ts';
import { typesOf } from '../../entities/property-types.ts';
import { child, children, type Constant, constantOf, keyOf, type SyntaxNode } from '../../source-code/syntax.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { entityReader, recordCalls } from '../record-calls.ts';

/** Values written out in code that the server would refuse, or that no record can have. */
export function valueProblems(file: ReadFile, facts: AppFacts): Problem[] {
  return recordCalls(file, entityReader(file, facts)).flatMap(({ entity: name, method, args, node }) => {
    const entity = facts.entities.get(name);
    if (!entity || entity.isOpen || entity.isInferred) return [];
    const written =
      method === 'update' ? args[1] : method === 'create' || method === 'bulkCreate' ? args[0] : undefined;
    const records = written?.type === 'ArrayExpression' ? children(written, 'elements') : written ? [written] : [];
    return [
      ...records.flatMap((record) => wrongValues(file, entity, record)),
      ...(method === 'update' ? [] : records.flatMap((record) => missingValues(file, entity, record, node))),
      ...(method === 'filter' && args[0] ? unknownChoices(file, entity, args[0]) : []),
    ];
  });
}

type Written = { field: string; value: Constant; node: SyntaxNode };

/** Members of an object whose values are written out. An empty text is what forms send for nothing. */
function constantsIn(node: SyntaxNode): Written[] {
  if (node.type !== 'ObjectExpression') return [];
  return children(node, 'properties').flatMap((one) => {
    const field = one.type === 'Property' ? keyOf(one) : null;
    const value = child(one, 'value');
    const constant = constantOf(value);
    return field === null || !value || constant === undefined || constant === ''
      ? []
      : [{ field, value: constant, node: value }];
  });
}

function wrongValues(file: ReadFile, entity: Entity, record: SyntaxNode): Problem[] {
  return constantsIn(record).flatMap(({ field, value, node }) => {
    const property = entity.properties.get(field);
    const problems: FieldProblems = new Map();
    if (property) checkValue(value, property, field, problems, { isLenient: entity.isLenient });
    const [sentence] = problems.values();
    if (!property || sentence === undefined) return [];
    const types = typesOf(property);
    return [problem(file, node, `${entity.name}: ${sentence}.`, rightValue(value, types, choicesOf(entity, field)))];
  });
}

/** What was meant by a value of another type, or by a choice that is nearly one. */
function rightValue(value: Constant, types: readonly string[], choices: readonly string[]): string | null {
  if (typeof value === 'number') return types.includes('string') && choices.length === 0 ? quoted(String(value)) : null;
  if (typeof value !== 'string') return null;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value) && types.some((type) => type === 'number' || type === 'integer');
  if (isNumber || (types.includes('boolean') && /^(?:true|false)$/.test(value))) return value;
  const near = nearestName(value, choices);
  return near === null ? null : quoted(near);
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const choicesOf = ({ properties }: Entity, field: string): string[] =>
  (properties.get(field)?.enum ?? []).filter((one) => typeof one === 'string');

function missingValues(file: ReadFile, entity: Entity, record: SyntaxNode, call: SyntaxNode): Problem[] {
  if (record.type !== 'ObjectExpression') return [];
  const members = children(record, 'properties');
  const names = members.map((one) => (one.type === 'Property' ? keyOf(one) : null));
  if (names.includes(null)) return [];
  const missing = entity.required.filter(
    (field) => !names.includes(field) && entity.properties.get(field)?.default === undefined,
  );
  const words = missing.map((one) => `“${one}”`).join(', ');
  return missing.length === 0
    ? []
    : [problem(file, call, `${entity.name} needs ${words}, so this record is not saved.`, null)];
}

/** `Task.filter({ status: 'Open' })` where the choice is “open”. */
function unknownChoices(file: ReadFile, entity: Entity, query: SyntaxNode): Problem[] {
  return constantsIn(query).flatMap(({ field, value, node }) => {
    const choices = choicesOf(entity, field);
    if (entity.isLenient || typeof value !== 'string' || choices.length === 0 || choices.includes(value)) return [];
    if (!typesOf(entity.properties.get(field)).includes('string')) return [];
    const message = `No ${entity.name} has “${value}” as its ${field}: it is one of ${choices.join(', ')}.`;
    return [problem(file, node, message, rightValue(value, ['string'], choices))];
  });
}

function problem({ path, code }: ReadFile, at: SyntaxNode, message: string, right: string | null): Problem {
  const fix: Fix | null =
    right === null
      ? null
      : {
          edits: [{ file: path, start: at.start, end: at.end, text: right }],
          told: `Wrote ${right} for ${code.slice(at.start, at.end)}.`,
        };
  return { kind: 'value', severity: 'error', file: path, line: lineAt(code, at.start), message, ...(fix && { fix }) };
}
