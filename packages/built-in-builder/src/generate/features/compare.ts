import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { sourceOf } from './report.ts';

/** Up to three records side by side; the lowest and the highest of every number are marked. */
export function comparePage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { many, Many, nouns, service } = entityNames(entity);
  imports.kit('PageHeader', 'page-header');
  imports.component('CompareTable');
  imports.use(`use${Many}`, `@/${service}`);
  const source = sourceOf(entity).replace(/,$/, ';');
  const body = code`
    const source = ${source}

    export default function ${page.name}Page() {
      const { data: ${many} = [] } = use${Many}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} ${attribute('description', `Choose ${nouns} to see them side by side.`)} />
          <CompareTable source={source} records={${many}} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
