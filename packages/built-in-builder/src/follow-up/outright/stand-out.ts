import { toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { onlyIn } from '../understand/sure/conditions.ts';
import { listSaid } from './lists-said.ts';
import { firstBy } from './meant/first-by.ts';
import type { Outright } from './outright.ts';

const top = /(?<!\p{L})(?:(?:at|on|to) (?:the )?(?:very )?top|first|(?:ganz )?(?:nach )?oben|zuoberst|zuerst|als erstes|an erster stelle)(?!\p{L})/iu; // prettier-ignore
const marked = /(?<!\p{L})(?:red|marked?|highlight(?:ed)?|stand out|colou?red|in colou?r|bold|rot\p{L}*|markier\p{L}*|hervorheb\p{L}*|hervorgehoben|farbig|auffallen|auffällig)(?!\p{L})/iu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:remove|add|field|page|app|background|button\p{L}*|menu|menü|feld|seite|hintergrund|schaltfläche\p{L}*|knopf|knöpfe|lösch\p{L}*|entfern\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** "urgent repairs always at the top and red": both, the order and the mark. */
export function topAndMarkedWish(text: string, plan: AppPlan): Outright {
  if (!top.test(text) || !marked.test(text) || otherDeed.test(text)) return null;
  const list = listSaid(text, plan);
  const found = list && onlyIn(text, list, plan);
  if (!found || typeof found === 'string') return null;
  const [only, ...more] = [found.only].flat();
  if (!only || more.length > 0 || only.kind === 'mine') return null;
  const order = firstBy(list, only);
  if (!order) return null;
  return [...order, { kind: 'highlight', entity: list.name, only: [only], label: toLabel(found.words).slice(0, 40) }];
}

const ofWhole = /(?<!\p{L})(?:overdue|late|past|deadline|due|überfällig\p{L}*|verspätet\p{L}*|frist|everything|all|whole|theme|look|design|colou?rs?|text|font|title|header|alles|ganze\p{L}*|farben?|schrift|titel|überschrift\p{L}*|when|wenn|sobald|if)(?!\p{L})/iu; // prettier-ignore
const colour = /(?<!\p{L})(?:in|be|are|is|turn|sollen|soll|sollten|make|show|put|mach\p{L}*|zeig\p{L}*|färb\p{L}*|werden)(?!\p{L}).*(?<!\p{L})(?:red|rot|orange|yellow|gelb)(?!\p{L})/iu; // prettier-ignore

/** "put the unpaid walks in red": records that meet a condition stand out, and the app keeps its colours. */
export function markedWish(text: string, plan: AppPlan): Outright {
  if (!colour.test(text) || top.test(text) || otherDeed.test(text) || ofWhole.test(text)) return null;
  const list = listSaid(text, plan);
  const found = list && onlyIn(text, list, plan);
  if (!found || typeof found === 'string') return null;
  return [
    { kind: 'highlight', entity: list.name, only: [found.only].flat(), label: toLabel(found.words).slice(0, 40) },
  ];
}
