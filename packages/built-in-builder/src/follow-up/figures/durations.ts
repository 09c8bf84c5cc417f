import type { Formula, FormulaPart } from '../../plan/formula.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { asNumbers, inLanguage, workOut } from './parts.ts';
import { thingsIn } from './things.ts';
import { isNumeric } from './values.ts';

const starts =
  /^(?:start|begin|from|von|time_out|out|kommt|kommen|gekommen|arriv|anfang|abfahrt|departure|check_in|opens|ab$)|(?:^|_)(?:start|beginn?|anfang|from)(?:_|$)/;
const ends =
  /^(?:end|stop|to$|until|till|bis|time_back|back|geht|gehen|gegangen|finish|schluss|ankunft|check_out|closes|rueckkehr)|(?:^|_)(?:ende?|stop|until|bis|schluss)(?:_|$)/;
const isMoment = ({ type, formula, name }: Field): boolean =>
  !formula && (type === 'time' || type === 'datetime' || (type === 'text' && /^(?:start|begin|from|von|end|to|until|bis|stop|beginn|ende)(?:_?(?:time|zeit|uhrzeit))?$/.test(name))); // prettier-ignore

/** The two moments between which what a record tells of lasts. */
export function momentsOf({ fields }: Entity): [Field, Field] | null {
  const moments = fields.filter(isMoment);
  const first = moments.find(({ name }) => starts.test(name));
  const last = moments.find((field) => field !== first && ends.test(field.name));
  return first && last && (first.type === last.type || first.type === 'text' || last.type === 'text')
    ? [first, last]
    : null;
}

export const hoursOf = (entity: Entity): FormulaPart | null => {
  const moments = momentsOf(entity);
  return moments && { from: moments[0].name, to: moments[1].name, in: 'hours' };
};

/** Readings at the start and the end, of a meter or a mileage. */
function readingsOf({ fields }: Entity): [Field, Field] | null {
  const numbers = fields.filter((field) => isNumeric(field) && field.type !== 'money');
  const first = numbers.find(({ name }) => /^(?:start|beginn?|anfang|old|alt|from|von|before|first)|(?:_|^)(?:start|anfang|alt|vorher|before)$/.test(name)); // prettier-ignore
  const last = numbers.find((field) => field !== first && /^(?:end|ende|schluss|new|neu|to|bis|after|last)|(?:_|^)(?:end|ende|neu|nachher|after)$/.test(field.name)); // prettier-ignore
  return first && last ? [first, last] : null;
}

const howLong = /(?<!\p{L})(?:how long (?:(?:is|was|were|does|did|do) )?(?:each|every|an?|the|it|this|that|they|we|one)|how many hours (?:each|every|an?|it)|(?:work|figure|reckon|calculate) (?:out )?(?:the )?(?:hours|time|duration|length)|(?:the )?(?:hours|duration|length|time) (?:from|between|out of)|wie lange? (?:jede\p{L}*|eine?|die|der|das|es|war|ist|man|wir)|(?:die )?(?:stunden|dauer|arbeitszeit|zeit) (?:\p{L}+ ){0,3}?(?:aus|zwischen|von|ausrechnen|berechnen|errechnen|berechnet|ausgerechnet|errechnet)|(?:dauer|stunden|arbeitszeit|hours|duration)(?: (?:soll|should)\p{L}*)? (?:\p{L}+ ){0,4}?(?:by itself|automatisch|automatically|von selbst|von allein|work(?:ed)? out|berechn\p{L}*|ausrechn\p{L}*|errechn\p{L}*|ausgerechnet))(?!\p{L})|(?<!\p{L})(?:hours|stunden|dauer|arbeitszeit|duration)\s?=/iu; // prettier-ignore
const driven = /(?<!\p{L})(?:gefahrene\p{L}*|zurückgelegte\p{L}*|strecke|(?:how (?:far|many)|wie ?viele?|kilomet\p{L}*|km|miles|verbrauch|consumption|difference|differenz|used|driven))(?!\p{L})/iu; // prettier-ignore
const isReckoned = /(?<!\p{L})(?:berechn\p{L}*|ausrechn\p{L}*|ausgerechnet|errechn\p{L}*|work(?:ed)? (?:it )?out|calculat\p{L}*|automatisch|automatically|by itself|von selbst|von allein|aus (?:start|anfang|dem)|from (?:the )?(?:start|first|old)|difference|differenz|minus)(?!\p{L})/iu; // prettier-ignore
const ofMean = /(?<!\p{L})(?:average|on average|schnitt|durchschnitt\p{L}*|in days|in tagen|\d+)(?!\p{L})/iu;

/** How long or how far it was, from when and where it began and ended; a break is taken off. */
export function lengthFigure(text: string, plan: AppPlan): Change[] | null {
  const isTime = howLong.test(text);
  const isReading = driven.test(text) && isReckoned.test(text);
  if ((!isTime && !isReading) || ofMean.test(text)) return null;
  const named = thingsIn(text, plan).toSorted((a, b) => b.sure - a.sure).map(({ entity }) => entity); // prettier-ignore
  const lists = [...new Set([...named, ...plan.entities])];
  if (isTime) {
    const entity = lists.find((one) => momentsOf(one) && !hasHours(one));
    if (entity && !(named.length > 0 && !named.includes(entity) && momentsOf(named[0]!) === null && !isReckoned.test(text) && !/from|aus|between|zwischen/iu.test(text))) return [...asTimes(entity), workOut(entity, lengthLabel(text, entity, plan), 'number', lasting(entity), 'h')]; // prettier-ignore
  }
  if (!isReading) return null;
  const entity = lists.find((one) => readingsOf(one));
  const [first, last] = (entity && readingsOf(entity)) ?? [];
  if (!entity || !first || !last) return null;
  const isFar = /km|kilomet|mile|odometer|tacho/.test(`${first.name} ${last.name}`);
  const label = isFar ? inLanguage(plan, 'Distance', 'Gefahrene Kilometer') : inLanguage(plan, 'Used', 'Verbrauch');
  return [...asNumbers(entity, [first, last]), workOut(entity, label, 'number', { by: 'difference', parts: [{ field: last.name }, { field: first.name }] })]; // prettier-ignore
}

/** A list that works its hours out already, or has them entered beside, needs no other. */
const hasHours = ({ fields }: Entity): boolean =>
  fields.some(({ formula }) => formula && JSON.stringify(formula).includes('"in":"hours"'));

const lengthLabel = (text: string, { fields }: Entity, plan: AppPlan): string => {
  const waits = fields.find(({ name, type, formula }) => !formula && type === 'number' && /^(?:hours|stunden|dauer|duration|arbeitszeit|length)$/.test(name)); // prettier-ignore
  if (waits) return waits.label;
  return /hours|stunden|arbeitszeit/iu.test(text)
    ? inLanguage(plan, 'Hours', 'Stunden')
    : inLanguage(plan, 'Duration', 'Dauer');
};

function lasting(entity: Entity): Formula {
  const hours = hoursOf(entity)!;
  const rest = entity.fields.find((field) => /(?:^|_)(?:break|pause)/.test(field.name) && field.type === 'number');
  if (!rest) return { by: 'product', parts: [hours, { number: 1 }] };
  const inHours = /hour|stunde/.test(rest.name) || rest.unit === 'h';
  return { by: 'difference', parts: [hours, inHours ? { field: rest.name } : { formula: { by: 'quotient', parts: [{ field: rest.name }, { number: 60 }] } }] }; // prettier-ignore
}

/** Texts that hold times become times. */
const asTimes = (entity: Entity): Change[] =>
  (momentsOf(entity) ?? []).filter(({ type }) => type === 'text').map((field) => ({ kind: 'retype-field', entity: entity.name, field: field.name, type: 'time' })); // prettier-ignore
