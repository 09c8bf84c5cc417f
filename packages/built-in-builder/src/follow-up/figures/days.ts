import type { Formula } from '../../plan/formula.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { likeness, tokensIn } from '../understand/gist/mentions.ts';
import { doneTick, paidTick, ticksIn } from './conditions.ts';
import { inLanguage, lower, workOut } from './parts.ts';
import { thingsIn } from './things.ts';
import { spanOf } from './values.ts';
import { ages, birthdays, countdown, daysWord, elapsed, late, startPage } from './words.ts';

type Kind = 'days-since' | 'days-until' | 'days-late' | 'years-since' | 'days-to-anniversary';

const isBirth = /birth|geburt|born/;
const isYear = /(?:^|_)(?:year|jahr|jahrgang|baujahr|built)(?:_|$)|jahr$|year$/;
const isDay = (field: Field): boolean =>
  field.type === 'date' || field.type === 'datetime' || (field.type === 'text' && /(?:night|date|datum|deadline|termin|premiere)$|^(?:due|back|return|give_back|zurueck|rueckgabe)(?:_(?:by|on|bis|am|until))?$|_(?:by|until|bis)$/.test(field.name)); // prettier-ignore
const isPast =
  /last|letzt|since|seit|bought|gekauft|joined|eintritt|date|datum|tuned|start|ordered|opened|planted|hired/;
const isAhead =
  /^back|return|_by$|open|premiere|termin|frist|due|deadline|event|next|naechst|until|bis|start|date|datum|abgabe|end/;
const between = /(?<!\p{L})(?:(?:number of |how many )(?:nights?|overnight stays)|\p{L}*übernachtung\p{L}*|(?:zahl|anzahl) (?:der )?(?:nächte|tage)|how long (?:each|every|a|the) \p{L}+ (?:lasts?|is|takes)|wie lange (?:jede\p{L}*|die|der|das) \p{L}+ dauert|dauer in tagen|aufenthaltsdauer)(?!\p{L})/iu; // prettier-ignore

const inYears = /(?<!\p{L})in (?:whole |full |ganzen )?(?:years|jahren)(?!\p{L})/iu;
const howLong = /(?<!\p{L})(?:how long|wie lange)(?!\p{L})/iu;

function kindIn(text: string): Kind | null {
  if (late.test(text)) return 'days-late';
  if (birthdays.test(text) && (countdown.test(text) || daysWord.test(text))) return 'days-to-anniversary';
  if (countdown.test(text)) return 'days-until';
  if ((elapsed.test(text) || howLong.test(text)) && inYears.test(text)) return 'years-since';
  if (elapsed.test(text) && daysWord.test(text)) return 'days-since';
  if (ages.test(text)) return 'years-since';
  return null;
}

/** How well a day suits what is asked of it. */
function suits(field: Field, kind: Kind): number {
  const { name } = field;
  switch (kind) {
    case 'days-to-anniversary':
      return isBirth.test(name) ? 4 : 0;
    case 'years-since':
      return isBirth.test(name) ? 4 : isYear.test(name) ? 3.5 : /eintritt|joined|since|seit|hired|founded|member/.test(name) ? 3.2 : isDay(field) ? 0.5 : 0; // prettier-ignore
    case 'days-late':
      return isDeadline(field) ? 3 : isDay(field) ? 0.5 : 0;
    case 'days-until':
      return isDeadline(field) ? 2 : isAhead.test(name) ? 1.5 : isBirth.test(name) ? -2 : 0.5;
    case 'days-since':
      return isPast.test(name) ? 1.5 : isDeadline(field) ? -1 : 0.5;
  }
}

const ofAge = /(?<!\p{L})(?:old|ages?|alt|alter)(?!\p{L})/iu;
const isOfService = /(?<!\p{L})(?:(?!lebens)\p{L}{3,}jahren?|years? (?:of service|with us|as a member)|member|mitglied|dabei|been with)(?!\p{L})/iu; // prettier-ignore

/** Ages, countdowns and days that went by, beside each record: what today has to do with a day of it. */
export function dayFigure(text: string, plan: AppPlan): Change[] | string | null {
  // so many days are a condition
  if (/\d+ (?:days?|weeks?|months?|minutes?|tagen?|wochen?|monaten?)(?!\p{L})/iu.test(text)) return null;
  const things = thingsIn(text, plan);
  const stay = between.test(text) ? stayIn(plan, things.map(({ entity }) => entity)) : null;
  if (stay) return stay;
  const kind = kindIn(text);
  if (!kind) return null;
  const tokens = tokensIn(text);
  const found = plan.entities.flatMap((entity) => {
    const named = Math.max(0, ...things.filter((one) => one.entity === entity).map(({ sure }) => sure));
    return entity.fields.filter((field) => !field.formula && (isDay(field) || (kind === 'years-since' && field.type === 'number' && isYear.test(field.name)))).map((field) => {
      const words = tokensIn(field.label).filter(({ word }) => word.length > 3);
      const said = tokens.some(({ word }) => !/^(?:years?|days?|jahren?|tagen?)$/iu.test(word) && words.some((one) => likeness(word, one.word) >= 3 || (word.length > 4 && one.word.slice(0, 4).toLowerCase() === word.slice(0, 4).toLowerCase()))) ? 2 : 0;
      return { entity, field, sure: suits(field, kind) - (kind === 'years-since' && (isOfService.test(text) && !ofAge.test(text)) === (isBirth.test(field.name) || isYear.test(field.name)) ? 2 : 0) + said + named / 2 + (ticksIn(text, entity).length > 0 ? 1.5 : 0) };
    });
  }).sort((a, b) => b.sure - a.sure);
  const [best] = found;
  const last = kind === 'days-since' ? lastOf(text, plan, things.map(({ entity }) => entity)) : null;
  if (last) return last;
  if (!best || best.sure < 1.5) return null;
  const { entity, field } = best;
  const date: Change[] = field.type === 'text' ? [{ kind: 'retype-field', entity: entity.name, field: field.name, type: 'date' }] : []; // prettier-ignore
  if (kind === 'days-until' && startPage.test(text)) return [...date, { kind: 'add-figure', isFirst: true, figure: { entity: entity.name, figure: labelOf(kind, field, text, plan), measure: { kind: 'days-until', field: field.name }, only: [] } }]; // prettier-ignore
  const formula: Formula = { by: kind, parts: [{ field: field.name }], ...openOnly(text, kind, entity) };
  return [...date, workOut(entity, labelOf(kind, field, text, plan), 'number', formula, kind === 'years-since' ? undefined : inLanguage(plan, 'days', 'Tage'))]; // prettier-ignore
} // prettier-ignore

/** What is done is not late, and what was paid lies about no longer. */
function openOnly(text: string, kind: Kind, entity: Entity): Pick<Formula, 'only'> {
  const ticks = ticksIn(text, entity).filter(({ is }) => is === false);
  if (ticks.length > 0) return { only: ticks };
  const done = kind === 'days-late' ? (doneTick(entity) ?? paidTick(entity)) : undefined;
  return done ? { only: [{ field: done.name, is: false }] } : {};
}

function labelOf(kind: Kind, field: Field, text: string, plan: AppPlan): string {
  const label = inLanguage(plan, lower(field.label), field.label);
  switch (kind) {
    case 'days-late':
      return inLanguage(plan, 'Days late', 'Tage überfällig');
    case 'days-until':
      return inLanguage(plan, `Days until ${label}`, `Tage bis ${label}`);
    case 'days-since':
      return inLanguage(plan, `Days since ${label}`, `Tage seit ${label}`);
    case 'days-to-anniversary':
      return inLanguage(plan, `Days until ${label}`, `Tage bis ${label}`);
    case 'years-since': {
      const said = /(?<!\p{L})(\p{L}{3,}jahre)(?:n)?(?!\p{L})/iu.exec(text)?.[1];
      if (said) return said.charAt(0).toUpperCase() + said.slice(1);
      return isBirth.test(field.name) || isYear.test(field.name) ? inLanguage(plan, 'Age', 'Alter') : inLanguage(plan, 'Years', 'Jahre'); // prettier-ignore
    }
  }
}

/** Nights or days from the first day of what lasts to the last. */
function stayIn(plan: AppPlan, named: readonly Entity[]): Change[] | null {
  const entity = [...named, ...plan.entities].find((one) => spanOf(one).length === 2);
  const [first, last] = entity ? spanOf(entity) : [];
  if (!entity || !first || !last) return null;
  const formula: Formula = { by: 'product', parts: [{ from: first.name, to: last.name }, { number: 1 }] };
  return [workOut(entity, inLanguage(plan, 'Nights', 'Übernachtungen'), 'number', formula)];
}

const lately =
  /(?<!\p{L})(?:last|latest|zuletzt|letzte[nrsm]?|for ages|nicht mehr|not been|hasn['’]t been|haven['’]t been|since (?:it|they|each|every))(?!\p{L})/iu;

/** "When was which boat out last, in days": since the latest of what belongs to it. */
function lastOf(text: string, plan: AppPlan, things: readonly Entity[]): Change[] | null {
  if (!lately.test(text)) return null;
  for (const entity of things) {
    if (entity.fields.some((field) => isDay(field) && !field.formula && isPast.test(field.name))) return null;
    for (const child of plan.entities) {
      const by = child.fields.find(({ reference }) => reference === entity.name);
      const { moment } = rolesOf(child);
      if (!by || !moment) continue;
      const formula: Formula = { by: 'days-since', parts: [{ over: child.name, by: by.name, take: 'latest', field: moment.name }] }; // prettier-ignore
      return [workOut(entity, inLanguage(plan, `Days since the last ${lower(child.label)}`, `Tage seit letzter ${child.label}`), 'number', formula, inLanguage(plan, 'days', 'Tage'))]; // prettier-ignore
    }
  }
  return null;
}
