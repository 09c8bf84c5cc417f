import { planAdminCalls, planCalls } from '@whittle/contract/plans/calls';
import { callRow, type RouteRow } from './row.ts';

const someAccount = { accountId: '0123456789abcdef01234567' };
const given = { plan: 'explorer', until: null };

/** Plans that builders buy. Nothing is sold here; what buying does is shown where it is tried with a provider. */
export const planRoutes: RouteRow[] = [
  callRow(planCalls.refresh, { prepare: { json: {} } }),
  callRow(planCalls.told, { prepare: { params: { secret: 'made-up' } }, letThrough: ['not-found'] }),
  callRow(planAdminCalls.save, { prepare: { json: { offers: [] } } }),
  callRow(planAdminCalls.products, { letThrough: ['provider-token-missing'] }),
  callRow(planAdminCalls.readAgain, { letThrough: ['provider-token-missing'] }),
  callRow(planAdminCalls.give, { prepare: { params: someAccount, json: given }, letThrough: ['account-not-found'] }),
  callRow(planAdminCalls.change, {
    prepare: { params: { ...someAccount, key: 'hand:none' }, json: given },
    letThrough: ['account-not-found'],
  }),
  callRow(planAdminCalls.end, {
    prepare: { params: { ...someAccount, key: 'hand:none' } },
    letThrough: ['account-not-found'],
  }),
];
