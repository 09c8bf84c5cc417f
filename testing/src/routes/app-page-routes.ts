import { analyticsCalls } from '@whittle/contract/analytics/calls';
import { previewPageCalls } from '@whittle/contract/preview/calls';
import { loadPlatform } from '@whittle/server/compile/load-platform';
import { fontFiles } from '@whittle/runtime/kit/fonts.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { inPreview, inPublished } from './rules.ts';
import type { World } from './world.ts';

const everybody = { preview: inPreview.everybody, published: inPublished.everybody };
/** Routes of the hosts of apps: pages, what pages load, and the ways in. */
export const appPageRoutes: RouteRow[] = [
  row('GET /_whittle/fonts/:file', everybody, { prepare: { params: { file: [...fontFiles.keys()][0]! } } }),

  callRow(previewPageCalls.token),
  row('GET /_whittle/enter', { preview: inPreview.owner }, { when: 'without a code' }),
  row('GET /_whittle/enter', { preview: inPreview.everybody }, { when: 'with a fresh code', prepare: previewCode }),
  row('GET /_whittle/tool-page/part.js', everybody),
  row('GET /_whittle/tool-page/embed.js', everybody),
  row('GET /_whittle/tool-page/:file', everybody, { prepare: { params: { file: loadPlatform().manifest.toolPage } } }),
  row(
    'GET /tool/:toolPath',
    { preview: inPreview.owner, published: inPublished.everybody },
    { prepare: { params: { toolPath: 'greeting' } } },
  ),
  ...['app.webmanifest', 'icon.svg'].map((file) =>
    row(
      `GET /tool/:toolPath/${file}`,
      { preview: inPreview.owner, published: inPublished.everybody },
      { prepare: { params: { toolPath: 'greeting' } } },
    ),
  ),
  row('GET /', { preview: inPreview.owner, published: inPublished.everybody }, { when: 'the main page' }),
  row('GET /*', { preview: inPreview.owner, published: inPublished.everybody }, { when: 'a page' }),

  row('GET /_whittle/enter', { published: inPublished.everybody }, { when: 'leads to the app, whatever the code' }),
  // To an address that the app's owner did not name.
  row('GET /_whittle/leave', { published: inPublished.everybody }, { letThrough: ['return-not-allowed'] }),
  // Its session is the cookie of pages; these callers have none.
  row('GET /_whittle/account', { published: inPublished.toSignIn }),
  row('GET /login', { published: inPublished.everybody }),
  row('GET /apps/:appId/login', { published: inPublished.everybody }),
  callRow(analyticsCalls.visit, { prepare: { json: { path: '/' } } }),
  row('GET /manifest.webmanifest', { published: inPublished.everybody }),
  row('GET /_whittle/icon.svg', { published: inPublished.everybody }),
  row('GET /assets/:name', { published: inPublished.everybody }, { prepare: publishedAsset }),
];

async function previewCode({ owner, app }: World) {
  const { url } = await owner.json<{ url: string }>(`/api/apps/${app.id}/preview-session`, { method: 'POST' });
  return { query: new URL(url).search };
}

async function publishedAsset({ server, app }: World) {
  const page = await (await server.request('/', { host: app.publishedHost })).text();
  return { params: { name: /\/assets\/([\w.-]+)/.exec(page)![1]! } };
}
