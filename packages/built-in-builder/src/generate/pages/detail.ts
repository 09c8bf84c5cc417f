import { inSentence } from '../../plan/names.ts';
import { listPageOf, entityOf, type AppPlan, type DetailPage, type Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { quickButtons } from '../quick.ts';
import { detailBody } from '../detail-body.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { decisionsOf } from '../features/decisions.ts';
import { doneAgainOf } from '../features/done-again.ts';
import { hasReference } from '../features/look-up.ts';
import { recordActionsOf } from '../features/record-actions.ts';
import { relatedLists } from '../related.ts';
import { hasOwnDelete } from '../rights-code.ts';
import { elementOf } from '../show-field.ts';

/** One record: name, state, facts, long texts, what belongs to it; edit and delete. */
export function detailPage(plan: AppPlan, page: DetailPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, noun, service, type } = entityNames(entity);
  const { title } = rolesOf(entity);
  const list = listPageOf(plan, entity.name) ?? plan.pages[0]!;
  imports.use('useState', 'react');
  for (const name of ['useNavigate', 'useSearchParams']) imports.use(name, 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  imports.use('toast', 'sonner');
  for (const name of [`use${type}`, `useDelete${type}`, 'mayChange']) imports.use(name, `@/${service}`);
  imports.use('useMe', '@/services/me');
  imports.kit('Button', 'button');
  imports.kit('ConfirmDialog', 'confirm-dialog');
  imports.kit('PageHeader', 'page-header');
  for (const name of ['LoadingRows', 'LoadError']) imports.kit(name, 'load-state');
  imports.kit('EmptyState', 'empty-state');
  for (const name of ['Pencil', 'Trash2']) imports.icon(name);
  imports.component(`${type}Dialog`);
  imports.format('dayAndTime');
  const head = headOf(plan, entity, imports);
  const content = detailBody(plan, entity, imports);
  const related = relatedLists(plan, entity, imports);
  // an article is read from top to bottom; of all else what belongs to it stands beside it where there is room
  const isBeside = related.sections.length > 0 && listPageOf(plan, entity.name)?.layout !== 'journal';
  const extra = recordActionsOf(plan, entity, imports);
  const decisions = decisionsOf(entity, imports);
  const again = doneAgainOf(entity, imports);
  const parted = hasOwnDelete(entity);
  if (parted) imports.use('mayDelete', `@/${service}`);
  const removing = code`
        <ConfirmDialog
          trigger={
            <Button variant="outline">
              <Trash2 /> Delete
            </Button>
          }
          title={'Delete “' + ${one}.${title.name} + '”?'}
          description="This cannot be undone."
          ${attribute('confirmLabel', `Delete ${noun}`)}
          isDestructive
          onConfirm={async () => {
            await remove.mutateAsync(${one}.id);
            toast.success(${quote(`${entity.label} deleted`)});
            navigate(back.to);
          }}
        />
  `;
  const own = code`
    {mayChange(me, ${one}) && (
      <>
        ${decisions?.buttons}
        ${again?.buttons}
        <Button ${extra.buttons.length > 0 && 'variant="outline" '}onClick={() => setIsEditing(true)}>
          <Pencil /> Edit ${noun}
        </Button>
        ${!parted && removing}
      </>
    )}
  `;
  const quick = quickButtons(plan, entity, imports);
  if (quick) extra.buttons.unshift(quick);
  const actions =
    extra.buttons.length === 0 && !parted
      ? own.slice(1, -1)
      : code`
          <>
            ${extra.buttons}
            ${own}
            ${parted && `{mayDelete(me, ${one}) && (\n${removing}\n)}`}
          </>
        `;
  const body = code`
    export default function ${page.name}Page() {
      const [params] = useSearchParams();
      const { data: ${one}, isPending, error, refetch } = use${type}(params.get('id'));
      const remove = useDelete${type}();
      const me = useMe();
      const navigate = useNavigate();
      const [isEditing, setIsEditing] = useState(false);
      ${decisions?.hook}
      ${again?.hook}
      ${extra.hooks}
      const back = { label: ${quote(list.label)}, to: createPageUrl(${quote(list.name)}) };

      if (!params.get('id') || error?.status === 404) {
        return (
          <>
            <PageHeader ${attribute('title', `${entity.label} not found`)} back={back} />
            <EmptyState ${attribute('message', `This ${noun} was deleted, or you are not allowed to see it.`)} />
          </>
        );
      }
      if (isPending) return <LoadingRows ${attribute('label', `Loading the ${noun}`)} rows={6} />;
      if (error) {
        return <LoadError ${attribute('message', `The ${noun} could not be loaded. Nothing is lost.`)} onRetry={refetch} />;
      }

      return (
        <article className="max-w-4xl${isBeside ? ' xl:max-w-none' : ''}">
          <PageHeader
            title={${one}.${title.name}}
            back={back}
            actions={
              ${actions}
            }
          >
            ${head}
          </PageHeader>

          ${
            isBeside
              ? code`
                <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-16">
                  <div className="grid gap-10">
                    ${content}
                  </div>
                  <div className="grid gap-10">
                    ${related.sections}
                  </div>
                </div>
              `
              : code`
                <div className="grid gap-10">
                  ${content}
                  ${related.sections}
                </div>
              `
          }

          <p className="mt-12 text-sm text-muted-foreground">
            Last change {dayAndTime(${one}.updated_date)}
            {${one}.is_sample && ' · sample record'}
            ${hasReference(plan, entity.name) && `{' · reference ' + ${imports.use('referenceOf', '@/services/reference')}(${one})}`}
          </p>
          {isEditing && <${type}Dialog ${one}={${one}} onClose={() => setIsEditing(false)} />}
        </article>
      );
    }

    ${related.components}
    ${extra.components}
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** Under the title: the signature where it says something of the record, and its state. */
function headOf(plan: AppPlan, entity: Entity, imports: Imports): string {
  const { one } = entityNames(entity);
  const { title, state, picture, moment, amount } = rolesOf(entity);
  const mark = (() => {
    const isDated = moment !== undefined && (moment.type === 'datetime' || moment.isRequired);
    if (plan.signature === 'stamp' && isDated)
      return `<${imports.component('DayStamp')} date={${one}.${moment.name}} />`;
    if (plan.signature === 'monogram' && listPageOf(plan, entity.name)?.layout === 'index')
      return `<${imports.component('Monogram')} src={${picture ? `${one}.${picture.name}` : 'null'}} name={${one}.${title.name}} className="size-20 text-2xl" />`;
    if (plan.signature === 'numeral' && amount)
      return `{${one}.${amount.name} != null && <${imports.component('BigNumeral')} value={${one}.${amount.name}} ${attribute('unit', amount.unit ?? inSentence(amount.label))} />}`;
    return '';
  })();
  if (!mark && !state) return '';
  return code`
    <div className="flex flex-wrap items-center gap-4 pt-2 empty:hidden">
      ${mark}
      ${state && elementOf(entity, state, one, imports)}
    </div>
  `;
}
