import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../gist/mentions.ts';

const front = /(?<!\p{L})(?:(?:belongs?|goes?|comes?|put|move|should (?:be|come|stand|go)|must (?:be|come)) (?:\p{L}+ ){0,4}?(?:first|(?:at|to|in) the (?:very )?(?:front|top|beginning))|(?:gehört|gehören|kommt|kommen|soll\p{L}*|setz\p{L}*|stell\p{L}*) (?:\p{L}+ ){0,4}?(?:ganz (?:nach )?(?:vorne?|oben)|an den anfang|an die erste stelle|als erstes))(?!\p{L})/iu; // prettier-ignore
const inTurn = /^(?:bitte |please |erst |first )*(?:the |das |die |der |den )?\p{L}[\p{L} -]*? (?:zuerst|first),? (?:und )?(?:dann|then|danach) (?:the |das |die |der |den )?\p{L}[\p{L} -]*$/iu; // prettier-ignore
const other = /(?<!\p{L})(?:menu|menü|navigation|page|seite|sort\p{L}*|list|liste|highest|newest|next|oldest|records?|einträge|app|when|wenn)(?!\p{L})/iu; // prettier-ignore

/** "allergies belong at the very front", "Telefon zuerst, dann der Name" */
export function frontWish(text: string, plan: AppPlan): Change[] | null {
  if (other.test(text)) return null;
  const named = fieldsIn(text, plan, { least: 3 });
  // a name is in many lists, a phone in few
  const one = named.find(({ entity, field }) => rolesOf(entity).title !== field);
  if (!one) return null;
  const two = fieldsIn(text, { ...plan, entities: [one.entity] }, { least: 3 }).find(
    ({ field }) => field !== one.field,
  );
  const first: Change = { kind: 'move-field', entity: one.entity.name, field: one.field.name, to: 'first' };
  if (inTurn.test(text) && two?.entity === one.entity)
    return rolesOf(two.entity).title === two.field
      ? [first]
      : [first, { kind: 'move-field', entity: two.entity.name, field: two.field.name, to: { after: one.field.name } }];
  return front.test(text) && !two && rolesOf(one.entity).title !== one.field ? [first] : null;
}
