import { randomBytes } from 'node:crypto';

export type FakeProduct = { id: string; name: string; isMembership: boolean; price: number };
export type FakeSale = {
  id: string;
  orderId: number;
  productId: string;
  /** Of the account of who bought, where there is one. */
  accountEmail: string | null;
  purchaseEmail: string;
  gifteeEmail: string | null;
  subscriptionId: string | null;
  /** `failed` and `test` ones are found by their id, and in no list. */
  state: 'successful' | 'failed' | 'test' | 'gift-receiver';
  refunded: boolean;
  partiallyRefunded: boolean;
  disputed: boolean;
  disputeWon: boolean;
  accessRevoked: boolean;
  createdAt: Date;
};
export type FakeSubscription = {
  id: string;
  productId: string;
  email: string;
  accountEmail: string | null;
  saleIds: string[];
  isGift: boolean;
  status: SubscriptionStatus;
  cancelledAt: Date | null;
  endedAt: Date | null;
  failedAt: Date | null;
  trialEndsAt: Date | null;
  createdAt: Date;
};
export type SubscriptionStatus =
  | 'alive'
  | 'pending_cancellation'
  | 'pending_failure'
  | 'failed_payment'
  | 'fixed_subscription_period_ended'
  | 'cancelled';
export type FakeHook = { id: string; event: string; url: string };
/** What happened, as it is told to an address. */
export type FakeEvent = { event: string; fields: Record<string, string> };

/** Ids as Gumroad makes them: they do not fit into a path as they are. */
export const fakeId = () => `${randomBytes(12).toString('base64')}==`;

export const isLiving = ({ status }: FakeSubscription): boolean =>
  ['alive', 'pending_cancellation', 'pending_failure'].includes(status);
