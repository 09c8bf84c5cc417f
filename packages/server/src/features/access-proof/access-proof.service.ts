import {
  type AccessProof,
  type EntityProof,
  proofActors,
  type ProofActor,
  proofActs,
  type ProofCell,
} from '@whittle/contract/access-proof';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { expectedOutcome } from '@whittle/domain/access-proof/expected';
import { personalFields } from '@whittle/domain/access-proof/personal-data';
import { sampleRecord } from '@whittle/domain/access-proof/sample-record';
import { type Entity, parseEntity } from '@whittle/domain/entities/entity';
import type { Adapters } from '../../adapters/adapters.ts';
import { AppError } from '../../http/app-error.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { RecordsService } from '../entities/records.service.ts';
import { type Answer, attempts, type Call, effects } from './attempt.ts';
import { addPerson, leftoverCopies, makeThrowAwayCopy, recordsNow, removeThrowAwayCopies } from './throw-away-copy.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'log'> & {
  records: Pick<RecordsService, 'insertRecords'>;
  /** A token that counts at the published address of the app. */
  issueToken(appId: AppId, userId: string): Promise<string>;
  /** Answers a request as the server does when it comes over the network. */
  answer(request: Request): Promise<Response>;
};

type Version = { ownerId: AccountId; versionId: string; files: ReadonlyMap<string, string> };

const longestProofMs = 600_000;

export type AccessProofService = ReturnType<typeof createAccessProofService>;

/**
 * Proves who can do what: on a throw-away copy of the app's declarations a visitor, a record's creator, another person
 * and an admin try every act through the server's own HTTP surface, and what happened is compared with what the
 * declarations promise.
 */
export function createAccessProofService({ db, clock, config, log, records, issueToken, answer }: Deps) {
  /** Calls of one actor to one entity of the copy, at its published address. */
  const callAs = (copy: { appId: AppId; slug: string }, entity: string, token: string | null): Call => {
    const origin = publishedOrigin(config, copy.slug);
    return async (method, path, body): Promise<Answer> => {
      const url = `${origin}/api/apps/${copy.appId}/entities/${entity}${path}`;
      const response = await answer(
        new Request(url, {
          method,
          headers: {
            host: new URL(origin).host,
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return { status: response.status, body: await response.json().catch(() => null) };
    };
  };

  const prove = async (copy: Copy, entity: Entity): Promise<EntityProof> => {
    const seeds = { next: 0 };
    const sample = () => sampleRecord(entity, seeds.next++);
    const calls = Object.fromEntries(
      proofActors.map((actor) => [actor, callAs(copy, entity.name, copy.tokens[actor])]),
    ) as Record<ProofActor, Call>;
    const trials = proofActors.flatMap((actor) => proofActs.map((act) => ({ actor, act })));
    const rows = trials.map(sample);
    const seeded = await records.insertRecords(copy.appId, entity.name, rows, { byId: copy.creatorId, isSample: true });
    if (!seeded.ok) throw new AppError('access-not-tried', { message: `${entity.name}: ${seeded.message}` });
    const targets = [...(await recordsNow(db, copy.appId, entity.name)).keys()];
    const cells: ProofCell[] = [];
    for (const [at, { actor, act }] of trials.entries()) {
      const target = targets[at]!;
      const before = effects[act] && (await recordsNow(db, copy.appId, entity.name));
      const { status, isShown } = await attempts[act]({ call: calls[actor], target, sample });
      const after = before && (await recordsNow(db, copy.appId, entity.name));
      const observed = before && after ? effects[act]!(before, after, target) : isShown;
      cells.push({ actor, act, expected: expectedOutcome(entity.access, actor, act), observed, status });
    }
    const isOpen = cells.some(({ actor, act, observed }) => actor === 'visitor' && act === 'read' && observed);
    return {
      entity: entity.name,
      problem: null,
      cells,
      openPersonalFields: isOpen ? personalFields(entity.properties) : [],
    };
  };

  return {
    /**
     * Every entity but `User`, whose rules are the product's own. Takes some milliseconds per attempt. Throws
     * `access-not-tried` when an entity accepts no record to try with.
     */
    async prove({ ownerId, versionId, files }: Version): Promise<AccessProof> {
      const began = performance.now();
      const at = clock.now();
      const declared = [...files].flatMap(([path, content]) => {
        const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
        return name && name !== 'User' ? [{ name, path, content }] : [];
      });
      const entityFiles = new Map(declared.map(({ path, content }) => [path, content]));
      const entities: EntityProof[] = [];
      if (declared.length > 0) {
        const { appId, slug } = await makeThrowAwayCopy(db, { ownerId, entityFiles, at });
        try {
          const person = async (name: string, role: 'admin' | 'user') => {
            const id = await addPerson(db, appId, { email: `${name}@proof.example`, role, at });
            return { id, token: await issueToken(appId, id) };
          };
          const creator = await person('creator', 'user');
          const tokens = {
            visitor: null,
            creator: creator.token,
            person: (await person('person', 'user')).token,
            admin: (await person('admin', 'admin')).token,
          };
          const copy: Copy = { appId, slug, creatorId: creator.id, tokens };
          for (const { name, content } of declared) {
            const parsed = parseEntity(name, content);
            entities.push(parsed.ok ? await prove(copy, parsed.entity) : unusable(name, parsed.message));
          }
        } finally {
          await removeThrowAwayCopies(db, [appId]).catch((err: unknown) =>
            log.error({ err, appId }, 'a throw-away copy could not be removed; the next start does'),
          );
        }
      }
      return { versionId, isProven: entities.every(isProven), entities, tookMs: Math.round(performance.now() - began) };
    },

    /** Removes what killed processes left behind. */
    async sweep(): Promise<void> {
      await removeThrowAwayCopies(db, await leftoverCopies(db, new Date(clock.now().getTime() - longestProofMs)));
    },
  };
}

type Copy = { appId: AppId; slug: string; creatorId: string; tokens: Record<ProofActor, string | null> };

/** Nobody reaches the records of a declaration that cannot be used, so there is nothing to try. */
const unusable = (entity: string, problem: string): EntityProof => ({
  entity,
  problem,
  cells: [],
  openPersonalFields: [],
});

const isProven = ({ cells }: EntityProof): boolean => cells.every(({ expected, observed }) => expected === observed);
