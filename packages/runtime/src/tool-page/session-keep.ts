/** What this tab keeps. Browsers may keep nothing for a page that another site shows; then a reload begins anew. */
export const sessionKeep = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // As above.
    }
  },
};

const runsMax = 10;

/** The runs that this tab began, the newest first. */
export const sessionRuns = {
  list: (key: string): string[] => sessionKeep.get(key)?.split(' ') ?? [],
  add(key: string, runId: string): void {
    const runs = [runId, ...sessionRuns.list(key).filter((one) => one !== runId)];
    sessionKeep.set(key, runs.slice(0, runsMax).join(' '));
  },
};

export const runsKey = ({ appId, tool }: { appId: string; tool: { id: string } }): string =>
  `whittle-runs:${appId}:${tool.id}`;
