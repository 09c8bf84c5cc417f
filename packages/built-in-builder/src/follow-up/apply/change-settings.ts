import { inSentence } from '../../plan/names.ts';
import { entityOf } from '../../plan/plan.ts';
import type { Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

/** What holds for the whole app, and how its owner words things. */
export const changeSettings: Appliers<'currency' | 'nav' | 'footer' | 'add-label' | 'empty-text' | 'put-back'> = {
  currency: (plan, { currency }) => ({
    plan: { ...plan, currency },
    said: `Amounts are shown in **${currency}** now.`,
    note: 'The numbers stay as they are; nothing is converted.',
  }),
  'put-back': (_, { plan, message }) => ({
    plan,
    said: `What your message “${message.replaceAll('*', '').slice(0, 80)}” did is taken back; all later changes stay.`,
  }),
  'add-label': (plan, { entity: name, label }) => ({
    plan: withEntity(plan, { ...entityOf(plan, name), addLabel: label }),
    said: `The button that adds to ${inSentence(entityOf(plan, name).plural)} says **${label.replaceAll('*', '')}** now, on every page.`,
  }),
  'empty-text': (plan, { entity: name, text }) => ({
    plan: withEntity(plan, { ...entityOf(plan, name), emptyText: text }),
    said: `While there are no ${inSentence(entityOf(plan, name).plural)}, their list says **${text.replaceAll('*', '')}** now.`,
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
