import type { AppSummary } from '@whittle/contract/apps';

export type AppSort = 'edited' | 'name' | 'created';

const orders: Record<AppSort, (a: AppSummary, b: AppSummary) => number> = {
  edited: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true, sensitivity: 'base' }),
};

/** The apps whose name or address holds the text, in the chosen order. */
export function findApps(apps: readonly AppSummary[], text: string, sort: AppSort): AppSummary[] {
  const wanted = text.trim().toLocaleLowerCase();
  return apps
    .filter((app) => app.name.toLocaleLowerCase().includes(wanted) || app.slug.includes(wanted))
    .sort(orders[sort]);
}
