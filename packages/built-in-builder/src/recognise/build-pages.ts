import type { Kind, KindPage } from '../kinds/kind.ts';
import { bookedThing } from '../generate/booked-once.ts';
import { inSentence, pluralise, toLabel, toPascal } from '../plan/names.ts';
import {
  fieldOf,
  type Chart,
  type DashboardPage,
  type Entity,
  type Field,
  type Measure,
  type Page,
} from '../plan/plan.ts';
import { measureFor } from '../plan/measures.ts';
import { doneOptions, isMean, rolesOf } from '../plan/roles.ts';
import { chartOf, dashboardFor, toDoFor, uniqueCharts } from './dashboard-pages.ts';
import { iconFor, layoutFor } from './custom-kind.ts';
import { sortsThings } from './sorts-things.ts';
import type { EntityDraft } from './entity-draft.ts';
import type { PageDraft } from './features/features.ts';
import type { Wishes } from './wishes.ts';

type Draft = Omit<Page, 'name'>;
const maxNavigation = 5;
const maxCharts = 4;
/** Lists stay reachable even when there are more of them. */
const maxLists = 12;

/** The pages of an app: those of its kind that its fields still carry, and those that the prompt asks for. */
export function buildPages(
  kind: Kind | null,
  drafts: readonly EntityDraft[],
  wishes: Wishes,
  { features, sentence }: { features: readonly PageDraft[]; sentence: string | null },
): Page[] {
  const pages: Page[] = [];
  const main = drafts[0]!.entity;
  for (const page of kind?.pages ?? []) {
    const draft = drafts.find(({ entity }) => entity.name === page.entity);
    const usual = kind?.entities.find(({ name }) => name === page.entity)?.words[0] ?? '';
    const fitted = draft && fitPage(page, draft);
    if (fitted && draft && page.label === toLabel(pluralise(usual))) fitted.label = draft.entity.plural;
    if (fitted?.archetype === 'dashboard' && draft)
      fitted.figure = fitted.figure.replace(pluralise(usual), inSentence(draft.entity.plural));
    if (fitted) pages.push(fitted);
  }
  for (const { entity } of drafts)
    if (!pages.some((page) => page.archetype === 'list' && page.entity === entity.name) && !isShownElsewhere(entity))
      pages.push(listFor(entity));

  const dashboard = pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
  const wanted = wishes.charts.flatMap((wish) => chartOf(drafts.map(({ entity }) => entity), wish) ?? []).slice(0, maxCharts); // prettier-ignore
  if (dashboard) dashboard.charts = uniqueCharts([...wanted, ...dashboard.charts]).slice(0, Math.max(2, wanted.length));
  else if (wishes.dashboard || !kind) {
    const listed = drafts.filter(({ entity }) => entity.name !== 'ChessGame');
    const made = listed.length > 0 ? dashboardFor(kind ? main : busiest(listed), wanted) : null;
    if (made) pages.push(made);
  }
  const board = wishes.board && !pages.some((page) => page.archetype === 'board') ? boardFor(main) : null;
  if (board) pages.push(board);
  const isBooked = drafts.some(({ entity }) => bookedThing(entity));
  const hasCalendar = pages.some((page) => page.archetype === 'calendar');
  const calendar = (wishes.calendar || isBooked) && !hasCalendar ? calendarFor(datedOf(drafts)) : null;
  if (calendar) pages.push(calendar);
  const hasPictures = drafts.some(({ entity }) => entity !== main && rolesOf(entity).picture);
  for (const page of pages) {
    if (page.archetype !== 'list') continue;
    const entity = drafts.find((draft) => draft.entity.name === page.entity)!.entity;
    if (wishes.gallery && entity === main && (rolesOf(main).picture || !hasPictures)) page.layout = 'gallery';
    else if (wishes.checklist && page.layout === 'table' && isTicked(entity)) page.layout = 'checklist';
  }
  if (wishes.dashboard) toFront(pages, 'dashboard');
  else if (wishes.board && !wishes.calendar) toFront(pages, 'board');

  const asked = new Set<string>();
  if (calendar && wishes.calendar) asked.add('calendar');
  if (wishes.board) asked.add('board');
  if (wishes.charts.length > 0) asked.add('dashboard');
  const asPage = (page: PageDraft): Page => ({ ...page, name: '' });
  const shown = features.filter(({ leads }) => !leads).map(asPage);
  const leading = features.filter(({ leads }) => leads).map(asPage);
  const home = sentence && leading.length === 0 ? [homeFor(main, sentence)] : leading;
  const chosen = [...home, ...keepWithin(pages, shown.length + home.length, asked)];
  chosen.splice(chosen.length - chosen.toReversed().findIndex(({ archetype }) => archetype === 'list'), 0, ...shown);
  if (sentence) behindTheRest(chosen, drafts);
  return named([...chosen, ...drafts.map(({ entity }) => detailFor(entity))], main);
}

/** Open or done, and nothing in between. */
const isTicked = (entity: Entity): boolean => {
  const { state, tick } = rolesOf(entity);
  return tick !== undefined || (state?.options?.length === 2 && doneOptions(state).length === 1);
};

/** Where visitors come, what they sent in stands last: only those who run the site read it. */
function behindTheRest(pages: Page[], drafts: readonly EntityDraft[]): void {
  const isInbox = (page: Page) => {
    const entity = drafts.find((one) => one.entity.name === page.entity)?.entity;
    return page.archetype === 'list' && (entity?.access.read === 'admin' || entity?.verb !== undefined);
  };
  const last = pages.filter(isInbox);
  pages.splice(0, pages.length, ...pages.filter((page) => !isInbox(page)), ...last);
}

/** What a calendar shows: bookings first, then what has a time, then what has a day. */
function datedOf(drafts: readonly EntityDraft[]): Entity {
  const entities = drafts.map(({ entity }) => entity);
  const of = (...types: Field['type'][]) => entities.find((entity) => types.includes(rolesOf(entity).moment?.type ?? 'text')); // prettier-ignore
  return entities.find((entity) => bookedThing(entity)) ?? of('datetime') ?? of('date') ?? entities[0]!;
}

/** Of several entities the one whose records add up or have a state tells most. */
function busiest(drafts: readonly EntityDraft[]): Entity {
  const entities = drafts.map(({ entity }) => entity);
  const [first] = entities;
  // hours that are logged tell more than the budget of what they belong to
  if (first && rolesOf(first).moment && measureFor(first).kind === 'sum') return first;
  const withMoney = entities.find((entity) => {
    const { amount, moment } = rolesOf(entity);
    return amount?.type === 'money' && !isMean(amount) && moment;
  });
  return withMoney ?? entities.find((entity) => rolesOf(entity).state) ?? entities[0]!;
}

function toFront(pages: Page[], archetype: Page['archetype']): void {
  const at = pages.findIndex((page) => page.archetype === archetype);
  if (at > 0) pages.unshift(...pages.splice(at, 1));
}

/** Comments, scores and the like stand where they belong, not in lists of their own. */
export const isShownElsewhere = ({ name, fields }: Entity): boolean =>
  (fields[0]?.joins !== undefined && fields.slice(1).every(({ type }) => type === 'reference')) ||
  ['ChatMember', 'ChatMessage', 'ChessGame', 'Comment', 'Like', 'Profile', 'Reply', 'Review', 'Score'].includes(name);

const homeFor = (main: Entity, sentence: string): Page => ({
  archetype: 'landing',
  name: '',
  label: 'Home',
  icon: 'House',
  entity: main.name,
  sentence,
});

/** A navigation holds five, or as many as there are lists and pages of abilities; the last extra views go first. */
function keepWithin(pages: Page[], others: number, asked: ReadonlySet<string>): Page[] {
  const kept = [...pages];
  for (let at = kept.length - 1; kept.length + others > maxNavigation && at > 0; at--)
    if (kept[at]?.archetype !== 'list' && !asked.has(kept[at]?.archetype ?? '')) kept.splice(at, 1);
  return kept.slice(0, Math.max(3, maxLists - others));
}

/** File names: the first page is the app's Home; others are called what their label says. */
export function named(pages: readonly (Page | Draft)[], main: Entity | undefined): Page[] {
  const used = new Set<string>();
  return pages.map((page, index) => {
    const wanted =
      index === 0
        ? 'Home'
        : page.archetype === 'detail'
          ? `${page.entity}Detail`
          : toPascal(page.label) || `${main?.name ?? 'Tool'}Page`;
    let name = wanted;
    for (let again = 2; used.has(name.toLowerCase()) || reservedPages.has(name.toLowerCase()); again++)
      name = `${wanted}${again}`;
    used.add(name.toLowerCase());
    return { ...page, name } as Page;
  });
}

const reservedPages = new Set(['login', 'tool', 'app', 'apps', 'api', 'layout']);

/** A kind's page with the fields under the names they have now; null when a field it stands on is gone. */
function fitPage(page: KindPage, { entity, renamed }: EntityDraft): Page | null {
  const now = (name: string) => renamed.get(name) ?? name;
  const has = (name: string) => name === 'created_date' || fieldOf(entity, now(name)) !== undefined;
  const base = { name: '', label: page.label, icon: page.icon };
  switch (page.archetype) {
    case 'list': {
      const filters = page.filters.map(now).filter(has);
      const isStillApt = layoutWorks(page.layout, entity);
      return {
        ...base,
        archetype: 'list',
        entity: entity.name,
        layout: isStillApt ? page.layout : layoutFor(entity),
        filters: filters.length > 0 ? filters : filtersFor(entity),
      };
    }
    case 'board':
      return has(page.by) && fieldOf(entity, now(page.by))?.type === 'select'
        ? { ...base, archetype: 'board', entity: entity.name, by: now(page.by) }
        : null;
    case 'calendar':
      return has(page.on) ? { ...base, archetype: 'calendar', entity: entity.name, on: now(page.on) } : null;
    case 'dashboard': {
      const charts = page.charts
        .map((chart) => fitChart(chart, now))
        .filter((chart) => has(chart.by.field) && (chart.measure.kind === 'count' || has(chart.measure.field)));
      const measureFits = page.measure.kind === 'count' || has(page.measure.field);
      if (charts.length === 0 || !measureFits) return dashboardFor(entity, []);
      return {
        ...base,
        archetype: 'dashboard',
        entity: entity.name,
        figure: page.figure,
        measure: fitMeasure(page.measure, now),
        period: page.period && has(page.period) ? now(page.period) : null,
        charts,
        toDo:
          page.toDo && (page.toDo.entity !== entity.name || has(page.toDo.field))
            ? { ...page.toDo, field: now(page.toDo.field) }
            : toDoFor(entity),
      };
    }
  }
}

const fitMeasure = (measure: Measure, now: (name: string) => string): Measure =>
  measure.kind === 'count' ? measure : { kind: 'sum', field: now(measure.field) };
const fitChart = (chart: Chart, now: (name: string) => string): Chart => ({
  entity: chart.entity,
  measure: fitMeasure(chart.measure, now),
  by: { ...chart.by, field: now(chart.by.field) },
});

/** Whether the fields that a layout draws with are there. */
export function layoutWorks(layout: string, entity: Entity): boolean {
  const { amount, moment, state, tick, note, days } = rolesOf(entity);
  switch (layout) {
    case 'ledger':
      return amount !== undefined && moment !== undefined;
    case 'checklist':
      return tick !== undefined || doneOptions(state).length > 0;
    case 'agenda':
      return moment !== undefined;
    case 'journal':
      return note !== undefined;
    case 'stock':
      return entity.fields.some((field) => field.type === 'number');
    case 'tracker':
      return days !== undefined;
    case 'votes':
      return entity.fields.some((field) => field.type === 'number' && /votes?|likes?|points?|score/.test(field.name));
    default:
      return true;
  }
}

/** What a list is narrowed by: its choices, then whose it is and where it is or what kind it is of, as it was typed in. */
export const filtersFor = (entity: Entity): string[] => {
  const of = (test: (field: Field) => boolean) => entity.fields.filter(test).map(({ name }) => name);
  const { title } = rolesOf(entity);
  const chosen = of(({ type }) => type === 'select' || type === 'boolean').slice(0, mostChosen);
  const sorted = of((field) => field !== title && sortsThings(field));
  const pointed = of(({ type }) => type === 'reference');
  return [...chosen, ...sorted, ...pointed].slice(0, Math.max(mostFilters, chosen.length));
};
const mostChosen = 2;
const mostFilters = 3;

export const listFor = (entity: Entity): Page => ({
  archetype: 'list',
  name: '',
  label: entity.plural,
  icon: iconFor(entity.label),
  entity: entity.name,
  layout: layoutFor(entity),
  filters: filtersFor(entity),
});

export const detailFor = (entity: Entity): Page => ({
  archetype: 'detail',
  name: '',
  label: entity.label,
  icon: iconFor(entity.label),
  entity: entity.name,
});

export function boardFor(entity: Entity, by?: string): Page | null {
  const selects = entity.fields.filter((field) => field.type === 'select');
  const field = selects.find((one) => one.name === by) ?? rolesOf(entity).state ?? selects[0];
  return field
    ? { archetype: 'board', name: '', label: 'Board', icon: 'SquareKanban', entity: entity.name, by: field.name }
    : null;
}

export function calendarFor(entity: Entity, on?: string): Page | null {
  const moment = entity.fields.find(({ name }) => name === on) ?? rolesOf(entity).moment;
  return moment
    ? { archetype: 'calendar', name: '', label: 'Calendar', icon: 'CalendarDays', entity: entity.name, on: moment.name }
    : null;
}
