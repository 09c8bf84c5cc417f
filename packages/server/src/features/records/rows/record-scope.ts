import type { Apart } from '@whittle/domain/entities/apart';
import type { Capacity } from '@whittle/domain/entities/capacity';
import type { Entity } from '@whittle/domain/entities/entity';
import type { Verb } from '@whittle/domain/entities/entity-rules';
import { both, type Reach, type ReachFilter, reachOf, type Rule, type RuleUser } from '@whittle/domain/entities/rule';
import type { AppId } from '@whittle/contract/ids';
import type { AppCaller } from '../../../http/app-caller.ts';

/** What one caller reaches of one entity's records: the rules, answered for this caller. Every statement carries it. */
export type RecordScope = {
  appId: string;
  entity: string;
  /** Null for a visitor. */
  callerId: string | null;
  reach: Record<Verb, Reach>;
  /** Declared fields that the caller may see, at least on some records. What is stored beyond them is not shown. */
  fields: readonly string[];
  /** What is stored beyond the declared fields is shown too; these are not. */
  open: { except: readonly string[] } | null;
  /** Those of them that are shown on some records only. */
  partlyShown: readonly { field: string; on: ReachFilter }[];
  /** Fields that the caller cannot be sure to see: not to be searched, sorted or counted by. */
  hidden: ReadonlySet<string>;
  /** Fields that the caller may not write at all, and those that depend on the record. */
  unwritable: ReadonlySet<string>;
  partlyWritable: readonly { field: string; on: ReachFilter }[];
  /** The fields by which a record is somebody's: a change of them must leave it within what the caller reads and changes. */
  belongsBy?: ReadonlySet<string>;
  /** Visitors see the id of who created a record, never the email. */
  seesCreators: boolean;
  /** The caller makes no more records than there are places; the owner in the builder may. */
  capacity?: KeptCapacity | null;
  /** Nor does the caller make two that may not be there beside each other. */
  apart?: KeptApart | null;
};

export type KeptCapacity = Capacity & { countsSamples: boolean };
export type KeptApart = Apart & { countsSamples: boolean };

/** Who reaches for records: somebody of the app, or the product in a person's name. */
export type RecordsCaller = Pick<AppCaller, 'actor' | 'person' | 'address'> &
  Partial<Pick<AppCaller, 'channel'>> & { app: { id: AppId } };

/** Made-up records are there to build with: at its own address an app has none, whoever looks (PUB-21). */
const noSamples: ReachFilter = { op: 'in', field: { kind: 'column', column: 'is_sample' }, values: [false] };

/** `known` is what rules ask of the caller beside their account, needed where `entity.rules.usesUserData`. */
export function scopeOf(
  { app, actor, person, channel }: RecordsCaller,
  { name, rules, properties, isOpen, capacity, apart }: Entity,
  known: Pick<RuleUser, 'data' | 'records'> = { data: {} },
): RecordScope {
  const declared = [...properties.keys()];
  const base = { appId: app.id, entity: name, callerId: person?.id ?? null, seesCreators: actor.kind !== 'visitor' };
  const open = isOpen ? { except: [] } : null;
  if (actor.kind === 'owner') return { ...base, ...wholeReach(declared), open };
  const user: RuleUser | null = actor.kind === 'person' && person ? { ...person, ...known } : null;
  const reach = (rule: Rule) => reachOf(rule, user);
  const reachStored = (rule: Rule) => (channel === 'published' ? both(reach(rule), noSamples) : reach(rule));
  const scope = {
    ...base,
    ...wholeReach(declared),
    open,
    belongsBy: rules.belongsBy,
    capacity: capacity ? { ...capacity, countsSamples: channel !== 'published' } : null,
    apart: apart ? { ...apart, countsSamples: channel !== 'published' } : null,
    reach: {
      read: reachStored(rules.read),
      create: reach(rules.create),
      update: reachStored(rules.update),
      delete: reachStored(rules.delete),
    },
  };
  if (rules.fields.size === 0) return scope;
  const fields = [...rules.fields].map(([field, { read, write }]) => ({
    field,
    read: reach(read),
    write: reach(write),
  }));
  const unseen = new Set(fields.flatMap(({ field, read }) => (read === false ? [field] : [])));
  return {
    ...scope,
    fields: declared.filter((field) => !unseen.has(field)),
    open: isOpen ? { except: [...unseen] } : null,
    partlyShown: fields.flatMap(({ field, read }) => (typeof read === 'object' ? [{ field, on: read }] : [])),
    hidden: new Set(fields.flatMap(({ field, read }) => (read === true ? [] : [field]))),
    unwritable: new Set(fields.flatMap(({ field, write }) => (write === false ? [field] : []))),
    partlyWritable: fields.flatMap(({ field, write }) => (typeof write === 'object' ? [{ field, on: write }] : [])),
  };
}

/** Every record of an entity: what the platform does for the owner, in the name of `callerId`. */
export const wholeScope = (
  appId: string,
  { name, properties, isOpen }: Pick<Entity, 'name' | 'properties' | 'isOpen'>,
  callerId: string | null,
): RecordScope => ({
  ...{ appId, entity: name, callerId, seesCreators: true },
  ...wholeReach([...properties.keys()]),
  open: isOpen ? { except: [] } : null,
});

const nothing: ReadonlySet<string> = new Set();

const wholeReach = (fields: readonly string[]) => ({
  reach: { read: true, create: true, update: true, delete: true },
  fields,
  open: null,
  partlyShown: [],
  hidden: nothing,
  unwritable: nothing,
  partlyWritable: [],
});
