import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { isHeading } from '../../outright/in-rows.ts';
import { aboutIn, entitiesIn, fieldsIn } from '../gist/mentions.ts';

const groups = /(?<!\p{L})(?:group(?:ed|ing)?(?= (?:\p{L}+ ){0,4}?(?:by|per|after|into))|cluster(?:ed)?|(?:split|divided?|separated?|sections?) (?:\p{L}+ ){0,3}?(?:by|per|for each)|gruppier\p{L}*|(?:in )?gruppen nach|unterteil\p{L}*|(?:getrennt|zusammengefasst|aufgeteilt|gegliedert) nach|nach \p{L}+ (?:getrennt|zusammengefasst|aufgeteilt|gegliedert))(?!\p{L})/iu; // prettier-ignore

/** "group them by how hard they are", "nach Kategorie gruppieren": a heading above the rows that have something in common. */
export function groupWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!groups.test(text) || /(?<!\p{L})(?:chart|diagram\p{L}*|board|sums?|totals?|summen?)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const about = aboutIn(text, plan);
  const named = fieldsIn(text, plan).filter(({ field, entity }) => isHeading(field, entity));
  const found = named.find(({ entity }) => entity === about) ?? named[0];
  // "reservations by device": what is called like a list is what they belong to
  const lists = entitiesIn(text, plan).map(({ entity }) => entity);
  const far = found ? undefined : lists.flatMap((entity) => entity.fields.filter(({ reference }) => lists.some(({ name }) => name === reference)).map((field) => ({ entity, field })))[0]; // prettier-ignore
  if (far) return [{ kind: 'group-list', entity: far.entity.name, field: far.field.name }];
  return found ? [{ kind: 'group-list', entity: found.entity.name, field: found.field.name }] : null;
}
