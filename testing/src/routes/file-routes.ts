import type { Upload } from '@whittle/contract/uploads';
import { uploadCalls } from '@whittle/contract/uploads/calls';
import { addressOf } from './address.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { inBuilder, inPreview, inPublished } from './rules.ts';
import type { World } from './world.ts';

const everybody = { preview: inPreview.everybody, published: inPublished.everybody };

/** Uploaded files, and files that records come from and go to: in the builder, and on the hosts of apps. */
export const fileRoutes: RouteRow[] = [
  ...['/api/apps', '/live_api/apps', '/api/live_api/apps', '/apps'].map((path) =>
    row(
      `POST ${path}/:appId/entities/:entity/import`,
      { builder: inBuilder.data, preview: inPreview.owner, published: inPublished.person },
      { prepare: () => ({ params: { entity: 'Shared' }, body: file('rows.csv', 'text\nimported\n') }) },
    ),
  ),
  row(
    'POST /api/apps/:appId/entities/:entity/csv-mapping',
    { builder: inBuilder.data },
    {
      prepare: { params: { entity: 'Shared' }, json: { headers: ['text'], sampleRows: [] } },
      letThrough: ['csv-mapping-failed'],
    },
  ),
  row(
    'GET /api/apps/:appId/entities/:entity/export.csv',
    { builder: inBuilder.data },
    { prepare: { params: { entity: 'Shared' } } },
  ),
  row(
    'POST /api/uploads',
    { builder: inBuilder.data },
    {
      prepare: ({ app }) => ({ query: `?appId=${app.id}`, body: file() }),
    },
  ),
  callRow(uploadCalls.removeInBuilder, {
    rules: { builder: inBuilder.ownerAlone },
    prepare: async (world) => ({ params: { id: (await upload(world)).id } }),
  }),
  callRow(uploadCalls.remove, {
    when: 'a file of the owner',
    rules: { preview: inPreview.owner, published: inPublished.changeHidden },
    prepare: async (world) => ({ params: { id: (await upload(world)).id } }),
  }),
  row('GET /files/:id/:name', everybody, {
    when: 'whoever has the address',
    prepare: async (world) => ({ params: { id: (await upload(world)).id, name: 'hello.txt' } }),
  }),
  row('GET /files/private/:id/:name', everybody, { when: 'whoever has a signed link', prepare: signedLink }),
];

function file(name = 'hello.txt', content = 'hello'): FormData {
  const body = new FormData();
  body.append('file', new File([content], name, { type: 'text/plain' }));
  return body;
}

const upload = ({ app, owner }: World) =>
  owner.json<Upload>(`/api/uploads?appId=${app.id}`, { method: 'POST', body: file(), headers: addressOf() });

async function signedLink({ app, owner }: World) {
  const core = `/api/apps/${app.id}/integration-endpoints/Core`;
  const { file_uri } = await owner.json<{ file_uri: string }>(`${core}/UploadPrivateFile`, {
    method: 'POST',
    body: file(),
    headers: addressOf(),
  });
  const { signed_url } = await owner.json<{ signed_url: string }>(`${core}/CreateFileSignedUrl`, {
    json: { file_uri },
    headers: addressOf(),
  });
  const { pathname, search } = new URL(signed_url, 'http://app');
  return { params: { id: pathname.split('/')[3]!, name: 'hello.txt' }, query: search };
}
