import type { EntityProperty, EntitySchema } from '@whittle/contract/entities';
import type { ImportedAccess, ImportedField, ImportNote } from '@whittle/contract/imports';
import { type Access, defaultAccess } from '../entities/access.ts';
import { declaredAccess, parseEntity, typesOf } from '../entities/entity.ts';
import { accessSentences } from '../entities/access-sentences.ts';
import { declaredRowRules } from '../entities/entity-rules.ts';
import type { ChosenFiles } from './choose-files.ts';
import { type DeclaredEntity, readEntityFile } from './entity-files.ts';
import type { PlannedEntity } from './import-plan.ts';
import { inferEntities, type InferredEntity, inferredSchema } from './inference/infer-entities.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { SortedFiles } from './sort-files.ts';

type Found = {
  sorted: SortedFiles;
  modules: ReadonlyMap<string, ModuleOutline>;
  chosen: ChosenFiles;
  facts: ProjectFacts;
  warnings: ImportNote[];
};

/** How an entity without access of its own starts. */
type Start = { access: Access; reason: string; isOurs?: boolean };

/**
 * Where an export says nothing, its builder let everybody do everything. Strangers are kept out; that people who are signed
 * in change what others made is what apps of teams count on.
 */
const usual: Start = {
  access: { read: 'all', write: 'all' },
  reason:
    'The export has no rules: whoever signed in could read and change everything. Choose “only the creator can edit” where people must not change what others made.',
};
const wasOpen = 'The app was open to everyone; choose “everyone” for what visitors must see without signing in.';
const asItWas: Start = { access: defaultAccess, reason: 'As it was in the exported app.', isOurs: true };

/** The entities of an export: declared ones as they are, and those that its code uses without declaring them. */
export function planEntities({ sorted, modules, facts, chosen, warnings }: Found): PlannedEntity[] {
  const inferred = inferEntities(codeOf(sorted, modules));
  const declared = readDeclared(sorted.entityFiles, warnings, new Set(inferred.map(({ name }) => name)));
  const isOpen = facts.accessMode === 'public_without_login' && !chosen.requiresAuth;
  const all: PlannedEntity[] = [];
  const undeclared: Undeclared[] = [];
  for (const entity of declared.values()) {
    const used = inferred.find(({ name }) => name === entity.name);
    const start = isOpen ? { ...usual, reason: wasOpen } : usual;
    all.push(planDeclared(entity, linesOf(sorted.data.get(entity.name)), start));
    undeclared.push(...undeclaredOf(entity, used));
  }
  warnings.push(...notesOfUndeclared(undeclared));
  for (const entity of inferred) {
    if (!declared.has(entity.name)) all.push(planInferred(entity, linesOf(sorted.data.get(entity.name)), isOpen));
  }
  for (const name of sorted.data.keys()) {
    if (all.some((entity) => entity.name === name)) continue;
    warnings.push({
      path: null,
      line: null,
      message: `There are records of “${name}”, but nothing declares it; they stay out.`,
    });
  }
  return all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The entities of an export of our own, which declares all: who may do what stays as it is. */
export const planOwnFiles = (
  entityFiles: ReadonlyMap<string, string>,
  data: ReadonlyMap<string, string>,
  warnings: ImportNote[],
): PlannedEntity[] =>
  [...readDeclared(entityFiles, warnings).values()]
    .map((entity) => planDeclared(entity, linesOf(data.get(entity.name)), asItWas))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function readDeclared(
  files: ReadonlyMap<string, string>,
  warnings: ImportNote[],
  used: ReadonlySet<string> = new Set(),
): Map<string, DeclaredEntity> {
  const declared = new Map<string, DeclaredEntity>();
  for (const [path, source] of files) {
    const read = readEntityFile(path, source, used);
    if (!read.ok) warnings.push({ path, line: null, message: read.message });
    else if (declared.has(read.entity.name)) {
      const message = `“${read.entity.name}” is declared by another file too, which counts.`;
      warnings.push({ path, line: null, message });
    } else declared.set(read.entity.name, read.entity);
  }
  return declared;
}

const codeOf = (sorted: SortedFiles, modules: ReadonlyMap<string, ModuleOutline>) =>
  new Map([...modules].map(([path, { program }]) => [path, { source: sorted.sources.get(path)!, program }]));

function planDeclared(
  { name, path, schema }: DeclaredEntity,
  records: number,
  otherwise: Start = usual,
): PlannedEntity {
  // The vendor's server checks types alone and takes queries for whatever name; its apps count on both.
  const open: EntitySchema = otherwise.isOurs
    ? schema
    : { ...schema, additionalProperties: schema['additionalProperties'] ?? true, 'x-lenient': true };
  const stated = declaredAccess(schema);
  const hasRules = declaredRowRules(schema) !== null;
  const access = stated ?? (hasRules || name === 'User' ? null : otherwise.access);
  return {
    name,
    source: 'declared',
    path,
    schema: open,
    fields: fieldsOf(open, () => null),
    access,
    accessSentences: sentencesOf(name, withAccess(open, access)),
    accessReason: stated || hasRules ? 'The export declares it.' : name === 'User' ? people : otherwise.reason,
    records,
  };
}

type Undeclared = { entity: string; fields: string[]; seenAt: string };

/** The fields that code writes to an entity whose schema does not have them. */
function undeclaredOf({ name, schema }: DeclaredEntity, used: InferredEntity | undefined): Undeclared[] {
  if (schema['additionalProperties'] === false) return [];
  const written = (used?.fields ?? []).filter(
    (field) => !Object.hasOwn(schema.properties, field.name) && field.reason.includes('written by'),
  );
  const [first] = written;
  return first ? [{ entity: name, fields: written.map((field) => field.name), seenAt: first.reason }] : [];
}

/** One note for all of them: nothing has to be done about it, since the values are kept. */
function notesOfUndeclared(all: readonly Undeclared[]): ImportNote[] {
  const [first] = all;
  if (!first) return [];
  const some = (names: readonly string[], most: number) =>
    names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
  if (all.length === 1) {
    const [path = null, line = ''] = /^(.+):(\d+), /.exec(first.seenAt)?.slice(1) ?? [];
    const names = some(
      first.fields.map((field) => `“${field}”`),
      5,
    );
    const message = `The code writes ${names} to “${first.entity}”, which its schema does not declare; the values are kept.`;
    return [{ path, line: Number(line) || null, message }];
  }
  const entities = all.map(({ entity, fields }) => `${entity} (${some(fields, 3)})`);
  const message = `The code writes fields that the schemas do not declare; their values are kept: ${some(entities, 6)}.`;
  return [{ path: null, line: null, message }];
}

function planInferred(entity: InferredEntity, records: number, isOpen: boolean): PlannedEntity {
  const schema = inferredSchema(entity);
  const reasons = new Map(entity.fields.map((field) => [field.name, field.reason]));
  const access = entity.name === 'User' ? null : usual.access;
  const reason = isOpen ? wasOpen : `Nothing declares it; it was found in ${entity.place}. This keeps strangers out.`;
  return {
    name: entity.name,
    source: 'inferred',
    path: null,
    schema,
    fields: fieldsOf(schema, (name) => reasons.get(name) ?? null),
    access,
    accessSentences: sentencesOf(entity.name, withAccess(schema, access)),
    accessReason: entity.name === 'User' ? people : reason,
    records,
  };
}

const people = 'The people of an app see themselves; admins see everybody.';

/** The schema with an access of its own; row rules beside it go on to count. */
export const withAccess = (schema: EntitySchema, access: ImportedAccess | null): EntitySchema =>
  access === null ? schema : { ...schema, 'x-accessControl': { ...schema['x-accessControl'], permissions: access } };

function sentencesOf(name: string, schema: EntitySchema): string[] {
  if (name === 'User') return [people];
  const parsed = parseEntity(name, JSON.stringify(schema));
  return parsed.ok ? accessSentences(parsed.entity) : [];
}

const fieldsOf = (schema: EntitySchema, reasonOf: (name: string) => string | null): ImportedField[] =>
  Object.entries(schema.properties).map(([name, property]) => ({
    name,
    type: typeWord(property),
    reason: reasonOf(name),
  }));

const words: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  array: 'list',
  object: 'object',
};

function typeWord(property: EntityProperty): string {
  if (property.enum && property.enum.length > 0) return oneOf(property.enum.map(String));
  if (property.format === 'date') return 'date';
  if (property.format === 'date-time') return 'date and time';
  const types = typesOf(property).filter((type) => type !== 'null');
  return types.map((type) => words[type] ?? type).join(' or ') || 'anything';
}

/** All of a few values; of many as many as a glance takes in. */
const oneOf = (values: readonly string[]): string =>
  values.length <= 6
    ? `one of ${values.join(', ')}`
    : `one of ${values.slice(0, 5).join(', ')} and ${values.length - 5} more`;

const linesOf = (data: string | undefined): number =>
  (data ?? '').split('\n').filter((line) => line.trim() !== '').length;
