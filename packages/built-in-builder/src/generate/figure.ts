import type { AppPlan, DashboardPage, Entity } from '../plan/plan.ts';
import { attribute, code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { measureCode } from './measure.ts';
import { narrowingOfFigure, periodsOf } from './narrowings.ts';

/** The large figure that answers a dashboard's question; it leads to the rows behind it. */
export type Figure = { name: string; source: string };

export function figurePart(
  page: DashboardPage,
  entity: Entity,
  imports: Imports,
  listName: string | undefined,
): Figure {
  imports.kit('Stat', 'stat');
  const name = `${entity.name}Total`;
  const source = page.period
    ? overPeriod(page, page.period, entity, imports, name, listName)
    : openOnly(page, entity, imports, name, listName);
  return { name, source };
}

function overPeriod(
  page: DashboardPage,
  period: string,
  entity: Entity,
  imports: Imports,
  name: string,
  listName: string | undefined,
): string {
  const { one, many } = entityNames(entity);
  const { value, show, source, isDays, isMean } = measureCode(page.measure, entity, imports);
  const sum = imports.use(isMean ? 'mean' : 'sum', '@/services/totals');
  const choices = imports.use(periodsOf(page, entity), '@/services/periods');
  imports.use('splitByPeriod', '@/services/periods');
  imports.kit('NativeSelect', 'native-select');
  imports.use('useState', 'react');
  const dateOf = isDays ? '(mark) => mark.date' : `(${one}) => ${one}.${period}`;
  return code`
    function ${name}({ ${many} }) {
      const [chosen, setChosen] = useState(${choices}[0].value);
      const period = ${choices}.find(({ value }) => value === chosen);
      const { current, before } = splitByPeriod(${source}, ${dateOf}, chosen);
      const total = ${sum}(current, ${value});
      const difference = total - ${sum}(before, ${value});
      const amount = ${show('Math.abs(difference)')};
      return (
        <Stat
          label={${labelOf(page.figure)}}
          value={${show('total')}}
          ${listName && `to={createPageUrl(${quote(`${listName}?period=`)} + chosen)}`}
          trend={
            period.before && {
              text:
                difference === 0
                  ? 'Same as in ' + period.before
                  : amount + (difference > 0 ? ' more' : ' less') + ' than in ' + period.before,
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
}

const labelOf = (figure: string): string => {
  const [before = '', after = ''] = figure.split('{period}');
  return [before && quote(before), 'period.inWords', after && quote(after)].filter(Boolean).join(' + ');
};

function openOnly(
  page: DashboardPage,
  entity: Entity,
  imports: Imports,
  name: string,
  listName: string | undefined,
): string {
  const { one, many } = entityNames(entity);
  const open = narrowingOfFigure(page, entity);
  const { value, show, isMean } = measureCode(page.measure, entity, imports);
  const sum = imports.use(isMean ? 'mean' : 'sum', '@/services/totals');
  imports.format('daysFromToday');
  const counted = open ? `${many}.filter((${one}) => ${open.test(imports)})` : many;
  return code`
    function ${name}({ ${many} }) {
      const total = ${sum}(${counted}, ${value});
      const added = ${many}.filter((${one}) => daysFromToday(${one}.created_date) > -30).length;
      return (
        <Stat
          ${attribute('label', page.figure)}
          value={${show('total')}}
          ${listName && `to={createPageUrl(${quote(`${listName}?${open ? `only=${open.key}` : 'when=all'}`)})}`}
          trend={{ text: added + ' added in the last 30 days' }}
        />
      );
    }
  `;
}

/** The signature at the figure: the rule below it, a block behind it, the day's leaf beside it. */
export function withSignature({ signature }: AppPlan, figure: string, imports: Imports): string {
  switch (signature) {
    case 'rule':
      return code`
        <div>
          ${figure}
          <${imports.component('DoubleRule')} className="mt-6" />
        </div>
      `;
    case 'masthead':
      return code`
        <div>
          <${imports.component('Masthead')} className="mb-5" />
          ${figure}
        </div>
      `;
    case 'stamp':
      return code`
        <div className="flex items-start gap-6">
          <${imports.component('DayStamp')} date={new Date()} />
          ${figure}
        </div>
      `;
    case 'numeral':
    case 'check':
      return code`
        <div className="rounded-md bg-soft p-6 pt-5">
          ${figure}
        </div>
      `;
    default:
      return figure;
  }
}
