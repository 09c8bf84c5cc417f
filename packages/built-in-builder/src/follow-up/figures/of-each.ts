import type { Formula, FormulaPart, OverPart } from '../../plan/formula.ts';
import { inSentence } from '../../plan/names.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { conditionsIn, doneTick, paidTick, ticksIn } from './conditions.ts';
import { isPersonal, personField, type Each, type EachThing } from './groups.ts';
import { isExpense, isIncome, measuredIn, type Measured } from './measures.ts';
import { asNumbers, fieldFor, inLanguage, lower, workOut } from './parts.ts';
import { isNumeric, kindOf, moneyOf, numberMeant } from './values.ts';
import { counts, expenses, incomes, means, owed, percents, remains, splits } from './words.ts';

const holds = /seat|platz|plaetze|capacity|kapazitaet|places|budget|limit|quota|kontingent|bestand|stock|vorrat|max|target|ziel|allowance|hours_included|planned|geplant|estimat|^soll/; // prettier-ignore

/** By what records of a list belong to one of another: a reference, or a text that holds its name. */
export const tieTo = (child: Entity, owner: Entity): Field | undefined => {
  const points = child.fields.filter(({ reference }) => reference === owner.name);
  const named = points.length > 1 ? points.find(({ label }) => /by|von|who|wer/iu.test(label)) : undefined;
  const person = personField(child);
  // "paid by" is written down by name, where people have a list
  const byName = person?.type === 'text' && isOfPeople(owner) && (points.length === 0 || !points[0]!.isRequired) ? person : undefined; // prettier-ignore
  return named ?? byName ?? points[0];
};
const isOfPeople = ({ label, fields }: Entity): boolean =>
  /member|mate|person|player|kid|child|friend|mitglied|bewohner|spieler|kind|freund|teilnehmer|helfer|volunteer|sibling/i.test(label) || fields.some(({ name }) => /birthday|geburtstag|phone|telefon/.test(name)); // prettier-ignore

/** What records of a list come to, of each that they belong to. */
export const partOf = (child: Entity, owner: Entity, by: Field, take: OverPart['take'], field: string | undefined, { over }: Pick<ReturnType<typeof conditionsIn>, 'over'>): OverPart => ({
  over: child.name, by: by.name, take,
  ...(field && { field }),
  ...(over && over.only.length > 0 && { only: over.only }),
  ...(over?.week && { week: over.week }),
  ...(over?.month && { month: over.month }),
  ...(over?.year && { year: over.year }),
}); // prettier-ignore

const planned = /planned|geplant|estimat|^soll/;
const actual =
  /(?<!\p{L})(?:gone in|went in|really|actual(?:ly)?|written|worked|spent|tatsächlich|wirklich|gearbeitet|reingesteckt|reingegangen)(?!\p{L})/iu;

/** What is left of what a record holds, once what belongs to it is taken off, or how much of it is used in percent. */
export function leftOfEach(text: string, plan: AppPlan, each: Each | null): Change[] | null {
  const isPercent = percents.test(text);
  const about = each && 'words' in each ? each.entity : undefined;
  const found = plan.entities.flatMap((owner) => owner.fields.filter((field) => isNumeric(field) && !field.formula && holds.test(field.name)).flatMap((field) => {
    const said = fieldsIn(text, { ...plan, entities: [owner] }).some((one) => one.field === field) ? 3 : kindOf(field) === 'money' && /money|geld|spen[dt]|budget/iu.test(text) ? 2 : isPercent && kindOf(field) === 'number' && /full|voll|belegt|ausgelastet|auslastung|booked/iu.test(text) ? 2 : 0;
    const users = plan.entities.flatMap((child) => {
      const by = child.fields.find(({ reference }) => reference === owner.name);
      const value = by && (kindOf(field) === 'money' ? moneyOf(child, plan) : null);
      const number = by && kindOf(field) === 'number' ? (planned.test(field.name) ? numberMeant(field.label, child) : numberMeant('tickets people seats', child)) : undefined;
      const fits = kindOf(field) === 'money' ? value !== null && (isExpense(child) ? 2 : 0.5) : isExpense(child) ? 0 : number ? 2 : 1;
      return by && fits ? [{ child, by, value, number, fits }] : [];
    }).sort((a, b) => b.fits - a.fits);
    return users[0] && said > 0 ? [{ owner, field, ...users[0], sure: said + (about === owner ? 2 : 0) }] : [];
  })).sort((a, b) => b.sure - a.sure)[0];
  if (!found) return restOfPrice(text, plan, about);
  const { owner, field, child, by, value, number } = found;
  const used = value ? fieldFor(value, child) : number ? { name: number.name, changes: asNumbers(child, [number]) } : { name: undefined, changes: [] };
  const over: OverPart = { over: child.name, by: by.name, take: used.name ? 'sum' : 'count', ...(used.name && { field: used.name }) };
  const before = [...asNumbers(owner, [field]), ...used.changes];
  const sum = planned.test(field.name) && actual.test(text) ? [workOut(owner, inLanguage(plan, `Actual ${lower(number?.label ?? child.plural)}`, `${number?.label ?? child.plural} tatsächlich`), kindOf(field), { by: 'same' as const, parts: [over] })] : [];
  if (isPercent) return [...before, ...sum, workOut(owner, inLanguage(plan, `${field.label} used`, `${field.label} belegt`), 'number', { by: 'percent', parts: [over, { field: field.name }] }, '%')];
  return [...before, workOut(owner, inLanguage(plan, `${field.label} left`, `${field.label} übrig`), kindOf(field), { by: 'difference', parts: [{ field: field.name }, over] })];
} // prettier-ignore

const deposit = /deposit|anzahlung|paid_amount|amount_paid|prepaid|bezahlter_betrag|gezahlt/;

/** The price of each without what was paid of it before. */
function restOfPrice(text: string, plan: AppPlan, about: Entity | undefined): Change[] | null {
  for (const entity of about ? [about] : plan.entities) {
    const paid = entity.fields.find((field) => isNumeric(field) && deposit.test(field.name));
    const worth = paid && moneyOf(entity, plan);
    const isSaid = paid && fieldsIn(text, { ...plan, entities: [entity] }).some(({ field }) => field === paid);
    if (!paid || !worth || !isSaid) continue;
    const { name, changes } = fieldFor(worth, entity);
    return [...changes, ...asNumbers(entity, [paid]), workOut(entity, inLanguage(plan, 'Still to pay', 'Rest'), 'money', { by: 'difference', parts: [{ field: name }, { field: paid.name }] })]; // prettier-ignore
  }
  return null;
}

/** Takings without costs, of each record of what both belong to. */
export function profitOfEach(text: string, plan: AppPlan, each: Each): Change[] | null {
  const wanted = 'words' in each ? each.entity : undefined;
  for (const owner of wanted ? [wanted] : plan.entities) {
    const children = plan.entities.flatMap((child) => {
      const by = child.fields.find(({ reference }) => reference === owner.name);
      return by && moneyOf(child, plan) ? [{ child, by }] : [];
    });
    const income = children.find(({ child }) => isIncome(child, plan));
    const cost = children.find(({ child }) => isExpense(child) && child !== income?.child);
    if (!income || !cost) continue;
    const parts = [income, cost].map(({ child, by }) => {
      const { name, changes } = fieldFor(moneyOf(child, plan)!, child);
      return { part: { over: child.name, by: by.name, take: 'sum', field: name } satisfies FormulaPart, changes };
    });
    return [...parts.flatMap(({ changes }) => changes), workOut(owner, inLanguage(plan, 'Profit', 'Gewinn'), 'money', { by: 'difference', parts: parts.map(({ part }) => part) })]; // prettier-ignore
  }
  return null;
}

/** Who owes whom: what each paid without an equal share of all. */
export function balanceOfEach(text: string, plan: AppPlan): Change[] | null {
  if (!splits.test(text)) return null;
  for (const owner of plan.entities.filter(isOfPeople)) {
    const child = plan.entities.find((one) => one !== owner && isExpense(one) && moneyOf(one, plan) && tieTo(one, owner)); // prettier-ignore
    if (!child) continue;
    const { name, changes } = fieldFor(moneyOf(child, plan)!, child);
    const share: Formula = { by: 'quotient', parts: [{ over: child.name, take: 'sum', field: name }, { over: owner.name, take: 'count' }] }; // prettier-ignore
    const paid: FormulaPart = { over: child.name, by: tieTo(child, owner)!.name, take: 'sum', field: name };
    return [...changes, workOut(owner, inLanguage(plan, 'Balance', 'Saldo'), 'money', { by: 'difference', parts: [paid, { formula: share }] })]; // prettier-ignore
  }
  return null;
}

/** What the records that belong to one come to, beside each. */
export function sumOfEach(text: string, plan: AppPlan, each: EachThing): Change[] | string | null {
  const measured = measuredIn(text.replace(each.words, ' '), plan, { of: each.entity, not: each.entity ? [each.entity] : [] }); // prettier-ignore
  const owner = each.entity ?? (measured && ownerOf(measured, each, plan));
  if (!owner) return null;
  const child = measured ?? onlyChild(text, owner, plan);
  const by = child && tieTo(child.entity, owner);
  if (!child || !by) return null;
  const { entity, value } = child;
  // how many there are is no amount of money
  if (!value && !counts.test(text) && (expenses.test(text) || incomes.test(text)) && !percents.test(text)) return null;
  const conditions = conditionsIn(text, entity, { isApart: percents.test(text) });
  if (!conditions.over) return null;
  // what is owed is told by what was paid
  if (
    owed.test(text) &&
    !conditions.over.only.some(({ is, not }) => is === false || not || (typeof is === 'string' && openChoice.test(is)))
  )
    return known(owner);
  if (percents.test(text)) {
    const done = doneTick(entity) ?? paidTick(entity) ?? saidTick(text, entity);
    if (!done) return null;
    const all: OverPart = { over: entity.name, by: by.name, take: 'count' };
    return [workOut(owner, inLanguage(plan, `${done.label} in percent`, `${done.label} in Prozent`), 'number', { by: 'percent', parts: [{ ...all, only: { field: done.name, is: true } }, all] }, '%')]; // prettier-ignore
  }
  const { name, changes } = value ? fieldFor(value, entity) : { name: undefined, changes: [] };
  const take = value ? (means.test(text) ? 'mean' : 'sum') : 'count';
  const part = partOf(entity, owner, by, take, name, conditions);
  return [...changes, workOut(owner, labelOfSum(text, plan, child), value?.type ?? 'number', { by: 'same', parts: [part] })]; // prettier-ignore
}

const openChoice =
  /^(?:open|unpaid|due|outstanding|offen|unbezahlt|ausstehend|new|neu|sent|billed|invoiced|verschickt|gestellt|pending)$/iu;

/** The tick that a share is asked of: the one that is named, else the only one there is. */
const saidTick = (text: string, entity: Entity): Field | undefined => {
  const ticks = entity.fields.filter(({ type }) => type === 'boolean');
  const [named] = ticksIn(text, entity);
  return ticks.find(({ name }) => name === named?.field) ?? (ticks.length === 1 ? ticks[0] : undefined);
};

const settled = /schuld|owed|owes|offen|outstanding|balance|saldo|to_pay|left/;
/** Where a list works that out already. */
const known = ({ fields, plural }: Entity): string | null => {
  const field = fields.find(({ name, formula }) => formula && settled.test(name));
  return field ? `${field.label} of ${inSentence(plural)} says that already. I changed nothing.` : null;
};

/** Of a person by name, what records of the measured list point to. */
const ownerOf = ({ entity }: Measured, { words, isRecords }: EachThing, plan: AppPlan): Entity | undefined => {
  const targets = plan.entities.filter((one) => one !== entity && tieTo(entity, one));
  if (isPersonal(words)) return targets.find(isOfPeople);
  return targets.length === 1 && isRecords && /^(?:|one|einzeln\p{L}*)$/iu.test(words) ? targets[0] : undefined;
};

/** "What it has given me so far" names nothing: the one list with a number that belongs to it is meant. */
function onlyChild(text: string, owner: Entity, plan: AppPlan): Measured | null {
  if (remains.test(text)) return null;
  const children = plan.entities.filter((one) => one.fields.some(({ reference }) => reference === owner.name));
  const [child] = children;
  const measured = child && children.length === 1 ? measuredIn(`${text} ${child.plural}`, { ...plan, entities: [child] }) : null; // prettier-ignore
  return measured;
}

const perWhat = /(?<!\p{L})(?:per|pro|je|each) (?:square )?(\p{L}+)/giu;

/** "Costs per square metre": what belongs to a record, by a number of its own. */
export const perUnit = (text: string, plan: AppPlan): Change[] | null =>
  [...text.matchAll(perWhat)].reduce<Change[] | null>((found, [, words = '']) => found ?? byUnit(text, plan, words), null); // prettier-ignore

function byUnit(text: string, plan: AppPlan, words: string): Change[] | null {
  for (const owner of plan.entities) {
    const measured = measuredIn(text.replace(words, ' '), plan, { of: owner, not: [owner] });
    if (!measured) continue;
    const { entity, value } = measured;
    const by = entity.fields.find(({ reference }) => reference === owner.name);
    const unit = by && owner.fields.find((field) => isNumeric(field) && (fieldsIn(words, { ...plan, entities: [owner] }, { least: 2 }).some((one) => one.field === field) || numberMeant(words, owner) === field)); // prettier-ignore
    if (!by || !unit || !value) continue;
    const { name, changes } = fieldFor(value, entity);
    const conditions = conditionsIn(text, entity);
    if (!conditions.over) return null;
    const parts: FormulaPart[] = [partOf(entity, owner, by, 'sum', name, conditions), { field: unit.name }];
    return [...changes, ...asNumbers(owner, [unit]), workOut(owner, inLanguage(plan, `${value.label} per ${lower(unit.label)}`, `${value.label} je ${unit.label}`), value.type, { by: 'quotient', parts })]; // prettier-ignore
  }
  return null;
}

function labelOfSum(text: string, plan: AppPlan, { entity, value }: Measured): string {
  if (value && owed.test(text)) return inLanguage(plan, 'Still owed', 'Noch offen');
  const { over } = conditionsIn(text, entity);
  const ticks = (over?.only ?? []).map(({ field, is, not }) => (typeof is === 'string' ? (not ? inLanguage(plan, `not ${is}`, `nicht ${is}`) : is) : `${is ? '' : inLanguage(plan, 'not ', 'nicht ')}${lower(fieldOf(entity, field)!.label)}`)); // prettier-ignore
  const span = over?.week ? inLanguage(plan, 'this week', 'diese Woche') : over?.month ? inLanguage(plan, 'this month', 'diesen Monat') : over?.year ? inLanguage(plan, 'this year', 'dieses Jahr') : ''; // prettier-ignore
  const base = !value ? entity.plural : means.test(text) ? inLanguage(plan, `Average ${lower(value.label)}`, `${value.label} im Schnitt`) : inLanguage(plan, `Total ${lower(value.label)}`, `${value.label} gesamt`); // prettier-ignore
  return [base, ...ticks, span].filter(Boolean).join(' ');
}
