import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { inSentence, listInWords } from '../../plan/names.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { sourceOf } from './report.ts';

/** Questions answered from the app's own records, by their words; it says that no AI answers. */
export function askPage(plan: AppPlan, page: FeaturePage): string {
  const entities = [page.entity, ...(page.others ?? [])].map((name) => entityOf(plan, name));
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component('AskBox');
  for (const entity of entities) imports.use(`use${entityNames(entity).Many}`, `@/${entityNames(entity).service}`);
  const body = code`
    const sources = [
      ${entities.map((entity) => sourceOf(entity).replace(/\},$/, `  page: '${entity.name}Detail',\n},`))}
    ];

    export default function ${page.name}Page() {
      const records = {
        ${entities.map((entity) => `${entityNames(entity).many}: use${entityNames(entity).Many}().data ?? [],`)}
      };
      return (
        <>
          <PageHeader ${attribute('title', page.label)} ${attribute('description', `Ask about the ${listInWords(entities.map(({ plural }) => inSentence(plural)))}.`)} />
          <AskBox sources={sources} records={records} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
