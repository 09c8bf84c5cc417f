import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** A row of seven squares per record, today's last. */
export function trackerLayout({ entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns, service } = names;
  const { title, days } = rolesOf(entity);
  const target = entity.fields.find((field) => field.type === 'number' && /week|target|goal|times/.test(field.name));
  linkImports(imports);
  for (const name of ['subDays']) imports.use(name, 'date-fns');
  for (const name of ['TickBox', 'ShowMore']) imports.component(name);
  imports.format('dayKey');
  imports.format('weekday');
  imports.use('toast', 'sonner');
  imports.use(`useSave${type}`, `@/${service}`);
  const meta = metaOf(entity, one, imports, [target, days]);
  const { mark, relative } = highlightMark(entity, imports);
  const body = code`
    const weekdayOf = new Intl.DateTimeFormat(undefined, { weekday: 'short' });

    /** The ${nouns} with the last seven days to tick; today is the last square. */
    export default function ${type}Tracker({ ${many} }) {
      const week = Array.from({ length: 7 }, (_, index) => subDays(new Date(), 6 - index));
      return (
        <ShowMore items={${many}}>
          {(shown) => (
            <ul>
              {shown.map((${one}) => (
                <${type}Week key={${one}.id} ${one}={${one}} week={week} />
              ))}
            </ul>
          )}
        </ShowMore>
      );
    }

    function ${type}Week({ ${one}, week }) {
      const save = useSave${type}();
      const ticked = new Set(${one}.${days!.name} ?? []);
      const count = week.filter((date) => ticked.has(dayKey(date))).length;
      const toggle = (key) => {
        const next = new Set(ticked);
        if (!next.delete(key)) next.add(key);
        save.mutate({ id: ${one}.id, ${days!.name}: [...next].sort() }, { onError: (error) => toast.error(error.message) });
      };
      return (
        <li className="${relative}grid gap-x-8 gap-y-3 border-b border-border/70 py-5 md:grid-cols-[minmax(0,1fr)_auto_6rem] md:items-center">
          <div className="grid min-w-0 gap-0.5">
            <Link to={${href}} className="-my-2.5 py-2.5 font-heading text-lg leading-6 font-semibold break-words hover:underline">
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${meta.notes}
          </div>
          <div className="flex justify-between md:gap-1" role="group" aria-label={'Last seven days of ' + ${one}.${title.name}}>
            {week.map((date, index) => {
              const key = dayKey(date);
              return (
                <div key={key} className="grid justify-items-center">
                  <span className={'text-xs ' + (index === 6 ? 'font-semibold' : 'text-muted-foreground')}>{index === 6 ? 'Today' : weekdayOf.format(date)}</span>
                  <TickBox isSmall isTicked={ticked.has(key)} label={weekday(date)} onToggle={() => toggle(key)} isDisabled={save.isPending} />
                </div>
              );
            })}
          </div>
          <p className="text-sm text-muted-foreground md:text-right">
            <strong className="font-heading text-2xl text-foreground tabular-nums">{count}</strong>
            ${target ? `{${one}.${target.name} ? ' of ' + ${one}.${target.name} : ' times'}` : "{' times'}"}
          </p>
        </li>
      );
    }
  `;
  return {
    component: `${type}Tracker`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['TickBox', 'ShowMore'],
  };
}
