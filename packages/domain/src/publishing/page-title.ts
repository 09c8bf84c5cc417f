/** `admin/OrderDetail` in words: `Order Detail`. */
const inWords = (page: string) =>
  page
    .slice(page.lastIndexOf('/') + 1)
    .replace(/[-_]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2');

/** What a browser's tab says: the page and the app; the main page goes by the app's name. */
export const pageTitle = (app: string, { page, mainPage }: { page: string | null; mainPage: string | null }): string =>
  page === null || page === mainPage ? app : `${inWords(page)} · ${app}`;
