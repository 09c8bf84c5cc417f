import { listPageOf, type AppPlan, type Page } from '../../plan/plan.ts';
import { fieldsIn, pagesIn } from '../understand/gist/mentions.ts';
import { listsMeant } from './meant/list-meant.ts';
import type { Outright } from './outright.ts';

const menu = /(?<!\p{L})(?:menu|navigation|nav ?bar|side ?bar|tabs?|menü\p{L}*|seitenleiste|reiter|leiste)(?!\p{L})/iu;
const ofWeek = /(?<!\p{L})(?:this week['’]?s|weekly|today['’]?s|lunch|speise\p{L}*) menu/iu;
const last = /(?<!\p{L})(?:last|(?:to|at) the (?:very )?(?:end|bottom|back)|zuletzt|am ende|am schluss|(?:ganz )?(?:nach )?(?:hinten|unten)|ans ende|zum schluss)(?!\p{L})/iu; // prettier-ignore
const first = /(?<!\p{L})(?:first|(?:to|at) the (?:very )?(?:front|top|beginning|start)|(?:ganz )?(?:nach )?(?:vorne?|oben)|zuerst|als erste[srn]?|an (?:erster|die erste) stelle|an den anfang)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:remove|delete|hide|rename|call|field|column|sort\p{L}*|at the (?:side|left)|on the (?:side|left)|entfern\p{L}*|lösch\p{L}*|umbenenn\p{L}*|heiß\p{L}*|feld|spalte|links|am rand)(?!\p{L})/iu; // prettier-ignore

/** The order of the menu, by what people call its pages: "lockers first in the menu, then who's aboard, broken things last". */
export function menuOrderWish(text: string, plan: AppPlan): Outright {
  if (ofWeek.test(text) || other.test(text) || !(first.test(text) || last.test(text))) return null;
  if (!menu.test(text) && !isOfLists(text, plan)) return null;
  const parts = text.split(/,\s*|;\s*|\s(?:then|and then|dann|danach)\s/iu).filter((part) => /\p{L}/u.test(part));
  const steps = parts.flatMap((part) => {
    const page = pageOf(part, plan);
    return page ? [{ page, isLast: last.test(part) && !first.test(part) }] : [];
  });
  const pages = [...new Set(steps.map(({ page }) => page))];
  // one page that goes to the end is moved by the rules
  if (pages.length === 0 || (pages.length === 1 && steps[0]!.isLast)) return null;
  const front = pages.filter((page) => !steps.some((step) => step.page === page && step.isLast));
  const back = pages.filter((page) => !front.includes(page));
  return [{ kind: 'menu-order', first: front.map(({ name }) => name), last: back.map(({ name }) => name) }];
}

/** "Concerts first, then the members": nothing but lists, one after another. */
function isOfLists(text: string, plan: AppPlan): boolean {
  if (!/(?<!\p{L})(?:then|and then|dann|danach|after that|before|vor)(?!\p{L})/iu.test(text) || fieldsIn(text, plan, { least: 3 }).some(({ field }) => !field.reference)) return false; // prettier-ignore
  return new Set(listsMeant(text, plan).filter(({ score }) => score >= 2).map(({ entity }) => entity)).size > 1;
} // prettier-ignore

/** The page of the list that a part of a sentence means, else of the list that has the field it names. */
function pageOf(part: string, plan: AppPlan): Page | undefined {
  const named = pagesIn(part, plan)[0]?.page;
  if (named) return named;
  const list = listsMeant(part, plan)[0]?.entity ?? fieldsIn(part, plan, { least: 2 })[0]?.entity;
  return list && listPageOf(plan, list.name);
}
