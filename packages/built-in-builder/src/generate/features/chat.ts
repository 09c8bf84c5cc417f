import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** Conversations of two, or one in each room. New messages are looked for every few seconds. */
export const chatPage = (plan: AppPlan, page: FeaturePage): string =>
  entityOf(plan, page.entity).isBetweenTwo ? privateChat(plan, page) : roomChat(plan, page);

/** With each of the people who have an account, read by the two of them alone; where the plan has a room, one for all. */
function privateChat(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const people = entityOf(plan, page.others?.[0] ?? '');
  const imports = new Imports();
  const { many, Many, type, service } = entityNames(entity);
  const ofPeople = entityNames(people);
  const title = rolesOf(people).title.name;
  const profile = plan.pages.find((one) => one.archetype === 'feature' && one.feature === 'profile' && one.entity === people.name); // prettier-ignore
  imports.kit('PageHeader', 'page-header');
  imports.component('ChatRoom');
  imports.use('useSearchParams', 'react-router-dom');
  for (const name of [`use${Many}`, `useSave${type}`]) imports.use(name, `@/${service}`);
  imports.use(`use${ofPeople.Many}`, `@/${ofPeople.service}`);
  if (profile) {
    imports.use('Link', 'react-router-dom');
    imports.use('createPageUrl', '@/utils');
    imports.kit('Button', 'button');
  } else imports.use(`useSave${ofPeople.type}`, `@/${ofPeople.service}`);
  const body = code`
    export default function ${page.name}Page() {
      const [params] = useSearchParams();
      const ${many} = use${Many}();
      const { data: ${ofPeople.many} = [], isSuccess } = use${ofPeople.Many}();
      const save = useSave${type}();
      ${!profile && `const enter = useSave${ofPeople.type}();`}
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <ChatRoom
            query={${many}}
            people={${ofPeople.many}.map((record) => ({
              id: record.created_by_id,
              name: record.${title},
              isSample: record.is_sample,
            }))}
            isReady={isSuccess}
            ${page.hasRoom && 'hasRoom'}
            start={params.get('with')}
            startName={params.get('name')}
            onSend={(values) => save.mutateAsync(values)}
            ${
              profile
                ? code`
                    join={
                      <p className="measure mb-6 flex flex-wrap items-center gap-4">
                        Others find you here as soon as you have a profile.
                        <Button asChild variant="outline" size="sm">
                          <Link to={createPageUrl(${quote(profile.name)})}>Create your profile</Link>
                        </Button>
                      </p>
                    }
                  `
                : `onJoin={(${title}) => enter.mutate({ ${title} })}`
            }
          />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

function roomChat(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const room = page.others?.[0] ? entityOf(plan, page.others[0]) : null;
  const imports = new Imports();
  const { many, Many, type, service } = entityNames(entity);
  imports.kit('PageHeader', 'page-header');
  imports.component('ChatThread');
  imports.use('useMe', '@/services/me');
  for (const name of [`use${Many}`, `useSave${type}`]) imports.use(name, `@/${service}`);
  const rooms = room && entityNames(room);
  if (rooms) imports.use(`use${rooms.Many}`, `@/${rooms.service}`);
  const body = code`
    export default function ${page.name}Page() {
      const me = useMe();
      const ${many} = use${Many}();
      const save = useSave${type}();
      ${rooms && room && `const names = (use${rooms.Many}().data ?? []).map((record) => record.${rolesOf(room).title.name});`}
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <ChatThread
            conversations={[${rooms ? "'Everyone', ...new Set(names)" : "'Everyone'"}].map((name) => ({ value: name, label: name }))}
            keyOf={(message) => message.conversation || 'Everyone'}
            nameOf={(message) => message.author}
            query={${many}}
            me={me}
            onSend={(text, { value }) =>
              save.mutateAsync({ text, conversation: value, author: me?.full_name || me?.email?.split('@')[0] || 'Visitor', sent_at: new Date().toISOString() })
            }
          />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
