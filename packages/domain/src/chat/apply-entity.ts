import type { AccessRequest } from '@whittle/contract/chat';
import { entitySchemaSchema, serverFields, type EntitySchema } from '@whittle/contract/entities';
import { sightSentences } from '../entities/access-sentences.ts';
import { type Access, defaultAccess, isPermissionValue, isWider, parsePermissions } from '../entities/access.ts';
import { entityRules } from '../entities/entity-rules.ts';
import { isStated } from '../entities/parse-rule.ts';
import { isObjectName } from '../files/names.ts';
import { keepFormerNames } from './keep-former-names.ts';
import { keepRowRules } from './keep-row-rules.ts';
import { keepText } from './keep-text.ts';
import { isPlainObject } from '../entities/json.ts';
import { withRules } from '../versions/with-access.ts';
import { readJsonc } from '../source-code/jsonc.ts';

export type EntityProblem = 'not-json' | 'not-a-schema' | 'rule-field';

/** `note` says what was not taken over although the schema was. */
export type ReadEntity =
  | {
      ok: true;
      content: string;
      accessRequest: AccessRequest | null;
      /** The model said who may read and write, so that an earlier request of the same turn is out of date. */
      isAccessStated: boolean;
      note: string | null;
    }
  | { ok: false; problem: EntityProblem; message: string };

/** What an entity's file declares; null when it declares nothing that can be read. */
export function declaredAccess(content: string | undefined): Access | null {
  if (content === undefined) return null;
  const json = readJsonc(content);
  const access = json.ok && isPlainObject(json.value) ? readAccess(json.value) : null;
  return access === 'unreadable' ? null : access;
}

type EntityText = {
  name: string;
  text: string;
  /** The `permissions` attribute, which wins over what the JSON declares. */
  permissions: string | null;
  present: Access | null;
  /** The entity's file as it is, for the row rules in it. */
  presentText: string | undefined;
};

/**
 * Makes an entity's file out of what a model wrote. Comments and trailing commas go, the name follows the file, fields
 * that the server sets are left out. Who may read is never widened here (S-10): a wider wish becomes an access request,
 * and the file keeps the present permissions, or the default of a new entity.
 */
export function readEntity({ name, text, permissions, present, presentText }: EntityText): ReadEntity {
  const json = readJsonc(text);
  if (!json.ok)
    return { ok: false, problem: 'not-json', message: `The schema of ${name} is not JSON: ${json.message}.` };
  return checkEntity({ name, value: json.value, permissions, present, presentText, text: json.text });
}

/** The same for a schema that was already parsed; its `text` is kept as far as it can be. */
export function checkEntity({
  name,
  value: wished,
  permissions,
  present,
  presentText,
  text,
}: Omit<EntityText, 'text'> & { value: unknown; text: string | null }): ReadEntity {
  if (!isPlainObject(wished)) return notASchema(name, 'it must be an object with “properties”');
  const { value: ruled, isKept, wider, decideAlone, missing } = keepRowRules(presentText, wished);
  if (missing.length > 0) {
    return {
      ok: false,
      problem: 'rule-field',
      message: `${name} was not changed: a rule of who may see or change its records asks for “${missing[0]}”. Keep this field, or rename it with "x-renamedFrom": ["${missing[0]}"] in the new one.`,
    };
  }
  const value = keepFormerNames(presentText, ruled);
  const declared = readAccess(value) ?? accessBeside(value);
  const { 'x-accessControl': control, permissions: _, ...rest } = value;
  const badName = Object.keys(isPlainObject(value['properties']) ? value['properties'] : {}).find(
    (field) => isObjectName(field) || !/^[A-Za-z_][\w-]*$/.test(field),
  );
  if (badName !== undefined) return notASchema(name, `“${badName}” cannot be the name of a field`);
  const parsed = entitySchemaSchema.safeParse(rest);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return notASchema(name, `${issue.path.join('.') || 'the schema'}: ${issue.message}`);
  }
  const schema = parsed.data;
  const wish = permissions === null ? declared : (parsePermissions(permissions) ?? 'unreadable');
  const current = present ?? defaultAccess;
  const requested = wish === null || wish === 'unreadable' ? current : wish;
  const opens = isWider(requested.read, current.read);
  const waits = opens || wider !== null;
  const applied: Access = opens
    ? { read: current.read, write: isWider(requested.write, current.write) ? current.write : requested.write }
    : requested;

  // Row rules without a stated access would decide alone; a reply's rules only narrow the access that stands beside them.
  const narrows = isStated(schema.rls) && !decideAlone;
  const statesAccess = declared !== null || present !== null || narrows || !isSameAccess(applied, defaultAccess);
  const wanted = wantedSchema({ name, schema, control, access: statesAccess ? applied : null });
  return {
    ok: true,
    content: keepText(text, wanted) ?? `${JSON.stringify(wanted, null, 2)}\n`,
    accessRequest: waits
      ? {
          ...{ entity: name, current, requested },
          ...inSentences(wider ? withRules(schema, wider) : schema, requested),
          ...(wider && { rules: wider }),
          state: 'waiting',
        }
      : null,
    isAccessStated: (wish !== null && wish !== 'unreadable') || wider !== null,
    note:
      wish === 'unreadable'
        ? `The permissions of ${name} could not be read and stay ${current.read}/${current.write}. Write them as read/write with anonymous, all, admin, creator or none.`
        : wider
          ? `The row rules (rls) of ${name} stay as they are until the wider ones are allowed.`
          : isKept
            ? `The row rules (rls) of ${name} stay as they are: a reply cannot change who sees which records.`
            : null,
  };
}

/** Who would read and add what, where row rules say more than the permissions do. */
function inSentences(schema: EntitySchema, access: Access): { sentences?: string[] } {
  const rules = entityRules(schema, new Map(Object.entries(schema.properties)), access);
  const sentences = sightSentences({ rules, schema });
  return sentences ? { sentences } : {};
}

const notASchema = (name: string, reason: string): ReadEntity => ({
  ok: false,
  problem: 'not-a-schema',
  message: `The schema of ${name} is not valid: ${reason}.`,
});

function readAccess(schema: Record<string, unknown>): Access | null | 'unreadable' {
  const control = schema['x-accessControl'];
  if (control === undefined) return null;
  const permissions = isPlainObject(control) ? control['permissions'] : undefined;
  if (!isPlainObject(permissions)) return 'unreadable';
  const { read = defaultAccess.read, write = defaultAccess.write } = permissions;
  return isPermissionValue(read) && isPermissionValue(write) ? { read, write } : 'unreadable';
}

/** Of several schemas in one action each says its own: `"permissions": "read/write"`, or an object of the two. */
function accessBeside({ permissions }: Record<string, unknown>): Access | null | 'unreadable' {
  if (permissions === undefined) return null;
  if (typeof permissions === 'string') return parsePermissions(permissions) ?? 'unreadable';
  return readAccess({ 'x-accessControl': { permissions } });
}

const isSameAccess = (a: Access, b: Access) => a.read === b.read && a.write === b.write;

const builtIn = new Set<string>(serverFields);

type Wanted = { name: string; schema: EntitySchema; control: unknown; access: Access | null };

function wantedSchema({ name, schema, control, access }: Wanted): Record<string, unknown> {
  const { name: _, type, properties, required, ...rest } = schema;
  return {
    name,
    type,
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => !builtIn.has(field))),
    ...(required && { required: required.filter((field) => !builtIn.has(field)) }),
    ...(access && { 'x-accessControl': { ...(isPlainObject(control) ? control : {}), permissions: access } }),
  };
}
