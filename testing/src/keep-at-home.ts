import type { BrowserContext } from '@playwright/test';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers everything outside this machine with nothing, so that an app's pictures and fonts cannot fail for want of a network. */
export async function keepAtHome(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !/(?:^|\.)localhost$/.test(url.hostname) && /^https?:$/.test(url.protocol),
    (route) => {
      const type = route.request().resourceType();
      if (type === 'image') return route.fulfill({ status: 200, contentType: 'image/png', body: pixel });
      const headers = { 'access-control-allow-origin': '*' };
      if (type === 'stylesheet') return route.fulfill({ status: 200, contentType: 'text/css', body: '', headers });
      if (type === 'script') return route.fulfill({ status: 200, contentType: 'text/javascript', body: '', headers });
      return route.fulfill({ status: 200, contentType: 'application/json', body: '{}', headers });
    },
  );
}
