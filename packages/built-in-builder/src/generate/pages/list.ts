import { inSentence } from '../../plan/names.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field, type ListPage } from '../../plan/plan.ts';
import { doneTest, isDeadline, rolesOf } from '../../plan/roles.ts';
import { attribute, code, jsxText, quote } from '../code.ts';
import { addLabelOf, entityNames, optionsName, referenceName } from '../entity-names.ts';
import { figureFilters } from '../narrowings.ts';
import { groupedRows } from '../group-rows.ts';
import { Imports } from '../imports.ts';
import type { Layout } from '../layouts/layout.ts';
import { addAction } from '../add-action.ts';
import { isMine } from '../../plan/only.ts';
import { onlyTest } from '../only-test.ts';
import { sortsOf } from '../sorts.ts';
import { stageBar } from '../stage-bar.ts';

/** A list: search, filters, order, and the rows in the layout that fits them. */
export function listPage(plan: AppPlan, page: ListPage, layout: Layout): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const names = entityNames(entity);
  const { many, Many, nouns, service, type } = names;
  imports.use(`use${Many}`, `@/${service}`);
  imports.kit('PageHeader', 'page-header');
  imports.kit('FilterBar', 'filter-bar');
  imports.use('useState', 'react');
  imports.use('useListState', '@/hooks/use-list-state');
  for (const name of [layout.component, 'ListStates', 'SampleDataLine', `${type}Dialog`]) imports.component(name);
  const add = addAction(plan, entity, imports);
  const { moment } = rolesOf(entity);
  const isDue = page.layout === 'journal' && moment !== undefined && isDeadline(moment);
  const isAgenda = moment !== undefined && (page.layout === 'agenda' || isDue);
  const filters = page.filters
    .map((name) => fieldOf(entity, name))
    .filter((field): field is Field => field !== undefined && isChosenFrom(field));
  const sorts = sortsOf(entity, page.layout, page.order);
  for (const name of sorts.helpers) imports.use(name, '@/hooks/use-list-state');
  const isMain = entity === plan.entities[0];
  const only = page.only ? onlyTest(page.only, entity, imports) : null;
  const asksWho = isMine(page.only);
  if (asksWho) imports.use('useMe', '@/services/me');
  const ofPage = asksWho ? `(${names.one}) => isOfPage(${names.one}, me)` : 'isOfPage';
  const stages = plan.signature === 'stages' && page.layout === 'table' && isMain ? stageBar(entity, imports) : null;
  if (isAgenda) imports.format('daysFromToday');
  const done = page.hidesDone && !isAgenda ? doneTest(entity, names.one) : null;
  const figures = figureFilters(plan, entity, imports);
  const selects = [
    isAgenda && whenSelect(isDue, imports),
    ...filters.flatMap((field) =>
      isRange(field)
        ? rangeInputs(field, imports)
        : filterSelect(field, plan, entity, imports, done?.field === field.name ? 'open' : undefined),
    ),
    ...figures.selects,
    sorts.entries.length > 1 && sortSelect(imports),
    entity.actions?.includes('print') && `<${imports.component('PrintButton')} />`,
  ];
  const references = filters.filter((field) => field.type === 'reference');
  const shownFrom = isAgenda
    ? code`list.apply(${['when', ...figures.names].map((name) => `list.filter('${name}')`).join(' || ')} || list.query || !${many}.some(isToCome) ? ${many} : ${many}.filter(isToCome))`
    : done
      ? `list.apply(${[done.field, ...figures.names].map((name) => `list.filter('${name}')`).join(' || ')} ? ${many} : ${many}.filter(isOpen))`
      : `list.apply(${many})`;
  const body = code`
    ${isAgenda && moment && `const isToCome = (${names.one}) => (daysFromToday(${names.one}.${moment.name}) ?? 0) >= 0;`}
    ${done && `const isOpen = (${names.one}) => !${done.isDone};`}
    ${only && `const isOfPage = (${names.one}${asksWho ? ', me' : ''}) => ${only};`}

    ${figures.constants}

    const listOptions = {
      searchIn: (${names.one}) => [${searchTexts(entity, names.one)}],
      filters: {
        ${isAgenda && `when: (${names.one}, value) => value === 'all' || !isToCome(${names.one}),`}
        ${filters.flatMap((field) => filterTests(field, names.one))}
        ${figures.tests}
      },
      sorts: {
        ${sorts.entries}
      },
    };

    export default function ${page.name}Page() {
      const query = use${Many}();
      ${asksWho && 'const me = useMe();'}
      const ${many} = ${only ? `(query.data ?? []).filter(${ofPage})` : `query.data ?? []`};
      const list = useListState(listOptions);
      const [isAdding, setIsAdding] = useState(false);
      ${add.hook}
      ${references.map((field) => referenceHook(field, plan, imports))}
      const shown = ${shownFrom};

      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            count={query.data && ${isAgenda || done ? 'shown' : many}.length}
            ${add.header}
          />
          ${page.note && `<p className="-mt-3 mb-6 measure whitespace-pre-line">${jsxText(page.note)}</p>`}
          ${freeLink(plan, entity, imports)}
          <SampleDataLine records={${many}} />
          ${stages?.(many)}
          {${many}.length > 0 && (
            <FilterBar
              search={list.query}
              onSearch={list.setQuery}
              ${attribute('searchLabel', `Search ${nouns}`)}
              isFiltered={list.isFiltered}
              onClear={list.clear}
              resultText={list.isFiltered ? shown.length + ' of ' + ${many}.length : undefined}
            >
              ${selects}
            </FilterBar>
          )}
          <ListStates
            query={query}
            total={${many}.length}
            shown={shown.length}
            ${attribute('noun', nouns)}
            ${add.states}
            ${attribute('addLabel', addLabelOf(entity))}
            ${entity.emptyText && attribute('emptyText', entity.emptyText)}
            onClear={list.clear}
          >
            ${groupedRows(page, entity, `<${layout.component} ${layout.props} />`, imports)}
          </ListStates>
          {isAdding && <${type}Dialog onClose={() => setIsAdding(false)} />}
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** From what can be booked to the days on which it is free. */
function freeLink(plan: AppPlan, entity: Entity, imports: Imports): string {
  const page = plan.pages.find(
    (one) => one.archetype === 'feature' && one.feature === 'availability' && one.others?.includes(entity.name),
  );
  if (!page) return '';
  imports.use('Link', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  return code`
    <p className="-mt-3 mb-6 text-sm">
      <Link to={createPageUrl(${quote(page.name)})} className="text-link underline underline-offset-4">
        See which are free on a day
      </Link>
    </p>
  `;
}

/** What the search looks through: everything that is words. */
export const searchTexts = (entity: Entity, record: string): string =>
  entity.fields
    .flatMap((field) => {
      if (['text', 'longtext', 'email', 'phone', 'select'].includes(field.type)) return `${record}.${field.name}`;
      if (field.type === 'multiselect') return `${record}.${field.name}?.join(' ')`;
      return field.type === 'reference' ? `${record}.${referenceName(field)}` : [];
    })
    .join(', ');

/** What a field may be filtered by is known of these; words may have become a plain text since its page was planned. */
const isChosenFrom = (field: Field): boolean =>
  isRange(field) || ['select', 'multiselect', 'boolean', 'reference', 'text'].includes(field.type);

const isRange = ({ type }: Field): boolean => type === 'money' || type === 'number';

/** Of a number two tests, from and to; of everything else one. */
function filterTests(field: Field, record: string): string[] {
  const value = `${record}.${field.name}`;
  if (isRange(field))
    return [
      `${field.name}_from: (${record}, value) => ${value} >= Number(value),`,
      `${field.name}_to: (${record}, value) => ${value} <= Number(value),`,
    ];
  const test =
    field.type === 'boolean'
      ? `Boolean(${value}) === (value === 'yes')`
      : field.type === 'multiselect'
        ? `Boolean(${value}?.includes(value))`
        : `${value} === value`;
  return [`${field.name}: (${record}, value) => ${test},`];
}

const rangeInputs = (field: Field, imports: Imports): string[] =>
  (['from', 'to'] as const).map(
    (end) => code`
      <${imports.kit('Input', 'input')}
        type="number"
        inputMode="decimal"
        className="w-36"
        ${attribute('aria-label', `${field.label} ${end}`)}
        ${attribute('placeholder', `${field.label} ${end}`)}
        value={list.filter('${field.name}_${end}')}
        onChange={(event) => list.setFilter('${field.name}_${end}', event.target.value)}
      />
    `,
  );

/** "For: all people": a name that is no noun does not say of what there are all. */
const isNoNoun = ({ label, type, reference }: Field): boolean =>
  type === 'reference' &&
  reference !== undefined &&
  /(?:^| )(?:for|from|to|by|with|of|at|für|von|an|bei|mit)$/i.test(label);

function filterSelect(
  field: Field,
  plan: AppPlan,
  entity: Entity,
  imports: Imports,
  usual = field.type === 'boolean' ? 'any' : 'all',
): string {
  const any = `${field.label}: ${isNoNoun(field) ? `${usual} ${inSentence(entityOf(plan, field.reference!).plural)}` : usual}`;
  return code`
    <${imports.kit('NativeSelect', 'native-select')}
      ${attribute('aria-label', field.label)}
      ${attribute('placeholder', any)}
      value={list.filter(${quote(field.name)})}
      onChange={(event) => list.setFilter(${quote(field.name)}, event.target.value)}
      options={${choices(field, plan, entity, imports)}}
    />
  `;
}

function choices(field: Field, _plan: AppPlan, entity: Entity, imports: Imports): string {
  if (field.type === 'boolean')
    return `[{ value: 'yes', label: ${quote(field.label)} }, { value: 'no', label: ${quote(`Not ${inSentence(field.label)}`)} }]`;
  if (field.type === 'reference') return `${referenceName(field)}s`;
  if (field.type === 'text')
    return `${imports.use('choicesOf', '@/hooks/use-list-state')}(${entityNames(entity).many}, (${entityNames(entity).one}) => ${entityNames(entity).one}.${field.name})`;
  return `${imports.use(optionsName(field), `@/${entityNames(entity).service}`)}.map((value) => ({ value, label: value }))`;
}

function referenceHook(field: Field, plan: AppPlan, imports: Imports): string {
  const target = entityOf(plan, field.reference ?? '');
  const { Many, service } = entityNames(target);
  const list = referenceName(field);
  imports.use(`use${Many}`, `@/${service}`);
  return `const ${list}s = (use${Many}().data ?? []).map((record) => ({ value: record.id, label: record.${rolesOf(target).title.name} }));`;
}

const whenSelect = (isDue: boolean, imports: Imports): string => code`
  <${imports.kit('NativeSelect', 'native-select')}
    aria-label="When"
    placeholder="${isDue ? 'Still open' : 'From today'}"
    value={list.filter('when')}
    onChange={(event) => list.setFilter('when', event.target.value)}
    options={[
      { value: 'past', label: '${isDue ? 'Closed' : 'Past'}' },
      { value: 'all', label: '${isDue ? 'All' : 'All days'}' },
    ]}
  />
`;

const sortSelect = (imports: Imports): string => code`
  <${imports.kit('NativeSelect', 'native-select')}
    aria-label="Order"
    value={list.sort}
    onChange={(event) => list.setSort(event.target.value)}
    options={list.sortOptions}
  />
`;
