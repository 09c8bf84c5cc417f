import { entityOf, fieldOf, type AppPlan, type CalendarPage } from '../../plan/plan.ts';
import { doneOptions, rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { addAction } from '../add-action.ts';
import { addLabelOf, entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { metaOf } from '../meta.ts';

/** A month of records by their date; a day opens its list, and adds with that day filled in. */
export function calendarPage(plan: AppPlan, page: CalendarPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, nouns, aNoun, service, type } = entityNames(entity);
  const { title, state } = rolesOf(entity);
  const on = fieldOf(entity, page.on)!;
  const hasTime = on.type === 'datetime';
  const clock = hasTime ? undefined : entity.fields.find(({ type }) => type === 'time');
  imports.use(`use${Many}`, `@/${service}`);
  imports.use('useState', 'react');
  imports.use('useNavigate', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  imports.kit('PageHeader', 'page-header');
  imports.kit('CalendarView', 'calendar-view');
  for (const name of ['ListStates', 'SampleDataLine', `${type}Dialog`]) imports.component(name);
  if (hasTime) imports.format('time');
  const add = addAction(plan, entity, imports);
  const done = doneOptions(state).map(({ value }) => quote(value));
  const meta = metaOf(entity, one, imports, [on, state, clock]);
  const body = code`
    ${done.length > 0 && `const finished = [${done.join(', ')}];`}

    export default function ${page.name}Page() {
      const query = use${Many}();
      const ${many} = query.data ?? [];
      const navigate = useNavigate();
      const [isAdding, setIsAdding] = useState(false);
      const [chosenDay, setChosenDay] = useState(null);
      ${add.hook}
      const dated = ${many}.filter((${one}) => ${one}.${on.name});

      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            count={query.data && dated.length}
            ${add.header}
          />
          <SampleDataLine records={${many}} />
          <ListStates
            query={query}
            total={${many}.length}
            shown={${many}.length}
            ${attribute('noun', nouns)}
            ${add.states}
            ${attribute('addLabel', addLabelOf(entity))}
          >
            <CalendarView
              ${attribute('label', `${entity.plural} by day`)}
              items={dated}
              dateOf={(${one}) => ${one}.${on.name}}
              itemName={(${one}) => ${one}.${title.name}}
              ${hasTime && `timeOf={(${one}) => time(${one}.${on.name})}`}
              ${clock && `timeOf={(${one}) => ${one}.${clock.name}}`}
              ${meta.hasFacts && `itemDetail={(${one}) => ${meta.facts.slice(1, -1)}}`}
              ${done.length > 0 && `toneOf={(${one}) => (finished.includes(${one}.${state!.name}) ? 'muted' : 'primary')}`}
              onOpen={(${one}) => navigate(createPageUrl('${type}Detail?id=' + ${one}.id))}
              ${
                add.states &&
                code`
                onCreate={${add.hook ? 'canAdd ? ' : ''}(date) => {
                  setChosenDay(date);
                  setIsAdding(true);
                }${add.hook ? ' : undefined' : ''}}
                ${attribute('createLabel', addLabelOf(entity))}
              `
              }
              ${attribute('emptyText', `Nothing on this day. Add ${aNoun}, or choose another day.`)}
            />
          </ListStates>
          {isAdding && (
            <${type}Dialog
              defaults={chosenDay ? { ${on.name}: chosenDay${hasTime ? " + 'T09:00'" : ''} } : undefined}
              onClose={() => {
                setIsAdding(false);
                setChosenDay(null);
              }}
            />
          )}
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
