import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** Conversations: one with each record of the other entity, or one for all. New messages are looked for every few seconds. */
export function chatPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const partner = page.others?.[0] ? entityOf(plan, page.others[0]) : null;
  const imports = new Imports();
  const { many, Many, type, service } = entityNames(entity);
  imports.kit('PageHeader', 'page-header');
  imports.component('ChatThread');
  imports.use('useMe', '@/services/me');
  for (const name of [`use${Many}`, `useSave${type}`]) imports.use(name, `@/${service}`);
  const partners = partner && entityNames(partner);
  if (partners) imports.use(`use${partners.Many}`, `@/${partners.service}`);
  const body = code`
    export default function ${page.name}Page() {
      const me = useMe();
      const ${many} = use${Many}();
      const save = useSave${type}();
      ${partners && partner && `const names = (use${partners.Many}().data ?? []).map((record) => record.${rolesOf(partner).title.name});`}
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <ChatThread
            conversations={${partners ? "['Everyone', ...new Set(names)]" : "['Everyone']"}}
            query={${many}}
            me={me}
            onSend={(text, conversation) =>
              save.mutateAsync({ text, conversation, author: me?.full_name || me?.email || 'Visitor', sent_at: new Date().toISOString() })
            }
          />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
