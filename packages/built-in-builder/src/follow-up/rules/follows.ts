import type { Fact } from '../../plan/fact.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { concepts } from './concepts.ts';
import { listOfDeed, thingsIn, wayTo } from './places.ts';
import { statesIn } from './states.ts';
import { anyWord } from '../any-word.ts';

const byItself = anyWord(String.raw`by itself|on its own|automatic\p{L}*|without me|should go in|goes in|be filled|fill(?:s|ed)? in|put in|next to it|von selbst|von allein\p{L}*|automatisch|gleich (?:mit|dazu|das)|dazugeschrieben|eingetragen werden|soll (?:\p{L}+ ){0,4}(?:rein|stehen|eingetragen|dazu)|reinschreiben`); // prettier-ignore
const today = anyWord(String.raw`today(?:['’]s)?(?: date)?|the (?:current )?date|that day|der heutige tag|das heutige datum|heute|heutiges?|tagesdatum|aktuelles? datum`); // prettier-ignore
const whenever = anyWord(String.raw`if|when|whenever|once|as soon as|after|with every|wenn|sobald|falls|beim|nach|bei jeder|mit jeder`); // prettier-ignore
const always = anyWord(String.raw`new|neue[nrs]?|anlegen|adding`);

/** "when it is ticked as fixed, today goes in next to it", "after a hire the status says rented by itself". */
export function followsWish(text: string, plan: AppPlan): Change[] | null {
  if (!byItself.test(text) || !whenever.test(text)) return null;
  return todayWith(text, plan) ?? passedOn(text, plan);
}

const begins = anyWord(String.raw`default|already (?:there|in)|begin\p{L}*|start\p{L}*|filled in|pre-?filled|by itself|each time|every time|over and over|vorbeleg\p{L}*|vorausgefüllt|voreingestellt|von selbst|von allein|schon (?:drin|da|stehen)|jedes mal|jedesmal|immer`); // prettier-ignore
const isAlways = anyWord(String.raw`(?:nearly |almost |practically |mostly )?always|usually|every time|eh|immer|meist\p{L}*|fast immer|nie|never|normally|normalerweise`); // prettier-ignore

/** "the date is always today anyway", "new ones are never reimbursed, so no could stand there": what a new record begins with. */
export function startsWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!begins.test(text) || !isAlways.test(text)) return null;
  const things = [...thingsIn(text, plan), ...plan.entities];
  if (today.test(text)) {
    const all = things.flatMap((entity) => entity.fields.filter(({ type, formula }) => type === 'date' && !formula).map((field) => ({ entity, field }))); // prettier-ignore
    const named = all.find(({ field }) => sameStart(field.label, text)) ?? all.find(({ entity, field }) => fieldsIn(text, { ...plan, entities: [entity] }, { least: 2 }).some((one) => one.field === field)); // prettier-ignore
    return named ? [{ kind: 'start-value', entity: named.entity.name, field: named.field.name, start: 'today' }] : null;
  }
  const value = /(?<!\p{L})(?:on|to|as|at|auf|mit|als)\s+["“„']?(no|yes|nein|ja)["”“']?(?!\p{L})/iu.exec(text)?.[1];
  const state = value && statesIn(text, plan).find(({ fact, score }) => fact.kind === 'yes' && score >= 1.5);
  if (!state) return null;
  const isYes = /^(?:yes|ja)$/i.test(value);
  if (state.field.type === 'boolean' && !isYes) return `A new one begins without a tick at ${state.field.label} already, which says no. I changed nothing.`; // prettier-ignore
  return [{ kind: 'start-value', entity: state.entity.name, field: state.field.name, start: state.field.type === 'boolean' ? 'true' : value }]; // prettier-ignore
}

/** "anmeldedatum" is the day of "Angemeldet am". */
const sameStart = (label: string, text: string): boolean => {
  const root = label.toLowerCase().replace(/^(an|ab|auf|aus|ein|be|ver)ge/u, '$1').replace(/^ge(?=\p{L}{4})/u, '').replace(/\s.*$/u, '').slice(0, 6); // prettier-ignore
  return root.length >= 5 && new RegExp(`(?<!\\p{L})(?:ge)?${root.replace(/[^\p{L}]/gu, '.')}`, 'iu').test(text);
};

function todayWith(text: string, plan: AppPlan): Change[] | null {
  if (!today.test(text)) return null;
  const states = statesIn(text, plan).filter(({ score }) => score >= 1.5);
  for (const { entity, field, fact } of states) {
    const days = entity.fields.filter(({ type, formula }) => type === 'date' && !formula);
    const named = fieldsIn(text, { ...plan, entities: [entity] }).find((one) => days.includes(one.field))?.field;
    const day = named ?? days.find(({ name }) => name.startsWith(field.name.slice(0, 4)) && name !== field.name) ?? (days.length === 1 && days[0] !== rolesOf(entity).moment ? days[0] : undefined); // prettier-ignore
    if (!day || always.test(text)) continue;
    const { not: _, ...holds } = fact;
    return [{ kind: 'rule', entity: entity.name, rule: { make: 'follows', follow: { when: [holds as Fact], field: day.name, value: { day: 'today' } } } }]; // prettier-ignore
  }
  return null;
}

const isSet = anyWord(
  String.raw`status|state|says?|marked|flip\p{L}*|set(?:s)? to|becomes?|turns? (?:to|into)|steh\p{L}*|setz\p{L}*|gesetzt|umspring\p{L}*|springt|gilt|gelten|zustand`,
);

/** With a new record of one list, what it is of gets a state. */
function passedOn(text: string, plan: AppPlan): Change[] | null {
  const list = listOfDeed(text, plan) ?? thingsIn(text, plan)[0];
  if (!list || !isSet.test(text)) return null;
  for (const thing of plan.entities) {
    const way = thing === list ? null : wayTo(plan, list, thing);
    if (way?.length !== 1) continue;
    const field = rolesOf(thing).state ?? thing.fields.find(({ type, name }) => type === 'select' && /status|state|zustand/.test(name)); // prettier-ignore
    const concept = concepts.find((one) => one.option && one.said.test(text) && /rented|sold|repair|reserved|damaged|blocked/.test(one.name)); // prettier-ignore
    const state = statesIn(text, plan).find((one) => one.entity === thing && one.fact.kind === 'is' && !one.adds);
    const known = state?.fact.kind === 'is' ? state.fact.value : undefined;
    if (!field || (!known && !concept?.option)) continue;
    const value = known ?? concept!.option![plan.language === 'de' ? 1 : 0];
    const adds: Change[] = known ? [] : [{ kind: 'add-options', entity: thing.name, field: field.name, options: [value] }]; // prettier-ignore
    return [...adds, { kind: 'rule', entity: list.name, rule: { make: 'follows', follow: { when: [], field: (state?.field ?? field).name, via: way[0]!, value: { text: value } } } }]; // prettier-ignore
  }
  return null;
}
