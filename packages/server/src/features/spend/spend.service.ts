import type { AccountId } from '@whittle/contract/ids';
import type { Caps, CapState, InstallationCaps, OwnCaps, SpendQuery, SpendReport } from '@whittle/contract/spend/spend';
import { isCapNear } from '@whittle/domain/models/caps';
import type { Adapters } from '../../adapters/adapters.ts';
import type { ModelPricesStore } from '../../core/models/model-prices.ts';
import { readAccountCaps, readInstallationCaps, saveAccountCaps, saveInstallationCaps } from '../../core/spend/caps.ts';
import { AppError } from '../../http/app-error.ts';
import { monthOf } from '../../core/spend/ledger.store.ts';
import { countDifferences, listDifferences } from './spend-differences.store.ts';
import { groupSpend, readTotal, type SpendScope, sumSpend } from './spend.store.ts';
import { spendCsv } from './spend-csv.ts';

const dayMs = 86_400_000;
const shownDays = 30;
const maxDays = 366;
const maxRows = 200;

type Deps = Pick<Adapters, 'db' | 'clock'> & { modelPrices: Pick<ModelPricesStore, 'read'> };
/** Null for the whole installation. */
type Whose = AccountId | null;

export type SpendService = ReturnType<typeof createSpendService>;

/** The bill: what was spent on models by whom, for what, and how much of the limits is left. */
export function createSpendService({ db, clock, modelPrices }: Deps) {
  const currency = async () => (await modelPrices.read()).currency;

  /** Throws `invalid-input` for days that are none or too many. */
  const scopeOf = (accountId: Whose, { from, to, appId }: SpendQuery): SpendScope & { days: [string, string] } => {
    const today = clock.now().toISOString().slice(0, 10);
    const last = startOf(to ?? today);
    const first = from === undefined ? new Date(last.getTime() - (shownDays - 1) * dayMs) : startOf(from);
    if (first > last || last.getTime() - first.getTime() > maxDays * dayMs) {
      throw new AppError('invalid-input', { fields: { from: `must be at most ${maxDays} days before the last day` } });
    }
    return {
      ...{ accountId, appId: appId ?? null, from: first, before: new Date(last.getTime() + dayMs) },
      days: [first.toISOString().slice(0, 10), last.toISOString().slice(0, 10)],
    };
  };

  const stateOf = async (
    key: { scope: 'app' | 'account' | 'installation'; subject: string },
    caps: { own: number | null; all: number | null },
  ): Promise<CapState[]> => {
    if (caps.own === null && caps.all === null) return [];
    const { spentMicros, heldMicros, ownSpentMicros, ownHeldMicros } = await readTotal(db, {
      ...key,
      month: monthOf(clock.now()),
    });
    // A person's own limit counts what their own keys cost too; the one that is reached first is told.
    const states = [
      { capMicros: caps.own, spentMicros: spentMicros + ownSpentMicros, heldMicros: heldMicros + ownHeldMicros },
      { capMicros: caps.all, spentMicros, heldMicros },
    ]
      .flatMap(({ capMicros, ...used }) => (capMicros === null ? [] : { capMicros, ...used }))
      .sort((a, b) => a.capMicros - a.spentMicros - (b.capMicros - b.spentMicros));
    return states.slice(0, 1).map(({ capMicros, ...used }) => ({
      ...{ scope: key.scope, capMicros, ...used },
      isNear: isCapNear(used.spentMicros, capMicros),
      isReached: used.spentMicros >= capMicros,
    }));
  };

  /** Of the limits that hold for an account, and for one of its apps where it is asked about. */
  const monthStates = async (accountId: Whose, appId: string | null): Promise<CapState[]> => {
    const all = await readInstallationCaps(db);
    if (accountId === null)
      return stateOf({ scope: 'installation', subject: '' }, { own: null, all: all.installation });
    const own = await readAccountCaps(db, accountId);
    return [
      ...(appId === null ? [] : await stateOf({ scope: 'app', subject: appId }, { own: own.app, all: all.app })),
      ...(await stateOf({ scope: 'account', subject: accountId }, { own: own.account, all: all.account })),
    ];
  };

  return {
    monthStates,

    async report(accountId: Whose, query: SpendQuery): Promise<SpendReport> {
      const { days, ...scope } = scopeOf(accountId, query);
      const [rows, total, month, differences, unit] = await Promise.all([
        groupSpend(db, scope, query.by, query.by === 'day' ? maxDays + 1 : maxRows + 1),
        sumSpend(db, scope),
        monthStates(accountId, scope.appId),
        listDifferences(db, scope, maxRows),
        currency(),
      ]);
      const most = query.by === 'day' ? maxDays + 1 : maxRows;
      const [from, to] = days;
      return {
        currency: unit,
        from,
        to,
        rows: rows.slice(0, most),
        isCut: rows.length > most,
        total,
        month,
        differences,
      };
    },

    async csv(accountId: Whose, query: SpendQuery) {
      const { days, ...scope } = scopeOf(accountId, query);
      const fileName = `spending_${days[0]}_${days[1]}.csv`;
      return { fileName, body: spendCsv(db, scope, await currency()) };
    },

    async ownCaps(accountId: AccountId): Promise<OwnCaps> {
      const [own, all, unit] = await Promise.all([
        readAccountCaps(db, accountId),
        readInstallationCaps(db),
        currency(),
      ]);
      const { turn, app, account } = all;
      return { own, installation: { turn, app, account }, currency: unit };
    },
    async saveOwnCaps(accountId: AccountId, caps: Caps): Promise<OwnCaps> {
      await saveAccountCaps(db, accountId, caps);
      return this.ownCaps(accountId);
    },

    /** Of the whole installation, in the days that a bill shows by itself. */
    countDifferences: (): Promise<number> => countDifferences(db, scopeOf(null, { by: 'day' })),

    installationCaps: (): Promise<InstallationCaps> => readInstallationCaps(db),
    async saveInstallationCaps(caps: InstallationCaps): Promise<InstallationCaps> {
      await saveInstallationCaps({ db, clock }, caps);
      return caps;
    },
  };
}

function startOf(day: string): Date {
  const at = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) {
    throw new AppError('invalid-input', { fields: { from: 'is no day' } });
  }
  return at;
}
