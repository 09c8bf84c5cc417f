import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { SampleAppId } from '@whittle/contract/sample-apps';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { Files } from '../../../core/app-files/version-files.ts';
import { AppError } from '../../../http/app-error.ts';
import type { BringContentsDeps } from '../bring-contents.ts';
import { importRecords } from '../import-records.ts';
import { createNewApp, type NewAppDeps } from '../new-app.ts';
import { findTrialAlone } from '../trials.store.ts';
import { createTrials } from '../trials.ts';
import { sampleApps, sampleType } from './sample-app.ts';

/** `address` is the network address, for the audit log. */
type Person = { accountId: AccountId; address?: string };
type Deps = Pick<BringContentsDeps, 'db' | 'clock' | 'importPeople'> & NewAppDeps & { rateLimits: RateLimits };
export type OpenSample = ReturnType<typeof createOpenSample>;

const perAccount = { max: limits.importsPerHour, windowMs: 3_600_000 };

/**
 * Answers the account's own copy of a sample app, which it makes the first time (HOME-04). Whoever tries it changes nothing
 * for anybody else, and nothing that is in a list of apps. Throws `rate-limited`.
 */
export function createOpenSample({ db, clock, importPeople, rateLimits, ...deps }: Deps) {
  const newApp = createNewApp({ db, clock, ...deps });
  const openTrial = createTrials(db);

  const fill = async (appId: AppId, accountId: AccountId, id: SampleAppId): Promise<Files> => {
    const { name, request } = sampleApps[id];
    // Its lexicon is large, and most starts of the server never need it.
    const { sampleOf } = await import('@whittle/built-in-builder/sample');
    const at = clock.now();
    const { files, records } = sampleOf(request, name, at);
    const { me } = await importPeople(appId, accountId, { lines: '', ownerId: null });
    for (const { entity, rows } of records) {
      const lines = rows.map((row) => JSON.stringify({ ...row, created_by: me.email })).join('\n');
      await importRecords(db, { appId, entity, lines, me: { ...me, formerIds: new Set() }, at });
    }
    return files;
  };

  return ({ accountId, address }: Person, id: SampleAppId): Promise<AppId> => {
    const trial = { accountId, appType: sampleType(id) };
    return openTrial(trial, async () => {
      if (!(await rateLimits.take(`sample:${accountId}`, perAccount))) throw new AppError('rate-limited');
      const { name } = sampleApps[id];
      return newApp({
        ...{ accountId, name, content: `The sample app ${name}` },
        fill: (appId) => fill(appId, accountId, id),
        settings: () => ({ appType: trial.appType }),
        note: () => `This is the sample app “${name}”.`,
        insteadOf: (tx) => findTrialAlone(tx, trial),
        audited: { event: 'app-copied', address, target: name, details: { sample: id } },
      });
    });
  };
}
