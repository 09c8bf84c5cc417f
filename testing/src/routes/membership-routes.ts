import { membershipCalls, membershipHookCalls, ownMembershipCalls } from '@whittle/contract/memberships/calls';
import { newEmail } from './app-people-routes.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { inPublished } from './rules.ts';

/** What an app sells, for its owner, for who is told of it, and for who would buy it. */
export const membershipRoutes: RouteRow[] = [
  callRow(membershipCalls.change, { prepare: { json: { isPaidMembershipsEnabled: true } } }),
  callRow(membershipCalls.products, { letThrough: ['gumroad-token-missing'] }),
  callRow(membershipCalls.connect, {
    prepare: { json: { productId: 'some' } },
    letThrough: ['memberships-off', 'gumroad-token-missing'],
  }),
  callRow(membershipCalls.give, { prepare: () => ({ json: { email: newEmail(), reason: 'A friend' } }) }),
  callRow(membershipCalls.endGiven, {
    prepare: { json: { email: 'nobody@example.com', reason: 'Over' } },
    letThrough: ['given-membership-gone'],
  }),
  callRow(membershipCalls.stripeProducts, { letThrough: ['stripe-key-missing'] }),
  callRow(membershipCalls.connectStripe, {
    prepare: { json: { productId: 'some' } },
    letThrough: ['memberships-off', 'stripe-key-missing'],
  }),
  callRow(membershipHookCalls.stripe, {
    prepare: { params: { secret: 'guessed' }, body: '{}' },
    letThrough: ['not-found'],
  }),
  callRow(membershipHookCalls.gumroad, {
    prepare: { params: { secret: 'guessed' }, body: 'sale_id=some' },
    letThrough: ['not-found'],
  }),
  callRow(ownMembershipCalls.check, { prepare: { json: {} } }),
  callRow(ownMembershipCalls.sendCode, { prepare: () => ({ json: { email: newEmail() } }) }),
  callRow(ownMembershipCalls.proveAddress, {
    prepare: () => ({ json: { email: newEmail(), code: '000000' } }),
    letThrough: ['email-code-wrong'],
  }),
  row('GET /joinPlan', { published: inPublished.everybody }),
];
