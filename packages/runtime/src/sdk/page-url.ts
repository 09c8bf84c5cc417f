import { pageUrl } from '@whittle/domain/publishing/page-url';

/** The address of a page; its query may follow the name: `createPageUrl('Expense?id=1')`. */
export const createPageUrl = (page: string): string => pageUrl(String(page));
export default createPageUrl;
