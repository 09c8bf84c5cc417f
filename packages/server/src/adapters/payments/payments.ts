import type { PurchaseState } from '@whittle/contract/memberships';

export type SoldProduct = { id: string; name: string; url: string | null; prices: string[]; description: string };

/** Money that came in for a purchase, less what was given back, in the smallest unit of its currency such as `usd`. */
export type Payment = { id: string; paidAt: Date; amount: number; currency: string };

/**
 * What somebody bought, as the provider says it now. `key` is the same in every reading: `sale:{id}` for a product that is
 * paid once, `subscription:{id}` for one that is renewed.
 */
export type Purchase = {
  key: string;
  productId: string;
  /** In small letters: whose it is, under every address that the provider names. For a gift, who was given it. */
  emails: string[];
  state: PurchaseState;
  /** Until when it counts, where that is known. */
  until: Date | null;
  isDisputed: boolean;
  isPartlyRefunded: boolean;
  boughtAt: Date | null;
  /** What came in for it, where that was read; a reading of some purchases may see some payments alone. */
  payments?: readonly Payment[];
  /** The payments that it is made of, where the provider names them. */
  saleIds?: readonly string[];
  /** Who began to pay, as the link to pay said it (`payLink`) and the provider says it again. */
  reference?: string | null;
};

/** Who may have bought something: by address, or by the reference that the link to pay carried. */
export type Buyer = { email: string; reference: string };

/** What was posted to an address of ours, with what is needed to tell whether the provider did it. */
export type Delivery = { body: string; signature: string | null; signingSecret: string | null; receivedAt: Date };

/** What a delivery speaks of. It proves nothing: what counts is read again. */
export type Named = { saleId?: string; subscriptionId?: string };

/** An address of ours for what a provider tells, how all of one app's begin, and what deliveries are signed with so far. */
export type Hook = { prefix: string; address: string; signingSecret?: string | null };

/** Whether the provider tells of what happens; and what it signs that with, where it signs. */
export type Listening = { hearsEvents: boolean; signingSecret: string | null };

export type PaymentProblem =
  'token-refused' | 'scope-missing' | 'refused' | 'not-found' | 'too-many' | 'unreachable' | 'forged';

/** A provider that refused or did not answer. `message` is the provider's own sentence where it gave one, else empty. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly problem: PaymentProblem;

  constructor(problem: PaymentProblem, message = '', options: { cause?: unknown } = {}) {
    super(message, options);
    this.problem = problem;
  }
}

/** Where an app's owner sells. All of them throw `PaymentError`; `token` is the seller's and kept by nobody here. */
export interface PaymentProvider {
  /** Everything that the token's account sells. */
  products(token: string): Promise<SoldProduct[]>;
  /** Throws `scope-missing`, with the name of the permission as its message, for a token that may not read sales. */
  checkToken(token: string): Promise<void>;
  /**
   * Has the provider tell `address` of what happens from now on, once for each event; what it told other addresses that
   * begin with `prefix` ends. Nothing is heard where the provider accepts no address like this one.
   */
  listen(token: string, hook: Hook): Promise<Listening>;
  /** What a delivery speaks of; null when it is nothing of ours. Throws `forged` where a signature is missing or wrong. */
  heard(delivery: Delivery): Promise<Named | null>;
  /** Where a product is bought, for one person: the provider gives the reference back with what was bought. */
  payLink(url: string, by: Buyer & { isConfirmed: boolean }): string;
  /** All purchases of a product. What is in `over` is known to be over and is not asked for one by one. */
  readAll(token: string, productId: string, over: ReadonlyMap<string, Purchase>): Promise<Purchase[]>;
  /** What was bought by one person: quick, for somebody who waits. */
  readOf(token: string, productId: string, by: Buyer): Promise<Purchase[]>;
  /** The purchases that a delivery speaks of; empty when the provider does not confirm them. Stripe needs the product. */
  readNamed(token: string, named: Named, productId?: string): Promise<Purchase[]>;
}
