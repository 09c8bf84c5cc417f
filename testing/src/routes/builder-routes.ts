import { appCalls } from '@whittle/contract/apps/calls';
import { versionCalls } from '@whittle/contract/versions/calls';
import { loadPlatform } from '@whittle/server/compile/load-platform';
import { says, saysThenWaits } from '../scripted-model.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { packageRoutes } from './package-routes.ts';
import { inBuilder } from './rules.ts';
import type { World } from './world.ts';
import { zipBytes } from '../zip-bytes.ts';

const everybody = { builder: inBuilder.everybody };
const account = { builder: inBuilder.account };
const owner = { builder: inBuilder.owner };
const platformAdmin = { builder: inBuilder.platformAdmin };

let columns = 0;
const newColumn = () => ({
  params: { entity: 'Open' },
  json: { type: 'add_column_to_left', columnId: '999999', label: `column${(columns += 1)}`, dataType: 'text' },
});

const place = { versionId: 'none', file: 'pages/Home.jsx', line: 1, column: 1 };
const visualEdit = { ...place, name: 'h1', edits: [{ kind: 'delete' }], from: 'none', to: 'none' };

/** Routes of the builder's host alone. */
export const builderRoutes: RouteRow[] = [
  callRow(appCalls.list),
  callRow(appCalls.save, { prepare: { json: {} } }),
  callRow(appCalls.save, {
    when: 'naming an app that exists',
    rules: owner,
    prepare: ({ app }) => ({ json: { appId: app.id, genApp: { name: 'Test app' } } }),
  }),
  callRow(appCalls.read),
  callRow(appCalls.update, { prepare: { json: { name: 'Test app' } } }),
  callRow(appCalls.remove, { prepare: spareApp }),

  row('POST /api/imports', account, { prepare: () => ({ body: archive() }) }),
  row('GET /api/imports/:importId', owner, { prepare: waitingImport }),
  row('DELETE /api/imports/:importId', owner, { prepare: waitingImport }),
  row('POST /api/imports/:importId/apps', owner, {
    prepare: async (world) => ({ ...(await waitingImport(world)), json: {} }),
  }),

  row('GET /api/domains/ask', everybody, { letThrough: ['app-not-found'] }),
  row('GET /api/apps/:appId/domain', owner),
  row('PUT /api/apps/:appId/domain', owner, { prepare: { json: { domain: 'shop.example.org' } } }),
  row('POST /api/apps/:appId/domain/check', owner, {
    letThrough: ['domain-missing', 'domain-not-proven', 'name-server-silent'],
  }),
  row('DELETE /api/apps/:appId/domain', owner),

  callRow(versionCalls.list),
  callRow(versionCalls.files, { prepare: { params: { versionId: 'latest' } } }),
  ...[versionCalls.previewRestore, versionCalls.restore, versionCalls.undoRestore].map((call) =>
    callRow(call, { prepare: { json: {} }, letThrough: ['version-without-message', 'version-not-found'] }),
  ),
  callRow(versionCalls.name, {
    prepare: { json: { name: 'Shown to the team' } },
    letThrough: ['version-not-found'],
  }),
  callRow(versionCalls.unname),

  ...['/element', '', '/undo'].map((act) =>
    row(`POST /api/apps/:appId/visual-edits${act}`, owner, {
      prepare: { json: visualEdit },
      letThrough: ['version-not-found'],
    }),
  ),
  row('POST /api/apps/:appId/files/update', owner, {
    prepare: { json: { file: { id: 'services/note.js', content: 'export const note = 1;' } } },
  }),
  row('POST /api/apps/:appId/files/delete', owner, {
    prepare: { json: { fileId: 'services/none.js' } },
    letThrough: ['file-not-found'],
  }),
  row('POST /api/apps/:appId/files/rename', owner, {
    prepare: { json: { fileId: 'services/none.js', to: 'services/other.js' } },
    letThrough: ['file-not-found'],
  }),
  row('GET /api/apps/:appId/files/problems', owner),
  row('POST /api/apps/:appId/files/fix', owner, {
    prepare: { json: { kind: 'other', file: 'services/none.js', message: 'Nothing' } },
    letThrough: ['invalid-input'],
  }),
  row('GET /api/apps/:appId/files/references', owner, {
    prepare: { query: '?path=services/none.js' },
    letThrough: ['file-not-found'],
  }),

  row('POST /api/apps/:appId/chat', owner, {
    prepare: async (world) => {
      const call = await spareApp(world);
      return { ...call, json: { id: call.params.appId, messages: [{ role: 'user', content: 'Hello' }] } };
    },
  }),
  row('GET /api/apps/:appId/chat', owner),
  row('GET /api/apps/:appId/chat/messages', owner, { prepare: { query: '?before=none' }, letThrough: ['bad-request'] }),
  row('PATCH /api/apps/:appId/chat/queue/:queuedId', owner, {
    prepare: { params: { queuedId: 'none' }, json: { content: 'Later' } },
    letThrough: ['queued-message-gone'],
  }),
  row('DELETE /api/apps/:appId/chat/queue/:queuedId', owner, {
    prepare: { params: { queuedId: 'none' } },
    letThrough: ['queued-message-gone'],
  }),
  row('POST /api/apps/:appId/chat/queue/resume', owner),
  row('GET /api/apps/:appId/rules', owner),
  row('PUT /api/apps/:appId/rules', owner, { prepare: { json: { rules: '' } } }),
  row('GET /api/apps/:appId/live', owner),
  row('POST /api/apps/:appId/chat/stop', owner, { prepare: runningTurn }),
  row(
    'GET /api/apps/:appId/chat/:messageId/debug-log',
    { builder: inBuilder.ownerAndAdmin },
    { prepare: { params: { messageId: 'none' } } },
  ),
  row('PUT /api/apps/:appId/chat/:messageId/walk', owner, {
    prepare: { params: { messageId: 'none' } },
    letThrough: ['no-turn-running'],
  }),
  row('POST /api/apps/:appId/chat/:messageId/walk', owner, {
    prepare: {
      params: { messageId: 'none' },
      json: { walk: 1, page: 'Home', state: 'opened', errors: [], refusedCalls: 0 },
    },
    letThrough: ['no-turn-running'],
  }),
  row('POST /api/apps/:appId/chat/:messageId/access', owner, { prepare: waitingAccessRequest }),

  row('GET /api/model', account),
  row('GET /api/admin/model', platformAdmin),
  row('GET /api/admin/model/choices', platformAdmin),
  row('PUT /api/admin/model', platformAdmin, { prepare: { json: modelSettings() } }),
  row('DELETE /api/admin/model', platformAdmin),
  row('GET /api/admin/model/prices', platformAdmin),
  row('PUT /api/admin/model/prices', platformAdmin, { prepare: { json: { currency: 'EUR', prices: [] } } }),
  row('POST /api/admin/model/test', platformAdmin, { prepare: { json: modelSettings() } }),

  row('GET /api/admin/mails', platformAdmin),
  row('GET /api/admin/mails/:id', platformAdmin, { prepare: heldMail }),
  // Without a mail server there is nothing to send to.
  row('POST /api/admin/mails/:id/send', platformAdmin, { prepare: heldMail, letThrough: ['mail-not-sendable'] }),
  row('GET /api/admin/audit', platformAdmin),

  row('GET /api/apps/:appId/app-errors', owner),
  row('POST /api/apps/:appId/preview-session', owner),
  row('GET /api/apps/:appId/preview-guard', owner),
  row('POST /api/apps/:appId/preview-guard/use', owner, { prepare: { json: { versionId: 'none' } } }),
  row('POST /api/apps/:appId/preview-guard/keep', owner),
  row('POST /api/apps/:appId/preview-guard/hosts', owner, { prepare: { json: { hosts: ['api.weather.example'] } } }),
  row('POST /api/apps/:appId/preview-guard/undo', owner, { letThrough: ['nothing-to-undo'] }),
  row('POST /api/apps/:appId/publish', owner, { prepare: { json: {} } }),
  row('GET /api/apps/:appId/publication', owner),
  // The exports of one table follow each other closely.
  row('GET /api/apps/:appId/export', owner, { letThrough: ['export-running'] }),
  row('GET /api/apps/:appId/export/size', owner),
  row('POST /api/apps/:appId/access-proof', owner),
  row('GET /api/apps/:appId/entities/:entity/view', owner, { prepare: { params: { entity: 'Open' } } }),
  row('PUT /api/apps/:appId/entities/:entity/view', owner, { prepare: { params: { entity: 'Open' }, json: {} } }),
  row('POST /api/apps/:appId/entities/:entity/schema/preview', owner, {
    prepare: newColumn,
  }),
  row('GET /api/apps/:appId/entities/:entity/schema/renames', owner, { prepare: { params: { entity: 'Open' } } }),
  row('POST /api/apps/:appId/entities/:entity/schema/renames', owner, {
    prepare: { params: { entity: 'Open' }, json: { from: 'title', to: 'name' } },
    letThrough: ['invalid-input'],
  }),
  row('PUT /api/apps/:appId/entities/:entity/schema', owner, { prepare: newColumn }),
  ...packageRoutes,
  ...historyRows(),
  row('GET /api/apps/:appId/open', everybody, { when: 'leads to the app, the owner signed in' }),
  row('GET /app/:slug/*', everybody, { when: 'leads to the app' }),
  row('GET /apps/:appId/login', { builder: inBuilder.toSignIn }),
  row('GET /runtime/bundle', everybody, {
    when: 'what is published',
    prepare: ({ app }) => ({ query: `?appId=${app.id}` }),
  }),
  row('GET /runtime/bundle', { builder: inBuilder.draft }, { when: 'a later version', prepare: laterVersion }),
  row('GET /assets/vendor/:file', everybody, {
    prepare: () => ({ params: { file: loadPlatform().manifest.main } }),
  }),
  row('GET /*', everybody, { when: 'the interface' }),
];

async function heldMail({ server }: World) {
  const [to, html] = ['somebody@example.com', '<p>Hello</p>'];
  const mail = { kind: 'app-mail', subject: 'Hello', text: 'Hello', appId: null, fromName: null, expiresAt: null };
  await server.adapters.mail.send({ ...mail, to, html });
  const [row] = await server.adapters.db.$client<{ id: string }[]>`select id from mails where recipient = ${to}`;
  return { params: { id: row!.id } };
}

async function spareApp(world: World) {
  return { params: { appId: (await world.spareApp()).id } };
}

async function runningTurn(world: World) {
  const call = await spareApp(world);
  world.models.next(saysThenWaits('Working').script, says('Hello.'));
  await world.owner.send(call.params.appId, 'Hello');
  return call;
}

async function waitingAccessRequest(world: World) {
  const { params } = await spareApp(world);
  const schema = JSON.stringify({ type: 'object', properties: { text: { type: 'string' } } });
  const action = `<action type="add_entity" file="entities/Poll.json" title="Polls" permissions="anonymous/creator">${schema}</action>`;
  world.models.next(says(`<action-group title="Polls">\n${action}\n</action-group>`), says('Hello.'));
  const { reply } = await world.owner.say(params.appId, 'A poll');
  return { params: { ...params, messageId: reply.id }, json: { entity: 'Poll', answer: 'keep' } };
}

async function laterVersion(world: World) {
  const { params } = await spareApp(world);
  const file = '<action type="add_file" file="pages/New.jsx" title="Add">export default () => null;</action>';
  world.models.next(says(`<action-group title="A page">\n${file}\n</action-group>`), says('Hello.'));
  const { reply } = await world.owner.say(params.appId, 'Another page');
  return { query: `?appId=${params.appId}&versionId=${reply.annotation.versionId}` };
}

function modelSettings() {
  // Nothing listens there: saving asks nobody, and the test says that it could not reach the model.
  return { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'sk-test', model: 'none' };
}

/** Going back over records. Nothing to go back on means that the caller was let through. */
function historyRows(): RouteRow[] {
  const base = '/api/apps/:appId/history';
  const entity = `${base}/entities/:entity`;
  const now = () => ({ json: { at: new Date().toISOString(), entity: 'Nothing' } });
  const onRecord = async (world: World) => ({ params: { entity: 'Open', id: await world.record('Open') } });
  const id = '0'.repeat(24);
  return [
    row(`GET ${base}/usage`, owner),
    row(`POST ${base}/restore/preview`, owner, { prepare: now }),
    row(`POST ${base}/restore`, owner, { prepare: now }),
    row(`POST ${base}/calls/:id/undo`, owner, {
      prepare: { params: { id }, json: {} },
      letThrough: ['nothing-to-undo'],
    }),
    row(`GET ${entity}/timeline`, owner, { prepare: { params: { entity: 'Open' } } }),
    row(`POST ${entity}/undo`, owner, {
      prepare: { params: { entity: 'Nothing' }, json: {} },
      letThrough: ['nothing-to-undo'],
    }),
    row(`POST ${entity}/redo`, owner, {
      prepare: { params: { entity: 'Nothing' }, json: {} },
      letThrough: ['nothing-to-redo'],
    }),
    row(`GET ${entity}/trash`, owner, { prepare: { params: { entity: 'Open' } } }),
    row(`POST ${entity}/trash/restore`, owner, {
      prepare: { params: { entity: 'Open' }, json: { ids: [id] } },
      letThrough: ['trash-empty'],
    }),
    row(`GET ${entity}/records/:id`, owner, { prepare: onRecord }),
    row(`POST ${entity}/records/:id/restore`, owner, {
      prepare: async (world) => ({ ...(await onRecord(world)), json: { seq: Number.MAX_SAFE_INTEGER } }),
    }),
  ];
}

function archive(): FormData {
  const body = new FormData();
  const bytes = zipBytes({ 'pages/Home.jsx': 'export default function Home() { return null }' });
  body.append('file', new File([new Uint8Array(bytes)], 'app.zip'));
  return body;
}

async function waitingImport({ owner }: World) {
  const { importId } = await owner.json<{ importId: string }>('/api/imports', { method: 'POST', body: archive() });
  return { params: { importId } };
}
