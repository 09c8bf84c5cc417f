import { quickButtons } from '../quick.ts';
import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** What happens when, a block per day. */
export function agendaLayout({ plan, entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns } = names;
  const { title, moment } = rolesOf(entity);
  const when = moment!.name;
  const hasTime = moment!.type === 'datetime';
  linkImports(imports);
  imports.component('DayStamp');
  imports.component('ShowMore');
  imports.format('dayKey');
  imports.format('weekday');
  if (hasTime) imports.format('time');
  const meta = metaOf(entity, one, imports, [moment]);
  const { mark } = highlightMark(entity, imports);
  const body = code`
    /** The ${nouns} under the day on which they take place. */
    export default function ${type}Agenda({ ${many} }) {
      return (
        <ShowMore items={${many}}>
          {(shown) => (
            <ol className="grid gap-8">
              {[...Map.groupBy(shown, (${one}) => dayKey(${one}.${when}))].map(([key, entries]) => (
                <li key={key} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
                  {key ? <DayStamp date={key} /> : <p className="text-sm text-muted-foreground">No date</p>}
                  <section>
                    <h2 className="sr-only">{key ? weekday(key) : 'No date'}</h2>
                    <ul>
                      {entries.map((${one}) => (
                        <${type}Entry key={${one}.id} ${one}={${one}} />
                      ))}
                    </ul>
                  </section>
                </li>
              ))}
            </ol>
          )}
        </ShowMore>
      );
    }

    function ${type}Entry({ ${one} }) {
      return (
        <li className="relative grid gap-x-5 gap-y-1 border-b border-border/70 pb-3 not-first:pt-3 hover:bg-muted ${hasTime ? 'sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,1fr)_auto]'}">
          ${hasTime && `<span className="font-heading font-semibold whitespace-nowrap tabular-nums">{time(${one}.${when})}</span>`}
          <div className="grid min-w-0 gap-0.5">
            <Link to={${href}} className="font-medium break-words after:absolute after:inset-0">
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${meta.notes}
            ${quickButtons(plan, entity, imports)}
          </div>
          ${
            meta.badges.length > 0 &&
            code`
            <div className="flex flex-wrap content-start gap-1.5">
              ${meta.badges}
            </div>
          `
          }
        </li>
      );
    }
  `;
  return {
    component: `${type}Agenda`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['DayStamp', 'ShowMore'],
  };
}
