import { contentPages } from '../content-pages.ts';
import { approvals } from './approvals.ts';
import { bookings } from './bookings.ts';
import { budgets } from './budgets.ts';
import { capacity } from './capacity.ts';
import { choices } from './choices.ts';
import { contact } from './contact.ts';
import { criteria } from './criteria.ts';
import { descriptions } from './descriptions.ts';
import { editor } from './editor.ts';
import { exclusive } from './exclusive.ts';
import { filesOf } from './files.ts';
import { Features, type FeatureContext, type PageDraft } from './features.ts';
import { matches, outgoing, search } from './find.ts';
import { forms, postings } from './forms.ts';
import { gallery } from './gallery.ts';
import { limits } from './limits.ts';
import { lookUps } from './look-ups.ts';
import { marks } from './marks.ts';
import { hours } from './hours.ts';
import { internalNotes } from './notes.ts';
import { overChildren } from './over-children.ts';
import { germanWorked } from './german-worked.ts';
import { onlyOnce } from './only-once.ts';
import { others } from './others.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { prints } from './prints.ts';
import { requiredAmounts } from './required-amounts.ts';
import { rates } from '../rules/rates.ts';
import { rules } from '../rules/rules.ts';
import { saidFormulas } from './said-formulas.ts';
import { saidStatus } from './said-status.ts';
import { reorder } from './reorder.ts';
import { comparisons, reports } from './reports.ts';
import { requests } from './requests.ts';
import { sharedCosts } from './shared-costs.ts';
import { shelvesOf } from './shelves.ts';
import { shop } from './shop.ts';
import { steps } from './steps.ts';
import { stock } from './stock.ts';
import { submissions } from './submissions.ts';
import { surveys } from './surveys.ts';
import { talk } from './talk.ts';
import { timers } from './timers.ts';
import { warnings } from './warnings.ts';
import { wishLists } from './wish-list.ts';
import { workedDays } from './worked-days.ts';
import { workedOut } from './worked.ts';

/** What each ability adds; reports come last, since they tell of all that is kept. */
const parts = [criteria, choices, steps, surveys, approvals, submissions, comparisons, talk, shop, bookings, exclusive, requests, capacity, stock, reorder, budgets, shelvesOf, internalNotes, outgoing, filesOf, lookUps, search, contact, forms, gallery, postings, marks, prints, people, matches, play, editor, timers, others, reports, warnings, workedDays, rates, workedOut, saidFormulas, hours, requiredAmounts, sharedCosts, overChildren, germanWorked, onlyOnce, limits, rules, wishLists, descriptions, saidStatus]; // prettier-ignore

/** Adds what the abilities of the text need: records with the word for adding one, pages, buttons on records. */
export function addFeatures(context: FeatureContext): PageDraft[] {
  const features = new Features(context);
  for (const add of parts) add(features);
  return [...contentPages(context), ...features.pages];
}
