import { canGroup } from '../../../generate/group-rows.ts';
import { listPageOf, type AppPlan, type Entity, type Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { valuesSaid } from '../fields/said.ts';
import { fieldsMeant } from '../meant/fields-meant.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';
import { coreOf } from './core.ts';
import { isNoView } from './other.ts';

const longest = 180;
/** Somebody picks one of several above a list. */
const picks = /(?<!\p{L})(?:choose|pick(?: out)?|select|click on|narrow\p{L}* (?:\p{L}+ ){0,3}?down|auswähl\p{L}*|aussuch\p{L}*|raussuch\p{L}*|heraussuch\p{L}*|anklick\p{L}*|antipp\p{L}*|einstell\p{L}*|wähl\p{L}*(?= .*(?<!\p{L})aus(?!\p{L})))(?!\p{L})/iu; // prettier-ignore
/** And sees those alone. */
const alone = /(?<!\p{L})(?:only|just|nothing but|nur|bloß)(?!\p{L})|(?<!\p{L})(?:see|get|have) (?:what|his|her|its|their|those|everything)(?!\p{L})|(?<!\p{L})(?:seh\p{L}*|zeig\p{L}*) (?:\p{L}+ ){0,2}?(?:was|alle|seine|ihre|deren|dessen)(?!\p{L})/iu; // prettier-ignore
const oneAtATime = /(?<!\p{L})(?:of |from |for )?(?:one|a single) (?<by>\p{L}[\p{L}-]*)(?: at a time)?(?!\p{L})/iu;
const single = /(?<!\p{L})(?:show|see|look at|view|display|zeig\p{L}*|seh\p{L}*)(?!\p{L}).*(?<!\p{L})(?:at a time|just a single|only a single|a single one)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:fields?|columns?|form|page|chosen from|list of|new (?:one|record|entry)|when (?:i|we|they) (?:add|enter|book)|choices?|options?|may|allowed|must|menu|colou?r|board|calendar|typed?|twice|missing|from the (?:list|real)|from (?:our|the) \p{L}+$|don['’]?t want|can only|supposed to|feld|felder|spalte|zum auswählen|formular|seite|eintragen|anlegen|eingeben|neue[nrsm]?|darf|dürfen|menü|farbe|kalender|tafel)(?!\p{L})/iu; // prettier-ignore
const pieces = /\s*[,;.?!]\s*|\s+(?:and|so|then|und|dann)\s+/iu;

/** What a list can be narrowed down by, told as what somebody does: "let me pick a driver so only his trips come up". */
export function pickedWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  if (text.length > longest || other.test(text) || isNoView(text)) return null;
  const one = single.test(text) ? oneAtATime.exec(text)?.groups?.['by'] : undefined;
  if (!one && !(picks.test(text) && (alone.test(text) || /narrow/iu.test(text)))) return null;
  const clause = one ?? text.split(pieces).find((part) => picks.test(part)) ?? text;
  const value = one ? undefined : valuesSaid(clause, plan).find(({ entity, field }) => isChoice(field, entity));
  const found = fieldOf(clause, text.replace(clause, ' '), plan) ?? value;
  if (!found || !listPageOf(plan, found.entity.name)) return null;
  const page = listPageOf(plan, found.entity.name)!;
  return page.filters.includes(found.field.name) ? `The list of ${found.entity.plural} can be filtered by ${found.field.label} already.` : [{ kind: 'add-filter', entity: found.entity.name, field: found.field.name }]; // prettier-ignore
}

const isChoice = (field: Field, entity: Entity): boolean =>
  canGroup(field) && !field.type.startsWith('date') && rolesOf(entity).title !== field;

/** The field that is picked from, of a list that is named beside it, else of the only one that has it. */
function fieldOf(clause: string, rest: string, plan: AppPlan): { entity: Entity; field: Field } | undefined {
  const targets = listsMeant(clause, plan).map(({ entity }) => entity.name);
  const having = plan.entities.flatMap((entity) => {
    const field = entity.fields.find(({ reference }) => reference !== undefined && targets.includes(reference)) ?? fieldsMeant(clause, entity, plan).find((one) => isChoice(one, entity)); // prettier-ignore
    return field ? [{ entity, field }] : [];
  });
  const named = [...listsMeant(rest, plan), ...listsMeant(clause, plan)].map(({ entity }) => entity);
  return named.map((entity) => having.find((one) => one.entity === entity)).find(Boolean) ?? (having.length === 1 ? having[0] : undefined); // prettier-ignore
}
