import type { AppUser } from '@whittle/contract/app-users';
import type { EntityProperty } from '@whittle/contract/entities';
import { personRoleSchema } from '@whittle/contract/people';
import { limits } from '@whittle/contract/limits';
import { defaultAccess } from '@whittle/domain/entities/access';
import type { Entity } from '@whittle/domain/entities/entity';
import { entityRules } from '@whittle/domain/entities/entity-rules';
import { isPlainObject } from '@whittle/domain/entities/json';
import { defaultsOf } from '@whittle/domain/entities/record-input';
import { AppError } from '../../../http/app-error.ts';
import type { AppUserRow } from './app-users.store.ts';

/** Fields that every person has; a declaration of `User` cannot give them another meaning. */
const baseProperties: Record<string, EntityProperty> = {
  email: { type: 'string', format: 'email' },
  full_name: { type: 'string' },
  role: { type: 'string' },
  is_verified: { type: 'boolean' },
  disabled: { type: 'boolean' },
  is_service: { type: 'boolean' },
  app_id: { type: 'string' },
  _app_role: { type: 'string' },
};
/** Those that a filter or a sort may name. */
const searchable = ['email', 'full_name', 'role'];

/** The app's own fields of a person, as `entities/User.json` declares them; none without that file. */
export function ownFields(declared: Entity | null): Entity {
  const properties = new Map(
    [...(declared?.properties ?? [])].filter(([name]) => !Object.hasOwn(baseProperties, name)),
  );
  return {
    name: 'User',
    title: declared?.title ?? 'User',
    properties,
    required: (declared?.required ?? []).filter((name) => properties.has(name)),
    isOpen: declared?.isOpen,
    isInferred: declared?.isInferred,
    isLenient: declared?.isLenient,
    access: defaultAccess,
    rules: entityRules({}, properties, defaultAccess),
    schema: declared?.schema ?? { name: 'User', type: 'object', properties: {} },
  };
}

/**
 * The own fields that a person sends, also under `data`, unless an export declares a field of that name. Without the
 * fields that no body sets, whatever a declaration leaves open.
 */
export function ownFieldsIn(body: unknown, declared: Entity | null): unknown {
  if (!isPlainObject(body)) return body;
  const { data, ...beside } = body;
  const isField = declared?.properties.has('data') === true && !declared.isInferred;
  const fields = isPlainObject(data) && !isField ? { ...beside, ...data } : body;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(baseProperties, name)));
}

/** The role that a body names for somebody else; undefined for none. Throws `record-invalid` for what is no role. */
export function wishedRole(body: unknown): string | undefined {
  if (!isPlainObject(body) || body.role === undefined) return undefined;
  const role = personRoleSchema.safeParse(body.role);
  if (role.success) return role.data;
  const sentence = `role must be a word or a few, at most ${limits.roleMaxChars} characters`;
  throw new AppError('record-invalid', { message: `${sentence}.`, fields: { role: sentence } });
}

/** Own fields and base fields together, for `/schema`, filters and sorts. */
export function wholeUser(declared: Entity | null): Entity {
  const own = ownFields(declared);
  const base = searchable.map((name) => [name, baseProperties[name]!] as const);
  const properties = new Map([...base, ...own.properties]);
  return { ...own, properties, schema: { ...own.schema, properties: Object.fromEntries(properties) } };
}

/** What an answer may be made of; the password's hash is none of it. */
export type VisibleUser = Pick<
  AppUserRow,
  'id' | 'appId' | 'email' | 'fullName' | 'role' | 'isDisabled' | 'emailVerifiedAt' | 'data' | 'createdAt' | 'updatedAt'
>;

/** A person as `User/me` answers (AUTH-18): the server's fields first, then the app's own, with their defaults. */
export function presentUser(row: VisibleUser, declared: Entity | null): AppUser {
  const createdAt = row.createdAt.toISOString();
  const updatedAt = row.updatedAt.toISOString();
  const user: AppUser = {
    id: row.id,
    email: row.email,
    full_name: row.fullName,
    role: row.role,
    _app_role: row.role,
    is_verified: row.emailVerifiedAt !== null,
    disabled: row.isDisabled,
    is_service: false,
    app_id: row.appId,
    created_date: createdAt,
    updated_date: updatedAt,
    createdAt,
    updatedAt,
  };
  const own = ownFields(declared);
  for (const [field, value] of Object.entries({ ...defaultsOf(own), ...row.data })) {
    if (own.properties.has(field) || (own.isOpen && !Object.hasOwn(user, field))) user[field] = value;
  }
  return user;
}
