import type { AccountId, AppId, VersionId } from '@whittle/contract/ids';
import type { PublicationTexts, PublishRequest, PublishResponse } from '@whittle/contract/publishing';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import type { AccessMode } from '@whittle/contract/people';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { accessWithMembers, effectiveAccess } from '@whittle/domain/publishing/app-access';
import type { Adapters } from '../../adapters/adapters.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { keepAddress, updateApp } from '../../core/apps/apps.store.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import { createLru } from '../../adapters/lru.ts';
import type { Publication } from '../../core/publications/publication.ts';
import { findAsset, findPlaces, findPublication, insertPublication, type StoredAsset } from './publications.store.ts';
import type { CarryValues } from '../../core/app-files/carry-values.ts';
import type { BundlePlaces } from './bundle-places.ts';
import { type LocatedError, locateFrames } from './locate-frames.ts';
import { createBundler } from './run-bundle.ts';
import { accessChosen, published, type Publisher } from './publishing-audit.ts';
import { aboutApp } from './published-about.ts';
import { createPrepare, type PrepareDeps } from './prepare-publish.ts';
import { createPublishAttempts } from './publish-attempts.ts';
import { createPrerenderedPages } from './prerender/prerendered-pages.ts';
import { createPublishHistory } from './publish-history.ts';
import { createSocialCards } from './social-card/social-cards.ts';
import { type DuePublish, takePlan } from './schedule/schedule.store.ts';
import { createUnderWay } from './under-way.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'log'> &
  PrepareDeps & {
    apps: AppsService;
    link: ProcessLink;
    carryValues: CarryValues;
    audit: AuditService;
    trees: AppTrees;
    /** Made-up records, which the published app does not show. */
    sampleRecords: { count(appId: AppId): Promise<number>; keep(tx: Transaction, appId: AppId): Promise<void> };
    recordsChanged(appId: AppId): void;
  };

/** The markup of a page, and the styles that it is shown with. */
export type Prerendered = { markup: string; css: string };

export type PublishingService = ReturnType<typeof createPublishingService>;

const assetCacheBytes = 64_000_000;
const publicationCacheSize = 1_000;
const placesCacheSize = 20;

/** Publishing pins a version: what visitors get is bundled once and stays as it is until the next publish. */
export function createPublishingService(deps: Deps) {
  const { db, clock, config, apps, audit, trees, carryValues, sampleRecords, recordsChanged } = deps;
  const assets = createLru<StoredAsset>({
    maxWeight: assetCacheBytes,
    weigh: ({ content, brotli }) => content.byteLength + (brotli?.byteLength ?? 0),
  });
  const bundler = createBundler({ timeLimitMs: config.timeouts.bundleMs });
  const prerenderedPages = createPrerenderedPages({ ...deps, bundle: bundler.runPrerender });
  const cards = createSocialCards({ ...deps, drawCard: bundler.drawCard });
  const underWay = createUnderWay();
  const attempts = createPublishAttempts(deps);
  const history = createPublishHistory(deps);
  const places = createLru<BundlePlaces>({ maxWeight: placesCacheSize, weigh: () => 1 });
  const publications = createLru<Publication>({ maxWeight: publicationCacheSize, weigh: () => 1 });

  const publicationOf = async ({ id, publishedVersionId, publishedAt }: App): Promise<Publication | null> => {
    if (publishedVersionId === null) return null;
    const key = `${id}/${publishedVersionId}/${publishedAt?.getTime()}`;
    const known = publications.get(key) ?? (await findPublication(db, id, publishedVersionId));
    if (known) publications.set(key, known);
    return known;
  };

  const assetOf = async (appId: AppId, name: string): Promise<StoredAsset | null> => {
    const key = `${appId}/${name}`;
    const asset = assets.get(key) ?? (await findAsset(db, appId, name));
    if (asset) assets.set(key, asset);
    return asset;
  };

  const prepare = createPrepare(deps, { history, bundler, cards, publicationOf });

  const publishOwned = async (
    account: Publisher,
    app: App,
    request: PublishRequest,
    plan: DuePublish | null,
    attemptId: string,
  ): Promise<PublishResponse> => {
    const appId = app.id;
    const ready = await prepare(app, request, plan?.versionId ?? null);
    const { tree, versionId, bundle, hasOwnRoot, publication, prepared } = ready;
    const publishedAt = clock.now();
    const before = (await trees.published(appId))?.files ?? new Map<string, string>();
    const { accountId } = account;
    const carry = await carryValues({ appId, accountId, before, after: tree.files, published: tree.files });
    const summary = await apps.change(appId, async (tx) => {
      await takePlan(tx, appId, plan);
      await attempts.succeeded(tx, appId, attemptId);
      if (request.slug && request.slug !== app.slug) await apps.moveTo(tx, appId, request.slug);
      await insertPublication(tx, appId, versionId, prepared);
      await updateApp(tx, appId, { ...request.access, publishedVersionId: versionId, publishedAt });
      // What the app wrote under an old name until now goes with the name that it knows from now on.
      await carry(tx, publishedAt);
      if (request.samples === 'keep') await sampleRecords.keep(tx, appId);
      await history.note(tx, appId, versionId, accountId, publishedAt);
      await keepAddress(tx, appId, request.slug ?? app.slug);
      await audit.record(published(account, appId, versionId, declaredEntities(tree.files)), tx);
      if (request.access) await audit.record(accessChosen(account, appId, request.access), tx);
    });
    if (request.samples === 'keep') recordsChanged(appId);
    if (config.prerender && !publication.requiresSignIn) {
      prerenderedPages.make({ app: summary, versionId, files: tree.files, ...bundle.outline, hasOwnRoot });
    }
    return {
      url: publishedOrigin(config, summary),
      slug: summary.slug,
      versionId,
      publishedAt: publishedAt.toISOString(),
      warnings: bundle.warnings,
    };
  };

  /** Publishes of this process are known by heart, those of others by the database. */
  const during = <T>(
    app: App,
    request: PublishRequest,
    isPlanned: boolean,
    publish: (attemptId: string) => Promise<T>,
  ): Promise<T> => {
    const attempt = { appId: app.id, slug: request.slug ?? app.slug, isPlanned };
    return underWay.during(app.id, attempt.slug, () => attempts.during(attempt, publish));
  };

  return {
    close() {
      prerenderedPages.close();
      bundler.close();
    },

    /**
     * Throws `nothing-to-publish`, `publish-failed` with the problems by file, `publish-stopped`, `slug-taken`,
     * `app-not-found`, `access-not-proven` with the proof, and `personal-data-open` with the fields.
     */
    async publish(account: Publisher, appId: AppId, request: PublishRequest): Promise<PublishResponse> {
      const app = await apps.requireOwned(account, appId);
      return during(app, request, false, (attemptId) => publishOwned(account, app, request, null, attemptId));
    },

    /** What was planned before; throws as `publish` does, and `PlanGone` where it is not planned any more. */
    async publishDue(plan: DuePublish): Promise<void> {
      const app = await apps.requireOwned({ accountId: plan.accountId }, plan.appId);
      await during(app, plan.request, true, (attemptId) => publishOwned(plan, app, plan.request, plan, attemptId));
    },

    settleDead: attempts.settleDead,
    forgetFailure: attempts.forget,

    /** Refuses what `publish` would, without publishing. Answers the version that it would be. */
    tryPublish: async (app: App, request: PublishRequest): Promise<VersionId> =>
      (await prepare(app, request, null)).versionId,

    /** What links would show if the newest version were published with these words. */
    cardOf: cards.preview,
    unpublish: history.unpublish,
    earlierOf: history.list,

    /** Whether an app is about to appear at an address. */
    isUnderWay: async (slug: string | undefined): Promise<boolean> =>
      slug !== undefined && (underWay.has(slug) || (await attempts.isElsewhere({ slug }))),

    /** What the pages of a published app are made of. */
    publicationOf,

    /** What anybody may see of a path before the script runs; null where there is nothing. */
    async prerenderedOf(appId: AppId, versionId: VersionId, css: string, path: string): Promise<Prerendered | null> {
      const markup = await prerenderedPages.find(appId, versionId, path);
      const style = markup === null ? null : await assetOf(appId, css);
      return markup === null || style === null ? null : { markup, css: Buffer.from(style.content).toString() };
    },

    /** Who may open the published app. */
    accessOf: async (app: App): Promise<AccessMode> =>
      accessWithMembers(
        app.accessMode ?? effectiveAccess(null, (await publicationOf(app))?.requiresSignIn ?? false),
        app.isForMembers,
      ),

    /** What the owner wrote at the last publish, else the app says itself: the next one starts from it. It is asked before publishing. */
    async textsOf(account: { accountId: AccountId }, appId: AppId): Promise<PublicationTexts> {
      const app = await apps.requireOwned(account, appId);
      const publication = await publicationOf(app);
      bundler.warm();
      const tree = app.latestVersionId === null ? null : await trees.version(appId, app.latestVersionId);
      const files = tree?.files ?? new Map<string, string>();
      const own = {
        ...aboutApp(app, files),
        ...publication?.about,
        seoTitle: publication?.seoTitle ?? '',
        sampleRecords: await sampleRecords.count(app.id),
        isUnderWay: underWay.hasApp(app.id) || (await attempts.isElsewhere({ appId: app.id })),
      };
      if (publication) return { ...own, header: publication.title, description: publication.description };
      const { texts } = readAppDocuments(files);
      return { ...own, header: texts.header, description: readAppSettings(files).description ?? '' };
    },

    /** Leads the frames of a visitor's error to the app's own files; null for a version that was never published. */
    async locateFrames(appId: AppId, versionId: VersionId, details: string): Promise<LocatedError | null> {
      const key = `${appId}/${versionId}`;
      const known = places.get(key) ?? (await findPlaces(db, appId, versionId));
      if (!known) return null;
      places.set(key, known);
      return locateFrames(details, known);
    },

    assetOf,
  };
}
