import { inSentence } from '../../plan/names.ts';
import {
  entityOf,
  fieldOf,
  listPageOf,
  type AppPlan,
  type Chart,
  type DashboardPage,
  type Entity,
  type Measure,
} from '../../plan/plan.ts';
import { doneOptions, isDeadline, rolesOf } from '../../plan/roles.ts';
import { addAction } from '../add-action.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames, referenceName } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { toDoSection } from '../to-do.ts';

/** One question answered by one large figure, then charts, then what needs doing. */
export function dashboardPage(plan: AppPlan, page: DashboardPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, nouns, noun, service, type } = entityNames(entity);
  imports.use('useState', 'react');
  imports.use(`use${Many}`, `@/${service}`);
  imports.kit('PageHeader', 'page-header');
  imports.kit('Stat', 'stat');
  for (const name of ['ListStates', 'SampleDataLine', `${type}Dialog`]) imports.component(name);
  imports.use('createPageUrl', '@/utils');
  const add = addAction(entity, imports);
  const list = listPageOf(plan, entity.name);
  const days = page.period ? fieldOf(entity, page.period)?.type === 'days' : false;
  const figure = page.period
    ? periodFigure(page, entity, imports, list?.name)
    : plainFigure(page, entity, imports, list?.name);
  const charts = page.charts.map((chart) => chartPart(chart, entity, imports));
  const toDo = page.toDo ? toDoSection(plan, page.toDo, page.entity, imports) : null;
  const decoration = decorationOf(plan, entity, imports);
  const body = code`
    ${days && dayMarks(page.period!, one, many)}

    export default function ${page.name}Page() {
      const query = use${Many}();
      const ${many} = query.data ?? [];
      const [isAdding, setIsAdding] = useState(false);
      ${figure.hook}
      ${add.hook}

      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            ${add.header}
          />
          <SampleDataLine records={${many}} />
          <ListStates
            query={query}
            total={${many}.length}
            shown={${many}.length}
            noun=${quote(nouns).replace(/^'|'$/g, '"')}
            ${add.states}
            addLabel=${quote(`Add ${noun}`).replace(/^'|'$/g, '"')}
          >
            <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid content-start gap-12">
                ${decoration.wrap(figure.element)}
                ${charts.map(({ name }) => `<${name} ${many}={${many}} />`)}
              </div>
              ${toDo && `<${toDo.name} ${toDo.props} />`}
            </div>
          </ListStates>
          {isAdding && <${type}Dialog onClose={() => setIsAdding(false)} />}
        </>
      );
    }

    ${figure.component}

    ${charts.map(({ source }) => `${source}\n`)}

    ${toDo?.source}
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** Every ticked day of every record as an entry of its own, so that days can be counted like records. */
const dayMarks = (field: string, one: string, many: string): string => code`
  const marksOf = (${many}) => ${many}.flatMap((${one}) => (${one}.${field} ?? []).map((date) => ({ ...${one}, date })));
`;

type Figure = { hook: string; element: string; component: string };

/** How a measure reads off one record, and off a list. */
function measureCode(
  measure: Measure,
  entity: Entity,
  imports: Imports,
): { value: string; show: (total: string) => string } {
  const { one } = entityNames(entity);
  const field = measure.kind === 'sum' ? fieldOf(entity, measure.field) : undefined;
  if (!field || field.type === 'days')
    return { value: '() => 1', show: (total) => `${imports.format('number')}(${total})` };
  if (field.type === 'money')
    return { value: `(${one}) => ${one}.${field.name}`, show: (total) => `${imports.format('money')}(${total})` };
  return {
    value: `(${one}) => ${one}.${field.name}`,
    show: (total) => `${imports.format('number')}(${total}${field.unit ? `, ${quote(field.unit)}` : ''})`,
  };
}

function periodFigure(page: DashboardPage, entity: Entity, imports: Imports, listName: string | undefined): Figure {
  const { one, many, type } = entityNames(entity);
  const period = page.period!;
  const isDays = fieldOf(entity, period)?.type === 'days';
  const isComing = page.toDo?.kind === 'upcoming' && fieldOf(entity, period)?.type === 'datetime';
  imports.kit('NativeSelect', 'native-select');
  imports.use('splitByPeriod', '@/services/periods');
  const choices = imports.use(isComing ? 'comingPeriods' : 'periods', '@/services/periods');
  imports.use('sum', '@/services/totals');
  const { value, show } = measureCode(page.measure, entity, imports);
  const source = isDays ? `marksOf(${many})` : many;
  const dateOf = isDays ? '(mark) => mark.date' : `(${one}) => ${one}.${period}`;
  const component = code`
    function ${type}Total({ ${many} }) {
      const [chosen, setChosen] = useState(${choices}[0].value);
      const period = ${choices}.find(({ value }) => value === chosen);
      const { current, before } = splitByPeriod(${source}, ${dateOf}, chosen);
      const total = sum(current, ${value});
      const difference = total - sum(before, ${value});
      const amount = ${show('Math.abs(difference)')};
      return (
        <Stat
          label={${figureLabel(page.figure)}}
          value={${show('total')}}
          ${listName && `to={createPageUrl(${quote(listName)})}`}
          trend={
            period.before && {
              text: difference === 0 ? 'As much as in ' + period.before : amount + (difference > 0 ? ' more' : ' less') + ' than in ' + period.before,
              direction: difference === 0 ? 'flat' : difference > 0 ? 'up' : 'down',
            }
          }
        >
          <NativeSelect
            aria-label="Period"
            className="mt-3 w-44"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={${choices}}
          />
        </Stat>
      );
    }
  `;
  return { hook: '', element: `<${type}Total ${many}={${many}} />`, component };
}

const figureLabel = (figure: string): string => {
  const [before = '', after = ''] = figure.split('{period}');
  return [before && quote(before), 'period.inWords', after && quote(after)].filter(Boolean).join(' + ');
};

function plainFigure(page: DashboardPage, entity: Entity, imports: Imports, listName: string | undefined): Figure {
  const { one, many, type } = entityNames(entity);
  const { state } = rolesOf(entity);
  const done = doneOptions(state);
  const { value, show } = measureCode(page.measure, entity, imports);
  imports.use('sum', '@/services/totals');
  imports.format('daysFromToday');
  const isOpenOnly = done.length > 0 && state;
  const component = code`
    ${isOpenOnly && `const finished = [${done.map((option) => quote(option.value)).join(', ')}];`}

    function ${type}Total({ ${many} }) {
      ${isOpenOnly ? `const counted = ${many}.filter((${one}) => !finished.includes(${one}.${state.name}));` : `const counted = ${many};`}
      const added = ${many}.filter((${one}) => daysFromToday(${one}.created_date) > -30).length;
      return (
        <Stat
          label=${quote(page.figure).replace(/^'|'$/g, '"')}
          value={${show(`sum(counted, ${value})`)}}
          ${listName && `to={createPageUrl(${quote(listName)})}`}
          trend={{ text: added + ' added in the last 30 days' }}
        />
      );
    }
  `;
  return { hook: '', element: `<${type}Total ${many}={${many}} />`, component };
}

/** A chart whose title is its answer. */
function chartPart(chart: Chart, entity: Entity, imports: Imports): { name: string; source: string } {
  const { one, many, Many, nouns } = entityNames(entity);
  const { value, show } = measureCode(chart.measure, entity, imports);
  const field = fieldOf(entity, chart.by.field);
  const isDays =
    field?.type === 'days' || (chart.measure.kind === 'sum' && fieldOf(entity, chart.measure.field)?.type === 'days');
  const daysField = isDays
    ? field?.type === 'days'
      ? field.name
      : chart.measure.kind === 'sum'
        ? chart.measure.field
        : ''
    : '';
  const rows = isDays ? `marksOf(${many})` : many;
  if (isDays && daysField) imports.use('peakOf', '@/services/totals');
  imports.use('peakOf', '@/services/totals');
  const what =
    chart.measure.kind === 'count'
      ? nouns
      : isDays
        ? 'squares'
        : inSentence(fieldOf(entity, chart.measure.field)?.label ?? nouns);
  const most = chart.measure.kind === 'count' || isDays ? 'the most' : 'the highest';
  const of =
    chart.measure.kind === 'count'
      ? entity.plural
      : isDays
        ? 'Squares'
        : (fieldOf(entity, chart.measure.field)?.label ?? entity.plural);
  const counted = chart.measure.kind === 'count' ? Many : pascal(chart.measure.field);
  const name = `${counted}By${chart.by.kind === 'value' ? pascal(chart.by.field) : pascal(chart.by.kind)}`;
  if (chart.by.kind === 'value') {
    imports.kit('ShareFigure', 'chart-figure');
    imports.use('byValue', '@/services/totals');
    const key = field?.type === 'reference' ? referenceName(field) : chart.by.field;
    const keys =
      field?.type === 'boolean'
        ? `(${one}) => (${one}.${key} ? ${quote(field.label)} : ${quote(`Not ${inSentence(field.label)}`)})`
        : `(${one}) => ${one}.${key}`;
    const label = inSentence(field?.label ?? chart.by.field);
    return {
      name,
      source: code`
        function ${name}({ ${many} }) {
          const rows = byValue(${rows}, ${keys}, ${value});
          const peak = peakOf(rows);
          return (
            <ShareFigure
              title={peak ? peak + ${quote(` has ${most} ${what}`)} : ${quote(`No ${what} yet`)}}
              description=${quote(`${of} by ${label}`).replace(/^'|'$/g, '"')}
              data={rows}
              format={(value) => ${show('value')}}
            />
          );
        }

      `,
    };
  }
  const helper = chart.by.kind === 'month' ? 'byMonth' : 'byWeek';
  imports.kit('BarFigure', 'chart-figure');
  imports.use(helper, '@/services/totals');
  const dateOf = isDays ? '(mark) => mark.date' : `(${one}) => ${one}.${chart.by.field}`;
  const isAhead = field !== undefined && (field.type === 'datetime' || isDeadline(field));
  const span = isAhead
    ? { month: 'three months back and three ahead', week: 'four weeks back and four ahead' }[chart.by.kind]
    : { month: 'the last six months', week: 'the last eight weeks' }[chart.by.kind];
  const ahead = isAhead ? (chart.by.kind === 'month' ? ', 3' : ', 4') : '';
  const peakText =
    chart.by.kind === 'month'
      ? `peak + ${quote(` has ${most} ${what}`)}`
      : `${quote('The week of ')} + peak + ${quote(` has ${most} ${what}`)}`;
  return {
    name,
    source: code`
      function ${name}({ ${many} }) {
        const rows = ${helper}(${rows}, ${dateOf}, ${value}${ahead});
        const peak = peakOf(rows);
        return (
          <BarFigure
            title={peak ? ${peakText} : ${quote(`No ${what} in ${span}`)}}
            description=${quote(`${of} by ${chart.by.kind}, ${span}`).replace(/^'|'$/g, '"')}
            data={rows}
            x="label"
            series={[{ key: 'total', label: ${quote(of)} }]}
            format={(value) => ${show('value')}}
          />
        );
      }

    `,
  };
}

const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The signature at the figure: the rule below it, a block behind it, the day's leaf beside it. */
function decorationOf(plan: AppPlan, _entity: Entity, imports: Imports): { wrap: (figure: string) => string } {
  switch (plan.signature) {
    case 'rule':
      imports.component('DoubleRule');
      return {
        wrap: (figure) => code`
          <div>
            ${figure}
            <DoubleRule className="mt-6" />
          </div>
        `,
      };
    case 'masthead':
      imports.component('Masthead');
      return {
        wrap: (figure) => code`
          <div>
            <Masthead className="mb-5" />
            ${figure}
          </div>
        `,
      };
    case 'stamp':
      imports.component('DayStamp');
      return {
        wrap: (figure) => code`
          <div className="flex items-start gap-6">
            <DayStamp date={new Date()} />
            ${figure}
          </div>
        `,
      };
    case 'numeral':
    case 'check':
      return {
        wrap: (figure) => code`
          <div className="rounded-md bg-soft p-6 pt-5">
            ${figure}
          </div>
        `,
      };
    default:
      return { wrap: (figure) => figure };
  }
}
