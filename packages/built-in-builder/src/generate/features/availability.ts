import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { bookedThing, spanCode } from '../booked-once.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { isPartlyOpen } from '../../plan/partly-open.ts';

/** What is free and what is taken on a day, and the way to book it. */
export function availabilityPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const booked = bookedThing(entity);
  const target = page.others?.[0] ? entityOf(plan, page.others[0]) : null;
  const imports = new Imports();
  const { one, many, Many, service, type } = entityNames(entity);
  imports.use('useState', 'react');
  imports.kit('PageHeader', 'page-header');
  imports.component('DayAvailability');
  imports.component(`${type}Dialog`);
  imports.format('dayKey');
  const hook = `use${isPartlyOpen(entity) ? 'Taken' : ''}${Many}`;
  imports.use(hook, `@/${service}`);
  const things = target && entityNames(target);
  if (things) imports.use(`use${things.Many}`, `@/${things.service}`);
  const { thing, from, slot } = booked ?? { thing: undefined, slot: undefined, from: rolesOf(entity).moment! };
  const of = thing ?? slot;
  const day = from.type === 'datetime' ? `day + 'T09:00'` : 'day';
  const body = code`
    ${booked && spanCode(booked)}

    export default function ${page.name}Page() {
      const { data: ${many} = [], isPending } = ${hook}();
      ${things && `const { data: ${things.many} = [], isPending: areThingsPending } = use${things.Many}();`}
      const [day, setDay] = useState(dayKey(new Date()));
      const [chosen, setChosen] = useState(null);
      const taken = ${many}
        .filter((${one}) => ${one}.${from.name} && !/cancel|reject/i.test(${one}.status ?? ''))
        .map((${one}) => ({ ...spanOf(${one}), of: ${of ? `${one}.${of.name}` : "'all'"} }));
      const things = ${things && target ? `${things.many}.map((record) => ({ id: record.id, name: record.${rolesOf(target).title.name} }))` : slot ? `[${(slot.options ?? []).map(({ value }) => quote(value)).join(', ')}].map((name) => ({ id: name, name }))` : `[{ id: 'all', name: ${quote(`All day`)} }]`};
      return (
        <>
          <PageHeader ${attribute('title', page.label)} description="Choose a day to see what is free." />
          <DayAvailability day={day} onDay={setDay} things={things} taken={taken} isLoading={isPending${things ? ' || areThingsPending' : ''}} onBook={setChosen} />
          {chosen !== null && (
            <${type}Dialog
              defaults={{ ${from.name}: ${day}${of ? `, ${of.name}: chosen` : ''} }}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
