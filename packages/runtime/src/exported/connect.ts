import { startSession } from '../sdk/session.ts';
import { exportedSession, type Place } from './exported-session.ts';
import { finishSignIn } from './sign-in-redirect.ts';

/** Connects an exported app to the server that keeps its data; calls of the app work from then on. */
export async function connect({ serverUrl, appId }: Partial<Place>): Promise<void> {
  if (!serverUrl || !appId) {
    throw new Error(
      'Set VITE_WHITTLE_URL and VITE_WHITTLE_APP_ID in .env: the address of the app on its server, and its id.',
    );
  }
  provideProcess();
  const place = { serverUrl: new URL(serverUrl).origin, appId };
  const session = exportedSession(place);
  startSession(session);
  await finishSignIn(place, session);
}

/** Code that was written for another bundler reads `process.env`. */
function provideProcess(): void {
  const page = globalThis as { process?: { env: Record<string, string> } };
  page.process ??= { env: {} };
}
