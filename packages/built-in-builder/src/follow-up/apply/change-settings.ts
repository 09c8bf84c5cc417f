import type { Appliers } from './applied.ts';

/** What holds for the whole app. */
export const changeSettings: Appliers<'currency' | 'nav' | 'footer'> = {
  currency: (plan, { currency }) => ({
    plan: { ...plan, currency },
    said: `Amounts are shown in **${currency}** now.`,
    note: 'The numbers stay as they are; nothing is converted.',
  }),
  nav: (plan, { nav }) => ({
    plan: { ...plan, nav },
    said:
      nav === 'top' ? 'The menu is at the **top** now.' : 'The menu is at the **side** now; on phones it stays below.',
  }),
  footer: (plan, { text }) =>
    text === (plan.footer ?? '')
      ? { problem: text === '' ? 'There is no footer in this app.' : 'The footer says that already.' }
      : {
          plan: { ...plan, footer: text },
          said: text === '' ? 'The footer is gone.' : `Every page ends with **${text}** now.`,
        },
};
