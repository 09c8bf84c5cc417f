import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, fieldsIn } from '../gist/mentions.ts';

const counts = /(?<!\p{L})(?:how many|the number of|a number of|(?:total )?count of|a count(?:er)?|number (?:\p{L}+ ){0,3}?(?:telling|saying|showing)|wie ?viele|(?:die )?(?:gesamt)?(?:an)?zahl (?:der|von|aller|an)|ein(?:en)? zähler)(?!\p{L})/iu; // prettier-ignore
const shown = /(?<!\p{L})(?:show\p{L}*|see|know|top|above|dashboard|overview|home|start ?page|first page|front|put|add|display|somewhere|telling|there are|we(?:['’]ve)? (?:got|have)|i(?:['’]ve)? (?:got|have)|in (?:all|total)|zeig\p{L}*|seh\p{L}*|anzeigen|steh\p{L}*|oben|übersicht|startseite|insgesamt|es gibt|wir haben|ich habe|wissen|hin)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:per|pro|je|each|every|jede\p{L}*|by|nach|month|week|year|day|today|monat\p{L}*|woche\p{L}*|jahr\p{L}*|tag|heute|limit\p{L}*|max\p{L}*|filter\p{L}*|field|feld|chart|diagram\p{L}*|column|spalte|who|which|that|die noch|left|free|frei\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** "a number at the top telling me how many members we've got": the large figure of the overview counts the list. */
export function countedWish(text: string, plan: AppPlan): Change[] | null {
  if (!counts.test(text) || !shown.test(text) || other.test(text)) return null;
  const [list] = entitiesIn(text, plan);
  const isField = fieldsIn(text, plan, { least: 3 }).some(({ field }) => field.type === 'number');
  const isSome = plan.entities.some(({ fields }) => fields.some(({ options }) => options?.some(({ value }) => text.toLowerCase().includes(` ${value.toLowerCase()} `)))); // prettier-ignore
  return list && !isField && !isSome ? [{ kind: 'count-figure', entity: list.entity.name }] : null;
}
