import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { valuesSaid } from '../../outright/fields/said.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { numberSaid, numeral } from '../said.ts';
import { pairsOf } from './order.ts';
import { isDay, listsTold } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const atFirst = anyWord(String.raw`(?:starts?|begins?|comes? in|goes in) (?:out )?(?:as|with|at)|always \p{L}+ (?:when|at first|to begin)|at first|to begin with|when (?:something|it|a|one|they|you|i|we|someone)(?: \p{L}+){0,2} (?:new|comes? in|is added|(?:is|gets) entered)|by default|default\p{L}*|from the start|(?:sind|ist|beginn\p{L}*|fängt|fangen|starte\p{L}*) (?:\p{L}+ ){0,3}(?:erst ?mal|zuerst|zunächst|am anfang|immer|automatisch)|erst ?mal|am anfang|von anfang an|voreingestellt|vorausgewählt|standardmäßig`); // prettier-ignore
const noChoice = anyWord(String.raw`no need to (?:choose|pick|select)|don['’]?t (?:make|want) (?:me|us|people)? ?(?:to )?(?:choose|pick|select)|without (?:choosing|picking)|every|new|always|each|jede[rnms]?|neue[rnms]?|immer|nicht (?:jedes mal |extra )?(?:aus)?wählen|alle`); // prettier-ignore
const denies = anyWord(String.raw`should(?:n['’]?t| not)|must(?:n['’]?t| not)|never|not|nicht|nie|kein\p{L}*`);

/** "Every job starts as new, no need to choose", "neue Bestellungen sind erstmal offen": what a new record begins with. */
export function beginsTold(text: string, plan: AppPlan): Change[] | null {
  if (!atFirst.test(text) || !noChoice.test(text) || /(?<!\p{L})(?:today|heute)/iu.test(text)) return null;
  if (denies.test(text.replace(/(?:don['’]?t|do not) (?:make|want)|no need|nicht (?:jedes mal |extra )?(?:aus)?wählen/giu, ' '))) return null; // prettier-ignore
  const values = valuesSaid(text, plan).filter(({ field }) => field.type === 'select');
  const isNewAsWord = (value: string) => /^(?:new|neu)$/iu.test(value);
  const lists = listsTold(text, plan, (one) => values.some(({ entity }) => entity === one));
  const [list] = lists;
  if (!list) return null;
  const own = values.filter(({ entity }) => entity === list);
  // "new orders are open": the new there is no choice
  const said = own.filter(({ value, at }) => !isNewAsWord(value) || /(?:as|with|at|als|mit|auf|is|are|ist|sind)\s+["“„']?$/iu.test(text.slice(0, at))); // prettier-ignore
  const [first] = said;
  if (!first || new Set(said.map(({ value }) => value)).size > 1) return null;
  return [{ kind: 'start-value', entity: list.name, field: first.field.name, start: first.value }];
}

const unit = '(days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)';
const amount = new RegExp(
  `(?<![\\p{L}\\d])(${numeral}|an?|eine[nmr]?|ein)\\s+${unit}\\s+(?:after|later|from|on from|past|on|nach|später|danach|ab)(?!\\p{L})`,
  'iu',
);
const plusAmount = new RegExp(`(?<!\\p{L})(?:plus|\\+|und nach|nach)\\s*(${numeral})\\s+${unit}`, 'iu');
const byItself = anyWord(String.raw`just be|should be|is always|always|by itself|automatic\p{L}*|on its own|nobody wants to|fill(?:s|ed)? (?:it )?in|work(?:ed)? (?:it )?out|count(?:ing)?|calculat\p{L}*|set|von selbst|von allein\p{L}*|automatisch|immer|ist (?:ja |eh |sowieso )*immer|soll\p{L}*|ausrechnen|rechnen`); // prettier-ignore
const bounds = anyWord(String.raw`e-?mails?|mail|at least|at most|no more|not more|max\p{L}*|min\p{L}*|longest|latest|earliest|höchstens|mindestens|maximal|spätestens|frühestens|nicht|not|never|limit|mark\p{L}*|red|rot|show|zeig\p{L}*`); // prettier-ignore

/** "The due date should just be two weeks after they took it": a day that follows from another one by itself. */
export function dueTold(text: string, plan: AppPlan): Change[] | null {
  const match = amount.exec(text) ?? plusAmount.exec(text);
  if (!match || !byItself.test(text) || bounds.test(text)) return null;
  const count = /^(?:an?|eine?\p{L}*)$/iu.test(match[1]!) ? 1 : numberSaid(match[1]!);
  const plus = /^month|^monat/iu.test(match[2]!) ? { months: count } : /^year|^jahr/iu.test(match[2]!) ? { months: 12 * count } : { days: /^w/iu.test(match[2]!) ? 7 * count : count }; // prettier-ignore
  for (const list of listsTold(
    text,
    plan,
    (one) => one.fields.filter((field) => isDay(field) || isDue(field)).length > 1,
  )) {
    const days = list.fields.filter((field) => field.type === 'date' || isDue(field));
    const before = fieldsIn(text.slice(0, match.index), { ...plan, entities: [list] }, { least: 1 }).map(({ field }) => field).find((field) => days.includes(field)); // prettier-ignore
    const due = before ?? days.find(isDue);
    const behind = fieldsIn(text.slice(match.index + match[0].length), { ...plan, entities: [list] }, { least: 1 }).map(({ field }) => field).find((field) => days.includes(field) && field !== due); // prettier-ignore
    const begin = behind ?? startOf(list, due) ?? days.find((field) => field !== due);
    if (!due || !begin || begin === due) continue;
    const asDays = [due, begin].filter(({ type }) => type === 'text').map(({ name }): Change => ({ kind: 'retype-field', entity: list.name, field: name, type: 'date' })); // prettier-ignore
    return [...asDays, { kind: 'rule', entity: list.name, rule: { make: 'follows', follow: { when: [{ kind: 'given', field: begin.name }], field: due.name, value: { field: begin.name, plus } } } }]; // prettier-ignore
  }
  return null;
}
const isDue = ({ label, type, formula }: Field): boolean => !formula && (type === 'date' || type === 'text') && /^(?:due|deadline|return by|back by|until|next|expires?|valid until|fällig|frist|rückgabe bis|zurück bis|bis|gültig bis|nächste\p{L}*)/iu.test(label); // prettier-ignore
const startOf = (list: Entity, due: Field | undefined): Field | undefined => pairsOf(list).find(([, end]) => end === due)?.[0]; // prettier-ignore
