import { useSearchParams } from 'react-router-dom';

/**
 * Search, filters and order of a list, kept in the address so that a link or Back brings them back.
 * `searchIn` gives the texts of a record, `filters` a test per filter, `sorts` a comparison per order; the first is usual.
 */
export function useListState({ searchIn, filters, sorts }) {
  const [params, setParams] = useSearchParams();
  const set = (name, value) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );

  const query = params.get('q') ?? '';
  const usualSort = Object.keys(sorts)[0];
  const sort = sorts[params.get('sort')] ? params.get('sort') : usualSort;
  const chosen = Object.keys(filters).filter((name) => params.get(name));

  const apply = (records) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return records
      .filter((record) => {
        const text = searchIn(record).filter(Boolean).join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .filter((record) => chosen.every((name) => filters[name](record, params.get(name))))
      .sort(sorts[sort].compare);
  };

  return {
    query,
    setQuery: (value) => set('q', value),
    filter: (name) => params.get(name) ?? '',
    setFilter: set,
    sort,
    setSort: (value) => set('sort', value === usualSort ? '' : value),
    sortOptions: Object.entries(sorts).map(([value, { label }]) => ({ value, label })),
    isFiltered: query !== '' || chosen.length > 0,
    clear: () => setParams({}, { replace: true }),
    apply,
  };
}

/** The values that occur, as choices of a filter. */
export const choicesOf = (records, valueOf) =>
  [...new Set(records.map(valueOf).filter(Boolean))]
    .sort((a, b) => String(a).localeCompare(String(b), undefined, { numeric: true }))
    .map((value) => ({ value, label: value }));

/** Compares texts the way people do, empty ones last. */
export const compareText = (textOf) => (a, b) => {
  const [left, right] = [textOf(a) ?? '', textOf(b) ?? ''];
  if (!left || !right) return Number(!left) - Number(!right);
  return String(left).localeCompare(String(right), undefined, { numeric: true });
};

/** Compares dates and numbers, empty ones last; `direction` is 1 or -1. */
export const compareValue =
  (valueOf, direction = 1) =>
  (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    const isEmpty = (value) => value === undefined || value === null || value === '';
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return left < right ? -direction : left > right ? direction : 0;
  };

/** Compares as given, but what passes the test stands after all the rest. */
export const lastIf = (test, compare) => (a, b) => Number(test(a)) - Number(test(b)) || compare(a, b);

/** Compares by the first; what is equal there by the next. */
export const inTurn = (first, next) => (a, b) => first(a, b) || next(a, b);
