import { appTypeSchema } from '@whittle/contract/apps';
import type { CollaboratorRole } from '@whittle/contract/collaborators';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { numberedSlug } from '@whittle/domain/apps/slug';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../adapters/database/any-of.ts';
import type { Database } from '../../adapters/database/database.ts';
import { readTogether } from '../../adapters/database/together.ts';
import { appAddresses, appEventHeads, apps } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import type { Transaction } from '../event-log/event-log.ts';

/** `collaborators`: the accounts that build it with the owner. */
export type App = typeof apps.$inferSelect & { collaborators?: Readonly<Record<AccountId, CollaboratorRole>> };
/** An app with what only the turns know of it: whether one runs. */
export type AppWithGeneration = App & { isStreaming: boolean };

/** Written out: drizzle leaves the table's name away where only one is selected from. */
const isStreaming = sql<boolean>`exists (
  select from turns where turns.app_id = apps.id and turns.state = 'running'
)`.as('is_streaming');

const collaborators = sql<Record<AccountId, CollaboratorRole>>`(
  select coalesce(jsonb_object_agg(c.account_id, c.role), '{}') from app_collaborators c
  where c.app_id = apps.id and c.account_id is not null
)`.as('collaborators');

type Reader = Database | Transaction;

async function select(db: Reader, condition: SQL | undefined): Promise<AppWithGeneration[]> {
  const rows = await db
    .select({ app: apps, isStreaming, collaborators })
    .from(apps)
    .where(and(condition, isNull(apps.deletedAt)))
    .orderBy(desc(apps.updatedAt), desc(apps.id));
  return rows.map((row) => ({ ...row.app, isStreaming: row.isStreaming, collaborators: row.collaborators }));
}

/** Deleted apps are never answered. */
export const findApp = async (db: Reader, appId: AppId) => (await select(db, eq(apps.id, appId)))[0] ?? null;
export const findApps = (db: Reader, appIds: readonly AppId[]) => select(db, anyOf(apps.id, appIds));
/** The same outside of transactions, many in one statement. */
export const findAppTogether = readTogether<AppId, App>(
  async (db, appIds) => new Map((await findApps(db, appIds)).map((app) => [app.id, app])),
);
export const findAppBySlug = async (db: Reader, slug: string) => (await select(db, eq(apps.slug, slug)))[0] ?? null;
/** The app that the domain was proven for. */
export const findAppByDomain = async (db: Reader, domain: string) =>
  (await select(db, and(eq(apps.customDomain, domain), isNotNull(apps.domainProvenAt))))[0] ?? null;
/** What people make; other kinds of rows are the platform's own and in no list. */
const shownTypes = appTypeSchema.options;
/** An account's own, and those of others that it builds with them; last changed first. */
export const listApps = (db: Reader, accountId: AccountId) => {
  const isShared = sql`${apps.id} in (select c.app_id from app_collaborators c where c.account_id = ${accountId})`;
  return select(db, and(or(eq(apps.ownerId, accountId), isShared), inArray(apps.appType, shownTypes)));
};

/** Makes the app and its event log. */
export async function insertApp(
  tx: Transaction,
  app: Pick<App, 'id' | 'ownerId' | 'appType' | 'name' | 'slug' | 'createdAt'>,
) {
  await tx.insert(apps).values({ ...app, updatedAt: app.createdAt });
  await tx.insert(appEventHeads).values({ appId: app.id });
}

export async function updateApp(
  tx: Transaction,
  appId: AppId,
  change: Partial<Omit<App, 'id' | 'ownerId' | 'createdAt' | 'collaborators'>>,
) {
  // A call may name nothing that is to change.
  if (Object.values(change).every((value) => value === undefined)) return;
  const { termsOfServiceLink = apps.termsOfServiceLink, privacyPolicyLink = apps.privacyPolicyLink } = change;
  const isOtherTerms = sql`(${apps.termsOfServiceLink}, ${apps.privacyPolicyLink}) is distinct from (${termsOfServiceLink}, ${privacyPolicyLink})`;
  await tx
    .update(apps)
    .set({ ...change, termsVersion: sql`${apps.termsVersion} + (${isOtherTerms})::int` })
    .where(eq(apps.id, appId));
}

/** The app is public at its address from now on, and nobody else ever will be. */
export async function keepAddress(tx: Transaction, appId: AppId, slug: string): Promise<void> {
  await tx.insert(appAddresses).values({ slug, appId }).onConflictDoNothing();
}

/**
 * True when no other app has the address, or was ever public at it; it stays free for this transaction. The addresses of
 * deleted apps count as taken too.
 */
export async function claimSlug(tx: Transaction, appId: AppId, slug: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 7438))`);
  return (await takenSlugs(tx, appId, [slug])).size === 0;
}

async function takenSlugs(tx: Transaction, appId: AppId, slugs: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: apps.slug })
    .from(apps)
    .where(and(inArray(apps.slug, slugs), ne(apps.id, appId)));
  const kept = await tx
    .select({ slug: appAddresses.slug })
    .from(appAddresses)
    .where(and(inArray(appAddresses.slug, slugs), ne(appAddresses.appId, appId)));
  return new Set([...rows, ...kept].map((row) => row.slug));
}

/**
 * The first free address among `slug`, `slug-2`, …; after five that are taken one that nobody else thinks of. One that another
 * transaction is about to take counts as taken: this one waits for nobody. One that was taken between the two looks stays
 * held to the end of this transaction, which holds up nobody who could have it.
 */
export async function claimFreeSlug(tx: Transaction, appId: AppId, slug: string): Promise<string> {
  const candidates = slugCandidates(slug);
  const taken = await takenSlugs(tx, appId, candidates);
  for (const candidate of candidates) {
    if (taken.has(candidate) || (await holdFreeSlugs(tx, [candidate])).size === 0) continue;
    if ((await takenSlugs(tx, appId, [candidate])).size === 0) return candidate;
  }
  return slugOfNobody(slug);
}

/** Holds those of the addresses that no other transaction holds, and answers them. */
async function holdFreeSlugs({ $client }: Transaction, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await $client<{ slug: string }[]>`
    select slug from unnest(${slugs}::text[]) as slug where pg_try_advisory_xact_lock(hashtextextended(slug, 7438))`;
  return new Set(rows.map(({ slug }) => slug));
}

const slugOfNobody = (slug: string) => `${slug.slice(0, 40).replace(/-$/, '')}-${newId().slice(-8)}`;

export type NewName = { appId: AppId; name: string; slug: string };

/**
 * Gives several apps their names and the first free addresses like the wanted ones, in a few statements. Answers the apps
 * that have them: the address of the others was taken in between, or another transaction is about to take it.
 */
export async function nameApps(tx: Transaction, wanted: readonly NewName[]): Promise<ReadonlySet<AppId>> {
  const candidates = wanted.map(({ appId, slug }) => ({ appId, slugs: slugCandidates(slug) }));
  const before = await holdersOf(
    tx,
    candidates.flatMap(({ slugs }) => slugs),
  );
  const chosen = new Map<string, NewName>();
  for (const [at, { appId, slugs }] of candidates.entries()) {
    const free = slugs.find((one) => !chosen.has(one) && !isHeldByOthers(before, one, appId));
    const slug = free ?? slugOfNobody(slugs[0]!);
    chosen.set(slug, { ...wanted[at]!, slug });
  }
  const ours = await holdFreeSlugs(tx, [...chosen.keys()]);
  const held = await holdersOf(tx, [...ours]);
  const named = [...chosen.values()].filter(({ appId, slug }) => ours.has(slug) && !isHeldByOthers(held, slug, appId));
  const ids = named.map(({ appId }) => appId);
  await tx.$client`
    update apps set name = i.name, slug = i.slug
    from unnest(
      ${ids}::text[], ${named.map(({ name }) => name)}::text[], ${named.map(({ slug }) => slug)}::text[]
    ) as i (id, name, slug)
    where apps.id = i.id`;
  return new Set(ids);
}

const slugCandidates = (slug: string) => Array.from({ length: 5 }, (_, at) => numberedSlug(slug, at + 1));

type Holders = ReadonlyMap<string, ReadonlySet<AppId>>;
const isHeldByOthers = (holders: Holders, slug: string, appId: AppId) =>
  [...(holders.get(slug) ?? [])].some((holder) => holder !== appId);

/** Whose the addresses are, or were: those of deleted apps count too. */
async function holdersOf(tx: Transaction, slugs: readonly string[]): Promise<Holders> {
  const rows = await tx.$client<{ slug: string; appIds: AppId[] }[]>`
    select slug, array_agg(id) as "appIds" from (
      select slug, id from apps where slug = any(${slugs}::text[])
      union all select slug, app_id from app_addresses where slug = any(${slugs}::text[])
    ) as held group by slug`;
  return new Map(rows.map(({ slug, appIds }) => [slug, new Set(appIds)]));
}
