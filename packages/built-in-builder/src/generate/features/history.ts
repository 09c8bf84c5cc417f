import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** What was opened last in this browser, the newest first. */
export function historyPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { many, Many, nouns, service, type } = entityNames(entity);
  imports.kit('PageHeader', 'page-header');
  imports.kit('EmptyState', 'empty-state');
  imports.component('RecordLine');
  imports.format('dayAndTime');
  imports.use('createPageUrl', '@/utils');
  imports.use('useKept', '@/services/kept');
  imports.use(`use${Many}`, `@/${service}`);
  const body = code`
    export default function ${page.name}Page() {
      const { data: ${many} = [] } = use${Many}();
      const [seen] = useKept(${quote(`seen-${many}`)}, []);
      const rows = seen.flatMap(({ id, at }) => {
        const record = ${many}.find((one) => one.id === id);
        return record ? [{ record, at }] : [];
      });
      return (
        <div className="max-w-4xl">
          <PageHeader ${attribute('title', page.label)} count={rows.length} />
          {rows.length === 0 && <EmptyState ${attribute('message', `Nothing yet. ${entity.plural} that you open are listed here.`)} />}
          <ul>
            {rows.map(({ record, at }) => (
              <RecordLine key={record.id} to={createPageUrl('${type}Detail?id=' + record.id)} title={record.${rolesOf(entity).title.name}}>
                {dayAndTime(at)}
              </RecordLine>
            ))}
          </ul>
          <p className="mt-6 text-sm text-muted-foreground">${`Kept in this browser for your ${nouns}.`}</p>
        </div>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
