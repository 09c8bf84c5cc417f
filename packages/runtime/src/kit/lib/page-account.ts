/** What the page's start left about who is here; see `startSession`. The kit also runs where nothing was started. */
type PageSession = {
  appId: string;
  serverUrl?: string;
  token: string | null;
  /** Where people see what the app holds of them; only a published app has such a page. */
  accountPath?: string;
  onSignInNeeded(next?: string): void;
  onSignOut(next: string): void;
};

export type Person = { email: string; full_name?: string | null };

const session = (): PageSession | null =>
  ((globalThis as Record<symbol, unknown>)[Symbol.for('whittle.session')] as PageSession | undefined) ?? null;

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Whether the page knows of accounts at all, and whether somebody is signed in on it. */
export const accountState = (): 'none' | 'visitor' | 'person' => {
  const current = session();
  if (current === null) return 'none';
  return current.token === null ? 'visitor' : 'person';
};

/** Leads to the app's sign-in page and back to where the person is now. */
export const signIn = (): void => session()?.onSignInNeeded(here());

/** Signs out and stays on this page, as far as a visitor may see it. */
export const signOut = (): void => session()?.onSignOut(here());

/** The page about whoever is signed in; null where there is none. */
export const accountPath = (): string | null => session()?.accountPath ?? null;

/** Who is signed in; null when that cannot be found out. */
export async function readPerson(): Promise<Person | null> {
  const current = session();
  if (!current?.token) return null;
  try {
    const response = await fetch(`${current.serverUrl ?? ''}/api/apps/${current.appId}/entities/User/me`, {
      headers: { accept: 'application/json', authorization: `Bearer ${current.token}` },
    });
    return response.ok ? ((await response.json()) as Person) : null;
  } catch {
    return null;
  }
}
