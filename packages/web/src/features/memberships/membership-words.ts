import type { PaymentProviderName } from '@whittle/contract/memberships';
import { membershipTexts, stripeTexts } from './memberships.texts.ts';

/** The words of paid memberships at one provider. */
export const membershipWords = (provider: PaymentProviderName) => ({
  ...membershipTexts,
  testMode: '',
  ...(provider === 'stripe' && stripeTexts),
});
export type MembershipWords = ReturnType<typeof membershipWords>;
