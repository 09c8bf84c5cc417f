const path = '/_whittle/visit';

/**
 * Tells the app's owner that a page was opened (ANALYTICS-03): the path and where it was reached from, without a cookie and
 * once the page is shown. Says nothing where the browser asks not to be followed, and of a page that nobody sees.
 */
export function createVisits(): (url: string) => void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl === true) return () => {};
  let referrer = document.referrer;
  let last: string | null = null;

  const tell = (page: string) => {
    const body = new Blob([JSON.stringify({ path: page, referrer })], { type: 'application/json' });
    referrer = '';
    navigator.sendBeacon(path, body);
  };

  return (url) => {
    const page = url.split(/[?#]/, 1)[0]!;
    if (page === last) return;
    last = page;
    whenSeen(() => tell(page));
  };
}

/** Pages that a browser loads ahead, or in a tab behind others, are opened when somebody looks at them. */
function whenSeen(work: () => void): void {
  if (document.visibilityState === 'visible') return afterLoad(work);
  document.addEventListener('visibilitychange', () => afterLoad(work), { once: true });
}

const afterLoad = (work: () => void) =>
  document.readyState === 'complete' ? work() : window.addEventListener('load', work, { once: true });
