import type { ListQuery } from '../../../http/list-query.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Entity } from '@whittle/domain/entities/entity';
import { type FairQueue, type Job, TooMuch } from '../../../fair-share/fair-queue.ts';
import { together } from '../../../adapters/database/together.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import type { Party } from '../../../fair-share/parties.ts';
import { bytesOf, type JsonAnswer } from './record-json.ts';
import type { RecordsCaller } from './record-scope.ts';
import type { readCalls } from './read-calls.ts';
import type { changeCalls } from './change-calls.ts';
import type { upsertCall } from './upsert-call.ts';
import type { Turn } from './sql/write-together.ts';
import type { writeCalls } from './write-calls.ts';

type Calls = ReturnType<typeof readCalls> &
  ReturnType<typeof writeCalls> &
  Pick<ReturnType<typeof changeCalls>, 'changeMany' | 'updateMany'> & { upsert: ReturnType<typeof upsertCall> };

/** A list with its bytes, which count as the caller's until the answer is picked up. */
export type HeldAnswer = { json: JsonAnswer; bytes: number; pickedUp(): void };

type Call<C, Rest extends unknown[], Result> = (caller: C, entity: Entity, ...rest: Rest) => Promise<Result>;

/** Whoever asks for what is being answered waits so long for the end of that before it is done once more beside it. */
const patienceMs = 10;

type SharedList = { json: JsonAnswer; bytes: number; count(): void };
type AskedList = { key: string; job: Job; answer(): Promise<SharedList> };

/**
 * The calls on records, each when its app and its caller are next. Throws `too-many-calls` and `app-busy` besides what
 * the call throws.
 */
export function fairCalls(calls: Calls, queue: FairQueue) {
  const run = async <T>(job: Job, work: () => Promise<T>): Promise<T> => {
    try {
      return await queue.run(job, work);
    } catch (error) {
      throw error instanceof TooMuch ? refusalOf(error) : error;
    }
  };

  const shared =
    <C extends RecordsCaller, Rest extends unknown[], Result>(
      name: string,
      call: Call<C, Rest, Result>,
      options: { neverRefused?: boolean } = {},
    ): Call<C, Rest, Result> =>
    (caller, entity, ...rest) =>
      run({ ...partyOf(caller), kind: `${name}/${entity.name}`, ...options }, () => call(caller, entity, ...rest));

  const turnOf =
    (caller: RecordsCaller, entity: Entity, name: string): Turn =>
    (work, how) =>
      run({ ...partyOf(caller), kind: `${name}${how ? `-${how}` : ''}/${entity.name}` }, work);

  const listAtOnce = together<AskedList, SharedList, Entity>(
    () => '',
    async (_, [asked]) => new Map([['', await asked!.answer()]]),
    { patienceMs, groupOf: ({ key }) => key, inTurn: (_, { job }, begin) => run(job, begin) },
  );

  return {
    ...calls,
    /** One turn and one answer for what a caller asks again before it has begun; who waits for it takes no place. */
    async list(...[caller, entity, query, defaultLimit]: Parameters<Calls['list']>): Promise<HeldAnswer> {
      const job = { ...partyOf(caller), kind: kindOfList(entity, query, defaultLimit) };
      const hold = ({ json, bytes, count }: SharedList): HeldAnswer => {
        count();
        return { json, bytes, pickedUp: queue.holdBytes(job, bytes) };
      };
      let held: HeldAnswer | undefined;
      const answer = async () => {
        const { json, count } = await calls.list(caller, entity, query, defaultLimit);
        const shared = { json, bytes: bytesOf(json), count };
        held = hold(shared);
        return shared;
      };
      const shared = await listAtOnce(entity, { key: keyOfList(caller, query, defaultLimit), job, answer });
      if (held) return held;
      // The bytes of a large list belong to one answer.
      if (typeof shared!.json === 'string') return hold(shared!);
      await run(job, answer);
      return held!;
    },
    page: shared('page', calls.page),
    count: shared('count', calls.count),
    aggregate: shared('aggregate', calls.aggregate),
    get: shared('get', calls.get),
    create(...[caller, entity, body, write]: Parameters<Calls['create']>): Promise<string> {
      const turn = turnOf(caller, entity, 'create');
      if (write.key || !mayWriteTogether(caller, entity)) return turn(() => calls.create(caller, entity, body, write));
      return calls.create(caller, entity, body, { ...write, turn });
    },
    createMany: shared('create-many', calls.createMany),
    /** As `createMany`, for a part of a file: it waits however long that takes, since a refusal would leave half a file. */
    createPart: shared('create-many', calls.createMany, { neverRefused: true }),
    update(...[caller, entity, id, body, write]: Parameters<Calls['update']>): Promise<string> {
      const turn = turnOf(caller, entity, 'update');
      if (!mayWriteTogether(caller, entity)) return turn(() => calls.update(caller, entity, id, body, write));
      return calls.update(caller, entity, id, body, { ...write, turn });
    },
    updateAsSeen: shared('update', calls.updateAsSeen),
    remove: shared('remove', calls.remove),
    removeMany: shared('remove-many', calls.removeMany),
    changeMany: shared('change-many', calls.changeMany),
    updateMany: shared('update-many', calls.updateMany),
    upsert: shared('upsert', calls.upsert),
  };
}

/** People count by who they are, however many tokens they have; everybody else by their network address. */
const partyOf = ({ app, person, address }: RecordsCaller): Party => ({
  app: app.id,
  caller: person?.id ?? address ?? 'visitor',
});

/** Before such a write nothing is asked of the database. */
const mayWriteTogether = ({ actor }: RecordsCaller, { rules }: Entity): boolean =>
  actor.kind === 'person' && !rules.usesUserData;

/** All that a list depends on beside the entity's declaration and what is stored. */
const keyOfList = (
  { app, channel, actor, person, address }: AppCaller,
  { q, sort, limit, skip, fields }: ListQuery,
  defaultLimit: number,
): string =>
  JSON.stringify([app.id, channel, actor, person, person ? '' : address, q, sort, limit, skip, fields, defaultLimit]);

/** Lists of about as many records in the same order take about as long. */
const kindOfList = (entity: Entity, { limit, sort = '' }: ListQuery, defaultLimit: number): string =>
  `list/${entity.name}/${String(Number(limit) || defaultLimit).length}/${sort.slice(0, 60)}`;

const refusalOf = (cause: TooMuch) =>
  new AppError(cause.whose === 'caller' ? 'too-many-calls' : 'app-busy', {
    cause,
    retryAfterSeconds: cause.retryAfterSeconds,
    values: { seconds: cause.retryAfterSeconds },
  });
