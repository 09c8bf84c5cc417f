import { call, callServer } from './request.ts';
import { currentSession } from './session.ts';

type Properties = Record<string, unknown>;
type TrackedEvent = { event_name: string; properties?: Properties; timestamp: string; page_url: string };

const batchSize = 30;
const waitMs = 1_000;
const mostWaiting = 1_000;
const waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Events of the app's own. They travel in batches, and nothing of the page fails when they do not arrive. */
export const analytics = {
  track({ eventName, properties }: { eventName: string; properties?: Properties }): void {
    if (waiting.length >= mostWaiting || typeof eventName !== 'string') return;
    const timestamp = new Date().toISOString();
    waiting.push({ event_name: eventName, properties, timestamp, page_url: window.location.pathname });
    timer ??= setTimeout(() => void flush(), waitMs);
  },
  cleanup(): void {
    clearTimeout(timer);
    timer = undefined;
  },
};

async function flush(): Promise<void> {
  timer = undefined;
  const events = waiting.splice(0, batchSize);
  if (waiting.length > 0) timer = setTimeout(() => void flush(), waitMs);
  await call('POST', '/analytics/track/batch', { body: { events }, isQuietAboutSignIn: true }).catch(() => {});
}

const logs = () => `/api/app-logs/${currentSession().appId}`;

/** Who came to which page. */
export const appLogs = {
  logUserInApp: async (page: string): Promise<void> => {
    const path = `${logs()}/log-user-in-app/${encodeURIComponent(page || 'Home')}`;
    await callServer('POST', path, { isQuietAboutSignIn: true }).catch(() => {});
  },
  fetchLogs: (params: Record<string, string | number> = {}) => callServer<unknown>('GET', logs(), { query: params }),
  getStats: (params: Record<string, string | number> = {}) =>
    callServer<unknown>('GET', `${logs()}/stats`, { query: params }),
};
