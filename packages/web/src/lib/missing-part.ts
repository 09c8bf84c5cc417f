/** How browsers say that a part of the page's code could not be fetched: the network is gone, or a newer release is there. */
const sentences = /dynamically imported module|importing a module script failed|unable to preload/i;

export const isMissingPart = (error: unknown): boolean => error instanceof Error && sentences.test(error.message);

const askEveryMs = 1_000;
const loopMs = 10_000;
const lastKey = 'whittle-reloaded-at';

/**
 * Loads the page again once the server answers. Not twice within ten seconds: a part that is missing for another reason
 * must not make the page spin. Answers what stops it.
 */
export function reloadWhenReachable(): () => void {
  const timer = setInterval(() => {
    void fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => {
        const last = Number(sessionStorage.getItem(lastKey) ?? 0);
        if (!ok || Date.now() - last < loopMs) return;
        sessionStorage.setItem(lastKey, String(Date.now()));
        location.reload();
      },
      () => undefined,
    );
  }, askEveryMs);
  return () => clearInterval(timer);
}

/**
 * Fetches a part; while the network is gone it waits and asks again, since whatever else is on the screen may hold what
 * somebody typed. Rejects when the server answers and the part is missing all the same, as after a new release.
 */
export async function fetchedOnline<Part>(load: () => Promise<Part>, onWait: () => void): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPart(error) || (await isAnswering())) throw error;
  }
  onWait();
  do await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  while (!(await isAnswering()));
  return load();
}

const isAnswering = () =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks for a part until it is there; what stands in its place meanwhile stays. */
export async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingPart(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  }
}
