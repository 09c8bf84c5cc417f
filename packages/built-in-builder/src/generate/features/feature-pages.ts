import type { AppPlan, FeatureName, FeaturePage } from '../../plan/plan.ts';
import { askPage } from './ask.ts';
import { availabilityPage } from './availability.ts';
import { budgetPage } from './budget.ts';
import { calculatorPage } from './calculator.ts';
import { cartPage } from './cart.ts';
import { chatPage } from './chat.ts';
import { comparePage } from './compare.ts';
import { contentPage } from './content.ts';
import { editorPage } from './editor.ts';
import { formPage } from './form.ts';
import { historyPage } from './history.ts';
import { lookUpPage } from './look-up.ts';
import { matchPage } from './match.ts';
import { profilePage } from './profile.ts';
import { reorderPage } from './reorder.ts';
import { reportPage } from './report.ts';
import { searchPage } from './search.ts';
import { gamePage, quizPage } from './single.ts';
import { studyPage } from './study.ts';
import { timerPage } from './timer.ts';

/** The page that each ability brings. */
export const featurePages: Readonly<Record<FeatureName, (plan: AppPlan, page: FeaturePage) => string>> = {
  ask: askPage,
  availability: availabilityPage,
  budget: budgetPage,
  calculator: calculatorPage,
  cart: cartPage,
  chat: chatPage,
  compare: comparePage,
  content: contentPage,
  editor: editorPage,
  form: formPage,
  game: gamePage,
  history: historyPage,
  lookup: lookUpPage,
  match: matchPage,
  profile: profilePage,
  quiz: quizPage,
  reorder: reorderPage,
  report: reportPage,
  search: searchPage,
  study: studyPage,
  timer: timerPage,
};
