/**
 * The address of a page inside an app: `{prefix}/{pageName}?{query}` (ROUTE-06). `page` may carry its query, as generated
 * code writes it ('Expense?id=1'); spaces become hyphens. `prefix` is empty on an app's own host (ROUTE-05).
 */
export function pageUrl(page: string, prefix = ''): string {
  const queryAt = page.search(/[?#]/);
  const name = queryAt < 0 ? page : page.slice(0, queryAt);
  const rest = queryAt < 0 ? '' : page.slice(queryAt);
  return `${prefix}/${name.trim().replace(/^\/+/, '').replace(/ /g, '-')}${rest}`;
}
