import {
  type AppConfiguration,
  type SignupKey,
  signupKeys,
  type SignupSettings,
} from '@whittle/contract/app-settings/calls';
import { type AppDocumentName, type AppDocuments, appDocumentSchemas } from '@whittle/contract/app-settings/documents';
import { changeMembershipsSchema } from '@whittle/contract/memberships';
import type { PlanId } from '@whittle/contract/plans/plan-table';
import type { AppId } from '@whittle/contract/ids';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import { readAppDocuments, withDocumentValues } from '@whittle/domain/app-settings/app-documents';
import { gateOf } from '@whittle/domain/app-settings/gates';
import { copyJson, type Json } from '@whittle/domain/entities/json';
import { equalJson } from '@whittle/domain/entities/match-value';
import { levelAtLeast } from '@whittle/domain/plans/levels';
import type { Adapters } from '../../adapters/adapters.ts';
import { outlineOf } from '../../compile/app-outline.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { roleIn } from '../../core/apps/apps.policy.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { Plans } from '../../core/plans/plans.ts';
import { AppError } from '../../http/app-error.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { fieldOf, refuseLocked } from './refuse-locked.ts';
import { isSoldKey, type SoldPort, storeSold } from './sold-settings.ts';

type FileChange = { file: string; before: string | null; after: string };
type Caller = { accountId: string; isAdmin: boolean; address: string };
type Values = Readonly<Record<string, unknown>>;

export type AppSettingsDeps = Pick<Adapters, 'config'> & {
  apps: Pick<AppsService, 'requireOwned' | 'find'>;
  trees: Pick<AppTrees, 'head'>;
  /** Makes a version with the changed file. Throws `turn-running`, `file-changed`. */
  changeFiles(app: App, changes: readonly FileChange[], text: string): Promise<unknown>;
  /** Gives the app another name, in its files as well. */
  rename(caller: Caller, app: App, name: string): Promise<unknown>;
  /** Takes effect at once (SIGN-04). Throws `app-not-published`. */
  changeSignup(caller: Caller, app: App, change: Partial<SignupSettings>): Promise<unknown>;
  sold: SoldPort<Caller>;
  plans: Pick<Plans, 'of'>;
};

export type AppSettingsService = ReturnType<typeof createAppSettings>;

/** How often a change is laid on what another window or the chat wrote meanwhile. */
const mostTries = 4;

/** The panels of an app: what its files say of it, and what takes effect beside them. Rules: EDIT-11, EDIT-19. */
export function createAppSettings(deps: AppSettingsDeps) {
  const { config, apps, trees, changeFiles, rename, changeSignup, sold, plans } = deps;

  const gatesFor = async (caller: Caller, app: App) => {
    const { plan, isLimited } = await plans.of(app.ownerId);
    const hasPlan = (needed: PlanId) => !isLimited || levelAtLeast(plan, needed);
    const who = {
      appType: app.appType,
      isAdmin: caller.isAdmin,
      role: roleIn(app, caller.accountId) ?? 'viewer',
      mayOfferTools: config.toolTemplateAccounts.includes(caller.accountId),
      hasPlan,
    };
    return (document: AppDocumentName | 'signup' | 'memberships', key: string) => gateOf(document, key, who);
  };

  const configurationOf = async (caller: Caller, app: App): Promise<AppConfiguration> => {
    const { files } = await trees.head(app.id);
    const gate = await gatesFor(caller, app);
    const beside = { signup: { shape: signupOf(app) }, memberships: { shape: changeMembershipsSchema.shape } };
    const names = Object.entries({ ...appDocumentSchemas, ...beside }) as [
      AppDocumentName | keyof typeof beside,
      { shape: object },
    ][];
    const gates = names.flatMap(([document, { shape }]) =>
      Object.keys(shape).flatMap((key) => {
        const found = gate(document, key);
        return found.isOpen ? [] : [[`${document}.${key}`, found] as const];
      }),
    );
    return {
      appType: app.appType as AppConfiguration['appType'],
      ...documentsOf(app, files),
      signup: signupOf(app),
      memberships: await sold.read(app),
      gates: Object.fromEntries(gates),
      pages: Object.keys(outlineOf(files).pages).sort(),
      publishedUrl: app.publishedVersionId ? publishedOrigin(config, app) : null,
    };
  };

  /** Stores what differs from now and may be changed; answers the keys that became something else since `base`. */
  async function store(caller: Caller, app: App, document: AppDocumentName, patch: Values, base: Values) {
    for (let tries = 1; ; tries += 1) {
      const { files } = await trees.head(app.id);
      const now = documentsOf(app, files)[document] as Values;
      const wanted = Object.keys(patch).filter((key) => !isSame(patch[key], now[key]));
      const gate = await gatesFor(caller, app);
      refuseLocked(document, wanted, (key) => gate(document, key));
      if (document === 'settings') requirePage(app, files, patch);
      const stale = wanted.filter((key) => key in base && !isSame(base[key], now[key]));
      const { name, ...values } = Object.fromEntries(
        wanted.filter((key) => !stale.includes(key)).map((key) => [key, patch[key]]),
      );
      if (typeof name === 'string') await rename(caller, app, name);
      if (Object.keys(values).length === 0) return stale;
      if (app.latestVersionId === null) throw new AppError('settings-too-early');
      const before = (await trees.head(app.id)).files.get(appSettingsPath) ?? null;
      const after = withDocumentValues(before ?? undefined, document, values);
      try {
        await changeFiles(app, [{ file: appSettingsPath, before, after }], noteOf(document, Object.keys(values)));
        return stale;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'file-changed') || tries === mostTries) throw error;
      }
    }
  }

  async function storeSignup(caller: Caller, app: App, patch: Partial<SignupSettings>, base: Values) {
    const now = signupOf(app);
    const keys = Object.keys(patch) as SignupKey[];
    const wanted = keys.filter((key) => patch[key] !== now[key]);
    const gate = await gatesFor(caller, app);
    refuseLocked('settings', wanted, (key) => gate('signup', key));
    const stale = wanted.filter((key) => key in base && base[key] !== now[key]);
    const fresh = wanted.filter((key) => !stale.includes(key));
    if (fresh.length > 0) await changeSignup(caller, app, Object.fromEntries(fresh.map((key) => [key, patch[key]])));
    return stale;
  }

  /** What could be stored is stored; then `settings-changed` says what could not, and what stands there now. */
  async function answer(caller: Caller, appId: AppId, stale: readonly string[]): Promise<AppConfiguration> {
    const configuration = await configurationOf(caller, await apps.requireOwned(caller, appId));
    if (stale.length > 0) throw new AppError('settings-changed', { details: { keys: stale, configuration } });
    return configuration;
  }

  return {
    async read(caller: Caller, appId: AppId): Promise<AppConfiguration> {
      return configurationOf(caller, await apps.requireOwned(caller, appId));
    },

    /** Throws `setting-locked`, `settings-changed`, `settings-too-early`, `turn-running`, `app-not-published`. */
    async save(
      caller: Caller,
      appId: AppId,
      document: AppDocumentName,
      patch: Values,
      base: Values = {},
    ): Promise<AppConfiguration> {
      const app = await apps.requireOwned(caller, appId);
      const isSignup = (key: string) => document === 'settings' && (signupKeys as readonly string[]).includes(key);
      const given = Object.entries(patch).filter(([, value]) => value !== undefined);
      requireStorable(document, given);
      const signup = Object.fromEntries(given.filter(([key]) => isSignup(key)));
      const isSold = (key: string) => document === 'settings' && isSoldKey(key);
      const own = Object.fromEntries(given.filter(([key]) => !isSignup(key) && !isSold(key)));
      const staleOwn = await store(caller, app, document, own, base);
      const staleSignup = await storeSignup(caller, app, signup, base);
      const gate = await gatesFor(caller, app);
      // After signing up, which memberships need.
      const staleSold = await storeSold(sold, caller, await apps.requireOwned(caller, appId), {
        ...{ patch: Object.fromEntries(given.filter(([key]) => isSold(key))), base },
        gate: (key) => gate('memberships', key),
      });
      return answer(caller, appId, [...staleOwn, ...staleSignup, ...staleSold]);
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => equalJson(one as Json, other as Json);

/** The app is called what the platform calls it, also where its files say nothing or something else. */
const documentsOf = (app: App, files: ReadonlyMap<string, string>): AppDocuments => {
  const documents = readAppDocuments(files);
  return { ...documents, details: { ...documents.details, name: app.name } };
};

const signupOf = (app: App): SignupSettings => ({
  isSignupEnabled: app.isSignupEnabled,
  termsOfServiceLink: app.termsOfServiceLink,
  privacyPolicyLink: app.privacyPolicyLink,
  supportEmail: app.supportEmail,
});

/** Half of a character, or one that no database keeps, has no place in a file. */
function requireStorable(document: AppDocumentName, given: readonly (readonly [string, unknown])[]): void {
  const bad = given.filter(([, value]) => !copyJson(value).ok);
  if (bad.length === 0) return;
  const fields = bad.map(([key]) => [fieldOf(document, key), 'This holds a character that cannot be stored.']);
  throw new AppError('invalid-input', { fields: Object.fromEntries(fields) as Record<string, string> });
}

/** An app that is one tool names the path of a tool there. */
function requirePage(app: App, files: ReadonlyMap<string, string>, { mainPage }: Values): void {
  if (typeof mainPage !== 'string' || mainPage === '' || app.appType === 'tool') return;
  if (mainPage in outlineOf(files).pages) return;
  throw new AppError('invalid-input', { fields: { [fieldOf('settings', 'mainPage')]: 'The app has no such page.' } });
}

const noteOf = (document: AppDocumentName, keys: readonly string[]): string =>
  `Changed the ${document} of the app: ${keys.join(', ')}.`;
