import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { propOf } from '../show-field.ts';

/** One's own page: what one says about oneself, and the records that one made. */
export function profilePage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, type, service } = entityNames(entity);
  const own = (page.others ?? []).flatMap((name) => plan.entities.find((other) => other.name === name) ?? []);
  imports.use('useState', 'react');
  imports.use('useMe', '@/services/me');
  imports.use(`use${Many}`, `@/${service}`);
  imports.use('User', '@/entities/User');
  imports.kit('PageHeader', 'page-header');
  imports.kit('Button', 'button');
  imports.kit('Facts', 'facts');
  imports.kit('EmptyState', 'empty-state');
  imports.component(`${type}Dialog`);
  if (own.length > 0) {
    imports.component('RecordLine');
    imports.use('createPageUrl', '@/utils');
  }
  for (const other of own) {
    const names = entityNames(other);
    imports.use(`use${names.Many}`, `@/${names.service}`);
  }
  const facts = entity.fields.map(
    (field) => `{ label: ${quote(field.label)}, value: ${propOf(entity, field, one, imports, { isLink: false })} },`,
  );
  const body = code`
    export default function ${page.name}Page() {
      const me = useMe();
      const { data: ${many} = [] } = use${Many}();
      const [isEditing, setIsEditing] = useState(false);
      const isMine = (record) => record.created_by_id === me?.id && !record.is_sample;
      const ${one} = ${many}.find(isMine);
      ${own.map((other) => `const own${entityNames(other).Many} = (use${entityNames(other).Many}().data ?? []).filter((record) => record.created_by_id === me?.id);`)}

      if (!me) {
        return (
          <>
            <PageHeader ${attribute('title', page.label)} />
            <EmptyState
              message="Create an account or sign in, and your profile appears here."
              action={<Button onClick={() => User.login()}>Sign in or register</Button>}
            />
          </>
        );
      }
      return (
        <div className="max-w-4xl">
          <PageHeader
            ${attribute('title', page.label)}
            description={me.full_name ? me.full_name + ', ' + me.email : me.email}
            actions={
              <>
                <Button onClick={() => setIsEditing(true)}>{${one} ? 'Edit profile' : 'Create your profile'}</Button>
                <Button variant="outline" onClick={() => User.logout()}>
                  Sign out
                </Button>
              </>
            }
          />
          {${one} ? (
            <Facts
              items={[
                ${facts}
              ]}
            />
          ) : (
            <p className="measure">You have no profile yet. Create one: it can be changed at any time.</p>
          )}
          <div className="mt-10 grid gap-10">
            ${own.map(
              (other) => code`
                <Own ${attribute('title', `My ${entityNames(other).nouns}`)} records={own${entityNames(other).Many}} page="${other.name}Detail" nameOf={(record) => record.${rolesOf(other).title.name}} />
              `,
            )}
          </div>
          {isEditing && <${type}Dialog ${one}={${one}} onClose={() => setIsEditing(false)} />}
        </div>
      );
    }

    ${
      own.length > 0 &&
      code`
        function Own({ title, records, page, nameOf }) {
          return (
            <section>
              <h2 className="border-b border-foreground pb-2 text-lg">{title}</h2>
              {records.length === 0 && <p className="py-3 text-sm text-muted-foreground">Nothing yet.</p>}
              <ul>
                {records.slice(0, 20).map((record) => (
                  <RecordLine key={record.id} to={createPageUrl(page + '?id=' + record.id)} title={nameOf(record)} />
                ))}
              </ul>
            </section>
          );
        }
      `
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
