import type { EntityProperty, EntitySchema } from '@whittle/contract/entities';
import { entitySchemaSchema, serverFields } from '@whittle/contract/entities';
import type { Access } from './access.ts';
import { defaultAccess, isPermissionValue } from './access.ts';
import { type Apart, declaredApart } from './apart.ts';
import { type Capacity, declaredCapacity } from './capacity.ts';
import { declaredRowRules, entityRules, openToSignedIn, type EntityRules } from './entity-rules.ts';
import { isPlainObject, isSafeKey, maxJsonDepth } from './json.ts';

export { typesOf } from './property-types.ts';

/** An entity as its file declares it. Lookups go through maps, so that no name can mean something of Object's. */
export type Entity = {
  name: string;
  title: string;
  properties: ReadonlyMap<string, EntityProperty>;
  required: readonly string[];
  /** Fields that are not declared are kept too (`additionalProperties`). */
  isOpen?: boolean;
  /** The types are a reading of an app's code, so that a value of another type is kept as it is (`x-inferred`). */
  isInferred?: boolean;
  /** It was declared for a server that checks types alone; choices, formats and limits are advice (`x-lenient`). */
  isLenient?: boolean;
  /** The five values; for an entity that has row rules only, the most that they may allow. */
  access: Access;
  /** Who may do what. */
  rules: EntityRules;
  /** No more records than another one has places. */
  capacity?: Capacity | null;
  /** What no two of its records have alike, or at the same time. */
  apart?: Apart | null;
  /** The declaration itself, as `GET .../schema` answers it. */
  schema: EntitySchema;
};

export type EntityParse = { ok: true; entity: Entity } | { ok: false; message: string };

/**
 * Reads the content of `entities/{name}.json` (ENT-01). Without a rule of its own an entity is creator/creator; a rule
 * that is not understood makes the file invalid instead of guessing. Properties named like a server field are dropped:
 * the server's value wins. Never throws; the message says what to put right.
 */
export function parseEntity(name: string, content: string): EntityParse {
  let json: unknown;
  try {
    json = JSON.parse(content, (key, value: unknown) => (isSafeKey(key) ? value : undefined));
  } catch (error) {
    return invalid(name, `it is not valid JSON (${(error as Error).message})`);
  }
  if (!isPlainObject(json)) return invalid(name, 'it must be a JSON object with "properties"');
  if (isDeeperThan(json, maxJsonDepth)) return invalid(name, 'its properties are nested too deeply');
  const parsed = entitySchemaSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return invalid(name, `${issue?.path.join('.') || 'the schema'}: ${issue?.message ?? 'not understood'}`);
  }
  const schema = parsed.data;
  const properties = new Map(
    Object.entries(schema.properties).filter(([field]) => !serverFields.some((server) => server === field)),
  );
  const rowRules = declaredRowRules(schema);
  const stated = schema['x-accessControl']?.permissions;
  const access = rowRules && !stated ? null : { ...defaultAccess, ...stated };
  return {
    ok: true,
    entity: {
      name,
      title: schema.title ?? name,
      properties,
      required: (schema.required ?? []).filter((field) => properties.has(field)),
      isOpen: schema['additionalProperties'] === true,
      isInferred: schema['x-inferred'] === true,
      isLenient: schema['x-lenient'] === true,
      access: access ?? { ...openToSignedIn, ...(rowRules?.read === true && { read: 'anonymous' }) },
      rules: entityRules(schema, properties, access),
      capacity: declaredCapacity(schema),
      apart: declaredApart(schema),
      schema,
    },
  };
}

/** The access that a file declares, read leniently for showing old and new; null when it declares none or nonsense. */
export function declaredAccess(schema: unknown): Access | null {
  const control = isPlainObject(schema) ? schema['x-accessControl'] : undefined;
  const permissions = isPlainObject(control) ? control.permissions : undefined;
  if (!isPlainObject(permissions)) return null;
  const { read = defaultAccess.read, write = defaultAccess.write } = permissions;
  return isPermissionValue(read) && isPermissionValue(write) ? { read, write } : null;
}

const invalid = (name: string, reason: string): EntityParse => ({
  ok: false,
  message: `entities/${name}.json cannot be used: ${reason}.`,
});

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1));
}
