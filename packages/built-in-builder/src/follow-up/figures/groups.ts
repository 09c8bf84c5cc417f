import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { fieldsIn, tokensIn } from '../understand/gist/mentions.ts';
import { thingIn, thingsIn } from './things.ts';
import { isNumeric } from './values.ts';
import { expenses, incomes, ranks } from './words.ts';

/** What a figure is asked for each of: a span of time, a list, or words whose meaning the measured list decides. */
export type Each = { span: 'month' | 'week' | 'year' | 'weekday' } | EachThing;
export type EachThing = { words: string; entity?: Entity; isRecords: boolean };

const byMonth = /(?<!\p{L})(?:(?:per|a|each|every|by|over the|of each|in each|for each|for every|pro|je|im|nach|jede[nrms]?|über die|für jede[nrms]?) (?:months?|monate?n?)|monthly|monthwise|month by month|monat für monat|monatlich\p{L}*|monatsweise)(?!\p{L})/iu; // prettier-ignore
const byWeek = /(?<!\p{L})(?:(?:per|a|each|every|by|over the|pro|je|nach|jede[nrms]?) (?:weeks?|wochen?)|weekly|week by week|wöchentlich|wochenweise)(?!\p{L})/iu; // prettier-ignore
const byYear = /(?<!\p{L})(?:(?:per|each|every|by|over the|pro|je|nach|jede[nrms]?) (?:years?|jahre?n?)|yearly|annually|year by year|jährlich|jahr für jahr)(?!\p{L})/iu; // prettier-ignore
/** By day of the week: which are good days. */
export const byWeekday = /(?<!\p{L})(?:(?:per|a|each|every|by|over the|for each|on which|which|what|of the) (?:days? of the week|week ?days?)|days? of the week|week ?day by week ?day|(?:pro|je|nach|an welche[mn]|welche[rmn]?|über die|je nach|für jede[nrms]?|jede[nrms]?) wochentag(?:en|e|s)?|wochentage|(?:pro|je|nach) tag der woche)(?!\p{L})/iu; // prettier-ignore
const word = "\\p{L}[\\p{L}’'-]*";
const article = '(?:the |der |dem |den |die |das |its |single |einzelne[nrms]? )?';
const ofRecords: readonly RegExp[] = [
  `(?:for|next to|beside|with|by|behind|at|in|of|on|to|per|against) (?:each|every)(?: single| of)? ${article}(${word}(?: ${word})?)`,
  `(?:what|how much|total|was|wie ?viel) (?:each|every|an?|the|jede[rs]?|eine?|die|der) (${word}) (?:still |noch )?(?:owes?|has|have|spent|paid|brought|earned|made|schuldet|hat|bezahlt|verdient)(?!\\p{L})`,
  `(?:on|onto) (?:the |each |every )?(${word})['’]s (?:own )?(?:page|card|entry|record)`,
  `(?:bei|neben|hinter) (?:alle[nm]?|den|dem) (${word})`,
  `(?:bei|für|zu|an|neben|hinter|von|in|auf) (?:jede[mnrs]?) (?:einzelne[mn] )?(${word})`,
  `(?:each|every|jede[mnrs]?) (?:single )?(${word})`,
  `(?<!\\p{L})(${word}) (?:by|für) \\1(?!\\p{L})`,
].map((words) => new RegExp(`(?<!\\p{L})${words}`, 'iu'));
const ofGroups: readonly RegExp[] = [
  `(?:per|pro|je|by|nach|for each|each|every|of each) ${article}(?!all(?!\\p{L}))(${word}(?: (?!bitte|please)${word})?)`,
  `(?:welche[rs]?|which|what) (?!of|is|are|was|ist|sind|do|does|did|has|have|it|i|we)(${word})`,
  `(?:has|have|did|hat|haben) (everyone|everybody|jeder)`,
  `(?:wer|who)`,
].map((words) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu'));
const pronoun = /(?<!\p{L})(?:(?:next to|beside|for|with|by) (?:each|every)(?! other)(?: one)?|each one|every one|bei jede[mr]|neben jede[mr]|jeweils|überall|each(?! other)|everywhere|per piece)(?!\p{L})/iu; // prettier-ignore
const personal =
  /^(?:person|people|head|kopf|nase|jeder|leute|member|everybody|everyone|anyone|name|of us|of them|of you|one of us|one of them|von uns|von ihnen|uns|user|us)(?!\p{L}{3})/iu;

/** Whether words stand for whoever it was. */
export const isPersonal = (words: string): boolean => personal.test(words) || /^(?:wer|who)$/iu.test(words);

/** The yearly fee is called so, and is no fee by year. */
const withoutSpansInNames = (text: string, { entities }: AppPlan): string =>
  entities.flatMap(({ fields }) => fields.map(({ label }) => label)).filter((label) => ofSpan.test(label) && / /.test(label) && text.toLowerCase().includes(label.toLowerCase())).reduce((now, label) => now.replace(new RegExp(label.replace(/[^\p{L}\p{N} -]/gu, '.'), 'iu'), (found) => found.replace(ofSpan, '')), text); // prettier-ignore
const ofSpan =
  /(?<!\p{L})(?:(?:per|pro|je) \p{L}+|monthly|yearly|weekly|annual|monatlich\p{L}*|jährlich\p{L}*)(?!\p{L})/iu;

const noThing = /^(?:one|of|von|time|day|other|mal|tag|am|im|in|diese\p{L}*|letzte\p{L}*|this|last|schon|bisher|insgesamt|so|has|had|have|did|noch|eigentlich|bitte|gemacht|bezahlt|gezahlt|ge\p{L}{3,}t|eingetragen|done|paid|spent|made)(?!\p{L})/iu; // prettier-ignore

/** What is asked for each of something: "per month", "next to every hive", "show by show", "für jeden Raum". */
export function eachIn(said: string, plan: AppPlan): Each | null {
  const text = withoutSpansInNames(said, plan);
  if (byWeekday.test(text)) return { span: 'weekday' };
  if (byMonth.test(text)) return { span: 'month' };
  if (byWeek.test(text)) return { span: 'week' };
  if (byYear.test(text)) return { span: 'year' };
  for (const way of ofRecords) {
    const words = way.exec(text)?.[1];
    if (!words || noThing.test(words)) continue;
    const entity = thingIn(words.split(' ')[0]!, plan) ?? thingIn(words, plan);
    return { words, isRecords: true, ...(entity && { entity }) };
  }
  for (const way of ofGroups) {
    const match = way.exec(text);
    if (!match) continue;
    const words = match[1] ?? match[0];
    // "customers by turnover" is an order
    if ((incomes.test(words) || expenses.test(words)) && /^(?:by|nach)(?!\p{L})/iu.test(match[0])) continue;
    if (/^(?:by|nach)(?!\p{L})/iu.test(match[0]) && ranks.test(text) && fieldsIn(words, plan, { least: 2.5 }).some(({ field }) => isNumeric(field))) continue; // prettier-ignore
    if (/^(?:time|other|one|mal|stück|einzeln|the|und|to|so|for|hand|far|weight|cash|default)(?!\p{L})/iu.test(words)) continue; // prettier-ignore
    const entity = match[1] ? thingIn(words, plan) : undefined;
    return { words, isRecords: false, ...(entity && { entity }) };
  }
  if (!pronoun.test(text)) return null;
  const [named] = thingsIn(text, plan).toSorted((a, b) => b.sure - a.sure);
  return { words: '', isRecords: true, ...(named && { entity: named.entity }) };
}

/** Who is paid by another word than the field has: craftsmen are companies. */
const payees: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [/(?<!\p{L})(?:handwerker\p{L}*|firmen|firma|betriebe?|unternehmen|compan(?:y|ies)|contractors?|tradesmen|craftsmen|builders?|suppliers?|vendors?|lieferanten?|händler\p{L}*)(?!\p{L})/iu, /firma|company|contractor|handwerker|supplier|lieferant|vendor|haendler|betrieb/],
  [/(?<!\p{L})(?:shops?|stores?|läden|laden|geschäfte?n?|supermarkets?|supermärkte?)(?!\p{L})/iu, /shop|store|laden|geschaeft|haendler|supermarkt|wo$|where/],
]; // prettier-ignore

const canGroup = ({ type, name }: Field): boolean => ['text', 'select', 'multiselect', 'boolean', 'reference'].includes(type) || (type === 'number' && /year$|jahr$|jahrgang/.test(name)); // prettier-ignore
const people = /person|paid_by|bezahlt_von|who|wer|assignee|zustaendig|zuständig|steuermann|driver|fahrer|player|spieler|member|mitglied|responsible|by$|kunde|customer|buyer|client|patient|volunteer|therapist|teacher|trainer|coach|artist|worker|employee|helper|staff|reader|household|family|pupil|student|tutor|nurse|pilot|captain|skipper|seller|donor|tenant|lehrer|lehrkraft|helfer|therapeut|mitarbeiter|schueler|teilnehmer|spender|paechter|bearbeiter|kollege|haushalt|familie|verkaeufer|gemacht_von|von_wem|name/; // prettier-ignore

/** The person that a record is about: a reference or a text. */
export const personField = (entity: Entity): Field | undefined => {
  const named = entity.fields.filter((field) => (field.type === 'text' || field.type === 'reference') && (field !== rolesOf(entity).title || (people.test(field.name) && !/name/.test(field.name))) && people.test(field.name)); // prettier-ignore
  const { person } = rolesOf(entity);
  return (
    (person && named.includes(person) ? person : undefined) ?? named.find(({ type }) => type === 'text') ?? named[0]
  );
};

const outsiders = /customer|client|patient|guest|buyer|kunde|kundin|patient|gast|besucher|visitor|pet|animal/;
const ofOurs = /^(?:of us|us|uns|von uns|one of us)(?!\p{L})/iu;

/** "Each of us": who does it, and not for whom it is done; undefined where a record names only one of both. */
export function oursIn(words: string, { fields }: Entity): Field | undefined {
  if (!ofOurs.test(words)) return undefined;
  const named = fields.filter(({ name, type }) => (type === 'text' || type === 'reference') && people.test(name) && !/name/.test(name)); // prettier-ignore
  return named.some(({ name }) => outsiders.test(name)) ? named.find(({ name }) => !outsiders.test(name)) : undefined;
}

/** By what records of the measured list stand together: a field of theirs, or of what they point to. */
export function groupFor(words: string, measured: Entity, plan: AppPlan): { field: Field; via?: Field } | null {
  const [first = ''] = words.split(' ');
  return groupNamed(words, measured, plan) ?? (first !== words ? groupNamed(first, measured, plan) : null);
}

function groupNamed(words: string, measured: Entity, plan: AppPlan): { field: Field; via?: Field } | null {
  if (isPersonal(words)) {
    const field = oursIn(words, measured) ?? personField(measured);
    if (field) return { field };
  }
  const { title } = rolesOf(measured);
  const named = (entity: Entity) => fieldsIn(words, { ...plan, entities: [entity] }, { least: 1 }).filter(({ field }) => canGroup(field)).sort((a, b) => b.score - a.score)[0]; // prettier-ignore
  const own = named(measured);
  const payee = payees.flatMap(([said, name]) => (said.test(words) ? (measured.fields.find((field) => canGroup(field) && name.test(field.name)) ?? []) : []))[0]; // prettier-ignore
  if (payee && !own) return { field: payee };
  const thing = thingIn(words, plan);
  const points = thing && measured.fields.find(({ reference }) => reference === thing.name);
  if (points && (!own || own.score < 3)) return { field: points };
  if (own && own.field !== title) return { field: own.field };
  const far = measured.fields.flatMap((via) => {
    const target = plan.entities.find(({ name }) => name === via.reference);
    const found = target && named(target);
    return found && found.score >= 2 ? [{ field: found.field, via, score: found.score }] : [];
  }).sort((a, b) => b.score - a.score)[0]; // prettier-ignore
  if (far) return { field: far.field, via: far.via };
  // a person by another word than the field has
  const said = thing && measured.fields.find((field) => field.type === 'text' && field !== title && tokensIn(field.label).some(({ word: one }) => thingIn(one, plan) === thing)); // prettier-ignore
  return said ? { field: said } : null;
}
