import { inSentence, listInWords } from '../plan/names.ts';
import type { AppPlan } from '../plan/plan.ts';
import { harmless } from '../action-text.ts';
import type { Understood } from './change.ts';

type Topic = Extract<Understood, { kind: 'talk' }>['topic'];

/** Short answers that change nothing. `offers` says what can be asked. */
export function talkAbout(topic: Topic, plan: AppPlan, offers: string): string {
  const about = `**${harmless(plan.name)}** keeps ${harmless(listInWords(plan.entities.map((entity) => inSentence(entity.plural))))}, on the pages ${harmless(listInWords(plan.pages.filter((page) => page.archetype !== 'detail').map((page) => page.label)))}.`;
  switch (topic) {
    case 'greeting':
      return `Hello. ${about}\n\n${offers}`;
    case 'thanks':
      return `${about} Say what to change next, or publish it.`;
    case 'undo':
      return 'I change an app forwards only. Every change is kept as a version of its own, so nothing is lost: ask for the opposite, such as “remove the notes field”.';
    case 'dark':
      return `The app has both: it follows the system of whoever looks at it, light or dark. There is no switch inside the app.\n\n${offers}`;
    case 'help':
      return `I am the built-in builder. I know common kinds of apps and common changes: add, rename and remove fields, lists and pages, charts, boards, calendars and filters, colours and type, and who may see or edit. ${about}\n\n${offers}`;
    case 'question':
      return `I cannot answer questions about code or data; that needs a connected model. ${about}\n\n${offers}`;
  }
}
