import type { EntityProperty, EntitySchema, PermissionValue } from '@whittle/contract/entities';
import type { Access } from './access.ts';
import { isPlainObject } from './json.ts';
import { isStated, parseRule } from './parse-rule.ts';
import {
  allOf,
  everyone,
  fieldsOfCallers,
  nobody,
  type RecordsPath,
  recordsPathsOf,
  type Rule,
  signedIn,
  usesUserData,
} from './rule.ts';

export const verbs = ['read', 'create', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

export type FieldRules = { read: Rule; write: Rule };

/** Who may do what, in the one form that everything is decided by. */
export type EntityRules = Record<Verb, Rule> & {
  /** Fields with a rule of their own. */
  fields: ReadonlyMap<string, FieldRules>;
  /** Whether some rule asks for what has to be read of the caller first. */
  usesUserData: boolean;
  /** The records about the caller that rules ask for. */
  aboutCaller: readonly RecordsPath[];
  /** The fields by which who reads and changes a record depends on whose it is. */
  belongsBy: ReadonlySet<string>;
};

const isAdmin: Rule = {
  op: 'user',
  path: ['role'],
  test: { op: 'in', values: { kind: 'values', values: [{ literal: 'admin' }] } },
};

const isCreator: Rule = {
  op: 'record',
  field: { kind: 'column', column: 'created_by_id' },
  test: { op: 'in', values: { kind: 'values', values: [{ user: ['id'] }] } },
};

/** ENT-03, N-20, N-22: an app's admin does not see what is the creator's alone. */
const reaching: Record<PermissionValue, Rule> = {
  anonymous: everyone,
  all: signedIn,
  admin: allOf([signedIn, isAdmin]),
  creator: allOf([signedIn, isCreator]),
  none: nobody,
};

/** N-21: what everyone may submit, only admins may change. */
function accessRules({ read, write }: Access): Record<Verb, Rule> {
  const change = reaching[write === 'anonymous' ? 'admin' : write];
  return {
    read: reaching[read],
    create: write === 'creator' ? signedIn : reaching[write],
    update: change,
    delete: change,
  };
}

/** The coarse values of an entity that has row rules only: the most that anybody may do. */
export const openToSignedIn: Access = { read: 'all', write: 'all' };

/** The row rules that a schema declares, null when it has none. */
export function declaredRowRules(schema: Pick<EntitySchema, 'rls'>): Partial<Record<Verb, unknown>> | null {
  const { rls } = schema;
  if (!isStated(rls)) return null;
  if (!isPlainObject(rls)) return { read: false, create: false, update: false, delete: false };
  const { read, create = rls.write, update = rls.write, delete: remove = rls.write } = rls;
  return { read, create, update, delete: remove };
}

/**
 * The rules of an entity. `access` is null when the schema states none but has row rules: then those decide alone, and
 * what they do not name is open to people who are signed in, as where such schemas come from. When both are there, both
 * must hold.
 */
export function entityRules(
  schema: Pick<EntitySchema, 'rls'>,
  properties: ReadonlyMap<string, EntityProperty>,
  access: Access | null,
): EntityRules {
  const base = accessRules(access ?? openToSignedIn);
  const rows = declaredRowRules(schema) ?? {};
  const rule = (verb: Verb): Rule => {
    const own = rows[verb];
    if (!isStated(own)) return base[verb];
    const parsed = parseRule(properties, own);
    return access === null ? parsed : allOf([base[verb], parsed]);
  };
  const rules = { read: rule('read'), create: rule('create'), update: rule('update'), delete: rule('delete') };
  const fields = fieldRules(properties);
  const all = [...Object.values(rules), ...[...fields.values()].flatMap(({ read, write }) => [read, write])];
  return {
    ...rules,
    fields,
    usesUserData: all.some(usesUserData),
    aboutCaller: recordsPathsOf(all),
    belongsBy: fieldsOfCallers([rules.read, rules.update]),
  };
}

function fieldRules(properties: ReadonlyMap<string, EntityProperty>): Map<string, FieldRules> {
  const rules = new Map<string, FieldRules>();
  for (const [name, { rls }] of properties) {
    if (!isStated(rls)) continue;
    const one = (value: unknown) => (isStated(value) ? parseRule(properties, value) : everyone);
    const { read, write } = isPlainObject(rls) ? rls : { read: false, write: false };
    rules.set(name, { read: one(read), write: one(write) });
  }
  return rules;
}
