import { entityOf, type AppPlan, type Entity, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

const maxCriteria = 6;

/** Criteria on one side, on the other the records that meet most of them. */
export function matchPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { many, Many, nouns, service } = entityNames(entity);
  imports.kit('PageHeader', 'page-header');
  imports.component('MatchFinder');
  imports.use(`use${Many}`, `@/${service}`);
  const body = code`
    const source = {
      title: ${quote(rolesOf(entity).title.name)},
      page: '${entity.name}Detail',
      criteria: [
        ${criteriaOf(entity)}
      ],
    };

    export default function ${page.name}Page() {
      const { data: ${many} = [] } = use${Many}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} ${attribute('description', `Say what matters to you; the ${nouns} that fit best come first.`)} />
          <MatchFinder source={source} records={${many}} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

const criteriaOf = (entity: Entity): string[] =>
  entity.fields
    .filter(
      (field) => ['select', 'multiselect', 'text', 'number'].includes(field.type) && field !== rolesOf(entity).title,
    )
    .slice(0, maxCriteria)
    .map((field) => {
      const options = field.options?.map(({ value }) => quote(value)).join(', ');
      return `{ name: ${quote(field.name)}, label: ${quote(field.label)}${options ? `, options: [${options}]` : ''} },`;
    });
