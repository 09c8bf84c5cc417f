import type { ErrorTable } from '../error-table.ts';

export const membershipErrors = {
  'membership-needed': { status: 403, message: 'This app is for members.' },
  'memberships-need-sign-up': {
    status: 409,
    message: 'Enable user signup first: members sign in to the app.',
  },
  'memberships-off': { status: 409, message: 'Enable paid memberships first.' },
  'gumroad-token-missing': { status: 409, message: 'Enter a Gumroad access token first.' },
  'gumroad-token-refused': {
    status: 422,
    message:
      'Gumroad does not accept this access token. Generate a new one in the settings of your Gumroad account, under Advanced.',
  },
  'gumroad-scope-missing': {
    status: 422,
    message: 'This access token lacks the permission {scope}. Generate one with view_profile and view_sales.',
  },
  'gumroad-product-gone': { status: 422, message: 'Gumroad no longer has this product. Choose another one.' },
  // MEMB-11 and MEMB-12, letter by letter.
  'gumroad-products-failed': { status: 502, message: 'Failed to fetch Gumroad products' },
  'gumroad-connect-failed': { status: 502, message: 'Failed to connect to Gumroad' },
  'stripe-key-missing': { status: 409, message: 'Enter a restricted Stripe key first.' },
  'stripe-key-refused': {
    status: 422,
    message: 'Stripe does not accept this key. Create a new restricted key at Stripe under Developers, API keys.',
  },
  'stripe-scope-missing': {
    status: 422,
    message: 'This key lacks permission to read: {scope}. Edit it at Stripe and set these permissions to Read.',
  },
  'stripe-product-gone': { status: 422, message: 'Stripe no longer has this product. Choose another one.' },
  'stripe-link-missing': {
    status: 422,
    message: 'This product has no payment link. Create one at Stripe under Payment Links, then connect again.',
  },
  'stripe-products-failed': { status: 502, message: 'Failed to fetch Stripe products' },
  'stripe-connect-failed': { status: 502, message: 'Failed to connect to Stripe' },
  'webhook-signature-wrong': { status: 400, message: 'The signature does not match what was sent.' },
  'membership-until-past': { status: 422, message: 'This day has passed. Choose a later one, or none.' },
  'given-memberships-full': { status: 409, message: 'No more memberships can be given by hand in this app.' },
  'given-membership-gone': { status: 404, message: 'No membership was given by hand to this address.' },
  'membership-product-change': {
    status: 409,
    message: 'Another product is connected. Confirm the change: people who paid for it stop being members.',
  },
} as const satisfies ErrorTable;
