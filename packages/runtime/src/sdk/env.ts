import { readPublishedData } from '../published/published-data.ts';

/** What the build variables of exported apps say here: this app, on this server. */
export const appVariables = (appId: string): Record<string, string> => ({
  VITE_BASE44_APP_ID: appId,
  VITE_BASE44_APP_BASE_URL: '',
  VITE_BASE44_SERVER_URL: '',
  VITE_BASE44_BACKEND_URL: '',
  VITE_BASE44_FUNCTIONS_VERSION: '',
});

let env: Record<string, string | boolean> | undefined;

/** `import.meta` in a published app. Read late: modules run before the page has started. */
export const meta = {
  url: 'app:///',
  get env() {
    env ??= {
      MODE: 'production',
      DEV: false,
      PROD: true,
      SSR: false,
      BASE_URL: '/',
      ...appVariables(readPublishedData().appId),
    };
    return env;
  },
};

/** Code that was written for another bundler reads `process.env`. */
export function provideProcess(mode: string): void {
  const page = globalThis as { process?: { env: Record<string, string> } };
  page.process ??= { env: { NODE_ENV: mode } };
}
