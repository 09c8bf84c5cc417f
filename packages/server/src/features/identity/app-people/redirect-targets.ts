import { allowedTarget } from '@whittle/domain/addresses/allowed-target';
import type { CalledApp } from '../../../http/app-caller.ts';

/** An address on an origin that the app's owner allowed; null for pages of the app itself and for everything else. */
export function redirectTargetOf(
  target: string | undefined,
  { allowedOrigins }: Pick<CalledApp, 'allowedOrigins'>,
  ownOrigin: string,
): string | null {
  const allowed = allowedTarget(target, ownOrigin, allowedOrigins);
  return allowed === null || allowed.startsWith('/') ? null : allowed;
}

/** Where a person signs in, if need be, and goes on to `to` from. */
export const leavePath = (to: string): string => `/_whittle/leave?to=${encodeURIComponent(to)}`;
