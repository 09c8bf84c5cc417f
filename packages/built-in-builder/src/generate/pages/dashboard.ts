import {
  entityOf,
  fieldOf,
  listPageOf,
  type AppPlan,
  type Chart,
  type DashboardPage,
  type Entity,
} from '../../plan/plan.ts';
import { addAction } from '../add-action.ts';
import { chartPart } from '../charts.ts';
import { attribute, code, jsxText } from '../code.ts';
import { addLabelOf, entityNames } from '../entity-names.ts';
import { figureBeside } from '../figure-beside.ts';
import { figurePart, withSignature } from '../figure.ts';
import { Imports } from '../imports.ts';
import { periodsOf } from '../narrowings.ts';
import { toDoSection } from '../to-do.ts';

/** One question answered by one large figure, then charts, then what needs doing. */
export function dashboardPage(plan: AppPlan, page: DashboardPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, nouns, service, type } = entityNames(entity);
  imports.use('useState', 'react');
  imports.use(`use${Many}`, `@/${service}`);
  imports.use('createPageUrl', '@/utils');
  imports.kit('PageHeader', 'page-header');
  for (const name of ['ListStates', 'SampleDataLine', `${type}Dialog`]) imports.component(name);
  const add = addAction(plan, entity, imports);
  const figure = figurePart(page, entity, imports, listPageOf(plan, entity.name)?.name);
  const beside = (page.beside ?? []).map((one, place) => figureBeside(one, plan, imports, place + 2));
  const isPast = page.period !== null && periodsOf(page, entity) === 'periods';
  const charts = withNamesApart(
    page.charts.map((chart) => shownChart(plan, chart, entity, imports, isPast && chart.by.field === page.period)),
  );
  const toDo = page.toDo && toDoSection(plan, page.toDo, page.entity, imports);
  const others = besideOf(plan, page, entity);
  for (const other of others) imports.use(`use${entityNames(other).Many}`, `@/${entityNames(other).service}`);
  const days = entity.fields.find((field) => field.type === 'days');
  const measuresDays = [page.measure, ...page.charts.map(({ measure }) => measure)].some(
    (measure) => measure.kind === 'sum' && fieldOf(entity, measure.field)?.type === 'days',
  );
  const body = code`
    ${days && measuresDays && dayMarks(days.name, one, many)}

    export default function ${page.name}Page() {
      const query = use${Many}();
      ${others.length > 0 && `const beside = [${others.map((other) => `use${entityNames(other).Many}()`).join(', ')}];`}
      const ${many} = query.data ?? [];
      const [isAdding, setIsAdding] = useState(false);
      ${add.hook}

      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            ${add.header}
          />
          ${page.note && `<p className="-mt-3 mb-6 measure whitespace-pre-line">${jsxText(page.note)}</p>`}
          <SampleDataLine records={${many}} />
          <ListStates
            query={query}
            ${others.length > 0 && 'beside={beside}'}
            total={${many}.length}
            shown={${many}.length}
            ${attribute('noun', nouns)}
            ${add.states}
            ${attribute('addLabel', addLabelOf(entity))}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
                ${withSignature(plan, `<${figure.name} ${many}={${many}} />`, imports)}
                ${
                  beside.length > 0 &&
                  code`
                    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
                      ${beside.map(({ name }) => `<${name} />`)}
                    </div>
                  `
                }
                ${charts.map(({ shown }) => shown)}
              </div>
              ${toDo && `<${toDo.name} ${toDo.props} />`}
            </div>
          </ListStates>
          {isAdding && <${type}Dialog onClose={() => setIsAdding(false)} />}
        </>
      );
    }

    ${figure.source}

    ${beside.map(({ source }) => `${source}\n`)}

    ${charts.map(({ source }) => `${source}\n`)}

    ${toDo?.source}
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** The other lists that the page says something of: while one of them has records, there is something to show. */
function besideOf(plan: AppPlan, page: DashboardPage, own: Entity): Entity[] {
  const names = [
    ...(page.beside ?? []).flatMap(({ entity, less }) => [entity, ...(less ? [less.entity] : [])]),
    ...page.charts.map(({ entity }) => entity),
    ...(page.toDo ? [page.toDo.entity] : []),
  ];
  return [...new Set(names)].filter((name) => name !== own.name).map((name) => entityOf(plan, name));
}

type ShownChart = { name: string; shown: string; source: string };

/** Two charts of the same measure, drawn otherwise or of other records, are called apart. */
const withNamesApart = (charts: readonly ShownChart[]): ShownChart[] =>
  charts.map((chart, index) => {
    const before = charts.slice(0, index).filter(({ name }) => name === chart.name).length;
    const call = (text: string) => text.replaceAll(chart.name, `${chart.name}${before + 1}`);
    return before === 0 ? chart : { name: chart.name, shown: call(chart.shown), source: call(chart.source) };
  });

/** A chart of the page's own records, or of another list's, which it reads by itself. */
function shownChart(plan: AppPlan, chart: Chart, own: Entity, imports: Imports, isPast: boolean): ShownChart {
  const of = entityOf(plan, chart.entity);
  const { many, Many, service } = entityNames(of);
  const { name, source } = chartPart(chart, of, imports, { isPast: isPast && of === own, plan });
  if (of === own) return { name, shown: `<${name} ${many}={${many}} />`, source };
  imports.use(`use${Many}`, `@/${service}`);
  const drawn = `${of.name}${name}`;
  return {
    name: drawn,
    shown: `<${drawn}Beside />`,
    source: code`
      ${source.replace(`function ${name}(`, `function ${drawn}(`)}

      function ${drawn}Beside() {
        const { data: ${many} = [] } = use${Many}();
        return <${drawn} ${many}={${many}} />;
      }
    `,
  };
}

/** Every ticked day of every record as an entry of its own, so that days can be counted like records. */
const dayMarks = (field: string, one: string, many: string): string => code`
  const marksOf = (${many}) => ${many}.flatMap((${one}) => (${one}.${field} ?? []).map((date) => ({ ...${one}, date })));
`;
