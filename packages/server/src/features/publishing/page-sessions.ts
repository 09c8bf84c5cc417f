import type { AppId } from '@whittle/contract/ids';
import type { AppPerson, Channel } from '../../http/app-caller.ts';

/** Whose the token in a page's cookie is; the identity slice provides it. */
export interface PageSessions {
  /** Null for a token that does not count for the app. */
  authenticate(appId: AppId, channel: Channel, token: string): Promise<AppPerson | null>;
  /** A token for longer, or null while the old one lasts. */
  renew(appId: AppId, channel: Channel, token: string): Promise<string | null>;
}
