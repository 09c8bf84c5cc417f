import { appTemplateCalls, templateCategoryCalls } from '@whittle/contract/app-templates/calls';
import { appSettingsCalls } from '@whittle/contract/app-settings/calls';
import { analyticsCalls } from '@whittle/contract/analytics/calls';
import { appCalls } from '@whittle/contract/apps/calls';
import { chatCalls } from '@whittle/contract/chat/calls';
import { codeCalls, visualEditCalls } from '@whittle/contract/code/calls';
import { collaboratorCalls } from '@whittle/contract/collaborators/calls';
import { domainCalls } from '@whittle/contract/domains/calls';
import { exportCalls } from '@whittle/contract/exports/calls';
import { importCalls } from '@whittle/contract/imports/calls';
import { mailCalls } from '@whittle/contract/mail/calls';
import { modelCalls } from '@whittle/contract/models/calls';
import { ownKeyCalls } from '@whittle/contract/models/own-keys-calls';
import { previewCalls } from '@whittle/contract/preview/calls';
import { publishingCalls } from '@whittle/contract/publishing/calls';
import { recordPanelCalls } from '@whittle/contract/records/builder-calls';
import { historyCalls } from '@whittle/contract/records/history-calls';
import { batchCalls } from '@whittle/contract/repair-lab/batch-calls';
import { repairLabCalls } from '@whittle/contract/repair-lab/calls';
import { versionCalls } from '@whittle/contract/versions/calls';
import { loadPlatform } from '@whittle/server/compile/load-platform';
import { says, saysThenWaits } from '../scripted-model.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { connectorRoutes } from './package-routes.ts';
import { inBuilder } from './rules.ts';
import type { World } from './world.ts';
import { zipBytes } from '../zip-bytes.ts';

const everybody = { builder: inBuilder.everybody };
const owner = { builder: inBuilder.owner };
const ownerAlone = { builder: inBuilder.ownerAlone };

let columns = 0;
const newColumn = () => ({
  params: { entity: 'Open' },
  json: { type: 'add_column_to_left', columnId: '999999', label: `column${(columns += 1)}`, dataType: 'text' },
});

const place = { versionId: 'none', file: 'pages/Home.jsx', line: 1, column: 1 };
/** The head of a WebP of 640 × 480. */
const pictureHead = Buffer.from('524946461600000057454250565038580a000000000000007f0200df0100', 'hex');
const picture = { versionId: 'none', image: pictureHead.toString('base64') };
const visualEdit = { ...place, name: 'h1', edits: [{ kind: 'delete' }], from: 'none', to: 'none' };

/** Routes of the builder's host alone. */
export const builderRoutes: RouteRow[] = [
  callRow(appCalls.save, { prepare: { json: {} } }),
  callRow(appCalls.save, {
    when: 'naming an app that exists',
    rules: owner,
    prepare: ({ app }) => ({ json: { appId: app.id, genApp: { name: 'Test app' } } }),
  }),
  callRow(appCalls.update, { prepare: { json: { name: 'Test app' } } }),
  callRow(appCalls.readPicture),
  callRow(appCalls.keepPicture, { prepare: { json: picture } }),
  callRow(appCalls.remove, { prepare: spareApp }),

  callRow(appSettingsCalls.saveSettings, { prepare: { json: { appSettings: { supportEmail: 'help@example.com' } } } }),
  callRow(appSettingsCalls.saveStyle, { prepare: { json: { appStyle: { styleName: 'dark' } } } }),
  callRow(appSettingsCalls.saveTexts, { prepare: { json: { appTexts: { welcomeMessage: 'Hello' } } } }),
  callRow(appSettingsCalls.saveDetails, { prepare: { json: { appDetails: { name: 'Test app' } } } }),

  callRow(collaboratorCalls.list),
  callRow(collaboratorCalls.invite, { prepare: { json: { email: 'friend@example.com', role: 'viewer' } } }),
  callRow(collaboratorCalls.remove, { prepare: { json: { email: 'friend@example.com' } } }),
  callRow(collaboratorCalls.transfer, {
    prepare: { json: { email: 'nobody@example.com' } },
    letThrough: ['collaborator-not-found'],
  }),
  callRow(collaboratorCalls.mine),
  callRow(collaboratorCalls.accept, { letThrough: ['invitation-gone'] }),
  callRow(collaboratorCalls.claimInvitation, { letThrough: ['app-not-claimable'] }),
  ...[collaboratorCalls.readClaim, collaboratorCalls.claim].map((call) =>
    callRow(call, { prepare: { params: { claimCode: 'no-such-code' } }, letThrough: ['claim-gone'] }),
  ),
  callRow(collaboratorCalls.leave, { prepare: { params: { appId: 'none' } } }),

  callRow(appCalls.openSample, { prepare: { json: { sampleId: 'page-turners' } } }),
  callRow(appTemplateCalls.list),
  callRow(appTemplateCalls.open, { prepare: { params: { templateId: 'none' } }, letThrough: ['template-gone'] }),
  callRow(templateCategoryCalls.list),
  callRow(templateCategoryCalls.add, { prepare: { json: { name: 'Trade' } } }),
  callRow(templateCategoryCalls.remove, { prepare: { json: { name: 'Trade' } } }),
  callRow(appCalls.copy, { prepare: { json: { name: 'A copy' } } }),

  callRow(importCalls.inspect, { prepare: () => ({ body: archive(['']) }) }),
  callRow(importCalls.read, { rules: ownerAlone, prepare: waitingImport }),
  callRow(importCalls.choose, {
    rules: ownerAlone,
    prepare: async (world) => ({ ...(await importOf(world, ['a/', 'b/'])), json: { folder: 'b/' } }),
  }),
  callRow(importCalls.remove, { rules: ownerAlone, prepare: waitingImport }),
  callRow(importCalls.createApp, {
    rules: ownerAlone,
    prepare: async (world) => ({ ...(await waitingImport(world)), json: {} }),
  }),

  callRow(domainCalls.ask, { letThrough: ['app-not-found'] }),
  callRow(domainCalls.set, { prepare: { json: { domain: 'shop.example.org' } } }),
  callRow(domainCalls.check, {
    letThrough: ['domain-missing', 'domain-not-proven', 'name-server-silent'],
  }),
  callRow(domainCalls.remove),

  callRow(analyticsCalls.funnel, { prepare: { json: { steps: [{ kind: 'page', path: '/' }, { kind: 'sign-up' }] } } }),
  callRow(analyticsCalls.alerts, { prepare: { json: { alerts: false } } }),

  callRow(versionCalls.files, { prepare: { params: { versionId: 'latest' } } }),
  callRow(repairLabCalls.app),
  callRow(repairLabCalls.validate, { prepare: { params: { versionId: 'latest' } } }),
  // Nothing is wrong with the app; what a repair and its test bundle do is shown where the repair lab is tried.
  callRow(repairLabCalls.repair, {
    prepare: { params: { versionId: 'latest' }, json: { iterations: 1, model: null } },
    letThrough: ['repair-without-issues'],
  }),
  callRow(repairLabCalls.switchDetectors, { prepare: { json: { off: [] } } }),
  callRow(repairLabCalls.apply, {
    prepare: { params: { repairId: '0123456789abcdef01234567' } },
    letThrough: ['repair-gone'],
  }),
  callRow(batchCalls.saveConsent, { prepare: { json: { isForAll: false } } }),
  callRow(batchCalls.saveConsentOfApp, { prepare: { json: { choice: 'account' } } }),
  callRow(batchCalls.estimate, { prepare: { json: { models: [], iterations: 1 } } }),
  // Nobody allows it in this world; what runs do is shown where they are tried.
  callRow(batchCalls.start, {
    prepare: { json: { models: [], iterations: 1, capMicros: null } },
    letThrough: ['batch-without-apps'],
  }),
  ...[batchCalls.read, batchCalls.csv, batchCalls.cancel].map((call) =>
    callRow(call, { prepare: { params: { batchId: 'none' } }, letThrough: ['batch-not-found'] }),
  ),
  ...[versionCalls.previewRestore, versionCalls.restore, versionCalls.undoRestore].map((call) =>
    callRow(call, { prepare: { json: {} }, letThrough: ['version-without-message', 'version-not-found'] }),
  ),
  callRow(versionCalls.name, {
    prepare: { json: { name: 'Shown to the team' } },
    letThrough: ['version-not-found'],
  }),
  callRow(versionCalls.unname),

  ...Object.values(visualEditCalls).map((call) =>
    callRow(call, { prepare: { json: visualEdit }, letThrough: ['version-not-found'] }),
  ),
  callRow(codeCalls.save, {
    prepare: { json: { file: { id: 'services/note.js', content: 'export const note = 1;' } } },
  }),
  callRow(codeCalls.remove, {
    prepare: { json: { fileId: 'services/none.js' } },
    letThrough: ['file-not-found'],
  }),
  callRow(codeCalls.rename, {
    prepare: { json: { fileId: 'services/none.js', to: 'services/other.js' } },
    letThrough: ['file-not-found'],
  }),
  callRow(codeCalls.fix, {
    prepare: { json: { kind: 'other', file: 'services/none.js', message: 'Nothing' } },
    letThrough: ['invalid-input'],
  }),
  callRow(codeCalls.references, {
    prepare: { query: '?path=services/none.js' },
    letThrough: ['file-not-found'],
  }),

  callRow(chatCalls.send, {
    prepare: async (world) => {
      const call = await spareApp(world);
      return { ...call, json: { id: call.params.appId, messages: [{ role: 'user', content: 'Hello' }] } };
    },
  }),
  callRow(chatCalls.older, { prepare: { query: '?before=none' }, letThrough: ['bad-request'] }),
  callRow(chatCalls.editQueued, {
    prepare: { params: { queuedId: 'none' }, json: { content: 'Later' } },
    letThrough: ['queued-message-gone'],
  }),
  callRow(chatCalls.removeQueued, {
    prepare: { params: { queuedId: 'none' } },
    letThrough: ['queued-message-gone'],
  }),
  callRow(chatCalls.resumeQueue),
  callRow(chatCalls.writeRules, { prepare: { json: { rules: '' } } }),
  callRow(chatCalls.stop, { prepare: runningTurn }),
  callRow(chatCalls.usage),
  callRow(chatCalls.estimate, { prepare: { query: '?chars=40' } }),
  callRow(chatCalls.debugLog, { prepare: { params: { messageId: 'none' } } }),
  callRow(chatCalls.logTemplate, { prepare: { params: { messageId: 'none' } } }),
  callRow(chatCalls.offerPageCheck, {
    prepare: { params: { messageId: 'none' } },
    letThrough: ['no-turn-running'],
  }),
  callRow(chatCalls.reportPage, {
    prepare: {
      params: { messageId: 'none' },
      json: { walk: 1, page: 'Home', state: 'opened', errors: [], refusedCalls: 0 },
    },
    letThrough: ['no-turn-running'],
  }),
  callRow(chatCalls.answerAccess, { prepare: waitingAccessRequest }),

  callRow(modelCalls.save, { prepare: { json: modelSettings() } }),
  callRow(modelCalls.disconnect),
  callRow(modelCalls.savePrices, { prepare: { json: { currency: 'EUR', prices: [] } } }),
  callRow(modelCalls.connections),
  callRow(modelCalls.addConnection, { prepare: { json: { ...modelSettings(), name: 'Second' } } }),
  callRow(modelCalls.changeConnection, {
    prepare: { params: { connectionId: 'none' }, json: { ...modelSettings(), name: 'Second' } },
    letThrough: ['connection-missing'],
  }),
  callRow(modelCalls.removeConnection, {
    prepare: { params: { connectionId: 'none' } },
    letThrough: ['connection-missing'],
  }),
  callRow(modelCalls.testConnection, {
    prepare: { params: { connectionId: 'none' } },
    letThrough: ['connection-missing'],
  }),
  callRow(modelCalls.tryConnection, { prepare: { json: modelSettings() } }),
  callRow(modelCalls.saveRoles, { prepare: { json: { build: [], repair: [], image: [], embed: [] } } }),
  callRow(ownKeyCalls.saveSetting, { prepare: { json: { isAllowed: true } } }),
  callRow(ownKeyCalls.add, { prepare: { json: ownModel() }, letThrough: ['own-keys-off', 'connections-full'] }),
  callRow(ownKeyCalls.change, {
    prepare: { params: { connectionId: 'none' }, json: ownModel() },
    letThrough: ['own-keys-off', 'connection-missing'],
  }),
  callRow(ownKeyCalls.tryOut, { prepare: { json: modelSettings() }, letThrough: ['own-keys-off', 'rate-limited'] }),
  ...[ownKeyCalls.remove, ownKeyCalls.test].map((call) =>
    callRow(call, {
      prepare: { params: { connectionId: 'none' } },
      letThrough: ['own-keys-off', 'connection-missing'],
    }),
  ),
  callRow(modelCalls.test, { prepare: { json: modelSettings() } }),

  callRow(mailCalls.read, { prepare: heldMail }),
  // Without a mail server there is nothing to send to.
  callRow(mailCalls.sendAgain, { prepare: heldMail, letThrough: ['mail-not-sendable'] }),

  callRow(previewCalls.openSession),
  callRow(previewCalls.use, { prepare: { json: { versionId: 'none' } } }),
  callRow(previewCalls.keepHeld),
  callRow(previewCalls.allowHosts, { prepare: { json: { hosts: ['api.weather.example'] } } }),
  callRow(previewCalls.removeHost),
  callRow(previewCalls.undoDeletes, { letThrough: ['nothing-to-undo'] }),
  callRow(publishingCalls.publish, { prepare: { json: {} } }),
  callRow(publishingCalls.schedule, {
    prepare: async (world) => ({
      ...(await spareApp(world)),
      json: { at: new Date(Date.now() + 3_600_000).toISOString(), timeZone: 'UTC', publish: {} },
    }),
    letThrough: ['nothing-to-publish'],
  }),
  callRow(publishingCalls.cancelSchedule, { prepare: spareApp }),
  callRow(publishingCalls.forgetFailure, { prepare: spareApp }),
  callRow(publishingCalls.unpublish, { prepare: spareApp }),
  // The exports of one table follow each other closely.
  callRow(exportCalls.download, { letThrough: ['export-running'] }),
  callRow(recordPanelCalls.checkAccess),
  callRow(recordPanelCalls.readView, { prepare: { params: { entity: 'Open' } } }),
  callRow(recordPanelCalls.writeView, { prepare: { params: { entity: 'Open' }, json: {} } }),
  callRow(recordPanelCalls.previewSchema, {
    prepare: newColumn,
  }),
  callRow(recordPanelCalls.findRenames, { prepare: { params: { entity: 'Open' } } }),
  callRow(recordPanelCalls.moveRenamed, {
    prepare: { params: { entity: 'Open' }, json: { from: 'title', to: 'name' } },
    letThrough: ['invalid-input'],
  }),
  callRow(recordPanelCalls.changeSchema, { prepare: newColumn }),
  ...connectorRoutes,
  ...historyRows(),
  row('GET /api/apps/:appId/open', everybody, { when: 'leads to the app, the owner signed in' }),
  row('GET /app/:slug/*', everybody, { when: 'leads to the app' }),
  // The app of the table is no tool.
  row('GET /tool/:toolPath', everybody, {
    letThrough: ['tool-not-found'],
    prepare: { params: { toolPath: 'greeting' } },
  }),
  row('GET /apps/:appId/login', { builder: inBuilder.toSignIn }),
  callRow(publishingCalls.bundle, {
    when: 'what is published',
    prepare: ({ app }) => ({ query: `?appId=${app.id}` }),
  }),
  callRow(publishingCalls.bundle, {
    when: 'a later version',
    rules: { builder: inBuilder.draft },
    prepare: laterVersion,
  }),
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

function ownModel() {
  return { ...modelSettings(), name: 'Mine', isForApps: false };
}

/** Going back over records. Nothing to go back on means that the caller was let through. */
function historyRows(): RouteRow[] {
  const now = () => ({ json: { at: new Date().toISOString(), entity: 'Nothing' } });
  const onRecord = async (world: World) => ({ params: { entity: 'Open', id: await world.record('Open') } });
  const id = '0'.repeat(24);
  return [
    callRow(historyCalls.previewRestore, { prepare: now }),
    callRow(historyCalls.restore, { prepare: now }),
    callRow(historyCalls.undoCall, {
      prepare: { params: { id }, json: {} },
      letThrough: ['nothing-to-undo'],
    }),
    callRow(historyCalls.timeline, { prepare: { params: { entity: 'Open' } } }),
    callRow(historyCalls.undo, {
      prepare: { params: { entity: 'Nothing' }, json: {} },
      letThrough: ['nothing-to-undo'],
    }),
    callRow(historyCalls.redo, {
      prepare: { params: { entity: 'Nothing' }, json: {} },
      letThrough: ['nothing-to-redo'],
    }),
    callRow(historyCalls.trash, { prepare: { params: { entity: 'Open' } } }),
    callRow(historyCalls.restoreTrash, {
      prepare: { params: { entity: 'Open' }, json: { ids: [id] } },
      letThrough: ['trash-empty'],
    }),
    callRow(historyCalls.ofRecord, { prepare: onRecord }),
    callRow(historyCalls.restoreRecord, {
      prepare: async (world) => ({ ...(await onRecord(world)), json: { seq: Number.MAX_SAFE_INTEGER } }),
    }),
  ];
}

function archive(folders: string[]): FormData {
  const body = new FormData();
  const page = 'export default function Home() { return null }';
  const parts = folders.flatMap((folder) => [`${folder}pages/Home.jsx`, `${folder}components/Part.jsx`]);
  const bytes = zipBytes(Object.fromEntries(parts.map((path) => [path, page])));
  body.append('file', new File([new Uint8Array(bytes)], 'app.zip'));
  return body;
}

function waitingImport(world: World) {
  return importOf(world, ['']);
}

async function importOf({ owner }: World, folders: string[]) {
  const body = archive(folders);
  const { importId } = await owner.json<{ importId: string }>('/api/imports', { method: 'POST', body });
  return { params: { importId } };
}
