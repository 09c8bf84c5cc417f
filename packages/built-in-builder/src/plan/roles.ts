import { isNumber } from './field-kinds.ts';
import type { Entity, Field, Option } from './plan.ts';

/** Which field plays which part in a list, a card or a calendar; found by type, then by name. */
export type Roles = {
  title: Field;
  state: Field | undefined;
  /** A done or yes/no field that people tick off. */
  tick: Field | undefined;
  tag: Field | undefined;
  amount: Field | undefined;
  moment: Field | undefined;
  /** End of a span that begins with `moment`. */
  until: Field | undefined;
  /** What the record looks like. */
  picture: Field | undefined;
  /** An image that is read, not looked at: a receipt, a scan, a screenshot. */
  document: Field | undefined;
  person: Field | undefined;
  note: Field | undefined;
  days: Field | undefined;
};

const stateNames = /^(?:status|state|stage|step|phase|progress|result|decision|condition|availability)$/;
const tickNames =
  /^(?:done|completed?|finished|paid|returned|resolved|packed|bought|confirmed|checked_in|erledigt|fertig|bezahlt|gekauft|gepackt|abgeholt|zurueckgegeben|bestaetigt)$/;
const personNames =
  /(?:^|_)(?:assignee|assigned_to|owner|who|person|people|customer|client|guest|contact|host|teacher|instructor|coach|author|borrower|borrowed_by|member|paid_by|reported_by|requester|responsible|agent|organiser|organizer|company|email)$/;
const documentNames = /receipt|scan|document|invoice|contract|screenshot|certificate|beleg|quittung|recibo|recu/;
const startNames = /^(?:due|deadline|starts?|date|when|day|begins?|starts_at|from|check_in|scheduled|appointment|time)/;
const untilNames = /^(?:ends?|ends_at|until|to|check_out|return_date|finish)/;

/** Of several sums the one that holds the others. */
const isTotal = /^(?:total|sum|gesamt(?:betrag|summe|preis)?|summe|endbetrag)$/;

const isDate = (field: Field) => field.type === 'date' || field.type === 'datetime';

export function rolesOf({ fields }: Entity): Roles {
  const ofType = (...types: Field['type'][]) => fields.filter((field) => types.includes(field.type));
  const selects = ofType('select');
  const texts = ofType('text');
  const title = texts.find((field) => field.isRequired) ?? texts[0] ?? fields[0];
  if (!title) throw new Error('An entity has at least one field');
  const state = selects.find((field) => stateNames.test(field.name)) ?? selects.find((field) => hasDone(field));
  const dates = fields.filter(isDate);
  const until = dates.find((field) => untilNames.test(field.name));
  const starts = dates.filter((field) => field !== until);
  return {
    title,
    state,
    tick: ofType('boolean').find((field) => tickNames.test(field.name)),
    tag: selects.find((field) => field !== state) ?? ofType('multiselect')[0],
    amount:
      ofType('money').find(({ name }) => isTotal.test(name)) ??
      ofType('money')[0] ??
      fields.find((field) => isNumber(field) && field.unit) ??
      fields.find(isNumber),
    moment: starts.find((field) => startNames.test(field.name)) ?? starts[0] ?? until,
    until: starts.length > 0 ? until : undefined,
    picture: ofType('image').find((field) => !documentNames.test(field.name)),
    document: ofType('image').find((field) => documentNames.test(field.name)),
    person: fields.find(
      (field) => field !== title && ['text', 'email', 'reference'].includes(field.type) && personNames.test(field.name),
    ),
    note: ofType('longtext')[0],
    days: ofType('days')[0],
  };
}

const hasDone = (field: Field): boolean => (field.options ?? []).some((option) => option.tone === 'done');

/** A date by which something has to happen, so that the earliest comes first. */
export const isDeadline = (field: Field): boolean =>
  /due|deadline|answer|apply|next|expir|best_before|use_by|until|free_from|ends|faellig|haltbar|ablauf|gueltig_bis|laeuft_ab|naechste|frist|rueckgabetermin|rueckgabedatum/.test(
    field.name,
  );

/** A date that may well lie ahead, so that charts show what is to come too. */
export const mayLieAhead = (field: Field): boolean =>
  field.type === 'datetime' || isDeadline(field) || /^(?:starts?|begin|departure|arrival|check_in)/.test(field.name);

/** Choices that are steps on a way, so that their order says more than the alphabet. */
export const isStepped = (name: string): boolean =>
  /(?:^|_)(?:status|state|stage|phase|step|priority|urgency|severity|level|size|condition|difficulty|prioritaet|dringlichkeit|zustand|stand|stufe|groesse|schwierigkeit)$/.test(name); // prettier-ignore

const scale =
  /^(?:low|medium|high|none|minor|major|critical|easy|hard|beginner|intermediate|advanced|small|large|weak|strong|poor|fair|good|seldom|sometimes|often|niedrig|mittel|hoch|leicht|schwer|klein|groß|anfänger|fortgeschritten\w*)$/i;

/** The same of a choice by what can be chosen: of low, medium and high none comes first by the alphabet. */
export const inSteps = ({ name, type, options = [] }: Field): boolean =>
  type === 'select' && (isStepped(name) || options.filter(({ value }) => scale.test(value)).length > 1);

/** A reading of which the mean tells, not the sum: a temperature, a weight, a mood. */
export const isMean = ({ name, type, max }: Field): boolean =>
  max !== undefined ||
  (type === 'money' && isRate(name)) ||
  (type === 'number' &&
    /(?:^|_)(?:interval|intervall|temperature|humidity|pressure|weight|pulse|heart_rate|mood|rating|grade|satisfaction|note|bewertung|zufriedenheit|stimmung|pace|speed|wind|index|aqi|blood_\w+|level|temperatur|gewicht|puls|luftfeuchtigkeit|stars|sterne|age|alter|percent|prozent)(?:_|$)/.test(
      name,
    ));

/** What an hour or a day costs adds up to nothing. */
const isRate = (name: string): boolean =>
  /(?:^|_)rate$|^(?:hourly|daily)_|_(?:per|a|an)_(?:hour|day|week|month|night|person|head|piece|kg)$|(?:stunden|tages|kilometer|pauschal)satz$|stundenlohn$|_(?:pro|je)_\w+$/.test(
    name,
  );

/** The date under which an entry is booked: when it happened rather than when it falls due. */
export const bookedOn = (entity: Entity): Field | undefined =>
  entity.fields.find((field) => isDate(field) && !isDeadline(field)) ?? rolesOf(entity).moment;

/** The options that end a record's life: Done, Paid, Returned. */
export const doneOptions = (field: Field | undefined): Option[] =>
  (field?.options ?? []).filter((option) => option.tone === 'done');

/** The field by which a record is done, a state with an end or a tick, and whether one is, in code; null without one. */
export function doneTest(entity: Entity, record: string): { field: string; isDone: string } | null {
  const { state, tick } = rolesOf(entity);
  const done = doneOptions(state).map(({ value }) => `'${value.replaceAll("'", "\\'")}'`);
  if (state && done.length > 0) return { field: state.name, isDone: `[${done.join(', ')}].includes(${record}.${state.name})` }; // prettier-ignore
  return tick ? { field: tick.name, isDone: `${record}.${tick.name} === true` } : null;
}

export const isOpenEnded = (field: Field | undefined): boolean => doneOptions(field).length > 0;

/** What tells in a line or two what a record is about. */
export const briefOf = ({ fields }: Entity): Field | undefined =>
  ['summary', 'description', 'introduction', 'about'].flatMap(
    (name) => fields.find((field) => field.name === name && /text/.test(field.type)) ?? [],
  )[0];
