import type { Consent } from '@whittle/contract/person-data';
import type { CalledApp } from '../../../http/app-caller.ts';

type Asked = Pick<CalledApp, 'termsOfServiceLink' | 'privacyPolicyLink' | 'termsVersion'>;

/**
 * What somebody who joins agrees to: the sign-in page says so beside its button (SIGN-06). The links are kept as they were
 * then, with their version, since an owner may change them; null where there are none.
 */
export const consentTo = ({ termsOfServiceLink, privacyPolicyLink, termsVersion }: Asked, now: Date): Consent | null =>
  termsOfServiceLink === '' && privacyPolicyLink === ''
    ? null
    : { at: now.toISOString(), version: termsVersion, termsOfServiceLink, privacyPolicyLink };
