import type { Only } from '../../plan/only.ts';
import { toLabel } from '../../plan/names.ts';
import type { AppPlan, DashboardPage, Entity, FigureBeside, Measure } from '../../plan/plan.ts';
import { isDeadline } from '../../plan/roles.ts';

/** "Startseite mit Anzahl ausgegebener und überfälliger Schlüssel" */
const asked = /(?<!\p{L})(?:Anzahl|Zahl) (?:der |aller )?(?<first>\p{Ll}{4,}?)e[rn](?: und (?<second>\p{Ll}{4,}?)e[rn])? (?<thing>\p{Lu}\p{L}+)/u; // prettier-ignore
const isOut = /^(?:ausgegeben|ausgeliehen|verliehen|vermietet|entliehen|vergeben|offen)$/;

/** How many are out and how many are late are the figures of the first page. */
export function toldGermanCounts(plan: AppPlan, text: string): void {
  const { first = '', second, thing = '' } = asked.exec(text)?.groups ?? {};
  if (thing === '') return;
  const figures = [first, ...(second === undefined ? [] : [second])].flatMap((state) => figureOf(plan, state, thing));
  const [main, ...beside] = figures;
  if (!main) return;
  const { entity, figure, measure, only } = main;
  const old = plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
  const page: DashboardPage = { ...(old ?? { archetype: 'dashboard', name: 'Overview', label: 'Overview', icon: 'ChartColumn', charts: [], toDo: null }), entity, figure, measure, period: null, only, toDo: old?.toDo?.entity === entity ? old.toDo : null, charts: (old?.charts ?? []).filter((chart) => chart.entity === entity), ...(beside.length > 0 && { beside }) }; // prettier-ignore
  plan.pages = [page, ...plan.pages.filter((one) => one !== old)];
}

type Counted = FigureBeside & { measure: Measure };

function figureOf({ entities }: AppPlan, state: string, thing: string): Counted[] {
  const lending = entities.find(({ once }) => once?.some(({ until }) => until !== undefined));
  const back = lending?.once?.find(({ until }) => until !== undefined)?.until;
  const figure = `${toLabel(state)}e ${thing}`;
  const measure = { kind: 'count' } as const;
  const missing = (of: Entity, name: string): Only => ({ field: name, kind: of.fields.find((field) => field.name === name)?.type === 'boolean' ? 'no' : 'missing' }); // prettier-ignore
  if (lending && back && isOut.test(state)) return [{ entity: lending.name, figure, measure, only: [missing(lending, back)] }]; // prettier-ignore
  if (/^überfällig$/.test(state)) {
    const entity = lending ?? entities.find(({ fields }) => fields.some(isLate));
    const day = entity?.fields.find(isLate);
    if (entity && day) return [{ entity: entity.name, figure, measure, only: [{ field: day.name, kind: 'past' }, ...(back && entity === lending ? [missing(entity, back)] : [])] }]; // prettier-ignore
  }
  for (const entity of entities)
    for (const { name, type, options } of entity.fields) {
      const value = type === 'select' ? options?.find((one) => one.value.toLowerCase().startsWith(state.toLowerCase()))?.value : undefined; // prettier-ignore
      if (value) return [{ entity: entity.name, figure, measure, only: [{ field: name, kind: 'is', value }] }];
    }
  return [];
}

const isLate = (field: Entity['fields'][number]): boolean => (field.type === 'date' || field.type === 'datetime') && isDeadline(field); // prettier-ignore
