import { z } from 'zod';

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
