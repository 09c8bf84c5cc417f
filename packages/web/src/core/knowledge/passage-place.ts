import type { Passage } from '@whittle/contract/knowledge/context-item';
import { contextItemTexts as texts } from './context-items.texts.ts';

/** Where a passage stands: its headings, and its page or row. */
export function placeOf({ titlePath, page, row }: Pick<Passage, 'titlePath' | 'page' | 'row'>): string {
  const headings = titlePath.filter((title, at) => title !== titlePath[at - 1]);
  const place = page !== null ? [texts.page(page)] : row !== null ? [texts.row(row)] : [];
  return [...headings, ...place].join(' › ');
}
