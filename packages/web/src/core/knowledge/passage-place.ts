import type { Passage } from '@whittle/contract/knowledge/context-item';
import { contextItemTexts as texts } from './context-items.texts.ts';

/** Where a passage stands: its headings, and its page, row, or the first of its rows. */
export function placeOf({ titlePath, page, row, text }: Pick<Passage, 'titlePath' | 'page' | 'row' | 'text'>): string {
  const headings = titlePath.filter((title, at) => title !== titlePath[at - 1]);
  const place =
    page !== null ? [texts.page(page)] : row !== null ? [(text.includes('\n') ? texts.fromRow : texts.row)(row)] : [];
  return [...headings, ...place].join(' › ');
}
