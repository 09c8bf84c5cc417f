import { z } from 'zod';
import { call } from '../call.ts';
import {
  changeMembershipsSchema,
  connectedSchema,
  connectSchema,
  endMembershipSchema,
  givenMembershipsSchema,
  giveMembershipSchema,
  membershipSettingsSchema,
  membersPageSchema,
  membersQuerySchema,
  ownMembershipSchema,
  productListSchema,
  purchaseCodeSchema,
  purchaseEmailSchema,
} from '../memberships.ts';

const memberships = '/api/apps/:appId/memberships';
const own = '/api/apps/:appId/membership';
const bodyMaxBytes = 16_384;

/** Paid memberships of an app, for its owner. */
export const membershipCalls = {
  read: call.get({
    path: memberships,
    summary: 'Paid memberships of an app',
    who: 'owner',
    response: membershipSettingsSchema,
  }),
  change: call.put({
    path: memberships,
    summary: 'Turn paid memberships on or off, or store the token of the seller',
    who: 'owner',
    body: changeMembershipsSchema,
    bodyMaxBytes,
    response: membershipSettingsSchema,
    errors: [
      'plan-needed',
      'memberships-need-sign-up',
      'memberships-off',
      'gumroad-token-refused',
      'gumroad-products-failed',
      'stripe-key-refused',
      'stripe-scope-missing',
      'stripe-products-failed',
    ],
  }),
  products: call.get({
    path: `${memberships}/gumroad/products`,
    summary: 'What the seller of the stored token sells',
    who: 'owner',
    response: productListSchema,
    errors: ['gumroad-token-missing', 'gumroad-token-refused', 'gumroad-products-failed'],
  }),
  connect: call.post({
    path: `${memberships}/gumroad/connect`,
    summary: 'Make a product the one that members buy, or read again who bought it',
    who: 'owner',
    body: connectSchema,
    bodyMaxBytes,
    response: connectedSchema,
    errors: [
      'plan-needed',
      'memberships-off',
      'gumroad-token-missing',
      'gumroad-token-refused',
      'gumroad-scope-missing',
      'gumroad-product-gone',
      'membership-product-change',
      'gumroad-connect-failed',
    ],
  }),
  stripeProducts: call.get({
    path: `${memberships}/stripe/products`,
    summary: 'What the seller of the stored restricted key sells at Stripe',
    who: 'owner',
    response: productListSchema,
    errors: ['stripe-key-missing', 'stripe-key-refused', 'stripe-scope-missing', 'stripe-products-failed'],
  }),
  connectStripe: call.post({
    path: `${memberships}/stripe/connect`,
    summary: 'Make a product at Stripe the one that members buy, or read again who bought it',
    who: 'owner',
    body: connectSchema,
    bodyMaxBytes,
    response: connectedSchema,
    errors: [
      'plan-needed',
      'memberships-off',
      'stripe-key-missing',
      'stripe-key-refused',
      'stripe-scope-missing',
      'stripe-product-gone',
      'stripe-link-missing',
      'membership-product-change',
      'stripe-connect-failed',
    ],
  }),
  given: call.get({
    path: `${memberships}/given`,
    summary: 'Memberships that the owner gave by hand',
    who: 'owner',
    response: givenMembershipsSchema,
  }),
  give: call.post({
    path: `${memberships}/given`,
    summary: 'Give a membership to an address, with a reason',
    who: 'owner',
    body: giveMembershipSchema,
    bodyMaxBytes,
    response: givenMembershipsSchema,
    errors: ['email-address-invalid', 'membership-until-past', 'given-memberships-full'],
  }),
  endGiven: call.post({
    path: `${memberships}/given/end`,
    summary: 'End a membership that was given by hand, with a reason',
    who: 'owner',
    body: endMembershipSchema,
    bodyMaxBytes,
    response: givenMembershipsSchema,
    errors: ['given-membership-gone'],
  }),
  members: call.get({
    path: `${memberships}/members`,
    summary: 'Who bought the product, and whether it counts',
    who: 'owner',
    query: membersQuerySchema,
    response: membersPageSchema,
  }),
};

/** What the provider tells. The address is a secret, and what is told proves nothing. */
export const membershipHookCalls = {
  gumroad: call.post({
    path: '/api/webhooks/gumroad/:appId/:secret',
    summary: 'What Gumroad tells of sales and subscriptions',
    who: 'everybody',
    bodyKind: 'own',
    response: z.object({ received: z.boolean() }),
    errors: ['not-found'],
  }),
  stripe: call.post({
    path: '/api/webhooks/stripe/:appId/:secret',
    summary: 'What Stripe tells of payments and subscriptions, signed',
    who: 'everybody',
    bodyKind: 'own',
    response: z.object({ received: z.boolean() }),
    errors: ['not-found', 'webhook-signature-wrong'],
  }),
};

const inApp = { who: 'person', hosts: ['published'] } as const;

/** The membership of whoever is signed in to a running app. */
export const ownMembershipCalls = {
  read: call.get({
    ...inApp,
    path: own,
    summary: 'Whether the signed-in person is a member, and what there is to buy',
    response: ownMembershipSchema,
  }),
  check: call.post({
    ...inApp,
    path: `${own}/check`,
    summary: 'Ask the provider again whether the signed-in person bought a membership',
    response: ownMembershipSchema,
    errors: ['rate-limited'],
  }),
  sendCode: call.post({
    ...inApp,
    path: `${own}/code`,
    summary: 'Mail a code to the address that a membership was bought with',
    body: purchaseEmailSchema,
    bodyMaxBytes,
    response: z.object({ success: z.boolean() }),
    errors: ['email-address-invalid', 'too-many-attempts'],
  }),
  proveAddress: call.post({
    ...inApp,
    path: `${own}/address`,
    summary: 'Show by a mailed code that an address is one’s own',
    body: purchaseCodeSchema,
    bodyMaxBytes,
    response: ownMembershipSchema,
    errors: ['email-code-wrong', 'attempts-exceeded'],
  }),
};
