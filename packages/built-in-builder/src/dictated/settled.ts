import { singularise } from '../plan/names.ts';
import type { Field } from '../plan/plan.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import type { DictatedList } from './dictated.ts';

/** What the other fields of a list, and other lists, say of a field: "from" beside "to" is a day, unless a day is there. */
export function settled(lists: readonly DictatedList[]): void {
  for (const { fields } of lists) {
    const all = fields.map(({ field }) => field);
    const isDated = all.some(({ type }) => type === 'date' || type === 'datetime');
    for (const field of all) {
      if (/^(?:from|to|until|till|von|bis)$/.test(field.name) && field.type !== 'time')
        retype(field, isDated ? 'time' : 'date');
      if (field.type === 'datetime' && /^(?:uhrzeit|time|start_time|end_time|beginn|kickoff)$/.test(field.name)) field.type = 'time'; // prettier-ignore
      if (/^(?:max|min|hoechst|mindest)_/.test(field.name) && field.type === 'text') field.type = 'number';
      if (/^(?:reihenfolge|sort_order|position)$/.test(field.name)) retype(field, 'number');
      if (field.name === 'hours' || field.name === 'stunden') field.unit ??= 'h';
    }
    for (const field of all)
      if (field.type === 'multiselect' && !hasOwn(lists, field))
        field.options = likeIn(lists, field) ?? field.options ?? [];
    for (const one of fields) if (one.field.type === 'multiselect' && (one.field.options ?? []).length === 0) retype(one.field, 'text'); // prettier-ignore
  }
}

function retype(field: Field, type: Field['type']): void {
  field.type = type;
  delete field.options;
  delete field.unit;
}

const hasOwn = (lists: readonly DictatedList[], field: Field): boolean =>
  lists.some(({ fields }) => fields.some((one) => one.field === field && one.hasOwnOptions));

/** "Beförderungsarten (several)" has the choices that "Beförderungsart" has elsewhere. */
function likeIn(lists: readonly DictatedList[], { label }: Field): Field['options'] {
  const own = label.toLowerCase();
  const isOne = (name: string) => name === singularise(own) || name === germanSingular(own) || (own.startsWith(name) && own.length <= name.length + 2); // prettier-ignore
  const like = lists.flatMap(({ fields }) => fields).find(({ field, hasOwnOptions }) => hasOwnOptions && isOne(field.label.toLowerCase())); // prettier-ignore
  return like?.field.options;
}
