import type { Account, Session } from '@whittle/contract/accounts';

export const session: Session = { accountId: 'a', token: 't', expiresAt: '2026-11-20T10:42:00.000Z' };

export const account: Account = {
  accountId: 'a',
  email: 'ada@example.com',
  accountType: 'builder',
  plan: 'monetizer',
  hasPaidAppPackage: true,
  subscriptionId: null,
  planSubscriptionStatus: null,
  planSubscriptionCancelledAt: null,
  subscriptionPaymentsIds: [],
  appId: null,
  appHeader: null,
  hasBusinessInfo: false,
  isAdmin: true,
  hasPlans: false,
  isPlanLimited: false,
  mayEditCode: true,
  mustVerifyEmail: false,
};
