import { call } from '../call.ts';
import {
  givePlanSchema,
  paidPlansQuerySchema,
  paidPlansSchema,
  planAccountSchema,
  planAccountsQuerySchema,
  planAccountsSchema,
  planProductsSchema,
  planSettingsSchema,
  refreshPlanSchema,
  savePlanSettingsSchema,
} from '../plans.ts';

const admin = '/api/admin/plans';

/** What plans there are, and whether the account's was paid. */
export const planCalls = {
  paid: call.get({
    path: '/api/live_api/app/paidPlans',
    summary: 'The plans that can be bought',
    who: 'everybody',
    query: paidPlansQuerySchema,
    response: paidPlansSchema,
  }),
  refresh: call.post({
    path: '/api/plans/refresh',
    summary: 'Ask the payment provider what the account has paid',
    who: 'account',
    body: refreshPlanSchema,
    bodyMaxBytes: 4_096,
    errors: ['rate-limited', 'provider-unreachable'],
  }),
  told: call.post({
    path: '/api/webhooks/plans/:secret',
    summary: 'The payment provider tells of a payment; what counts is read there',
    who: 'everybody',
    bodyKind: 'own',
    errors: ['not-found'],
  }),
};

/** Selling plans and giving them by hand. */
export const planAdminCalls = {
  settings: call.get({
    path: admin,
    summary: 'What is sold, without the token',
    who: 'admin',
    response: planSettingsSchema,
  }),
  save: call.put({
    path: admin,
    summary: 'Set what is sold',
    who: 'admin',
    body: savePlanSettingsSchema,
    bodyMaxBytes: 32_768,
    response: planSettingsSchema,
    errors: ['provider-token-refused', 'provider-scope-missing', 'provider-unreachable'],
  }),
  products: call.get({
    path: `${admin}/products`,
    summary: 'What the seller has at the provider',
    who: 'admin',
    response: planProductsSchema,
    errors: ['provider-token-missing', 'provider-token-refused', 'provider-unreachable'],
  }),
  readAgain: call.post({
    path: `${admin}/read`,
    summary: 'Read every purchase at the provider again',
    who: 'admin',
    response: planSettingsSchema,
    errors: ['provider-token-missing', 'provider-token-refused', 'provider-unreachable'],
  }),
  accounts: call.get({
    path: `${admin}/accounts`,
    summary: 'Accounts with their plans and why they have them',
    who: 'admin',
    query: planAccountsQuerySchema,
    response: planAccountsSchema,
  }),
  give: call.post({
    path: `${admin}/accounts/:accountId/given`,
    summary: 'Give an account a plan',
    who: 'admin',
    body: givePlanSchema,
    bodyMaxBytes: 4_096,
    response: planAccountSchema,
    errors: ['account-not-found'],
  }),
  change: call.put({
    path: `${admin}/accounts/:accountId/given/:key`,
    summary: 'Change a plan that was given by hand',
    who: 'admin',
    body: givePlanSchema,
    bodyMaxBytes: 4_096,
    response: planAccountSchema,
    errors: ['account-not-found', 'plan-not-found'],
  }),
  end: call.delete({
    path: `${admin}/accounts/:accountId/given/:key`,
    summary: 'End a plan of an account at once, given or bought',
    who: 'admin',
    response: planAccountSchema,
    errors: ['account-not-found', 'plan-not-found'],
  }),
};
