import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { limits } from './limits.ts';

/** Where an app's owner sells. */
export const paymentProviderSchema = z.enum(['gumroad', 'stripe']);
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>;

/** What a purchase is at its provider. */
export const purchaseStateSchema = z.enum([
  'active',
  'trial',
  'cancelling',
  'payment-late',
  'refunded',
  'disputed',
  'revoked',
  'cancelled',
  'failed',
  'ended',
]);
export type PurchaseState = z.infer<typeof purchaseStateSchema>;

const soldProductSchema = z.object({ id: z.string(), name: z.string() });
export type MembershipProduct = z.infer<typeof soldProductSchema>;

/** What people see of a product before they buy it. */
const offerSchema = z.object({
  name: z.string(),
  description: z.string(),
  prices: z.array(z.string()),
  /** Where it is bought. */
  url: z.string().nullable(),
});
export type MembershipOffer = z.infer<typeof offerSchema>;

/** The seller's token never leaves the server; all that is said of it is that there is one. */
export const paidMembershipsSettingsSchema = z.object({
  paymentProvider: paymentProviderSchema.nullable(),
  hasPaymentProviderAccessToken: z.boolean(),
  isSetupCompleted: z.boolean(),
});

/** GET and PUT /api/apps/{appId}/memberships */
export const membershipSettingsSchema = z.object({
  isPaidMembershipsEnabled: z.boolean(),
  /** Without it memberships cannot be turned on (MEMB-03). */
  isSignupEnabled: z.boolean(),
  /** The plan that turning them on and connecting need, where the owner has a smaller one. */
  neededPlan: z.string().optional(),
  paidMembershipsProduct: soldProductSchema.nullable(),
  paidMembershipsSettings: paidMembershipsSettingsSchema,
  offer: offerSchema.nullable(),
  /** Whether the provider tells of what happens; else its lists are read alone. */
  hearsEvents: z.boolean(),
  /** A key for tests: payments with Stripe's test cards make members. */
  isTestMode: z.boolean(),
  readAt: z.iso.datetime().nullable(),
  /** Why the purchases could not be read the last time. */
  problem: z.string().nullable(),
});
export type MembershipSettings = z.infer<typeof membershipSettingsSchema>;

export const changeMembershipsSchema = z
  .object({
    isPaidMembershipsEnabled: z.boolean(),
    gumroadAccessToken: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .regex(/^[\x21-\x7e]+$/, 'A token has no spaces and no letters of other alphabets.'),
    /** Only a restricted one: a secret key could do everything with the seller's money. */
    stripeRestrictedKey: z
      .string()
      .trim()
      .max(500)
      .regex(
        /^rk_(?:live|test)_[\x21-\x7e]+$/,
        'A restricted key begins with rk_live_ or rk_test_. Create one at Stripe under Developers, API keys.',
      ),
  })
  .partial();
export type ChangeMemberships = z.infer<typeof changeMembershipsSchema>;

/** GET /api/apps/{appId}/memberships/gumroad/products, and of Stripe */
export const productListSchema = z.object({ products: z.array(soldProductSchema) });

/** POST /api/apps/{appId}/memberships/gumroad/connect; also what 'Resync' sends. */
export const connectSchema = z.object({
  productId: z.string().trim().min(1).max(300),
  /** Confirms that another product is no longer what members buy (MEMB-09): its id. */
  replaces: z.string().max(300).optional(),
});
export const connectedSchema = membershipSettingsSchema.pick({
  paidMembershipsProduct: true,
  paidMembershipsSettings: true,
});

/** One purchase in the owner's list. `personId` is who uses it in the app; null when nobody with its address has joined. */
export const memberSchema = z.object({
  key: z.string(),
  emails: z.array(z.string()),
  state: purchaseStateSchema,
  until: z.iso.datetime().nullable(),
  isMember: z.boolean(),
  isPartlyRefunded: z.boolean(),
  boughtAt: z.iso.datetime().nullable(),
  person: z.object({ id: z.string(), email: z.string(), fullName: z.string(), isVerified: z.boolean() }).nullable(),
});
export type Member = z.infer<typeof memberSchema>;
export const membersQuerySchema = z.object({
  search: z.string().trim().max(limits.emailMaxChars).default(''),
  after: z.string().max(300).optional(),
});
export const membersPageSchema = z.object({
  items: z.array(memberSchema),
  total: z.number().int(),
  members: z.number().int(),
  next: z.string().nullable(),
});
export type MembersPage = z.infer<typeof membersPageSchema>;

const reasonSchema = z.string().trim().min(1).max(500);
/** A membership that the owner gives to an address, without a payment. Counts once the address was shown to be somebody's. */
export const giveMembershipSchema = z.object({
  email: emailSchema,
  reason: reasonSchema,
  until: z.iso.datetime().nullable().default(null),
});
export type GiveMembership = z.infer<typeof giveMembershipSchema>;
export const endMembershipSchema = z.object({ email: emailSchema, reason: reasonSchema });
const givenMembershipSchema = z.object({
  email: z.string(),
  reason: z.string(),
  givenAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string().nullable(),
  isMember: z.boolean(),
});
export type GivenMembership = z.infer<typeof givenMembershipSchema>;
/** Those that count first, then by when they were given, the newest first. */
export const givenMembershipsSchema = z.object({ items: z.array(givenMembershipSchema) });
export type GivenMemberships = z.infer<typeof givenMembershipsSchema>;
/** Rows of one app, ended ones included. */
export const givenMembershipsMax = 1_000;

/** GET /api/apps/{appId}/membership: what the signed-in person of a running app is. */
export const ownMembershipSchema = z.object({
  isNeeded: z.boolean(),
  isMember: z.boolean(),
  email: z.string(),
  offer: offerSchema.nullable(),
});
export const purchaseEmailSchema = z.object({ email: z.string().trim().max(limits.emailMaxChars) });
export const purchaseCodeSchema = purchaseEmailSchema.extend({ code: z.string().trim().max(20) });
