import type { PlanId } from '@whittle/contract/plans/plan-table';
import { defineTexts } from '../../lib/texts.ts';

/** Plans. The words in single quotes of PLAN-03 and PLAN-04 are the specification's. */
export const planTexts = defineTexts('planTexts', {
  title: 'Plans',
  about: 'Your apps and their data stay whatever you choose.',
  /** PLAN-14 */
  needs: (plan: string) => `This needs the plan ${plan} or a higher one.`,
  upgrade: 'Upgrade',
  currentPlan: 'Current plan',
  downgrade: 'Downgrade',
  startMyJourney: 'Start My Journey',
  chip: (plan: string) => `${plan} · Upgrade`,
  mostPopular: 'Most popular',
  names: { lite: 'lite', explorer: 'explorer', MOON: 'MOON', monetizer: 'monetizer' } satisfies Record<PlanId, string>,
  freeAbout: 'To try what can be built.',
  payBy: 'Pay by the',
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
    tools: (max: number) => (max === 1 ? '1 active AI tool in an app' : `${max} active AI tools in an app`),
    items: (max: number) => (max === 1 ? '1 data source in an app' : `${max} data sources in an app`),
    size: (megabytes: number) => `Files up to ${megabytes} MB`,
    pages: (max: number) => `${max} pages of a web site`,
    settings: 'Settings of apps',
    appSettings: 'App settings with paid memberships',
  },
  downgradeHow:
    'Cancel the present plan by the link in the receipt of your payment. It goes on until the day you paid for; then your apps and data stay, and what is more than the smaller plan has is paused.',
  opensPayment: 'opens the payment in a new tab',
  payInTab: 'Pay in the tab that opened. Your plan changes here by itself.',
  lookingForPayment: 'Looking for your payment. This can take a minute; you can go on working meanwhile.',
  paymentFound: (plan: string) => `Thank you. Your plan is now ${plan}.`,
  paymentSeen: 'Your payment has arrived. Your plan follows in a moment.',
  paymentNotFound: (email: string) =>
    `No payment of ${email} was found yet. If you paid with another email address, ask the admin of this installation for the plan.`,
  lookAgain: 'Look again',
  adminHint: 'You are a platform admin: no plan limits you.',
  notSold: 'No plans are sold here at the moment.',
  loadFailed: 'The plans could not be loaded.',
  retry: 'Try again',
  yourPlan: 'Plan',
  planIs: (plan: string) => `Your plan is ${plan}.`,
  endsOn: (date: string) => `It is cancelled and ends on ${date}.`,
  seePlans: 'See plans',
});
