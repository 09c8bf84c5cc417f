import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { numberSaid, numeral } from '../said.ts';
import { pairsOf } from './order.ts';
import { listsTold } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const unit = '(days?|nights?|weeks?|months?|tage?n?|nächten?|nacht|wochen?|monate?n?)';
const N = `(${numeral}|an?|eine[nrm]?|ein)`;
const limits = [
  new RegExp(`(?<![\\p{L}\\d])${N} ${unit}(?: \\p{L}+){0,3}? (?:is|are|ist|sind)? ?(?:the |our |das |die )?(?:limit|max(?:imum)?|longest|most|tops|grenze|obergrenze|maximum|enough|plenty|längste|reicht|reichen|genug|and (?:no longer|not longer)|länger nicht|nicht länger|mehr nicht|und schluss)(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:at most|no longer than|not longer than|longer than|no more than|more than|max\\p{L}*|up to|höchstens|maximal|nicht länger als|länger als|mehr als|bis zu)\\s+${N} ${unit}(?!\\p{L})`, 'iu'),
]; // prettier-ignore
const other = anyWord(String.raw`ahead|in advance|beforehand|notice|vorher|im voraus|voraus|(?:per|each|every|times a|once a|pro|im|am|je) (?:week|month|year|day|tag|woche|monat|jahr)|old|alt|ago|vor|overdue|überfällig\p{L}*|mark\p{L}*|reminder`); // prettier-ignore
const isLong = anyWord(String.raw`longer|keeps?|kept|keeping|long|limit|max\p{L}*|most|borrow\p{L}*|lent|loan\p{L}*|rent\p{L}*|hire\p{L}*|stays?|book\p{L}*|länger|behält|behalten|behalte|lange|ausleih\p{L}*|ausgeliehen|verleih\p{L}*|leih\p{L}*|miet\p{L}*|buch\p{L}*|bleib\p{L}*|höchstens|nicht|no`); // prettier-ignore

/** "He keeps the ladder for a month. A week is the limit": how far the end of a record is from its beginning at most. */
export function keptLongTold(text: string, plan: AppPlan): Change[] | null {
  if (other.test(text) || !isLong.test(text)) return null;
  const match = limits.map((one) => one.exec(text)).find(Boolean);
  if (!match) return null;
  const count = /^(?:an?|eine?[nrm]?)$/iu.test(match[1]!) ? 1 : numberSaid(match[1]!);
  const plus = /^m/iu.test(match[2]!) ? { months: count } : { days: /^w/iu.test(match[2]!) ? 7 * count : count };
  const isDays = (one: AppPlan['entities'][number]) => pairsOf(one).find(([begin]) => begin.type !== 'time');
  const [list] = listsTold(text, plan, (one) => isDays(one) !== undefined);
  if (!list) return null;
  const [first, last] = isDays(list)!;
  const asDays = [first, last].filter(({ type }) => type === 'text').map(({ name }): Change => ({ kind: 'retype-field', entity: list.name, field: name, type: 'date' })); // prettier-ignore
  return [...asDays, { kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { field: last.name }, is: 'at-most', right: { field: first.name, plus }, at: last.name } } }]; // prettier-ignore
}
