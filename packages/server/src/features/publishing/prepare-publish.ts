import { type AccessCheck, type OpenData, openDataConsent } from '@whittle/contract/access-check';
import type { AccountId, VersionId } from '@whittle/contract/ids';
import type { PublishRequest } from '@whittle/contract/publishing';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import { isAppRoot } from '@whittle/domain/files/paths';
import { requiresSignIn } from '@whittle/domain/publishing/requires-sign-in';
import type { Adapters } from '../../adapters/adapters.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { SettingsGate } from '../../core/plans/settings-gate.ts';
import type { Publication } from '../../core/publications/publication.ts';
import { AppError } from '../../http/app-error.ts';
import { type FileRow, findFileRows, preparePublication } from './publications.store.ts';
import { aboutApp, statedAbout } from './published-about.ts';
import type { PublishHistory } from './publish-history.ts';
import { requireReadyTool } from './require-ready-tool.ts';
import type { Bundler } from './run-bundle.ts';
import { cardSubject, type SocialCards } from './social-card/social-cards.ts';

type Version = { ownerId: AccountId; versionId: VersionId; files: ReadonlyMap<string, string> };

export type PrepareDeps = Pick<Adapters, 'db'> & {
  apps: Pick<AppsService, 'findBySlug'>;
  trees: Pick<AppTrees, 'version'>;
  settingsGate: SettingsGate;
  /** Tries who can do what with the records of a version. */
  checkAccess(version: Version): Promise<AccessCheck>;
};

type Parts = {
  history: Pick<PublishHistory, 'earlier'>;
  bundler: Pick<Bundler, 'run'>;
  cards: Pick<SocialCards, 'assetOf'>;
  publicationOf(app: App): Promise<Publication | null>;
};

const noRows: ReadonlyMap<string, FileRow> = new Map();

/** Everything that can refuse a publish, which is done before anything changes. */
export function createPrepare(
  { db, apps, trees, settingsGate, checkAccess }: PrepareDeps,
  { history, bundler, cards, publicationOf }: Parts,
) {
  /** Says so before the work is done; the transaction that moves the app checks again. */
  const refuseTakenSlug = async (app: App, slug: string | undefined) => {
    const holder = slug === undefined || slug === app.slug ? null : await apps.findBySlug(slug);
    if (holder && holder.id !== app.id) throw new AppError('slug-taken');
  };

  /** `pinned`: the version of a publish that was planned, else the one that is asked for, else the newest. */
  return async (app: App, request: PublishRequest, pinned: VersionId | null) => {
    const appId = app.id;
    await refuseTakenSlug(app, request.slug);
    const isSignupEnabled = request.access?.isSignupEnabled ?? app.isSignupEnabled;
    if (isSignupEnabled !== app.isSignupEnabled) await settingsGate.require(app);
    const earlier = request.versionId === undefined ? null : await history.earlier(appId, request.versionId);
    const versionId = pinned ?? request.versionId ?? app.latestVersionId;
    const tree = versionId === null ? null : await trees.version(appId, versionId);
    if (!tree || versionId === null) throw new AppError('nothing-to-publish');
    // Most of what visitors load is the same from one publish to the next.
    const stored = app.publishedVersionId === null ? noRows : await findFileRows(db, appId, app.publishedVersionId);
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
}

/** Personal data that everyone may read needs a typed yes, once for each set of fields. */
function requireConsent(proof: AccessCheck, allowed: OpenData, consent: string | undefined): OpenData {
  const openData = openDataOf(proof);
  const isNew = Object.entries(openData).some(([entity, fields]) =>
    fields.some((field) => !allowed[entity]?.includes(field)),
  );
  if (isNew && consent?.trim().toLowerCase() !== openDataConsent) {
    throw new AppError('personal-data-open', { details: { openData } });
  }
  return openData;
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
