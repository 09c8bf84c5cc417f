import { inSentence, listInWords } from '../plan/names.ts';
import type { AppPlan } from '../plan/plan.ts';
import { harmless } from '../action-text.ts';
import type { Understood } from './change.ts';

type Topic = Extract<Understood, { kind: 'talk' }>['topic'];

const whoSees = ({ entities }: AppPlan): string =>
  entities.length > 0 && entities.every(({ access }) => access.read === 'creator')
    ? 'In this app everyone sees only what they made themselves.'
    : 'Who sees what can be said like this: “let everyone who signs in see them”.';

/** Short answers that change nothing. `offers` says what can be asked. */
export function talkAbout(topic: Topic, plan: AppPlan, offers: string): string {
  const about = `**${harmless(plan.name)}** keeps ${harmless(listInWords(plan.entities.map((entity) => inSentence(entity.plural))))}, on the pages ${harmless(listInWords(plan.pages.filter((page) => page.archetype !== 'detail').map((page) => page.label)))}.`;
  switch (topic) {
    case 'greeting':
      return `Hello. ${about}\n\n${offers}`;
    case 'thanks':
      return `${about} Say what to change next, or publish it.`;
    case 'undo':
      return 'Press “Undo this change” below my last change: it takes the app back to what it was before, records stay. “Revert this” below an earlier message goes further back.';
    case 'login':
      return `Every app has its sign-in already: the button “Sign in” is in the app’s bar for visitors and leads to a page where they sign in or create an account. Who may see what is said like this: “let everyone who signs in see them”. ${about}`;
    case 'samples':
      return 'Open the app and press “Remove it” in the line “Sample data” above a list: it deletes the sample records of all lists. What you entered yourself stays.';
    case 'dark':
      return `The app has both: it follows the system of whoever looks at it, light or dark. There is no switch inside the app.\n\n${offers}`;
    case 'help':
      return `I am the built-in builder. I know common kinds of apps and common changes: add, rename and remove fields, lists and pages, charts, boards, calendars and filters, colours and type, and who may see or edit. ${about}\n\n${offers}`;
    case 'nothing-shown':
      return `A list shows what its viewer may see and what the search and the filters above it leave: press “Clear” there first. ${whoSees(plan)} Sample data go when “Remove it” is pressed; new records are added with the button above the list. I changed nothing.`;
    case 'question':
      return `I cannot answer questions about code or data; that needs a connected model. ${about}\n\n${offers}`;
  }
}
