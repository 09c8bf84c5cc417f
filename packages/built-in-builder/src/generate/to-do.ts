import { inSentence } from '../plan/names.ts';
import { entityOf, fieldOf, listPageOf, type AppPlan, type ToDo } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { narrowingOfToDo } from './narrowings.ts';
import { stockFields } from './stock-fields.ts';
import { textOf } from './show-field.ts';

/** The dashboard's list of what needs doing; its heading counts and says what. */
export function toDoSection(
  plan: AppPlan,
  toDo: ToDo,
  pageEntity: string,
  imports: Imports,
): { name: string; props: string; source: string } {
  const entity = entityOf(plan, toDo.entity);
  const names = entityNames(entity);
  const { one, many, Many, nouns, noun, service, type } = names;
  const { title } = rolesOf(entity);
  const field = fieldOf(entity, toDo.field);
  const isOther = entity.name !== pageEntity;
  imports.component('RecordLine');
  if (isOther) imports.use(`use${Many}`, `@/${service}`);
  const record = `${one}.${toDo.field}`;
  const narrowing = narrowingOfToDo(toDo, entity);
  const list = narrowing && listPageOf(plan, entity.name);
  const { order, heading, nothing, end, meta } = parts();
  const pick = narrowing ? `.filter((${one}) => ${narrowing.test(imports)})${order}` : order;
  const counted = list
    ? `<${imports.use('Link', 'react-router-dom')} to={createPageUrl(${quote(`${list.name}?only=${narrowing.key}`)})} className="underline-offset-4 hover:underline">{${heading}}</Link>`
    : heading;
  const name = `${type}ToDo`;
  const source = code`
    function ${name}(${isOther ? '' : `{ ${many} }`}) {
      ${isOther && `const { data: ${many} = [] } = use${Many}();`}
      const rows = ${many}
        ${pick};
      return (
        <section className="content-start">
          <h2 className="border-b border-foreground pb-2 text-lg">{rows.length > 0 ? ${counted} : ${quote(nothing)}}</h2>
          <ul>
            {rows.slice(0, ${String(toDo.most ?? 6)}).map((${one}) => (
              <RecordLine
                key={${one}.id}
                to={createPageUrl('${type}Detail?id=' + ${one}.id)}
                title={${one}.${title.name}}
                ${meta && `meta={${meta}}`}
              >
                {${end}}
              </RecordLine>
            ))}
          </ul>
        </section>
      );
    }
  `;
  return { name, props: isOther ? '' : `${many}={${many}}`, source };

  function parts(): { order: string; heading: string; nothing: string; end: string; meta: string } {
    const second = rolesOf(entity).person ?? rolesOf(entity).tag;
    const metaText = second && second !== field ? textOf(second, one, imports) : '';
    switch (toDo.kind) {
      case 'overdue':
        imports.format('daysFromToday');
        imports.format('relativeDay');
        imports.use('compareValue', '@/hooks/use-list-state');
        return {
          order: `\n  .sort(compareValue((${one}) => ${record}))`,
          heading: `rows.length + ' overdue or due this week'`,
          nothing: 'Nothing is overdue',
          end: `<span className={daysFromToday(${record}) < 0 ? 'font-medium text-destructive' : 'text-muted-foreground'}>{relativeDay(${record})}</span>`,
          meta: metaText,
        };
      case 'upcoming':
        imports.format('daysFromToday');
        imports.format('relativeDay');
        imports.use('compareValue', '@/hooks/use-list-state');
        return {
          order: `\n  .sort(compareValue((${one}) => ${record}))`,
          heading: quote(`Next ${nouns}`),
          nothing: `No upcoming ${nouns}`,
          end:
            field?.type === 'datetime'
              ? `relativeDay(${record}) + ', ' + ${imports.format('time')}(${record})`
              : `relativeDay(${record})`,
          meta: metaText,
        };
      case 'missing':
        return {
          order: '',
          heading: `rows.length + ${quote(` without ${/^[aeiou]/i.test(field?.label ?? '') ? 'an' : 'a'} ${inSentence(field?.label ?? toDo.field)}`)}`,
          nothing: `Every ${noun} has its ${inSentence(field?.label ?? toDo.field)}`,
          end: endOf(),
          meta: metaText,
        };
      case 'low': {
        const { minimum } = stockFields(entity);
        imports.use('compareValue', '@/hooks/use-list-state');
        return {
          order: `\n  .sort(compareValue((${one}) => ${record}))`,
          heading: field?.mark ? `rows.length + ' running low'` : `rows.length + ' to reorder'`,
          nothing: field?.mark ? 'Nothing is running low' : 'Nothing to reorder',
          end: minimum
            ? `${imports.format('number')}(${record}) + ' of ' + number(${one}.${minimum.name})`
            : `${imports.format('number')}(${record})`,
          meta: metaText,
        };
      }
      case 'open':
        if (field?.type === 'days') {
          return {
            order: '',
            heading: `rows.length + ' still open today'`,
            nothing: 'All done today',
            end: textOf(field, one, imports),
            meta: metaText,
          };
        }
        return {
          order: '',
          heading: `rows.length + ' open'`,
          nothing: 'Nothing is open',
          end: `${one}.${toDo.field}`,
          meta: metaText,
        };
      case 'latest':
        return {
          order: '.slice(0, 6)',
          heading: quote(`Latest ${nouns}`),
          nothing: `No ${nouns} yet`,
          end: endOf(),
          meta: metaText,
        };
    }
  }

  /** What stands at the end of a row when the rule itself has nothing to show. */
  function endOf(): string {
    const { amount, moment } = rolesOf(entity);
    if (amount && amount.type === 'money') return textOf(amount, one, imports);
    if (moment) return textOf(moment, one, imports);
    return amount ? textOf(amount, one, imports) : "''";
  }
}
