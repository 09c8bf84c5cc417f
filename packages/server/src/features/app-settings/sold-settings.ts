import { soldKeys, type SoldChange, type SoldSettings } from '@whittle/contract/app-settings/calls';
import type { Gate } from '@whittle/contract/app-settings/gates';
import type { App } from '../../core/apps/apps.service.ts';
import { refuseLocked } from './refuse-locked.ts';

/** What an app sells to its people: `caller` changes it, under what the slice itself refuses. */
export type SoldPort<Caller> = {
  read(app: App): Promise<SoldSettings>;
  /** Throws `memberships-need-sign-up`, `memberships-off`, and what the provider refuses. */
  change(caller: Caller, app: App, change: SoldChange): Promise<unknown>;
};

type Values = Readonly<Record<string, unknown>>;
type Asked = { patch: Values; base: Values; gate: (key: string) => Gate };

export const isSoldKey = (key: string): boolean => (soldKeys as readonly string[]).includes(key);

/** Turning memberships off is never refused (PLAN-12). A token differs from what is stored, whatever it is. */
const isLessThanBefore = (key: string, value: unknown) => key === 'isPaidMembershipsEnabled' && value === false;

/** Stores what was asked for and differs; answers the keys that became something else since `base`. */
export async function storeSold<Caller>(
  port: SoldPort<Caller>,
  caller: Caller,
  app: App,
  { patch, base, gate }: Asked,
): Promise<string[]> {
  if (Object.keys(patch).length === 0) return [];
  const now: Values = await port.read(app);
  const wanted = soldKeys.filter((key) => patch[key] !== undefined && patch[key] !== now[key]);
  refuseLocked(
    'settings',
    wanted.filter((key) => !isLessThanBefore(key, patch[key])),
    gate,
  );
  const stale = wanted.filter((key) => key in now && key in base && base[key] !== now[key]);
  const fresh = wanted.filter((key) => !stale.includes(key));
  if (fresh.length > 0) await port.change(caller, app, Object.fromEntries(fresh.map((key) => [key, patch[key]])));
  return stale;
}
