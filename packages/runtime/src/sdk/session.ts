/** Whose calls these are: set once when the page starts. */
export type AppSession = {
  appId: string;
  /** Where the calls go; without it to the page's own host. */
  serverUrl?: string;
  /** What runs there is tried by who builds the app. */
  isPreview?: boolean;
  /** Null for a stranger. */
  token: string | null;
  /** Where people see what the app holds of them. */
  accountPath?: string;
  /** Gets a fresh token where the page can have one without asking the person; null when it cannot. */
  renewToken(): Promise<string | null>;
  /** Called when a call needs somebody to be signed in; may leave the page and come back to `next`. */
  onSignInNeeded(next?: string): void;
  /** Forgets who is signed in; leads to `next`. */
  onSignOut(next: string): void;
  saveToken(token: string): void;
  /** What to say when no answer came, where more is known than that; may show it on the page too. */
  explainNoAnswer?(): string;
};

let session: AppSession | null = null;

/** The kit reads it there: its parts also run in pages that never started a session, so they cannot import this. */
const onThePage = Symbol.for('whittle.session');

export function startSession(next: AppSession): void {
  session = next;
  Object.defineProperty(globalThis, onThePage, { value: next, configurable: true });
}

export function currentSession(): AppSession {
  if (!session) throw new Error('The app has not started yet.');
  return session;
}

/** Where addresses of uploads lead. */
export const fileHost = (): string => currentSession().serverUrl ?? globalThis.location?.origin ?? '';
