import type { EntitySchema } from '@whittle/contract/entities';
import type { ImportedAccess, ImportedField, ImportNote } from '@whittle/contract/imports';
import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';
import { type Access, defaultAccess } from '../entities/access.ts';
import { declaredAccess, parseEntity } from '../entities/entity.ts';
import { accessSentences } from '../entities/access-sentences.ts';
import { declaredRowRules } from '../entities/entity-rules.ts';
import type { ChosenFiles } from './choose-files.ts';
import { type DeclaredEntity, readEntityFile } from './entity-files.ts';
import type { PlannedEntity } from './import-plan.ts';
import { inferEntities, type InferredEntity, type InferredField, inferredSchema } from './inference/infer-entities.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import type { ProjectFacts } from './project-facts.ts';
import { noteOf, sayOfImport } from './sentence.ts';
import type { SortedFiles } from './sort-files.ts';

type Found = {
  sorted: SortedFiles;
  modules: ReadonlyMap<string, ModuleOutline>;
  chosen: ChosenFiles;
  facts: ProjectFacts;
  warnings: ImportNote[];
};

/** How an entity without access of its own starts. */
type Start = { access: Access; reason: ImportSentenceCode; isOurs?: boolean };

/**
 * Where an export says nothing, its builder let everybody do everything. Strangers are kept out; that people who are signed
 * in change what others made is what apps of teams count on.
 */
const usual: Start = {
  access: { read: 'all', write: 'all' },
  reason: 'access-without-rules',
};
const asItWas: Start = { access: defaultAccess, reason: 'as-it-was', isOurs: true };

/** The entities of an export: declared ones as they are, and those that its code uses without declaring them. */
export function planEntities({ sorted, modules, facts, chosen, warnings }: Found): PlannedEntity[] {
  const inferred = inferEntities(codeOf(sorted, modules));
  const declared = readDeclared(sorted.entityFiles, warnings, new Set(inferred.map(({ name }) => name)));
  const isOpen = facts.accessMode === 'public_without_login' && !chosen.requiresAuth;
  const all: PlannedEntity[] = [];
  const undeclared: Undeclared[] = [];
  for (const entity of declared.values()) {
    const used = inferred.find(({ name }) => name === entity.name);
    const start: Start = isOpen ? { ...usual, reason: 'access-was-open' } : usual;
    all.push(planDeclared(entity, linesOf(sorted.data.get(entity.name)), start));
    undeclared.push(...undeclaredOf(entity, used));
  }
  warnings.push(...notesOfUndeclared(undeclared));
  for (const entity of inferred) {
    if (!declared.has(entity.name)) all.push(planInferred(entity, linesOf(sorted.data.get(entity.name)), isOpen));
  }
  for (const name of sorted.data.keys()) {
    if (all.some((entity) => entity.name === name)) continue;
    warnings.push(noteOf('records-without-entity', null, { name }));
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
    if (!read.ok) warnings.push(read.note);
    else if (declared.has(read.entity.name)) warnings.push(noteOf('entity-twice', path, { name: read.entity.name }));
    else declared.set(read.entity.name, read.entity);
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
    accessReason: sayOfImport(
      stated || hasRules ? 'access-declared' : name === 'User' ? 'access-to-people' : otherwise.reason,
    ),
    records,
  };
}

type Undeclared = { entity: string; fields: string[]; seen: InferredField['seen'] };

/** The fields that code writes to an entity whose schema does not have them. */
function undeclaredOf({ name, schema }: DeclaredEntity, used: InferredEntity | undefined): Undeclared[] {
  if (schema['additionalProperties'] === false) return [];
  const written = (used?.fields ?? []).filter(
    ({ name: field, seen }) => !Object.hasOwn(schema.properties, field) && seen.how[0] === 'field-written',
  );
  const [first] = written;
  return first ? [{ entity: name, fields: written.map((field) => field.name), seen: first.seen }] : [];
}

/** One note for all of them: nothing has to be done about it, since the values are kept. */
function notesOfUndeclared(all: readonly Undeclared[]): ImportNote[] {
  const [first] = all;
  if (!first) return [];
  if (all.length === 1) {
    const { entity, fields, seen } = first;
    const names = fields.map((field) => `“${field}”`);
    return [noteOf('undeclared-fields', seen.path, { names, entity }, seen.line)];
  }
  const some = (fields: readonly string[]) => `${fields.slice(0, 3).join(', ')}${fields.length > 3 ? '…' : ''}`;
  const names = all.map(({ entity, fields }) => `${entity} (${some(fields)})`);
  return [noteOf('undeclared-fields-of-several', null, { names })];
}

function planInferred(entity: InferredEntity, records: number, isOpen: boolean): PlannedEntity {
  const schema = inferredSchema(entity);
  const reasons = new Map(entity.fields.map((field) => [field.name, reasonOf(field)]));
  const access = entity.name === 'User' ? null : usual.access;
  const reason = isOpen ? sayOfImport('access-was-open') : sayOfImport('access-undeclared', { place: entity.place });
  return {
    name: entity.name,
    source: 'inferred',
    path: null,
    schema,
    fields: fieldsOf(schema, (name) => reasons.get(name) ?? null),
    access,
    accessSentences: sentencesOf(entity.name, withAccess(schema, access)),
    accessReason: entity.name === 'User' ? sayOfImport('access-to-people') : reason,
    records,
  };
}

const reasonOf = ({ seen: { path, line, how } }: InferredField) => {
  const [code, call = ''] = how;
  return sayOfImport(code, { place: `${path}:${line}`, call });
};

/** The schema with an access of its own; row rules beside it go on to count. */
export const withAccess = (schema: EntitySchema, access: ImportedAccess | null): EntitySchema =>
  access === null ? schema : { ...schema, 'x-accessControl': { ...schema['x-accessControl'], permissions: access } };

function sentencesOf(name: string, schema: EntitySchema): string[] {
  if (name === 'User') return [sayOfImport('access-to-people').message];
  const parsed = parseEntity(name, JSON.stringify(schema));
  return parsed.ok ? accessSentences(parsed.entity) : [];
}

const fieldsOf = (schema: EntitySchema, why: (name: string) => ImportedField['reason']): ImportedField[] =>
  Object.keys(schema.properties).map((name) => ({ name, reason: why(name) }));

const linesOf = (data: string | undefined): number =>
  (data ?? '').split('\n').filter((line) => line.trim() !== '').length;
