/** Parameters that say where a visitor came from, never which page it is. */
const tracking = /^(?:utm_\w+|gclid|fbclid|mc_[ce]id|ref)$/i;
const pathMaxChars = 300;
/** A path that repeats a part more often leads in circles. */
const repeatsMax = 2;

export type Found = { address: string; depth: number };

/** The pages of one site that are still to be read, nearest to the first one first; each only once. */
export function createCrawlQueue(start: string, depthMax: number) {
  const seen = new Set<string>();
  const waiting: Found[] = [];
  let site = siteOf(start);

  return {
    /** Whether the page was new. */
    add(address: string, depth: number): boolean {
      const page = pageAddress(address);
      if (page === null || depth > depthMax || siteOf(page) !== site || seen.has(page)) return false;
      seen.add(page);
      waiting.push({ address: page, depth });
      return true;
    },
    /** A page turned out to be at this address. False when that one was read already, or is none of the site. */
    isNew(address: string): boolean {
      const page = pageAddress(address);
      if (page === null || siteOf(page) !== site || seen.has(page)) return false;
      seen.add(page);
      return true;
    },
    isOfSite(address: string): boolean {
      const page = pageAddress(address);
      return page !== null && siteOf(page) === site;
    },
    next: (): Found | undefined => waiting.shift(),
    /** The first page leads to another host: that is the site. */
    moveTo(address: string) {
      site = siteOf(address);
    },
    waiting: () => waiting.length,
  };
}

/** One spelling for each page; null for what is no page of the web or leads in circles. */
export function pageAddress(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const isCircle = parts.some((part) => parts.filter((other) => other === part).length > repeatsMax);
  return isCircle || url.pathname.length + url.search.length > pathMaxChars ? null : url.href;
}

const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '');
