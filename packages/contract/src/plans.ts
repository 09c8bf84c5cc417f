import { z } from 'zod';
import { purchaseStateSchema } from './memberships.ts';
import { planIds } from './plans/plan-table.ts';

const moneySchema = z.number().min(0).max(100_000);
const linkSchema = z.url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' }).max(2_000);

/** A plan as it is offered. PLAN-01 */
export const planCardSchema = z.object({
  id: z.enum(planIds),
  name: z.string(),
  /** Dollars a month. */
  price: z.number(),
  /** Dollars a year; null where it is not sold by the year. */
  priceYearly: z.number().nullable(),
  /** Spelled so by the specification: what is paid instead of `price` for now. */
  discuountedPrice: z.number().nullable(),
  /** Paid once instead of each month. */
  oneTimePayment: z.boolean(),
  isMostPopular: z.boolean(),
  description: z.string(),
  buttonText: z.string(),
  /** Where it is bought. */
  link: z.string(),
});
export type PlanCard = z.infer<typeof planCardSchema>;

/** GET /api/live_api/app/paidPlans: the plans of the installation, or with an app's id what that app sells. PLAN-02 */
export const paidPlansQuerySchema = z.object({ appId: z.string().max(100).optional() });
/** What an app sells has an id of its provider. */
export const paidPlansSchema = z.object({ plans: z.array(planCardSchema.extend({ id: z.string() })) });
export type PaidPlan = z.infer<typeof paidPlansSchema>['plans'][number];

/** POST /api/plans/refresh: `saleId` is the one of the address that a payment led back to. It proves nothing. */
export const refreshPlanSchema = z.object({ saleId: z.string().trim().min(1).max(200).optional() });

/** One plan that the admin offers, and the product that it is at the provider. */
export const planOfferSchema = planCardSchema.extend({
  id: z.enum(planIds).exclude(['lite']),
  name: z.string().trim().min(1).max(60),
  price: moneySchema,
  priceYearly: moneySchema.nullable(),
  discuountedPrice: moneySchema.nullable(),
  description: z.string().trim().max(500),
  buttonText: z.string().trim().max(40),
  link: linkSchema,
  productId: z.string().trim().min(1).max(200),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;

const offersSchema = z
  .array(planOfferSchema)
  .max(planIds.length - 1)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'A plan is offered twice.')
  .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, 'Two plans are one product.');

/** What is sold, for platform admins. The token goes in and never comes out. */
export const planSettingsSchema = z.object({
  /** `PLANS=on` in the environment: without it nothing of this counts. */
  isOn: z.boolean(),
  offers: offersSchema,
  hasToken: z.boolean(),
  /** Whether the provider tells this installation of payments at once; else they are asked for every hour. */
  isTold: z.boolean(),
  /** When everything was read at the provider last, and what went wrong then. */
  readAt: z.iso.datetime().nullable(),
  problem: z.string().nullable(),
});
export type PlanSettings = z.infer<typeof planSettingsSchema>;

export const savePlanSettingsSchema = z.object({
  offers: offersSchema,
  /** Left out, the one that is stored stays. */
  accessToken: z.string().trim().min(1).max(500).optional(),
});

export const planProductsSchema = z.object({
  products: z.array(
    z.object({ id: z.string(), name: z.string(), url: z.string().nullable(), prices: z.array(z.string()) }),
  ),
});

/** Why an account has a plan. */
export const entitlementSchema = z.object({
  key: z.string(),
  source: z.enum(['gumroad', 'hand']),
  plan: z.enum(planIds),
  state: purchaseStateSchema,
  isLiving: z.boolean(),
  until: z.iso.datetime().nullable(),
  /** By an admin. */
  endedAt: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  note: z.string(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

export const planAccountSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  plan: z.enum(planIds),
  entitlements: z.array(entitlementSchema),
});
export type PlanAccount = z.infer<typeof planAccountSchema>;

/** GET /api/admin/plans/accounts: those whose address holds `search`, the newest first. */
export const planAccountsQuerySchema = z.object({ search: z.string().trim().max(254).optional() });
export const planAccountsSchema = z.object({ items: z.array(planAccountSchema), hasMore: z.boolean() });

/** A plan given by hand; without `until` it has no end. */
export const givePlanSchema = z.object({
  plan: z.enum(planIds).exclude(['lite']),
  until: z.iso.datetime().nullable(),
  note: z.string().trim().max(200).default(''),
});
export type GivenPlan = z.infer<typeof givePlanSchema>;
