import type { MembershipSettings, PaymentProviderName } from '@whittle/contract/memberships';
import { useState } from 'react';

/** Whose steps are shown: those of the stored token, or of another provider before its token is stored. */
export function useProvider(settings: MembershipSettings | undefined) {
  const [wanted, setWanted] = useState<PaymentProviderName | null>(null);
  const provider: PaymentProviderName = wanted ?? settings?.paidMembershipsSettings.paymentProvider ?? 'gumroad';
  return { provider, setWanted };
}
