export type Row = Record<string, unknown>;
/** `-created_date`, several with commas or as a list, or the way of databases: `{ created_date: -1 }`. */
export type Sort = string | string[] | Record<string, unknown> | null | undefined;
export type Fields = string | string[];
/** One page of records, or of the distinct values of a field. */
export type PageWish = {
  sort?: Sort;
  limit?: number;
  skip?: number;
  cursor?: string;
  fields?: Fields;
  distinct?: string;
};
export type Page = { items: unknown[]; next_cursor?: string | null; has_more?: boolean };

const wishes = new Set(['sort', 'limit', 'skip', 'cursor', 'fields', 'distinct']);
const directions = new Map<unknown, string>([
  ...([1, '1', 'asc', 'ascending'] as const).map((word) => [word, ''] as const),
  ...([-1, '-1', 'desc', 'descending'] as const).map((word) => [word, '-'] as const),
]);

export const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object asks for a page, as newer client libraries take it in the place of the sort. */
export const isPageWish = (value: unknown): value is PageWish =>
  isObject(value) && Object.keys(value).some((key) => wishes.has(key));

/** Whether an object says by which fields to sort. */
export const isSortObject = (value: unknown): value is Row =>
  isObject(value) && Object.values(value).every((direction) => directions.has(direction));

export function sortText(sort: Sort): string | undefined {
  if (Array.isArray(sort)) return sort.join(',') || undefined;
  if (!isObject(sort)) return sort ?? undefined;
  const fields = Object.entries(sort).filter(([, direction]) => directions.has(direction));
  return fields.map(([field, direction]) => directions.get(direction)! + field).join(',') || undefined;
}

/**
 * A page for code of every age: the array of its records, as the first client libraries answered them, with what the newer
 * ones put around them.
 */
export const asPage = (page: Page): unknown[] => Object.assign([...page.items], page, { data: page.items });
