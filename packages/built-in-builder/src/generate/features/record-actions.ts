import type { AppPlan, Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import type { Imports } from '../imports.ts';

/** Buttons on a record's page beside edit and delete, for everybody who sees it. */
export type RecordActions = { hooks: string[]; buttons: string[]; components: string[] };

export function recordActionsOf(plan: AppPlan, entity: Entity, imports: Imports): RecordActions {
  const { one, many } = entityNames(entity);
  const { title, amount } = rolesOf(entity);
  const parts: RecordActions = { hooks: [], buttons: [], components: [] };
  // what was uploaded is downloaded as it is
  for (const file of entity.fields.filter(({ type }) => type === 'file').slice(0, 2))
    parts.buttons.push(
      `<${imports.component('FileLink')} href={${one}.${file.name}} title={${one}.${title.name}} isButton />`,
    );
  for (const action of entity.actions ?? [])
    switch (action) {
      case 'share':
        parts.buttons.push(`<${imports.component('ShareButton')} title={${one}.${title.name}} />`);
        break;
      case 'download': {
        if (entity.fields.some(({ type }) => type === 'file')) break;
        const facts = entity.fields
          .filter(({ type }) => !['image', 'file', 'days', 'reference'].includes(type))
          .map((field) => `[${quote(field.label)}, ${one}.${field.name}]`);
        parts.buttons.push(
          `<${imports.component('DownloadButton')} title={${one}.${title.name}} facts={[${facts.join(', ')}]} />`,
        );
        break;
      }
      case 'print':
        parts.buttons.push(`<${imports.component('PrintButton')} />`);
        break;
      case 'cart':
        if (amount)
          parts.buttons.push(
            `<${imports.component('AddToCart')} item={{ id: ${one}.id, name: ${one}.${title.name}, price: ${one}.${amount.name} ?? 0 }} />`,
          );
        break;
      case 'favourite':
      case 'like': {
        const mark = action === 'like' ? 'Like' : 'Favourite';
        const part = marked(plan, entity, mark, imports);
        if (part) {
          parts.buttons.push(`<${mark} record={${one}} me={me} />`);
          parts.components.push(part);
        }
        break;
      }
    }
  const write = writeTo(plan, entity, imports);
  if (write) parts.buttons.push(write);
  const keepsHistory = plan.pages.some(
    (page) => page.archetype === 'feature' && page.feature === 'history' && page.entity === entity.name,
  );
  if (keepsHistory)
    parts.hooks.push(`${imports.use('useSeen', '@/services/kept')}(${quote(`seen-${many}`)}, ${one}?.id);`);
  return parts;
}

/** Where people write to each other, the way to whoever added what is shown. */
function writeTo({ pages, entities }: AppPlan, entity: Entity, imports: Imports): string | null {
  const isBetweenTwo = (name: string) => entities.some((one) => one.name === name && one.isBetweenTwo);
  const chat = pages.find((page) => page.archetype === 'feature' && page.feature === 'chat' && isBetweenTwo(page.entity)); // prettier-ignore
  const isOthers = entity.access.write === 'creator' && entity.access.read !== 'creator' && !entity.verb && !entity.name.startsWith('Chat'); // prettier-ignore
  if (!chat || !isOthers) return null;
  const { one } = entityNames(entity);
  imports.use('Link', 'react-router-dom');
  const to = `createPageUrl(${quote(`${chat.name}?with=`)} + ${one}.created_by_id + '&name=' + encodeURIComponent(${one}.${rolesOf(entity).title.name}))`;
  return code`
    {(${one}.created_by_id !== me?.id || ${one}.is_sample) && (
      <Button asChild>
        <Link to={${to}}>${entity.isProfile ? 'Send a message' : 'Write to who added this'}</Link>
      </Button>
    )}
  `;
}

/** The heart that keeps a record among one's favourites; the thumb that likes it and shows how many do. */
function marked(plan: AppPlan, entity: Entity, mark: 'Favourite' | 'Like', imports: Imports): string | null {
  const marks = plan.entities.find(
    ({ name, fields }) => name === mark && fields.some(({ reference }) => reference === entity.name),
  );
  if (!marks) return null;
  const names = entityNames(marks);
  const field = marks.fields.find(({ reference }) => reference === entity.name)!;
  for (const name of [`use${names.Many}`, `useSave${names.type}`, `useDelete${names.type}`])
    imports.use(name, `@/${names.service}`);
  imports.component(`${mark}Button`);
  return code`
    function ${mark}({ record, me }) {
      const { data: kept = [] } = use${names.Many}();
      const save = useSave${names.type}();
      const remove = useDelete${names.type}();
      const own = kept.find((one) => one.${field.name} === record.id && one.created_by_id === me?.id);
      return (
        <${mark}Button
          isKept={Boolean(own)}
          ${mark === 'Like' && `count={kept.filter((one) => one.${field.name} === record.id).length}`}
          onToggle={() =>
            own
              ? remove.mutateAsync(own.id)
              : save.mutateAsync({ ${rolesOf(marks).title.name}: record.${rolesOf(entity).title.name}, ${field.name}: record.id })
          }
        />
      );
    }

  `;
}
