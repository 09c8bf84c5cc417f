import { createHash } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import type { Clock } from '../../../adapters/clock.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import { readFilter } from '../../../http/list-query.ts';
import type { ChangeCalls } from './change-calls.ts';
import type { FindScope } from './find-scope.ts';
import {
  type Draft,
  draftAnswer,
  draftChange,
  draftRecord,
  type Maker,
  readRows,
  readSeen,
  recordTooLarge,
  textOf,
} from './new-records.ts';
import { listJson, recordJson } from './record-json.ts';
import { type RecordsCaller, type RecordScope, wholeScope } from './record-scope.ts';
import { requireChange, requireCreate, requirePerson } from './records.policy.ts';
import { mayMove } from './stays-within.ts';
import type { RecordsStore } from './records.store.ts';
import type { Turn } from './sql/write-together.ts';
import type { WriteContext } from './write-context.ts';

/** S-09: what one network address may write to one app without signing in. */
const visitorWrites = { max: 60, windowMs: 60_000 };

/** What a write carries beside its body. */
export type WriteCall = { context: WriteContext; address: string };

export type ManyOptions = {
  context: WriteContext;
  /** With a key, sending the same rows again creates nothing twice. */
  key: string | null;
  /** A row may bring its id, so that rows of one file or reply can point to each other. */
  keepsIds?: boolean;
};

type Deps = {
  store: RecordsStore;
  findScope: FindScope;
  clock: Clock;
  rateLimits: RateLimits;
  changes: ChangeCalls;
};

/** The calls that create, change and delete. Records are answered as JSON text. */
export function writeCalls({ store, findScope, clock, rateLimits, changes }: Deps) {
  let forgottenAtMs = 0;
  const forgetOldKeys = async (now: Date) => {
    if (now.getTime() - forgottenAtMs < forgetEveryMs) return;
    forgottenAtMs = now.getTime();
    await store.forgetKeys(new Date(now.getTime() - limits.idempotencyKeyDays * 86_400_000));
  };

  const limitVisitor = async ({ callerId, appId }: RecordScope, address: string) => {
    if (callerId !== null) return;
    if (!(await rateLimits.take(`visitor-create:${appId}:${address}`, visitorWrites)))
      throw new AppError('rate-limited');
  };

  type Keyed = { body: unknown; context: WriteContext; key: string };

  /** Stores the drafts, or answers what the first call with this key stored. Throws `idempotency-key-reused` for others. */
  const insertOnce = async (scope: RecordScope, drafts: Draft[], { body, context, key }: Keyed) => {
    if (!keyPattern.test(key)) throw new AppError('idempotency-key-invalid');
    const at = clock.now();
    const bodyHash = hashOf(body);
    const first = await store.insertOnce(scope, drafts, { ...context, at }, { key, bodyHash });
    await forgetOldKeys(at);
    if (first === true) return { drafts, at };
    if (first.bodyHash !== bodyHash) throw new AppError('idempotency-key-reused');
    const asFirst = drafts.map((draft, index) => ({ ...draft, id: first.recordIds[index] ?? draft.id }));
    return { drafts: asFirst, at: first.at };
  };

  /** The scope of a change or a deletion that this caller may try from this address. */
  const scopeOfChange = async (caller: AppCaller, entity: Entity, verb: 'update' | 'delete', address: string) => {
    const scope = await findScope(caller, entity);
    requireChange(scope, verb);
    await limitVisitor(scope, address);
    return scope;
  };

  return {
    /** With a key, once: a visitor has none, because keys belong to people. With a turn it is written with others. */
    async create(
      caller: AppCaller,
      entity: Entity,
      body: unknown,
      { context, address, key = null, turn }: WriteCall & { key?: string | null; turn?: Turn },
    ): Promise<string> {
      const scope = await findScope(caller, entity);
      requireCreate(scope);
      await limitVisitor(scope, address);
      const maker: Maker = { person: caller.person, scope };
      const draft = draftRecord(entity, maker, body);
      if (key !== null && scope.callerId !== null) {
        const { drafts, at } = await insertOnce(scope, [draft], { body, context, key });
        return draftAnswer(drafts[0]!, maker, at);
      }
      const at = clock.now();
      const write = { ...context, at };
      await (turn ? store.insertOne({ scope, record: draft, write, turn }) : store.insert(scope, [draft], write));
      return draftAnswer(draft, maker, at);
    },

    /**
     * All or nothing: the first wrong row is named by its number (ENT-18, N-08). Throws `record-id-taken` besides what one
     * record is refused for.
     */
    async createMany(
      caller: RecordsCaller,
      entity: Entity,
      body: unknown,
      { context, key, keepsIds = false }: ManyOptions,
    ): Promise<string> {
      const scope = await findScope(caller, entity);
      requirePerson(scope);
      requireCreate(scope);
      const maker: Maker = { person: caller.person, scope };
      const drafts = readRows(body, limits.bulkMaxRows).map((row, index) => {
        const draft = draftRecord(entity, maker, row, index + 1);
        const id = keepsIds ? ownId(row) : null;
        return id === null ? draft : { ...draft, id, hasOwnId: true };
      });
      if (drafts.length === 0) return '[]';
      if (key !== null) {
        const made = await insertOnce(scope, drafts, { body, context, key });
        return listJson(made.drafts.map((draft) => draftAnswer(draft, maker, made.at)));
      }
      const at = clock.now();
      await store.insert(scope, drafts, { ...context, at });
      return listJson(drafts.map((draft) => draftAnswer(draft, maker, at)));
    },

    /** With a turn it is written with others. */
    async update(
      caller: AppCaller,
      entity: Entity,
      id: string,
      body: unknown,
      { context, address, turn }: WriteCall & { turn?: Turn },
    ): Promise<string> {
      const scope = await scopeOfChange(caller, entity, 'update', address);
      const change = draftChange(entity, scope, body);
      if (!idPattern.test(id)) throw new AppError('record-not-found');
      if (scope.partlyWritable.length > 0 || mayMove(scope, change)) {
        const changeOne = () => changes.changeOne(scope, id, change, context);
        return turn ? turn(changeOne, 'alone') : changeOne();
      }
      const text = textOf(change);
      const write = { ...context, at: clock.now() };
      const row = await (turn
        ? store.updateOne({ scope, id, change: text, write, turn })
        : store.update(scope, id, text, write));
      if (row === 'too-large') throw recordTooLarge();
      if (!row) throw new AppError('record-not-found');
      return recordJson(row);
    },

    /** `PATCH .../:id`: refused with `record-changed` where another one wrote into a field of it since (ENT-40). */
    async updateAsSeen(
      caller: AppCaller,
      entity: Entity,
      id: string,
      body: unknown,
      { context, address }: WriteCall,
    ): Promise<string> {
      const scope = await scopeOfChange(caller, entity, 'update', address);
      const { fields, seen } = readSeen(body);
      const change = draftChange(entity, scope, fields);
      if (!idPattern.test(id)) throw new AppError('record-not-found');
      return changes.changeAsSeen(scope, { id, change, seen }, context);
    },

    async remove(caller: AppCaller, entity: Entity, id: string, { context, address }: WriteCall): Promise<void> {
      const scope = await scopeOfChange(caller, entity, 'delete', address);
      const gone = idPattern.test(id) ? await store.delete(scope, { id }, { ...context, at: clock.now() }) : 0;
      if (gone === 0) throw new AppError('record-not-found');
    },

    /** How many of the records that match the filter were within reach and are gone (N-07). */
    async removeMany(caller: AppCaller, entity: Entity, query: unknown, context: WriteContext): Promise<number> {
      const scope = await findScope(caller, entity);
      requirePerson(scope);
      const filter = query === undefined ? null : readFilter(entity, query, scope.hidden);
      if (!filter) throw new AppError('filter-empty');
      return store.delete(scope, { filter }, { ...context, at: clock.now() });
    },

    /** How many records an entity has, whoever they belong to: for the owner's assistant. */
    async countAll(appId: AppId, entity: string): Promise<number> {
      return store.count(wholeScope(appId, { name: entity, properties: new Map() }, null), null);
    },
  };
}

const forgetEveryMs = 3_600_000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

function ownId(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'string' && idPattern.test(id) ? id : null;
}
