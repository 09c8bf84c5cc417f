import type { PlanId } from '@whittle/contract/plans/plan-table';
import { defineTexts } from '../../lib/texts.ts';

/** Plans. The words in single quotes of PLAN-03 and PLAN-04 are the specification's. */
export const planTexts = defineTexts('planTexts', {
  title: 'Plans',
  about: 'Your apps and data are kept, whichever plan you choose.',
  /** PLAN-14 */
  needs: (plan: string) => `This needs the ${plan} plan or a higher one.`,
  upgrade: 'Upgrade',
  currentPlan: 'Current plan',
  downgrade: 'Downgrade',
  startMyJourney: 'Start My Journey',
  chip: (plan: string) => `${plan} · Upgrade`,
  mostPopular: 'Most popular',
  names: { lite: 'lite', explorer: 'explorer', MOON: 'MOON', monetizer: 'monetizer' } satisfies Record<PlanId, string>,
  freeAbout: 'To see what you can build.',
  payBy: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: (percent: number) => `Save ${percent}%`,
  perMonth: '/mo',
  once: 'once',
  yearlyTotal: (price: string) => `${price} a year`,
  insteadOf: (price: string) => `instead of ${price}`,
  gives: {
    messages: (month: string, day: string | null) =>
      day === null ? `${month} chat messages a month` : `${month} chat messages a month, ${day} a day`,
    tools: (max: number) => (max === 1 ? '1 active AI tool per app' : `${max} active AI tools per app`),
    items: (max: number) => (max === 1 ? '1 data source per app' : `${max} data sources per app`),
    size: (megabytes: number) => `Files up to ${megabytes} MB`,
    pages: (max: number) => `Websites of up to ${max} pages`,
    settings: 'Settings of apps',
    appSettings: 'App settings with paid memberships',
  },
  downgradeHow:
    'Cancel your current plan with the link in your payment receipt. It runs until the end of the period you paid for. After that your apps and data are kept, and anything beyond the smaller plan is paused.',
  opensPayment: 'opens the payment in a new tab',
  payInTab: 'Pay in the tab that opened. Your plan updates here automatically.',
  lookingForPayment: 'Looking for your payment. This can take a minute; you can keep working.',
  paymentFound: (plan: string) => `Thank you. Your plan is now ${plan}.`,
  paymentSeen: 'Your payment has arrived. Your plan follows in a moment.',
  paymentNotFound: (email: string) =>
    `No payment from ${email} was found yet. If you paid with another email address, ask the admin of this installation for the plan.`,
  lookAgain: 'Look again',
  adminHint: 'You are a platform admin, so plan limits do not apply to you.',
  notSold: 'No plans are sold here at the moment. The admin of this installation can give you one.',
  loadFailed: 'The plans could not be loaded.',
  retry: 'Try again',
  yourPlan: 'Plan',
  planIs: (plan: string) => `Your plan is ${plan}.`,
  endsOn: (date: string) => `It is cancelled and ends on ${date}.`,
  seePlans: 'See plans',
});
