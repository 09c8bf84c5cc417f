import type { MembershipProduct, PaymentProviderName, PurchaseState } from '@whittle/contract/memberships';
import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { appUsers } from './app-users.ts';
import { instant } from './columns.ts';

/** What an app sells, and with whose token. Not copied, exported or handed on with the app. */
export const appMemberships = pgTable(
  'app_memberships',
  {
    appId: text('app_id')
      .primaryKey()
      .references(() => apps.id, { onDelete: 'cascade' }),
    isEnabled: boolean('is_enabled').notNull().default(false),
    /** Whose token it is. */
    provider: text('provider').$type<PaymentProviderName>().notNull().default('gumroad'),
    sealedToken: text('sealed_token'),
    /** What the provider signs with what it tells, where it signs. */
    sealedSigningSecret: text('sealed_signing_secret'),
    product: jsonb('product').$type<
      MembershipProduct & { url: string | null; description: string; prices: string[] }
    >(),
    completedAt: instant('completed_at'),
    /** The address that the provider calls is made of it; the one before counts for a day. */
    hookSeed: text('hook_seed').notNull(),
    olderHookSeed: text('older_hook_seed'),
    olderHookUntil: instant('older_hook_until'),
    hearsEvents: boolean('hears_events').notNull().default(false),
    readAt: instant('read_at'),
    problem: text('problem'),
    /** When all purchases are read again; whoever moves it reads them. */
    nextReadAt: instant('next_read_at'),
  },
  (table) => [index('app_memberships_due').on(table.nextReadAt)],
);

/** What was bought, as its provider said it at `readAt`. Written by readings alone, never by what is told. */
export const purchases = pgTable(
  'purchases',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    productId: text('product_id').notNull(),
    state: text('state').$type<PurchaseState>().notNull(),
    until: instant('until'),
    isDisputed: boolean('is_disputed').notNull(),
    isPartlyRefunded: boolean('is_partly_refunded').notNull(),
    boughtAt: instant('bought_at'),
    /** Who began to pay in the app, where the provider says so: whose it is then, whatever address paid. */
    reference: text('reference'),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.key] }),
    index('purchases_newest').on(table.appId, table.productId, table.boughtAt.desc(), table.key),
    index('purchases_begun_by')
      .on(table.appId, table.reference)
      .where(sql`${table.reference} is not null`),
  ],
);

/** Whose a purchase is: every address that its provider names, in small letters. */
export const purchaseEmails = pgTable(
  'purchase_emails',
  { appId: text('app_id').notNull(), email: text('email').notNull(), key: text('key').notNull() },
  (table) => [
    primaryKey({ columns: [table.appId, table.email, table.key] }),
    index('purchase_emails_of').on(table.appId, table.key),
    foreignKey({ columns: [table.appId, table.key], foreignColumns: [purchases.appId, purchases.key] }).onDelete(
      'cascade',
    ),
  ],
);

/** What came in for a purchase, less what was given back, as its provider said it last. */
export const purchasePayments = pgTable(
  'purchase_payments',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    key: text('key').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** In the smallest unit of the currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('purchase_payments_by_day').on(table.appId, table.paidAt),
    index('purchase_payments_of').on(table.appId, table.key),
    foreignKey({ columns: [table.appId, table.key], foreignColumns: [purchases.appId, purchases.key] }).onDelete(
      'cascade',
    ),
  ],
);

/** Addresses beside their own that people of an app showed to be theirs, to use what they bought with them. */
export const provenAddresses = pgTable(
  'proven_addresses',
  {
    appId: text('app_id').notNull(),
    email: text('email').notNull(),
    userId: text('user_id').notNull(),
    provenAt: instant('proven_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.email] }),
    index('proven_addresses_of').on(table.appId, table.userId),
    foreignKey({ columns: [table.appId, table.userId], foreignColumns: [appUsers.appId, appUsers.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What a provider said happened: reasons to read, one row for the same thing however often it is told. */
export const purchaseHints = pgTable(
  'purchase_hints',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    saleId: text('sale_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    heardAt: instant('heard_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.saleId, table.subscriptionId] }),
    index('purchase_hints_due').on(table.nextTryAt),
  ],
);

/** Memberships that an owner gave to an address without a payment. Given again, it is the same row; the audit log has all. */
export const givenMemberships = pgTable(
  'given_memberships',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    givenAt: instant('given_at').notNull(),
    until: instant('until'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.email] })],
);
