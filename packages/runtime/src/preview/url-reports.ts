const pauseMs = 100;

type Report = (url: string, pageName: string | null) => void;

/** Tells the first address at once and then the newest of each pause: an app may change it a thousand times a second. */
export function createUrlReports(report: Report): Report {
  let waiting: Parameters<Report> | null = null;
  let isPausing = false;
  const later = window.setTimeout.bind(window);
  const tell: Report = (url, pageName) => {
    if (isPausing) {
      waiting = [url, pageName];
      return;
    }
    isPausing = true;
    report(url, pageName);
    later(() => {
      isPausing = false;
      const next = waiting;
      waiting = null;
      if (next) tell(...next);
    }, pauseMs);
  };
  return tell;
}
