import type { AccessCheck, EntityAccessCheck, AccessCheckActor } from '@whittle/contract/access-check';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { parseEntity } from '@whittle/domain/entities/entity';
import type { Adapters } from '../../../adapters/adapters.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import type { RecordsService } from '../rows/records.service.ts';
import type { Answer, Call } from './attempt.ts';
import { type AccessCheckPerson, type AccessCheckStage, checkEntityAccess } from './check-entity-access.ts';
import {
  addPerson,
  leftoverCopies,
  makeThrowAwayCopy,
  removeTemporaryCopies,
  type ThrowAwayCopy,
} from './temporary-copy.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'log'> & {
  records: Pick<RecordsService, 'createMany'>;
  /** A token that counts at the published address of the app. */
  issueToken(appId: AppId, userId: string): Promise<string>;
  /** Answers a request as the server does when it comes over the network from `address`. */
  answer(request: Request, address: string): Promise<Response>;
};

type Version = { ownerId: AccountId; versionId: string; files: ReadonlyMap<string, string> };

/** Older copies have no proof any more that works with them. */
const longestCheckMs = 600_000;

export type AccessCheckService = ReturnType<typeof createAccessCheckService>;

/**
 * Proves who can do what: on a temporary copy of the app's declarations a visitor, a record's creator, another person
 * and an admin try every act through the server's own HTTP surface, and what happened is compared with what the
 * declarations promise.
 */
export function createAccessCheckService({ db, clock, config, log, records, issueToken, answer }: Deps) {
  /** Calls of one actor to the copy, at its published address. Each entity counts visitors for itself. */
  const caller =
    (copy: ThrowAwayCopy, token: string | null) =>
    (entity: string): Call => {
      const origin = publishedOrigin(config, copy);
      return async (method, path, body): Promise<Answer> => {
        const url = `${origin}/api/apps/${copy.appId}/entities/${entity}${path}`;
        const headers = {
          host: new URL(origin).host,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        };
        const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
        const response = await answer(new Request(url, init), `access-proof/${entity}`);
        return { status: response.status, body: await response.json().catch(() => null) };
      };
    };

  const person = async (
    copy: ThrowAwayCopy,
    name: AccessCheckActor,
    role: 'admin' | 'user',
  ): Promise<AccessCheckPerson> => {
    const email = `${name}@proof.example`;
    const id = await addPerson(db, copy.appId, { email, role, at: clock.now() });
    const token = await issueToken(copy.appId, id);
    return { user: { id, email, role, fullName: '', data: {} }, callOn: caller(copy, token) };
  };

  const stageOn = async (copy: ThrowAwayCopy): Promise<AccessCheckStage> => ({
    appId: copy.appId,
    people: {
      visitor: { user: null, callOn: caller(copy, null) },
      creator: await person(copy, 'creator', 'user'),
      person: await person(copy, 'person', 'user'),
      admin: await person(copy, 'admin', 'admin'),
    },
  });

  const checkAll = async (ownerId: AccountId, declared: Declared[]): Promise<EntityAccessCheck[]> => {
    const entityFiles = new Map(declared.map(({ path, content }) => [path, content]));
    const copy = await makeThrowAwayCopy(db, { ownerId, entityFiles, at: clock.now() });
    try {
      const stage = await stageOn(copy);
      const proofs: EntityAccessCheck[] = [];
      for (const { name, content } of declared) {
        const parsed = parseEntity(name, content);
        const deps = { db, createMany: records.createMany };
        proofs.push(parsed.ok ? await checkEntityAccess(deps, stage, parsed.entity) : unusable(name, parsed.message));
      }
      return proofs;
    } finally {
      await removeTemporaryCopies(db, [copy.appId]).catch((err: unknown) =>
        log.error({ err, appId: copy.appId }, 'a throw-away copy could not be removed; the next start does'),
      );
    }
  };

  return {
    /**
     * Every entity but `User`, whose rules are the product's own. Takes a millisecond or two per attempt. Throws
     * `access-not-tried` when an entity accepts no record to try with.
     */
    async prove({ ownerId, versionId, files }: Version): Promise<AccessCheck> {
      const began = performance.now();
      const declared = declaredIn(files);
      const entities = declared.length === 0 ? [] : await checkAll(ownerId, declared);
      return { versionId, isProven: entities.every(isProven), entities, tookMs: Math.round(performance.now() - began) };
    },

    /** Removes what killed processes left behind. */
    async sweep(): Promise<void> {
      await removeTemporaryCopies(db, await leftoverCopies(db, new Date(clock.now().getTime() - longestCheckMs)));
    },
  };
}

type Declared = { name: string; path: string; content: string };

const declaredIn = (files: ReadonlyMap<string, string>): Declared[] =>
  [...files].flatMap(([path, content]) => {
    const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    return name && name !== 'User' ? [{ name, path, content }] : [];
  });

/** Nobody reaches the records of a declaration that cannot be used, so there is nothing to try. */
const unusable = (entity: string, problem: string): EntityAccessCheck => ({
  entity,
  problem,
  cells: [],
  openPersonalFields: [],
});

const isProven = ({ cells }: EntityAccessCheck): boolean =>
  cells.every(({ expected, observed }) => expected === observed);
