import { parseField } from '../kinds/parse-field.ts';
import { listPageOf, type AppPlan, type Field, type ListPage } from '../plan/plan.ts';
import type { NamedDraft } from './drafts.ts';
import { columnsOf, type EntityDraft } from './entity-draft.ts';

const said =
  /\bnotice periods?\b|\bperiod of notice\b|\bnotice (?:in|of) (?:\w+ )?(?:days|weeks|months)\b|(?<!\p{L})kündigungsfrist/iu;
const isContract = /contract|subscription|insurance|policy|lease|membership|vertrag|verträge|abo$|versicherung/i;
const isEnd = /^(?:ends?(?:_(?:on|date|at))?|end_date|runs?_(?:until|to)|until|expires?(?:_on)?|renews?(?:_on)?|contract_until|ende|vertragsende|endet_am|bis|laufzeit(?:_bis)?|laeuft_bis|laeuft_ab_am|laufzeitende|vertrag_bis)$/; // prettier-ignore
const isNotice = /^(?:notice(?:_period)?|period_of_notice|kuendigungsfrist)(?:_|$)/;
const isLast = /^(?:cancel_by|notice_by|last_day_to_cancel|kuendbar_bis|kuendigen_bis|kuendigung_bis|spaetestens_kuendigen)$/; // prettier-ignore
const soonDays = 60;

/** "End date and notice period": by when notice has to be given is worked out from the two. */
export function noticePeriods(drafts: readonly NamedDraft[], text: string, language: string): void {
  if (!said.test(text)) return;
  for (const { draft } of drafts) {
    const { fields } = draft.entity;
    const end = fields.find(({ name, type, formula }) => isEnd.test(name) && !formula && (type === 'date' || type === 'text'));
    if (!end || !(isContract.test(draft.entity.label) || fields.some(({ name }) => isNotice.test(name)))) continue;
    worksOut(draft, end, text, language === 'de');
  }
} // prettier-ignore

function worksOut(draft: EntityDraft, end: Field, text: string, isGerman: boolean): void {
  const { entity } = draft;
  const inWeeks = /\bnotice[^.;,]{0,30}weeks|kündigungsfrist[^.;,]{0,20}wochen/iu.test(text);
  const inDays = /\bnotice[^.;,]{0,30}days|kündigungsfrist[^.;,]{0,20}tagen?/iu.test(text);
  if (end.type !== 'date') end.type = 'date';
  const known = entity.fields.find(({ name }) => isNotice.test(name));
  const unit = isGerman ? (inWeeks ? 'Wochen' : inDays ? 'Tage' : 'Monate') : inWeeks ? 'weeks' : inDays ? 'days' : 'months'; // prettier-ignore
  const notice = known ?? parseField(isGerman ? 'Kündigungsfrist: number' : 'Notice period: number');
  Object.assign(notice, { type: 'number', unit: notice.unit ?? unit });
  const last: Field = entity.fields.find(({ name }) => isLast.test(name)) ?? parseField(isGerman ? 'Kündigen bis: date' : 'Cancel by: date'); // prettier-ignore
  last.formula = { by: inWeeks ? 'weeks-after' : inDays ? 'days-after' : 'months-after', parts: [{ field: end.name }, { field: notice.name, times: -1 }] }; // prettier-ignore
  last.isRequired = false;
  const fresh = [notice, last].filter((field) => !entity.fields.includes(field));
  entity.fields.splice(entity.fields.indexOf(end) + 1, 0, ...fresh);
  entity.columns = columnsOf(entity, [...new Set([...entity.columns.slice(0, 3), end.name, last.name])]);
  // two contracts of four have to be cancelled soon, the others have years
  draft.samples = draft.samples.map((row, index) => {
    const { [last.name]: _, ...rest } = row;
    return { ...rest, [end.name]: [100, 420, 75, 800, 260][index % 5]!, [notice.name]: inDays ? 30 : inWeeks ? 6 : [3, 1, 1, 3, 2][index % 5]! };
  });
} // prettier-ignore

/** A page of those for which notice has to be given soon. */
export function noticeViews(plan: AppPlan): ListPage[] {
  return plan.entities.flatMap((entity): ListPage[] => {
    const last = entity.fields.find(({ name, formula }) => formula && isLast.test(name));
    const like = last && listPageOf(plan, entity.name);
    const isThere = plan.pages.some((page) => page.archetype === 'list' && page.only && !Array.isArray(page.only) && 'field' in page.only && page.only.field === last?.name); // prettier-ignore
    if (!last || !like || isThere) return [];
    const { hidesDone: _, note: __, groupBy: ___, ...page } = like;
    const label = plan.language === 'de' || last.label.startsWith('K') ? 'Bald kündigen' : 'Cancel soon';
    return [{ ...page, name: '', label, icon: 'ListFilter', only: { kind: 'within', field: last.name, days: soonDays }, order: { field: last.name, direction: 'up' } }]; // prettier-ignore
  });
}
