import { toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Outright } from '../outright.ts';
import { fieldSaid, valuesSaid } from './said.ts';

const already = String.raw`(?:filled in|set|selected|chosen|ticked|there|in there|entered|drin|drinstehen|drin stehen|dastehen|da stehen|eingetragen|ausgewählt|vorausgewählt|angekreuzt|ausgefüllt|stehen|eingestellt)`;
const begins = new RegExp(String.raw`(?<!\p{L})(?:${already} (?:in )?(?:already|beforehand|by default|automatically|from the start|for me|schon|vorher|automatisch|von anfang an)|(?:already|automatically|by default|gleich|schon|bereits|automatisch|von vornherein|direkt|standardmäßig) (?:\p{L}+ ){0,4}?${already}|pre-?(?:selected|set|filled|chosen)|by default|as (?:the|a) default|default (?:to|value|should be|is)|vorausgewählt|vorausgefüllt|vorbelegt|vorbelegen|voreingestellt|voreinstellung|vorgewählt|als (?:standard|vorgabe|voreinstellung)|standardwert)(?!\p{L})`, 'iu'); // prettier-ignore
const otherWish = /(?<!\p{L})(?:today|heute|heutige\p{L}*|sort\p{L}*|filter\p{L}*|page|seite|list view|show only|red|rot|required|pflicht|chart|days? (?:after|later|before)|tage? (?:nach|später|vor)|field|feld)(?!\p{L})/iu; // prettier-ignore
const word = String.raw`\p{L}[\p{L}-]*`;
const ways = [
  String.raw`["“„«]([^"“”„»]{1,40})["“”»]`,
  String.raw`(?:gleich|schon|direkt|automatisch|standardmäßig|immer|already|have|put|with|to|mit) (?:immer |schon |gleich |the |die |den |das )*(${word})(?: ${already}| (?:as|in|by|als|bei|beim)(?!\p{L})|$)`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
const noValue = /^(?:it|that|this|the|filled|set|there|in|es|das|drin|da|vor|already|schon|gleich|automatisch|automatically)$/iu; // prettier-ignore

/** "Nine out of ten are uprights so have that filled in already": what a new record begins with. */
export function startsWithWish(message: string, plan: AppPlan): Outright {
  if (!begins.test(message) || otherWish.test(message)) return null;
  const values = valuesSaid(message, plan);
  const named = fieldSaid(message, plan, ({ type, formula }) => ['select', 'text', 'number', 'money'].includes(type) && !formula); // prettier-ignore
  const [value] = named?.field.options ? values.filter(({ field }) => field === named.field) : values;
  const fields = new Set(values.map(({ field }) => field));
  if (value && (fields.size === 1 || value.field === named?.field)) return [{ kind: 'start-value', entity: value.entity.name, field: value.field.name, start: value.value }]; // prettier-ignore
  if (!named || named.field.options || rolesOf(named.entity).title === named.field) return null;
  const place = { entity: named.entity.name, field: named.field.name };
  const number = /(?<![\p{L}\d])(\d+(?:[.,]\d{1,2})?)(?![\p{L}\d])/u.exec(message)?.[1];
  if (named.field.type !== 'text') return number ? [{ kind: 'start-value', ...place, start: number.replace(',', '.') }] : null; // prettier-ignore
  for (const way of ways) {
    const said = way.exec(message)?.[1];
    if (said && !noValue.test(said) && said.toLowerCase() !== named.field.label.toLowerCase()) return [{ kind: 'start-value', ...place, start: toLabel(said) }]; // prettier-ignore
  }
  return null;
}
