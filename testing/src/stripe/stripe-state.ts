import { randomBytes } from 'node:crypto';

export type FakeProduct = { id: string; name: string; isMembership: boolean; price: number };
export type FakePrice = { id: string; productId: string; isActive: boolean };
export type FakeLink = { id: string; productId: string; isActive: boolean };
export type FakePayment = {
  id: string;
  productId: string;
  email: string;
  /** Of what was paid once: the checkout. */
  sessionId: string | null;
  /** Of a subscription: the invoice that it paid. */
  invoiceId: string | null;
  subscriptionId: string | null;
  amount: number;
  amountRefunded: number;
  isPaid: boolean;
  createdAt: Date;
  dispute: { id: string; status: string } | null;
};
export type FakeSession = {
  id: string;
  productId: string;
  linkId: string;
  email: string;
  reference: string | null;
  isPaid: boolean;
  livemode: boolean;
  paymentId: string | null;
  subscriptionId: string | null;
  createdAt: Date;
};
export type FakeSubscription = {
  id: string;
  productId: string;
  priceId: string;
  customerId: string;
  email: string;
  status: 'active' | 'trialing' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete' | 'paused';
  cancelAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  paymentIds: string[];
};
export type FakeEndpoint = { id: string; url: string; secret: string };
/** What happened, as it is told to an address that listens for it. */
export type FakeEvent = { type: string; object: Record<string, unknown> };

export const fakeId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
