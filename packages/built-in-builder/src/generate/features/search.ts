import { entityOf, type AppPlan, type Entity, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { onlyOfList } from '../only-test.ts';
import { sourceOf } from './report.ts';

/** One search over several lists. */
export function searchPage(plan: AppPlan, page: FeaturePage): string {
  const entities = [page.entity, ...(page.others ?? [])].map((name) => entityOf(plan, name));
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component('SearchBox');
  for (const entity of entities) imports.use(`use${entityNames(entity).Many}`, `@/${entityNames(entity).service}`);
  const body = code`
    const sources = [
      ${entities.map((entity) => sourceOf(entity).replace(/\},$/, `  page: '${entity.name}Detail',\n  texts: [${textsOf(entity)}],\n},`))}
    ];

    export default function ${page.name}Page() {
      const records = {
        ${entities.map((entity) => recordsOf(plan, entity, imports))}
      };
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <SearchBox sources={sources} records={records} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** What is found is what the lists show. */
function recordsOf(plan: AppPlan, entity: Entity, imports: Imports): string {
  const { one, many, Many } = entityNames(entity);
  const only = onlyOfList(plan, entity, imports);
  return only ? `${many}: (use${Many}().data ?? []).filter((${one}) => ${only}),` : `${many}: use${Many}().data ?? [],`;
}

/** Fields whose words are looked through and shown; what the server keeps beside them is not for reading. */
const textsOf = (entity: Entity): string =>
  entity.fields
    .filter(({ type, name }) => /text|select|email|phone/.test(type) && name !== rolesOf(entity).title.name)
    .map(({ name }) => quote(name))
    .join(', ');
