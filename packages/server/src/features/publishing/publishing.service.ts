import { type AccessCheck, type OpenData, openDataConsent } from '@whittle/contract/access-check';
import type { AccountId, AppId, VersionId } from '@whittle/contract/ids';
import type { PublicationTexts, PublishRequest, PublishResponse } from '@whittle/contract/publishing';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import type { AccessMode } from '@whittle/contract/people';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { isAppRoot } from '@whittle/domain/files/paths';
import { accessWithMembers, effectiveAccess } from '@whittle/domain/publishing/app-access';
import { requiresSignIn } from '@whittle/domain/publishing/requires-sign-in';
import type { Adapters } from '../../adapters/adapters.ts';
import { AppError } from '../../http/app-error.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { keepAddress, updateApp } from '../../core/apps/apps.store.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { createLru } from '../../adapters/lru.ts';
import type { Publication } from '../../core/publications/publication.ts';
import {
  type FileRow,
  findAsset,
  findFileRows,
  findPlaces,
  findPublication,
  insertPublication,
  preparePublication,
  type StoredAsset,
} from './publications.store.ts';
import type { SettingsGate } from '../../core/plans/settings-gate.ts';
import type { CarryValues } from '../../core/app-files/carry-values.ts';
import type { BundlePlaces } from './bundle-places.ts';
import { type LocatedError, locateFrames } from './locate-frames.ts';
import { createBundler } from './run-bundle.ts';
import { accessChosen, published, type Publisher } from './publishing-audit.ts';
import { aboutApp, statedAbout } from './published-about.ts';
import { createPrerenderedPages } from './prerender/prerendered-pages.ts';
import { requireReadyTool } from './require-ready-tool.ts';
import { createPublishHistory } from './publish-history.ts';
import { cardSubject, createSocialCards } from './social-card/social-cards.ts';
import { type DuePublish, takePlan } from './schedule/schedule.store.ts';
import { createUnderWay } from './under-way.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'log'> & {
  apps: AppsService;
  carryValues: CarryValues;
  settingsGate: SettingsGate;
  audit: AuditService;
  trees: AppTrees;
  /** Made-up records, which the published app does not show. */
  sampleRecords: { count(appId: AppId): Promise<number>; keep(tx: Transaction, appId: AppId): Promise<void> };
  recordsChanged(appId: AppId): void;
  /** Tries who can do what with the records of a version. */
  checkAccess(version: {
    ownerId: AccountId;
    versionId: VersionId;
    files: ReadonlyMap<string, string>;
  }): Promise<AccessCheck>;
};

/** The markup of a page, and the styles that it is shown with. */
export type Prerendered = { markup: string; css: string };

export type PublishingService = ReturnType<typeof createPublishingService>;

const assetCacheBytes = 64_000_000;
const publicationCacheSize = 1_000;
const placesCacheSize = 20;

/** Publishing pins a version: what visitors get is bundled once and stays as it is until the next publish. */
export function createPublishingService(deps: Deps) {
  const { db, clock, config, apps, audit, trees, checkAccess, carryValues, sampleRecords, recordsChanged } = deps;
  const { settingsGate } = deps;
  const assets = createLru<StoredAsset>({
    maxWeight: assetCacheBytes,
    weigh: ({ content, brotli }) => content.byteLength + (brotli?.byteLength ?? 0),
  });
  const bundler = createBundler({ timeLimitMs: config.timeouts.bundleMs });
  const prerenderedPages = createPrerenderedPages({ ...deps, bundle: bundler.runPrerender });
  const cards = createSocialCards({ ...deps, drawCard: bundler.drawCard });
  const underWay = createUnderWay();
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

  const publishedRows = async ({ id, publishedVersionId }: App): Promise<Map<string, FileRow>> =>
    publishedVersionId === null ? new Map() : findFileRows(db, id, publishedVersionId);

  const assetOf = async (appId: AppId, name: string): Promise<StoredAsset | null> => {
    const key = `${appId}/${name}`;
    const asset = assets.get(key) ?? (await findAsset(db, appId, name));
    if (asset) assets.set(key, asset);
    return asset;
  };

  /** Says so before the work is done; the transaction that moves the app checks again. */
  const refuseTakenSlug = async (app: App, slug: string | undefined) => {
    const holder = slug === undefined || slug === app.slug ? null : await apps.findBySlug(slug);
    if (holder && holder.id !== app.id) throw new AppError('slug-taken');
  };

  /** Personal data that everyone may read needs a typed yes, once for each set of fields. */
  const requireConsent = (proof: AccessCheck, allowed: OpenData, consent: string | undefined): OpenData => {
    const openData = openDataOf(proof);
    const isNew = Object.entries(openData).some(([entity, fields]) =>
      fields.some((field) => !allowed[entity]?.includes(field)),
    );
    if (isNew && consent?.trim().toLowerCase() !== openDataConsent) {
      throw new AppError('personal-data-open', { details: { openData } });
    }
    return openData;
  };

  /** Everything that can refuse a publish is done before anything changes. */
  const prepare = async (app: App, request: PublishRequest, pinned: VersionId | null) => {
    const appId = app.id;
    await refuseTakenSlug(app, request.slug);
    const isSignupEnabled = request.access?.isSignupEnabled ?? app.isSignupEnabled;
    if (isSignupEnabled !== app.isSignupEnabled) await settingsGate.require(app);
    const earlier = request.versionId === undefined ? null : await history.earlier(appId, request.versionId);
    const versionId = pinned ?? request.versionId ?? app.latestVersionId;
    const tree = versionId === null ? null : await trees.version(appId, versionId);
    if (!tree || versionId === null) throw new AppError('nothing-to-publish');
    // Most of what visitors load is the same from one publish to the next.
    const stored = await publishedRows(app);
    const { texts } = readAppDocuments(tree.files);
    const title = request.header?.trim() || earlier?.title || texts.header.trim() || app.name;
    const description = (
      request.description ??
      earlier?.description ??
      readAppSettings(tree.files).description ??
      ''
    ).trim();
    const seoTitle = request.seoTitle ?? earlier?.seoTitle ?? '';
    const subject = cardSubject(tree.files, { appId, title, description });
    const [{ bundle, card: drawn }, proof] = await Promise.all([
      bundler.run(tree.files, new Set(stored.keys()), subject),
      checkAccess({ ownerId: app.ownerId, versionId, files: tree.files }),
    ]);
    if (!bundle.ok) throw problemsOf(bundle.problems);
    const card = cards.assetOf(drawn, appId);
    const hasOwnRoot = [...tree.files.keys()].some(isAppRoot);
    if (app.appType === 'tool') requireReadyTool(tree.files);
    else if (bundle.outline.pages.length === 0 && !hasOwnRoot) throw new AppError('nothing-to-publish');
    if (!proof.isProven) throw new AppError('access-not-proven', { details: { proof } });
    // What was agreed to for a version that is gone back to counts for it still.
    const allowed = earlier?.openData ?? (await publicationOf(app))?.openData ?? {};
    const openData = requireConsent(proof, allowed, request.openDataConsent);
    const about = earlier ? earlier.about : statedAbout(request, aboutApp(app, tree.files));
    const publication: Publication = {
      ...bundle.outline,
      title,
      ...(seoTitle !== '' && { seoTitle }),
      ...(card && { card: card.name }),
      ...(texts.welcomeMessage.trim() !== '' && { welcome: texts.welcomeMessage.trim() }),
      description,
      requiresSignIn: requiresSignIn(declaredEntities(tree.files)),
      openData,
      ...(about && { about }),
    };
    const keptRows = bundle.storedAssets.map((name) => stored.get(name)!);
    const assets = card ? [...bundle.assets, card] : bundle.assets;
    const prepared = preparePublication(publication, { ...bundle, assets }, keptRows);
    return { tree, versionId, bundle, hasOwnRoot, publication, prepared };
  };

  const publishOwned = async (
    account: Publisher,
    app: App,
    request: PublishRequest,
    plan: DuePublish | null,
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
      return underWay.during(request.slug ?? app.slug, () => publishOwned(account, app, request, null));
    },

    /** What was planned before; throws as `publish` does, and `PlanGone` where it is not planned any more. */
    async publishDue(plan: DuePublish): Promise<void> {
      const app = await apps.requireOwned({ accountId: plan.accountId }, plan.appId);
      await underWay.during(plan.request.slug ?? app.slug, () => publishOwned(plan, app, plan.request, plan));
    },

    /** Refuses what `publish` would, without publishing. Answers the version that it would be. */
    tryPublish: async (app: App, request: PublishRequest): Promise<VersionId> =>
      (await prepare(app, request, null)).versionId,

    /** What links would show if the newest version were published with these words. */
    cardOf: cards.preview,
    unpublish: history.unpublish,
    earlierOf: history.list,

    /** Whether an app is about to appear at an address. */
    isUnderWay: underWay.has,

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

const openDataOf = ({ entities }: AccessCheck): OpenData =>
  Object.fromEntries(
    entities
      .filter(({ openPersonalFields }) => openPersonalFields.length > 0)
      .map(({ entity, openPersonalFields }) => [entity, openPersonalFields]),
  );

function problemsOf(problems: { file: string; line: number | null; message: string }[]): AppError {
  const fields: Record<string, string> = {};
  for (const { file, line, message } of problems) fields[line === null ? file : `${file}:${line}`] ??= message;
  return new AppError('publish-failed', { fields });
}
