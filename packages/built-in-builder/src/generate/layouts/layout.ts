import type { AppPlan, Entity, ListPage } from '../../plan/plan.ts';
import { entityNames, type EntityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** What a list's rows are generated from. */
export type LayoutContext = {
  plan: AppPlan;
  entity: Entity;
  page: ListPage;
  names: EntityNames;
  imports: Imports;
  /** Expression for the address of a record's page. */
  href: string;
};

/** A component of the app: its name, its source, the props that the list page gives it, and what else it needs. */
export type Layout = { component: string; source: string; props: string; templates: string[] };

export function layoutContext(plan: AppPlan, entity: Entity, page: ListPage): LayoutContext {
  const names = entityNames(entity);
  return {
    plan,
    entity,
    page,
    names,
    imports: new Imports(),
    href: `createPageUrl('${names.type}Detail?id=' + ${names.one}.id)`,
  };
}

export const linkImports = (imports: Imports): void => {
  imports.use('Link', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
};

export const withImports = (imports: Imports, body: string): string => `${imports.toString()}\n\n${body}`;
