import type { AppPlan, Entity } from '../plan/plan.ts';
import { code, jsxText, quote } from './code.ts';
import { addLabelOf, entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** The page's one filled button, and what stands there for those who may not add. */
export type AddAction = { hook: string; header: string; states: string };

/**
 * Private apps ask for a sign-in before the page opens, so everyone who sees it may add. Where visitors may read,
 * they are told that adding needs a sign-in; where only admins write, others see no button.
 */
export function addAction(plan: AppPlan, entity: Entity, imports: Imports): AddAction {
  if (entity.isProfile) return ownProfile(plan, entity, imports);
  const { aNoun, service } = entityNames(entity);
  imports.kit('Button', 'button');
  imports.icon('Plus');
  const button = code`
    <Button onClick={() => setIsAdding(true)}>
      <Plus /> ${jsxText(addLabelOf(entity, entity.verb === 'Book' ? 'Book' : undefined))}
    </Button>
  `;
  const { read, write } = entity.access;
  if (write === 'none') return { hook: '', header: '', states: '' };
  if (write === 'admin' || entity.rights?.add || (read === 'anonymous' && write !== 'anonymous')) {
    imports.use('useMe', '@/services/me');
    imports.use('mayAdd', `@/${service}`);
    const signIn =
      write === 'admin' || read !== 'anonymous' || entity.rights?.add
        ? 'undefined'
        : `<Button variant="outline" onClick={() => ${imports.use('User', '@/entities/User')}.login()}>Sign in to add ${aNoun}</Button>`;
    return {
      hook: 'const canAdd = mayAdd(useMe());',
      header: code`
        actions={
          query.data?.length === 0 ? undefined : canAdd ? (
            ${button}
          ) : ${signIn === 'undefined' ? 'undefined' : `(\n    ${signIn}\n  )`}
        }
      `,
      states: 'onAdd={canAdd ? () => setIsAdding(true) : undefined}',
    };
  }
  return {
    hook: '',
    header: code`
      actions={
        query.data?.length !== 0 && (
          ${button}
        )
      }
    `,
    states: 'onAdd={() => setIsAdding(true)}',
  };
}

/** Nobody adds others to a list in which each says who they are. */
function ownProfile({ pages }: AppPlan, { name }: Entity, imports: Imports): AddAction {
  const page = pages.find((one) => one.archetype === 'feature' && one.feature === 'profile' && one.entity === name);
  if (!page) return { hook: '', header: '', states: '' };
  imports.kit('Button', 'button');
  imports.use('Link', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  return {
    hook: '',
    header: code`
      actions={
        <Button asChild>
          <Link to={createPageUrl(${quote(page.name)})}>${jsxText(page.label)}</Link>
        </Button>
      }
    `,
    states: '',
  };
}
