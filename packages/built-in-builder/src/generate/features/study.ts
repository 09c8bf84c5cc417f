import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** Flashcards of an entity: its first text in front, its second behind, by deck where cards have one. */
export function studyPage(plan: AppPlan, page: FeaturePage): string {
  const imports = new Imports();
  const entity = entityOf(plan, page.entity);
  const { one, many, Many, service } = entityNames(entity);
  const { title } = rolesOf(entity);
  const back = entity.fields.find((field) => field !== title && /text/.test(field.type)) ?? title;
  const deck = entity.fields.find(({ type }) => type === 'reference');
  const decks = deck && entityOf(plan, deck.reference!);
  imports.kit('PageHeader', 'page-header');
  imports.component('Flashcards');
  imports.use(`use${Many}`, `@/${service}`);
  if (decks) imports.use(`use${entityNames(decks).Many}`, `@/${entityNames(decks).service}`);
  const body = code`
    export default function ${page.name}Page() {
      const { data: ${many} = [] } = use${Many}();
      ${decks && `const { data: stacks = [] } = use${entityNames(decks).Many}();`}
      const faces = ${many}.map((${one}) => ({ id: ${one}.id, front: ${one}.${title.name}, back: ${one}.${back.name}${deck ? `, deck: ${one}.${deck.name}` : ''} }));
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <Flashcards cards={faces} ${decks && `decks={stacks.map((deck) => ({ value: deck.id, label: deck.${rolesOf(decks).title.name} }))}`} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
