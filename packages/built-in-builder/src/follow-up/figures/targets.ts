import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { FormulaPart, OverPart } from '../../plan/formula.ts';
import type { Change } from '../change.ts';
import { choicesIn, ticksIn } from './conditions.ts';
import { inLanguage, lower, workOut } from './parts.ts';
import { thingIn } from './things.ts';
import { isNumeric, numberMeant } from './values.ts';
import { tieTo } from './of-each.ts';

const wanted = /(?<!\p{L})(?:have(?:[’']ve)?|has|['’]ve|got|needs?|must|should|owes?|müssen|muss|brauch\p{L}*|sollen?|soll)(?!\p{L})[^.?!]{0,30}?(?<![\d.,])(\d+(?:[.,]\d+)?) (\p{L}+)/iu; // prettier-ignore
const asksRest = /(?<!\p{L})(?:missing|left|to go|remain\p{L}*|still (?:to do|to come|needs?|needed|short)|short of|fehlt|fehlen|übrig|noch (?:\p{L}+ )?(?:offen|machen|muss|müssen|braucht))(?!\p{L})/iu; // prettier-ignore

/** "Each has to do twenty hours a year: how much have they done, and what is missing?": both beside each, what is missing never below nothing. */
export function targetFigure(text: string, plan: AppPlan): Change[] | null {
  const match = wanted.exec(text);
  if (!match || !asksRest.test(text)) return null;
  const many = Number(match[1]!.replace(',', '.'));
  for (const child of plan.entities) {
    const field = numberMeant(match[2]!, child);
    const isList = thingIn(match[2]!, plan) === child;
    const owners = plan.entities.filter((one) => one !== child && child.fields.some(({ reference }) => reference === one.name) && isOwner(one, text, plan)); // prettier-ignore
    const owner = owners.find((one) => thingIn(text.replace(wanted, ' '), plan) === one) ?? owners.find(({ label }) => !teaches.test(label)) ?? owners[0]; // prettier-ignore
    const by = owner && (child.fields.find(({ reference }) => reference === owner.name) ?? tieTo(child, owner));
    if ((!field && !isList) || !owner || !by) continue;
    return [...doneAndLeft(text, plan, { child, owner, by, many, ...(field && { field }) })];
  }
  return null;
}

/** Who looks after it has nothing to fulfil. */
const teaches = /instructor|teacher|trainer|coach|tutor|therap|lehr(?!ling)|ausbilder|betreuer|staff/i;

/** Who has to: people where nothing else is named. */
const isOwner = (entity: Entity, text: string, plan: AppPlan): boolean =>
  thingIn(text.replace(wanted, ' '), plan) === entity || entity.fields.some(({ name }) => /phone|telefon|email|birth|geburt/.test(name)); // prettier-ignore

type Target = { child: Entity; owner: Entity; by: Field; many: number; field?: Field };

function doneAndLeft(text: string, plan: AppPlan, { child, owner, by, many, field }: Target): Change[] {
  const only = [...ticksIn(text, child), ...choicesIn(text, child)];
  const year = /(?<!\p{L})(?:(?:a|per|each|every|this) year|im jahr|pro jahr|dieses jahr)(?!\p{L})/iu.test(text)
    ? child.fields.find(({ type }) => type === 'date' || type === 'datetime')
    : undefined;
  const part: OverPart = { over: child.name, by: by.name, take: field ? 'sum' : 'count', ...(field && { field: field.name }), ...(only.length > 0 && { only }), ...(year && { year: year.name }) }; // prettier-ignore
  const choice = only.map(({ is }) => (typeof is === 'string' ? is : '')).find(Boolean);
  const what = field && isNumeric(field) ? field.label : child.plural;
  const base = choice ? `${what} (${plan.language === 'de' ? choice : lower(choice)})` : what;
  const missing: FormulaPart = { formula: { by: 'difference', parts: [{ number: many }, part] } };
  return [
    workOut(owner, inLanguage(plan, `${base} done`, `${base} geleistet`), 'number', { by: 'same', parts: [part] }),
    workOut(owner, inLanguage(plan, `${base} missing`, `${base} noch offen`), 'number', { by: 'at-least', parts: [{ number: 0 }, missing] }), // prettier-ignore
  ];
}
