import type { WrittenField } from '../recognise/make-field.ts';
import { makeField } from '../recognise/make-field.ts';
import type { DomainField } from './domain.ts';
import type { SaidList } from './said-list.ts';

const state = String.raw`(?:status(?:es)?|state|stage|zustand|stand)`;
const one = String.raw`[\p{L}-]+(?: (?!or |oder |and |und |to |bis )[\p{L}-]+){0,2}`;
/** "status open / in progress / done", "Status (offen, in Arbeit oder fertig)", "from planned to in transit to delivered". */
const told = [
  new RegExp(String.raw`(?<!\p{L})${state} from (${one}(?: to ${one}){1,4})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${state}(?: ?[:=(-]| (?:is|of|ist|auf)(?= ))? ?(${one}(?: ?/ ?${one}){1,6})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${state} ?[:=(] ?(${one}(?:, ${one}){1,6}(?:,? (?:or|oder|and|und) ${one})?)`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})${state} (?:is |of |ist |from |von )?(${one}(?:, ${one}){0,5},? (?:or|oder|to|bis) ${one})`,
    'iu',
  ),
];
const between = / ?\/ ?|,? (?:or|oder|and|und|to|bis) |, /;
const longest = 24;

/** The states that a text names, in its order; empty where it names none. */
export function statesIn(text: string): string[] {
  for (const pattern of told) {
    const states = (pattern.exec(text)?.[1] ?? '').split(between).map((part) => part.trim()).filter(Boolean); // prettier-ignore
    if (states.length > 1 && states.every((each) => each.length <= longest && !noState.test(each))) return states;
  }
  return [];
}
const noState =
  /^(?:by|so|for|filter|with|mit|nach|für|the|der|die|das|be|is)(?: |$)|\b(?:updates?|changes?|month|date)\b/i;

const isState = ({ field: { name, type } }: DomainField): boolean =>
  type === 'select' && /^(?:status|state|stage|stand|zustand|phase)$/.test(name);

/** Gives the states of the text to the list that has most of them, else to the one that has a state and was not read as people. */
export function withSaidStates(lists: readonly SaidList[], text: string): SaidList[] {
  const states = statesIn(text);
  if (states.length === 0) return [...lists];
  const lower = states.map((each) => each.toLowerCase());
  const shared = ({ field: { options = [] } }: DomainField) => options.filter(({ value }) => lower.includes(value.toLowerCase())).length; // prettier-ignore
  const places = lists.flatMap((said, at) => said.list.fields.filter(isState).map((field) => ({ at, field, shared: shared(field), isNamed: said.noun !== null }))); // prettier-ignore
  const [best] = places.toSorted((a, b) => b.shared - a.shared || Number(b.isNamed) - Number(a.isNamed));
  const written = best && makeField(`${best.field.field.label}: ${states.join(', ')}`);
  if (!best || !written) return [...lists];
  return lists.map((said, at) => (at === best.at ? withState(said, best.field, written) : withoutStates(said, lower)));
}

function withState(said: SaidList, state: DomainField, written: WrittenField): SaidList {
  const fields = said.fields.includes(state) ? said.fields : [...said.fields, state];
  const others = said.others.filter(({ field }) => field.name !== state.field.name);
  return { ...said, fields, others, written: new Map([...said.written, [state, written]]), asked: new Set([...said.asked, state]) }; // prettier-ignore
}

/** What is said once is said of one list. */
const withoutStates = (said: SaidList, states: readonly string[]): SaidList => ({
  ...said,
  written: new Map(
    [...said.written].filter(
      ([field, { field: own, hasOwnOptions }]) =>
        !(isState(field) && hasOwnOptions && own.options?.some(({ value }) => states.includes(value.toLowerCase()))),
    ),
  ),
});
