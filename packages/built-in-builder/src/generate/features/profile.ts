import { deedOf } from '../../plan/deeds.ts';
import { entityOf, type AppPlan, type Entity, type FeaturePage, type Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames, referenceName } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { propOf } from '../show-field.ts';

/** What one joined, booked or applied for; what one wrote is called by its title. */
const takenOf = ({ entities }: AppPlan, entity: Entity): Field | undefined =>
  entity.verb && !/^(?:Add a comment|Reply|Kommentar schreiben|Antworten)$/.test(entity.verb)
    ? entity.fields.find(({ reference }) => entities.some(({ name }) => name === reference))
    : undefined;

/** Whoever joined a group looks for their groups. */
function ownNouns(plan: AppPlan, other: Entity): string {
  const taken = takenOf(plan, other);
  return deedOf(other) === 'join' && taken ? entityNames(entityOf(plan, taken.reference ?? '')).nouns : entityNames(other).nouns;
} // prettier-ignore

/** Whoever made it knows their own name: the row says what it was for. */
function ownName(plan: AppPlan, other: Entity): string {
  const taken = takenOf(plan, other);
  const title = `record.${rolesOf(other).title.name}`;
  return taken ? `record.${referenceName(taken)} || ${title}` : title;
}

/** One's own page: what one says about oneself, and the records that one made. */
export function profilePage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, type, service } = entityNames(entity);
  const listed = (page.others ?? []).flatMap((name) => plan.entities.find((other) => other.name === name) ?? []);
  // the groups that one joined stand there once, under their own name
  const joined = new Set(
    listed.flatMap((other) => (deedOf(other) === 'join' && takenOf(plan, other)?.reference) || []),
  );
  const own = listed.filter(({ name }) => !joined.has(name));
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
                <Own ${attribute('title', `My ${ownNouns(plan, other)}`)} records={own${entityNames(other).Many}} page="${other.name}Detail" nameOf={(record) => ${ownName(plan, other)}} />
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
