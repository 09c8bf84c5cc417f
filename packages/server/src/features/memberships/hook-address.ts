import { timingSafeEqual } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import type { Secrets } from '../../adapters/secrets.ts';
import type { Config } from '../../config/config.ts';
import type { MembershipRow } from './memberships.store.ts';

type Seeds = Pick<MembershipRow, 'appId' | 'hookSeed' | 'olderHookSeed' | 'olderHookUntil'>;
type Of = Pick<MembershipRow, 'appId' | 'hookSeed' | 'provider'>;

const secretOf = (secrets: Secrets, appId: AppId, seed: string) => secrets.hash(`gumroad hook of ${appId}: ${seed}`);

/** Where a provider tells what happened: an address that nobody can guess, and how all of one app's begin. */
export function hookAddress(config: Pick<Config, 'publicUrl'>, secrets: Secrets, { appId, hookSeed, provider }: Of) {
  const prefix = `${config.publicUrl}/api/webhooks/${provider}/${appId}/`;
  return { prefix, address: prefix + secretOf(secrets, appId, hookSeed) };
}

/** Whether an address is the one that counts now, or the one that was replaced less than a day ago. */
export function isHookSecret(secrets: Secrets, row: Seeds, given: string, now: Date): boolean {
  const older = row.olderHookUntil !== null && now < row.olderHookUntil ? row.olderHookSeed : null;
  return [row.hookSeed, older].some((seed) => {
    if (seed === null) return false;
    const [a, b] = [Buffer.from(secretOf(secrets, row.appId, seed)), Buffer.from(given)];
    return a.length === b.length && timingSafeEqual(a, b);
  });
}
