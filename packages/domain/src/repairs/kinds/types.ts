import type { Entity } from '../../entities/entity.ts';
import { typesOf } from '../../entities/property-types.ts';
import { bare, child, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { entityReader } from '../record-calls.ts';
import { recordNames, recordsDrawn } from '../records-drawn.ts';

/** Fields used as a type that they are not, and dates asked for what they cannot do. */
export const typeProblems = (file: ReadFile, facts: AppFacts): Problem[] => [
  ...fieldsOfOtherTypes(file, facts),
  ...drawnRecords(file, facts),
  ...[...file.module.parents.keys()].flatMap((node) => [...methodsOfDates(file, node), ...drawnDates(file, node)]),
];

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const ofDates = words(
  'getTime getFullYear getMonth getDate getDay getHours getMinutes toISOString toDateString toLocaleDateString toLocaleTimeString',
);
const ofTexts = words(
  'padStart padEnd toUpperCase toLowerCase split trim replace replaceAll startsWith endsWith charAt substring substr match',
);
const ofLists = words('map forEach filter reduce some every join push flatMap');

/** By the type that is stored: the methods that it certainly does not have, and what makes them possible. */
const foreign: Readonly<Record<string, readonly { methods: ReadonlySet<string>; through: string | null }[]>> = {
  string: [
    { methods: ofDates, through: 'new Date' },
    { methods: words('toFixed toPrecision'), through: 'Number' },
    { methods: ofLists, through: null },
  ],
  number: [
    { methods: ofTexts, through: 'String' },
    { methods: ofDates, through: 'new Date' },
    { methods: ofLists, through: null },
  ],
  boolean: [{ methods: ofTexts, through: 'String' }],
  array: [
    { methods: ofTexts, through: null },
    { methods: words('toFixed'), through: null },
  ],
};

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

function fieldsOfOtherTypes(file: ReadFile, facts: AppFacts): Problem[] {
  return recordsDrawn(file.module, entityReader(file, facts)).flatMap(({ entity, field, node }) => {
    const type = typeOf(facts.entities.get(entity), field);
    const called = methodOn(node, file);
    const wrong = type && called && foreign[type]?.find(({ methods }) => methods.has(called));
    if (!type || !called || !wrong) return [];
    const what = facts.entities.get(entity)?.properties.get(field)?.format?.startsWith('date')
      ? 'a date as a text'
      : typeWords[type]!;
    const message = `“${field}” of ${entity} is ${what}, which has no “${called}”.`;
    const written = file.code.slice(node.start, node.end);
    const { through } = wrong;
    const edits = [{ file: file.path, start: node.start, end: node.end, text: `${through}(${written})` }];
    return [problem(file, node, message, through && { edits, told: `Made ${through}(…) of ${written}.` })];
  });
}

/** The one type of a field; null where it may be another. Times of the server are texts too. */
function typeOf(entity: Entity | null | undefined, field: string): string | null {
  if (/^(?:created_date|updated_date|createdAt|updatedAt)$/.test(field)) return 'string';
  if (!entity || entity.isInferred) return null;
  const [type, ...others] = typesOf(entity.properties.get(field)).filter((one) => one !== 'null');
  return type === undefined || others.length > 0 ? null : type === 'integer' ? 'number' : type;
}

/** The method that is called on an expression: `padStart` of `one.litres.padStart(4)`. */
function methodOn(node: SyntaxNode, { module: { parents } }: ReadFile): string | null {
  const member = parents.get(node);
  if (member?.type !== 'MemberExpression' || child(member, 'object') !== node || member['computed'] === true)
    return null;
  const call = parents.get(member);
  return call?.type === 'CallExpression' && child(call, 'callee') === member
    ? text(child(member, 'property'), 'name')
    : null;
}

const dateMethods: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Date.prototype));

/** `new Date(text).format('DD.MM.')` */
function methodsOfDates(file: ReadFile, node: SyntaxNode): Problem[] {
  if (!isNewDate(node)) return [];
  const holder = file.module.parents.get(node);
  const called = methodOn(holder?.type === 'ParenthesizedExpression' ? holder : node, file);
  if (called === null || dateMethods.has(called)) return [];
  const message = `A Date has no “${called}”.`;
  const near = nearestName(called, dateMethods);
  const place = file.module.parents.get(holder?.type === 'ParenthesizedExpression' ? holder : node)!;
  const { start, end } = child(place, 'property')!;
  const edits = [{ file: file.path, start, end, text: near ?? '' }];
  return [problem(file, node, message, near && { edits, told: `Corrected ${called} to ${near}.` })];
}

/** `<p>{new Date()}</p>` */
function drawnDates(file: ReadFile, node: SyntaxNode): Problem[] {
  const value = node.type === 'JSXExpressionContainer' ? bare(child(node, 'expression')) : null;
  const parent = file.module.parents.get(node);
  if (!value || !isNewDate(value) || !/^JSX(?:Element|Fragment)$/.test(parent?.type ?? '')) return [];
  const message = 'React cannot show a Date; the page fails there.';
  const edits = [{ file: file.path, start: value.end, end: value.end, text: '.toLocaleDateString()' }];
  return [problem(file, value, message, { edits, told: 'Wrote a Date out.' })];
}

/** `<li>{task}</li>` */
const drawnRecords = (file: ReadFile, facts: AppFacts): Problem[] =>
  [...recordNames(file.module, entityReader(file, facts))].flatMap(([node, entity]) => {
    const { parents } = file.module;
    const container = parents.get(node);
    const holder = container && parents.get(container);
    if (container?.type !== 'JSXExpressionContainer' || !/^JSX(?:Element|Fragment)$/.test(holder?.type ?? ''))
      return [];
    return [problem(file, node, `React cannot show a whole record of ${entity}; the page fails there.`, null)];
  });

const isNewDate = (node: SyntaxNode) => node.type === 'NewExpression' && text(child(node, 'callee'), 'name') === 'Date';

const problem = ({ path, code }: ReadFile, at: SyntaxNode, message: string, fix: Fix | null | ''): Problem => ({
  ...{ kind: 'type', severity: 'error', file: path, line: lineAt(code, at.start), message },
  ...(fix && { fix }),
});
