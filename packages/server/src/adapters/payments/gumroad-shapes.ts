import { z } from 'zod';

// Gumroad leaves out what is null and adds fields at any time: only ids are certain, and what it does not know is ignored.
const text = z.string().nullish();
const flag = z.boolean().nullish();
const id = z.union([z.string(), z.number()]).transform(String);

export const productSchema = z.looseObject({
  id: z.string(),
  name: z.string().default(''),
  deleted: flag,
  formatted_price: text,
  short_url: text,
  custom_summary: text,
  variants: z
    .array(
      z.looseObject({
        options: z
          .array(
            z.looseObject({
              name: z.string().default(''),
              recurrence_prices: z.record(z.string(), z.looseObject({ price_cents: z.number().nullish() })).nullish(),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
  currency: text,
});

export const saleSchema = z.looseObject({
  id: z.string(),
  product_id: z.string(),
  email: text,
  purchase_email: text,
  created_at: text,
  order_id: id.nullish(),
  subscription_id: text,
  refunded: flag,
  partially_refunded: flag,
  chargedback: flag,
  disputed: flag,
  dispute_won: flag,
  access_revoked: flag,
  /** In cents. */
  price: z.number().nullish(),
  currency: text,
  /** What is left to give back, as a number in a text. */
  amount_refundable_in_currency: text.catch(null),
  is_gift_sender_purchase: flag,
  is_gift_receiver_purchase: flag,
  giftee_email: text,
});
export type Sale = z.infer<typeof saleSchema>;

export const subscriberSchema = z.looseObject({
  id: z.string(),
  product_id: z.string(),
  email: text,
  user_email: text,
  purchase_ids: z.array(z.string()).nullish(),
  created_at: text,
  status: text,
  cancelled_at: text,
  ended_at: text,
  failed_at: text,
  free_trial_ends_at: text,
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const hookSchema = z.looseObject({ id: z.string(), resource_name: text, post_url: text });
