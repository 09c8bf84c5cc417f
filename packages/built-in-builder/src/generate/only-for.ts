import type { AppPlan, Page } from '../plan/plan.ts';
import { entityOf } from '../plan/plan.ts';
import { quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { audienceOf } from './sent.ts';

/** A page of a list that strangers have no part in says so to whoever opens its address. */
export function onlyFor(plan: AppPlan, page: Page, content: string): string {
  const audience = audienceOf(page, plan);
  if (audience === 'everyone') return content;
  const opening = `export default function ${page.name}Page(`;
  const [before, after] = content.split(opening);
  if (before === undefined || after === undefined) return content;
  const entity = entityOf(plan, page.entity);
  const { nouns } = entityNames(entity);
  const isAll = audience === 'people' && entity.access.read === 'all' && !entity.isSent;
  const [imports = '', ...rest] = before.split('\n\n');
  const own = `import OnlyFor from '@/components/OnlyFor';`;
  return `${[`${imports}\n${own}`, ...rest].join('\n\n')}/** Who may not see it reads who may. */
export default function ${page.name}Page() {
  return (
    <OnlyFor who="${audience}"${isAll ? ' isAll' : ''} noun=${/['"]/.test(nouns) ? `{${quote(nouns)}}` : `"${nouns}"`}>
      <${page.name}Content />
    </OnlyFor>
  );
}

function ${page.name}Content(${after}`;
}
