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
