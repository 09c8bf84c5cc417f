import { inSentence } from '../../plan/names.ts';
import { entityOf, listPageOf, type AppPlan, type DetailPage, type Entity, type Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { code, quote } from '../code.ts';
import { entityNames, referenceName } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { elementOf, propOf, textOf } from '../show-field.ts';
import { pictureRatio } from '../signature.ts';

/** One record: name, state, facts, long texts, what belongs to it; edit and delete. */
export function detailPage(plan: AppPlan, page: DetailPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, noun, service, type } = entityNames(entity);
  const roles = rolesOf(entity);
  const { title, state, picture, document, moment, amount } = roles;
  const list = listPageOf(plan, entity.name) ?? plan.pages[0]!;
  imports.use('useState', 'react');
  imports.use('useNavigate', 'react-router-dom');
  imports.use('useSearchParams', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  imports.use('toast', 'sonner');
  for (const name of [`use${type}`, `useDelete${type}`, 'mayChange']) imports.use(name, `@/${service}`);
  imports.use('useMe', '@/services/me');
  imports.kit('Button', 'button');
  imports.kit('ConfirmDialog', 'confirm-dialog');
  imports.kit('PageHeader', 'page-header');
  imports.kit('LoadingRows', 'load-state');
  imports.kit('LoadError', 'load-state');
  imports.kit('EmptyState', 'empty-state');
  imports.icon('Pencil');
  imports.icon('Trash2');
  imports.component(`${type}Dialog`);
  imports.format('dayAndTime');
  const isLead = plan.signature === 'numeral' && amount !== undefined;
  const texts = entity.fields.filter((field) => field.type === 'longtext');
  const facts = entity.fields.filter(
    (field) =>
      field !== title &&
      field !== state &&
      field !== picture &&
      field !== document &&
      field.type !== 'longtext' &&
      !(isLead && field === amount),
  );
  if (facts.length > 0) imports.kit('Facts', 'facts');
  const isTall = pictureRatio(plan.signature) === 'tall';
  const factList =
    facts.length > 0 &&
    code`
      <Facts
        items={[
          ${facts.map((field) => `{ label: ${quote(field.label)}, value: ${factValue(entity, field, one, imports)} },`)}
        ]}
      />
    `;
  const related = relatedLists(plan, entity, imports);
  if (picture) imports.component('RecordPicture');
  const isStamped = plan.signature === 'stamp' && moment !== undefined;
  if (isStamped) imports.component('DayStamp');
  const isMonogram = plan.signature === 'monogram' && !picture;
  if (isMonogram) imports.component('Monogram');
  if (isLead) imports.component('BigNumeral');
  const mark = isStamped
    ? `<DayStamp date={${one}.${moment.name}} />`
    : isMonogram
      ? `<Monogram name={${one}.${title.name}} className="size-16 text-xl" />`
      : isLead
        ? `<BigNumeral value={${one}.${amount.name} ?? '–'} unit=${quote(amount.unit ?? inSentence(amount.label)).replace(/^'|'$/g, '"')} />`
        : '';
  const body = code`
    export default function ${page.name}Page() {
      const [params] = useSearchParams();
      const { data: ${one}, isPending, error, refetch } = use${type}(params.get('id'));
      const remove = useDelete${type}();
      const me = useMe();
      const navigate = useNavigate();
      const [isEditing, setIsEditing] = useState(false);
      const back = { label: ${quote(list.label)}, to: createPageUrl(${quote(list.name)}) };

      if (!params.get('id') || error?.status === 404) {
        return (
          <>
            <PageHeader title=${quote(`${entity.label} not found`).replace(/^'|'$/g, '"')} back={back} />
            <EmptyState message=${quote(`This ${noun} was deleted, or you may not see it.`).replace(/^'|'$/g, '"')} />
          </>
        );
      }
      if (isPending) return <LoadingRows label=${quote(`Loading the ${noun}`).replace(/^'|'$/g, '"')} rows={6} />;
      if (error) return <LoadError message=${quote(`The ${noun} could not be loaded. Nothing is lost.`).replace(/^'|'$/g, '"')} onRetry={refetch} />;

      const canChange = mayChange(me, ${one});
      return (
        <article className="max-w-4xl">
          <PageHeader
            title={${one}.${title.name}}
            back={back}
            actions={
              canChange && (
                <>
                  <Button onClick={() => setIsEditing(true)}>
                    <Pencil /> Edit ${noun}
                  </Button>
                  <ConfirmDialog
                    trigger={
                      <Button variant="outline">
                        <Trash2 /> Delete
                      </Button>
                    }
                    title={'Delete “' + ${one}.${title.name} + '”?'}
                    description="This cannot be undone."
                    confirmLabel=${quote(`Delete ${noun}`).replace(/^'|'$/g, '"')}
                    isDestructive
                    onConfirm={async () => {
                      await remove.mutateAsync(${one}.id);
                      toast.success(${quote(`${entity.label} deleted`)});
                      navigate(back.to);
                    }}
                  />
                </>
              )
            }
          >
            ${
              (state || mark) &&
              code`
              <div className="flex flex-wrap items-center gap-4 pt-1">
                ${mark}
                ${state && elementOf(entity, state, one, imports)}
              </div>
            `
            }
          </PageHeader>

          <div className="grid gap-10">
            ${
              picture
                ? code`
                  <div className="grid items-start gap-8 ${isTall ? 'md:grid-cols-[14rem_minmax(0,1fr)]' : 'md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]'}">
                    <RecordPicture
                      src={${one}.${picture.name}}
                      name={${one}.${title.name}}
                      seed={${one}.id}
                      ratio="${pictureRatio(plan.signature)}"
                      ${isTall && 'className="max-w-56"'}
                    />
                    ${factList}
                  </div>
                `
                : factList
            }
            ${
              document &&
              code`
              {${one}.${document.name} && (
                <section>
                  <h2 className="mb-3 text-lg">${document.label}</h2>
                  <a href={${one}.${document.name}} target="_blank" rel="noreferrer" className="block w-fit">
                    <img src={${one}.${document.name}} alt={${quote(`${document.label} of `)} + ${one}.${title.name}} className="max-h-96 max-w-full rounded-md border bg-card" />
                  </a>
                </section>
              )}
            `
            }
            ${texts.map((field) => longText(field, one))}
            ${related.sections}
          </div>

          <p className="mt-12 text-sm text-muted-foreground">
            Last change {dayAndTime(${one}.updated_date)}{${one}.is_sample ? ' · sample record' : ''}
          </p>
          {isEditing && <${type}Dialog ${one}={${one}} onClose={() => setIsEditing(false)} />}
        </article>
      );
    }

    ${related.components}
  `;
  return `${imports.toString()}\n\n${body}`;
}

function factValue(entity: Entity, field: Field, record: string, imports: Imports): string {
  if (field.type === 'reference') {
    imports.use('Link', 'react-router-dom');
    return `${record}.${referenceName(field)} && <Link to={createPageUrl('${field.reference}Detail?id=' + ${record}.${field.name})} className="text-link underline underline-offset-4">{${record}.${referenceName(field)}}</Link>`;
  }
  return propOf(entity, field, record, imports, { isLink: true });
}

const longText = (field: Field, record: string): string => code`
  {${record}.${field.name} && (
    <section>
      <h2 className="mb-2 text-lg">${field.label}</h2>
      <p className="measure whitespace-pre-line">{${record}.${field.name}}</p>
    </section>
  )}
`;

/** The records of other entities that point to this one. */
function relatedLists(plan: AppPlan, entity: Entity, imports: Imports): { sections: string[]; components: string[] } {
  const sections: string[] = [];
  const components: string[] = [];
  const { one } = entityNames(entity);
  for (const other of plan.entities)
    for (const field of other.fields) {
      if (field.type !== 'reference' || field.reference !== entity.name) continue;
      const names = entityNames(other);
      const { title, moment, state, amount } = rolesOf(other);
      imports.component('RecordLine');
      imports.use(`use${names.Many}Of${entity.name}`, `@/${names.service}`);
      const end = amount?.type === 'money' ? amount : (moment ?? state);
      sections.push(`<Related${names.Many} id={${one}.id} />`);
      components.push(code`
        function Related${names.Many}({ id }) {
          const { data: ${names.many} = [], error } = use${names.Many}Of${entity.name}(id);
          return (
            <section>
              <h2 className="flex items-baseline gap-2 border-b border-foreground pb-2 text-lg">
                ${other.plural}
                <span className="text-sm font-normal text-muted-foreground tabular-nums">{${names.many}.length}</span>
              </h2>
              {${names.many}.length === 0 && (
                <p className="py-3 text-sm text-muted-foreground">
                  {error ? ${quote(`The ${names.nouns} could not be loaded.`)} : ${quote(`No ${names.nouns} yet.`)}}
                </p>
              )}
              <ul>
                {${names.many}.map((${names.one}) => (
                  <RecordLine
                    key={${names.one}.id}
                    to={createPageUrl('${names.type}Detail?id=' + ${names.one}.id)}
                    title={${names.one}.${title.name}}
                    ${state && `meta={${names.one}.${state.name}}`}
                  >
                    ${end && `{${textOf(end, names.one, imports)}}`}
                  </RecordLine>
                ))}
              </ul>
            </section>
          );
        }

      `);
    }
  return { sections, components };
}
