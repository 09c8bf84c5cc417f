import {
  type EntityAccessCheck,
  accessCheckActors,
  type AccessCheckActor,
  accessCheckActions,
  type AccessCheckCell,
} from '@whittle/contract/access-check';
import type { AppId } from '@whittle/contract/ids';
import { expectedOutcome } from '@whittle/domain/access-check/expected';
import { personalFields } from '@whittle/domain/access-check/personal-data';
import { sampleRecord } from '@whittle/domain/access-check/sample-record';
import type { Entity } from '@whittle/domain/entities/entity';
import type { RecordFacts } from '@whittle/domain/entities/match-filter';
import { everyone, reachOf, type RuleUser } from '@whittle/domain/entities/rule';
import type { Database } from '../../../adapters/database/database.ts';
import { newId } from '../../../adapters/ids.ts';
import type { AppPerson } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RecordsService } from '../rows/records.service.ts';
import { newWrite } from '../rows/write-context.ts';
import { attempts, type Call, effects } from './attempt.ts';
import { recordsNow } from './temporary-copy.ts';

/** Somebody of the copy: how rules see them, and how they call. The visitor is nobody. */
export type AccessCheckPerson = { user: RuleUser | null; callOn(entity: string): Call };

export type AccessCheckStage = { appId: AppId; people: Record<AccessCheckActor, AccessCheckPerson> };

type Deps = { db: Database; createMany: RecordsService['createMany'] };

/** The copy's people have the two roles that there are. */
const toPerson = ({ id, email, role, fullName }: RuleUser): AppPerson => ({
  id,
  email,
  fullName,
  role: role === 'admin' ? 'admin' : 'user',
  isOwner: false,
});

/**
 * Lets everybody try every act on an entity of the copy, each on a record of its own that the creator made, and compares
 * with what the declaration promises. Throws `access-not-tried` when the entity accepts no record to try with.
 */
export async function checkEntityAccess({ db, createMany }: Deps, { appId, people }: AccessCheckStage, entity: Entity) {
  const creator = people.creator.user!;
  const trials = accessCheckActors.flatMap((actor) => accessCheckActions.map((act) => ({ actor, act, id: newId() })));
  const samples = trials.map((_, seed) => sampleRecord(entity, seed));
  const rows = trials.map(({ id }, at) => ({ ...samples[at], id }));
  const maker = { app: { id: appId }, actor: { kind: 'owner' as const }, person: toPerson(creator) };
  await createMany(maker, entity, rows, { context: newWrite('chat'), key: null, keepsIds: true }).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('access-not-tried', { message: `${entity.name}: ${error.message}`, cause: error });
    },
  );

  const cells: AccessCheckCell[] = [];
  for (const [at, { actor, act, id }] of trials.entries()) {
    const { user, callOn } = people[actor];
    const data = samples[at]!;
    const target: RecordFacts = { data, id, created_by_id: creator.id, created_by: creator.email, is_sample: false };
    const fresh: RecordFacts = {
      data,
      id,
      created_by_id: user?.id ?? null,
      created_by: user?.email ?? null,
      is_sample: false,
    };
    const look = async () => (effects[act] ? recordsNow(db, appId, entity.name) : null);
    const before = await look();
    const { status, isShown } = await attempts[act]({ call: callOn(entity.name), target: id, sample: () => data });
    const after = await look();
    const observed = before && after ? effects[act]!(before, after, id) : isShown;
    cells.push({
      actor,
      act,
      expected: expectedOutcome(entity, { actor, act, user, target, fresh }),
      observed,
      status,
    });
  }
  const isOpen = cells.some(({ actor, act, observed }) => actor === 'visitor' && act === 'read' && observed);
  const openPersonalFields = isOpen ? personalFields(openToVisitors(entity), { entity: entity.name }) : [];
  return { entity: entity.name, problem: null, cells, openPersonalFields } satisfies EntityAccessCheck;
}

/** The fields that no rule of their own keeps from every visitor. */
const openToVisitors = ({ properties, rules }: Pick<Entity, 'properties' | 'rules'>) =>
  new Map([...properties].filter(([name]) => reachOf(rules.fields.get(name)?.read ?? everyone, null) !== false));
