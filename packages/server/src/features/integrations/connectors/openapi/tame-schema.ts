import { isPlainObject } from '@whittle/domain/entities/json';

type Node = Record<string, unknown>;

const maxDepth = 60;
/** Expressions could keep the process busy for ever; the rest says nothing about what fits. */
const dropped = new Set([
  'pattern',
  'patternProperties',
  'discriminator',
  'example',
  'examples',
  'xml',
  '$id',
  '$schema',
]);
const holdsSchema = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
]);
const holdsList = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const holdsMap = new Set(['properties', '$defs', 'definitions', 'dependentSchemas']);

/** A document's schema as JSON Schema, without what costs too much and with OpenAPI 3.0's own words translated. */
export function tameSchema(schema: unknown, depth = 0): unknown {
  if (!isPlainObject(schema) || depth > maxDepth) return typeof schema === 'boolean' ? schema : {};
  const node: Node = {};
  for (const [key, value] of Object.entries(schema)) {
    if (dropped.has(key)) continue;
    if (holdsSchema.has(key)) node[key] = tameSchema(value, depth + 1);
    else if (holdsList.has(key)) node[key] = asList(value).map((one) => tameSchema(one, depth + 1));
    else if (holdsMap.has(key)) node[key] = tameMap(value, depth + 1);
    else node[key] = value;
  }
  exclusiveEdge(node, 'minimum', 'exclusiveMinimum');
  exclusiveEdge(node, 'maximum', 'exclusiveMaximum');
  return node;
}

/** The schemas that others refer to by name. */
export const tameComponents = (components: unknown) => ({
  schemas: isPlainObject(components) ? tameMap(components['schemas'], 0) : {},
});

const tameMap = (map: unknown, depth: number): Node =>
  isPlainObject(map)
    ? Object.fromEntries(Object.entries(map).map(([name, one]) => [name, tameSchema(one, depth)]))
    : {};

/** OpenAPI 3.0 marks an edge as exclusive where JSON Schema names another edge. */
function exclusiveEdge(node: Node, edge: string, flag: string): void {
  if (typeof node[flag] !== 'boolean') return;
  const isExclusive = node[flag] && typeof node[edge] === 'number';
  if (isExclusive) node[flag] = node[edge];
  else delete node[flag];
  if (isExclusive) delete node[edge];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
