import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { stockFields } from '../stock-fields.ts';

/** What runs low and how much of it to order, to be printed. */
export function reorderPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const { many, Many, service } = entityNames(entity);
  const { quantity, minimum } = stockFields(entity);
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component('ReorderList');
  imports.component('PrintButton');
  imports.use(`use${Many}`, `@/${service}`);
  const body = code`
    const names = { title: ${quote(rolesOf(entity).title.name)}, quantity: ${quote(quantity.name)}, minimum: ${quote(minimum?.name ?? quantity.name)} };

    export default function ${page.name}Page() {
      const { data: ${many} = [] } = use${Many}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} description="What is below its minimum, and how much to order." actions={<PrintButton />} />
          <ReorderList records={${many}} names={names} page="${entity.name}Detail" />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
