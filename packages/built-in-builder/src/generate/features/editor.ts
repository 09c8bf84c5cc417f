import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** Code beside how it looks; documents and templates are records. */
export function editorPage(plan: AppPlan, page: FeaturePage): string {
  const imports = new Imports();
  const { type, Many, service } = entityNames(entityOf(plan, page.entity));
  imports.kit('PageHeader', 'page-header');
  imports.component('HtmlEditor');
  for (const name of [`use${Many}`, `useSave${type}`]) imports.use(name, `@/${service}`);
  const body = code`
    export default function ${page.name}Page() {
      const { data: kept = [] } = use${Many}();
      const save = useSave${type}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <HtmlEditor documents={kept} onSave={({ id, title, kind, content }) => save.mutateAsync({ id, title, kind, content })} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
