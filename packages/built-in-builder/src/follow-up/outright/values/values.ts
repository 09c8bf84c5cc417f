import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { anyWord } from '../../any-word.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, fieldsIn, pagesIn } from '../../understand/gist/mentions.ts';
import { valuesSaid } from '../fields/said.ts';
import type { Outright } from '../outright.ts';
import { partsOf, removes, unmasked, type Part } from './parts.ts';
import { newNameIn } from './new-name.ts';
import { amid, inOrder } from './order.ts';
import { valuesLeft } from './rest-of.ts';

type Choice = { entity: Entity; field: Field };

/** Another wish than one about values: fields, pages, figures, rules, rights, looks. */
const other = anyWord(
  String.raw`fields?|felder|\p{L}*feld|columns?|spalten?|pages?|seiten?|list of|chart|diagram\p{L}*|only|nur|may|allowed|darf|dürfen|see|sehen|(?<!(?:that|this|the|which|what|of) )sort(?!s)\p{L}*|filter\p{L}*|group\p{L}*|gruppier\p{L}*|required|pflicht\p{L}*|colou?rs?|farben?|(?:red|rot)(?!-)|highlight\p{L}*|mark\p{L}*|if|when|wenn|sobald|number of|how many|wie ?viele?|average|durchschnitt\p{L}*|blank|empty|leer|calendar|kalender|board|tafel|start with|begin\p{L}*|sections?|abschnitt\p{L}*`,
);
const quoted = /["“„«][^"“”„«»]{1,60}["”“»]|(?<!\p{L})['‘][^'’]{2,40}['’](?!\p{L})/gu;
const longest = 220;
/** What a choice is called where it is not called by its name: "drop that sort", "nicht mehr zur Auswahl". */
const ofChoice = anyWord(
  String.raw`sorts?|kinds?|types?|choices?|options?|auswahl\p{L}*|auswähl\p{L}*|sorten?|art|möglichkeit\p{L}*`,
);
/** "Music is missing from the sorts of stall": a choice by what such choices are called. */
const ofSort = anyWord(String.raw`(?:sorts|kinds|types) of|sorten|arten`);
const isSort = /^(?:kind|type|sort|category|art|typ|sorte|kategorie)$/iu;
const alsoBe = anyWord(String.raw`can also (?:be|end with|end up|become|come in)|(?:kann|können) auch .+ sein`);

/** What happens to the values of one choice, part by part: more of them, some that go, some that are called otherwise. */
export function valuesWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/u, '');
  if (text.length > longest || other.test(withoutNames(text, plan))) return null;
  const parts = partsOf(text, plan);
  if (!parts.some(({ deed }) => deed) || parts.some((one) => isOfOtherThings(one, parts))) return null;
  const choice = choiceIn(text, parts, plan);
  return choice ? changesOf(choice, parts, text, plan) : null;
}

/** "The room can go, the colour too": something else than a value goes. */
const isOfOtherThings = ({ text, deed }: Part, parts: readonly Part[]): boolean =>
  (deed !== 'remove' && deed !== 'rename' && removes.test(text)) ||
  (deed === 'add' && !surelyMore.test(text) && parts.some((one) => one.deed === 'remove'));

/** A choice may be called as another wish is: "Sort", "Group". */
function withoutNames(text: string, plan: AppPlan): string {
  const choices = fieldsIn(text, plan, { least: 1.9 }).filter(({ field }) => isChoice(field));
  return choices.toSorted((a, b) => b.at - a.at).reduce((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text).replace(quoted, ' '); // prettier-ignore
}

const isChoice = ({ options, formula }: Field): boolean => options !== undefined && !formula;

/** The one choice that a message names, by its list where several are called so, else by the value that it names. */
function choiceIn(text: string, parts: readonly Part[], plan: AppPlan): Choice | null {
  const lists = entitiesIn(text, plan).map(({ entity }) => entity);
  const among = <T extends Choice>(all: readonly T[]): T[] => {
    const own = all.filter(({ entity }) => lists.includes(entity));
    return own.length > 0 ? own : [...all];
  };
  const only = (all: readonly Choice[]): Choice | null => (new Set(all.map(({ field }) => field)).size === 1 ? all[0]! : null); // prettier-ignore
  const named = among(fieldsIn(text.replace(quoted, (said) => ' '.repeat(said.length)), plan, { least: 1.9 }).filter(({ field }) => isChoice(field))); // prettier-ignore
  const values = among(valuesSaid(text, plan));
  if (named.length > 0)
    return only(named.filter(({ field }) => values.some((one) => one.field === field))) ?? only(named);
  const bySort = ofSort.test(text) ? only(lists.flatMap((entity) => entity.fields.filter((field) => isChoice(field) && isSort.test(field.label)).map((field) => ({ entity, field })))) : null; // prettier-ignore
  if (bySort) return bySort;
  const mayBe = alsoBe.test(text) ? only(lists.flatMap((entity) => stateOf(entity))) : null;
  if (mayBe || values.length === 0) return mayBe;
  const isOfOther = [...pagesIn(text, plan), ...entitiesIn(text, plan), ...fieldsIn(text, plan, { least: 1.9 })].some((one) => values.some(({ at, end }) => at < one.end && one.at < end)); // prettier-ignore
  const isRenamed = parts.some(({ deed }) => deed === 'rename');
  return !isOfOther && (isRenamed || amid.test(text) || (ofChoice.test(text) && parts.some(({ deed }) => deed === 'remove'))) ? only(values) : null; // prettier-ignore
}

/** "A game can also be abandoned": what the records of a list are in, or the only choice that they have. */
function stateOf(entity: Entity): Choice[] {
  const state = rolesOf(entity).state;
  const choices = state && isChoice(state) ? [state] : entity.fields.filter(isChoice);
  return choices.map((field) => ({ entity, field }));
}

const surelyMore = anyWord(
  String.raw`fehl(?:t|en)|missing|add|put (?:\p{L}+ )?in|brauch\p{L}*|bräucht\p{L}*|need|dazu\p{L}*|hinzu\p{L}*|ergänz\p{L}*`,
);

function changesOf({ entity, field }: Choice, parts: readonly Part[], text: string, plan: AppPlan): Change[] | null {
  const place = { entity: entity.name, field: field.name };
  const removals = new Set<string>();
  const others: Change[] = [];
  const fresh: string[] = [];
  const own = (words: string) => valuesSaid(words, plan).filter((one) => one.field === field);
  const isRenamed = parts.some(({ deed }) => deed === 'rename');
  for (const { text: part, deed } of parts) {
    // "nobody knows that any more, there are towels in it too, call it Linen": why it is called otherwise
    if (isRenamed && deed !== 'rename' && !surelyMore.test(part) && !(deed === 'remove' && own(part).length > 0 && !parts.some((one) => one.deed === 'rename' && one.text.includes(own(part)[0]!.value)))) continue; // prettier-ignore
    if (deed === 'add') {
      const values = valuesLeft(part, field, plan);
      if (values === null) return null;
      fresh.push(...values);
    } else if (deed === 'remove') {
      const values = own(part).length > 0 ? own(part) : own(text);
      if (values.length === 0 || isOfRecords(part, values, plan) || isOfChoice(part, field, plan)) return null;
      const isTold = own(part).length > 0 || leads.test(part) || ofChoice.test(part) || parts.some((one) => one.deed === 'remove' && own(one.text).length > 0); // prettier-ignore
      if (!isTold) return null;
      for (const { value } of values) removals.add(value);
    } else if (deed === 'rename') {
      const renamed = newNameIn(unmasked(part), own(unmasked(part))) ?? newNameIn(text, own(text));
      if (!renamed) return null;
      others.push({ kind: 'rename-option', ...place, option: renamed.option, label: toLabel(renamed.label) });
    }
  }
  for (const option of removals)
    if (!others.some((one) => one.kind === 'rename-option' && one.option === option))
      others.push({ kind: 'remove-option', ...place, option });
  if (field.options!.length - removals.size < fewest) return null;
  const called = (value: string) => others.find((one) => one.kind === 'rename-option' && one.option === value);
  const now = field.options!.map(({ value }) => value).filter((value) => !removals.has(value)).map((value) => { const one = called(value); return one?.kind === 'rename-option' ? one.label : value; }); // prettier-ignore
  const options = fresh.filter((one) => !now.some((value) => value.toLowerCase() === one.toLowerCase()));
  if (options.length > 0) {
    const all = inOrder(now, options, text);
    others.push(all ? { kind: 'set-options', ...place, options: all } : { kind: 'add-options', ...place, options });
  }
  return others.length > 0 ? others : null;
}

/** "Take the archived films out": which records go, and no value. */
const isOfRecords = (part: string, values: readonly { end: number }[], plan: AppPlan): boolean => {
  const lists = entitiesIn(part, plan);
  return values.some(({ end }) => lists.some(({ at }) => at - end <= 1 && at >= end) || /^ (?:ones?|records|entries|einträge|rows)(?!\p{L})/iu.test(part.slice(end))); // prettier-ignore
};
const fewest = 2;
const leads = anyWord(String.raw`(?:from|of|out of|aus|von|vom|bei|beim|in|im|under|unter)`);

/** "Take the status off": the choice itself goes; "take it out of the status" is said of a value. */
const isOfChoice = (part: string, field: Field, plan: AppPlan): boolean =>
  fieldsIn(part, plan, { least: 1.9 }).some((one) => one.field.name === field.name && !new RegExp(`${leads.source} (?:the |der |dem |den |die |das )?$`, 'iu').test(part.slice(0, one.at))); // prettier-ignore
