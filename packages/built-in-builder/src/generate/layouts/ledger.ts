import { bookedOn, rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { textOf } from '../show-field.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Entries by month, each month closed by its sum. */
export function ledgerLayout({ plan, entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns } = names;
  const { title, amount, state } = rolesOf(entity);
  const moment = bookedOn(entity);
  const when = moment!.name;
  linkImports(imports);
  imports.component('ShowMore');
  for (const name of ['dayNumber', 'month', 'monthKey']) imports.format(name);
  const isRuled = plan.signature === 'rule';
  if (isRuled) imports.component('DoubleRule');
  const meta = metaOf(entity, one, imports, [moment, amount, state]);
  const badge = state
    ? metaOf(
        entity,
        one,
        imports,
        entity.fields.filter((field) => field !== state),
      ).badges
    : [];
  const sumText = textOf(amount!, '{ total }', imports).replace(/\{ total \}\.\w+/, 'total');
  const { mark } = highlightMark(entity, imports);
  const body = code`
    /** The ${nouns} of each month under its name, closed by the month's sum. */
    export default function ${type}Ledger({ ${many} }) {
      const totals = new Map();
      for (const ${one} of ${many}) {
        const key = monthKey(${one}.${when});
        totals.set(key, (totals.get(key) ?? 0) + (${one}.${amount!.name} ?? 0));
      }
      return (
        <ShowMore items={${many}}>
          {(shown) => (
            <div className="grid gap-10">
              {[...Map.groupBy(shown, (${one}) => monthKey(${one}.${when}))].map(([key, entries]) => (
                <${type}Month key={key} entries={entries} total={totals.get(key)} />
              ))}
            </div>
          )}
        </ShowMore>
      );
    }

    function ${type}Month({ entries, total }) {
      return (
        <section>
          <h2 className="border-b border-foreground pb-2 text-lg">{month(entries[0].${when}) || 'Without a date'}</h2>
          <ul>
            {entries.map((${one}) => (
              <${type}Entry key={${one}.id} ${one}={${one}} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between gap-4 py-3 font-semibold">
            Sum
            <span className="font-figures tabular-nums">{${sumText}}</span>
          </p>
          ${isRuled && '<DoubleRule />'}
        </section>
      );
    }

    function ${type}Entry({ ${one} }) {
      return (
        <li className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-border/70 py-3 hover:bg-muted sm:gap-x-5">
          <span className="text-right text-sm text-muted-foreground tabular-nums">{dayNumber(${one}.${when})}</span>
          <div className="grid min-w-0 gap-0.5">
            <Link to={${href}} className="font-medium break-words after:absolute after:inset-0">
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${meta.notes}
          </div>
          <div className="grid justify-items-end gap-1">
            <span className="font-figures tabular-nums">{${textOf(amount!, one, imports)}}</span>
            ${badge}
          </div>
        </li>
      );
    }
  `;
  return {
    component: `${type}Ledger`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: isRuled ? ['DoubleRule', 'ShowMore'] : ['ShowMore'],
  };
}
