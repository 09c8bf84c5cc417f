import { entityOf, fieldOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { inSentence, withArticle } from '../../plan/names.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { isPartlyOpen } from '../../plan/partly-open.ts';
import { wholeBy } from '../sent.ts';
import { sourceOf } from './report.ts';

/** What became of a booking, an order or an application, asked for by its reference. */
export function lookUpPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { many, Many, service } = entityNames(entity);
  imports.kit('PageHeader', 'page-header');
  imports.component('LookUpBox');
  const isOpen = isPartlyOpen(entity);
  const hook = `use${isOpen ? 'Taken' : ''}${Many}`;
  imports.use(hook, `@/${service}`);
  const by = fieldOf(entity, page.by);
  const source = sourceOf(entity).replace(/,$/, ';');
  const body = code`
    const source = ${source}

    export default function ${page.name}Page() {
      const { data: ${many} = [] } = ${hook}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} ${attribute('description', `Check the status of ${withArticle(inSentence(entity.label))}.`)} />
          <LookUpBox source={source} records={${many}} page="${entity.name}Detail" ${isOpen && `wholeBy="${wholeBy(plan, entity)}"`} ${by && `by={{ name: ${quote(by.name)}, label: ${quote(by.label)} }}`} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** Whether records of the entity are asked for by a reference somewhere in the app. */
export const hasReference = (plan: AppPlan, entity: string): boolean =>
  plan.pages.some(
    (page) => page.archetype === 'feature' && page.feature === 'lookup' && page.entity === entity && !page.by,
  );
