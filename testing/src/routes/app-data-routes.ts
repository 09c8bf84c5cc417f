import { appErrorCalls } from '@whittle/contract/app-errors/calls';
import type { ErrorCode } from '@whittle/contract/errors';
import { newEmail, newPerson } from './app-people-routes.ts';
import { callRow, row, type RouteRow, type Sent } from './row.ts';
import { inBuilder, inPreview, inPublished, nothing, refused, type Rule } from './rules.ts';
import type { World } from './world.ts';

/** The families of paths under which the same calls answer. */
const clientPaths = ['/api/apps', '/live_api/apps', '/api/live_api/apps', '/apps'];

/** What an app's code calls: with the owner's rights in the builder and the preview, with its people's where it is published. */
const data = (published: Rule) => ({ builder: inBuilder.data, preview: inPreview.owner, published });

/** Writing where the entity says `none`: the owner, in the builder alone. */
const lockedWrite = { builder: inBuilder.data, preview: inPreview.noWrite, published: inPublished.noWrite };

const everybody = { builder: inBuilder.everybody, preview: inPreview.everybody, published: inPublished.everybody };
const nobody = { builder: refused, preview: refused, published: refused };

/** Routes that answer on all three kinds of host. */
export const appDataRoutes: RouteRow[] = [
  ...clientPaths.flatMap((path) => [
    ...recordRows(`${path}/:appId/entities/:entity`),
    ...userRows(`${path}/:appId/entities/User`),
  ]),
  row('GET /api/apps/:appId/entities/:entities/live', data(inPublished.visitor), {
    prepare: { params: { entities: 'Open,Diary' } },
  }),
  ...integrationRows(),
  row('POST /api/app-logs/:appId/log-user-in-app/:page', data(inPublished.visitor), {
    prepare: { params: { page: 'Home' } },
  }),
  row('POST /api/apps/:appId/analytics/track/batch', data(inPublished.visitor), {
    prepare: { json: { events: [{ event_name: 'opened' }] } },
  }),
  row('GET /api/app-logs/:appId/stats', data(inPublished.adminsOnly)),
  row('GET /api/app-logs/:appId', data(inPublished.adminsOnly)),
  ...notOfferedRows(),
  callRow(appErrorCalls.report, { prepare: ({ app }) => ({ json: { appId: app.id, errorTitle: 'Oops' } }) }),
  row('GET /healthz', everybody),
  row('GET /readyz', everybody),
];

/** What is not here for anybody. */
function notOfferedRows(): RouteRow[] {
  const paths: [ErrorCode, ...string[]][] = [
    ['function-not-run', 'ALL /api/apps/:appId/functions/:name{.+}', 'ALL /api/functions/:name{.+}'],
    ['agents-not-run', 'ALL /api/apps/:appId/agents/*'],
    ['connectors-not-available', 'ALL /api/apps/:appId/app-user-auth/*'],
    ['connectors-not-available', 'ALL /api/apps/:appId/external-auth/*', 'ALL /api/apps/:appId/connectors/*'],
    ['sso-not-available', 'GET /api/apps/:appId/auth/sso/accesstoken/:userId'],
    ['sso-not-available', 'GET /api/apps/:appId/auth/sso/idtoken/:userId'],
    ['gateway-not-available', 'ALL /api/apps/:appId/ai/*'],
    ['actors-not-available', 'ALL /api/apps/:appId/actors/:name/*'],
  ];
  return [
    row('GET /api/apps/:appId/agents/conversations', { builder: nothing, preview: nothing, published: nothing }),
    ...paths.flatMap(([code, ...routes]) =>
      routes.map((route) =>
        row(route, everybody, {
          letThrough: [code],
          ...(route.startsWith('ALL') && { method: 'POST' }),
          prepare: { params: { name: 'one', userId: 'one' } },
        }),
      ),
    ),
  ];
}

function recordRows(collection: string): RouteRow[] {
  const item = `${collection}/:id`;
  const add = { json: { text: 'added' } };
  const change = { json: { text: 'changed' } };
  const changeAsSeen = { json: { fields: { text: 'changed' }, seen: { text: 'kept' } } };
  /** Makes a record of the owner before the call, so that there is something to see. */
  const besides = (entity: string, call: Sent = {}) => ({
    when: `entity ${entity}`,
    prepare: async (world: World) => {
      await world.record(entity);
      return { params: { entity }, ...call };
    },
  });
  const onRecord = (entity: string, call: Sent = {}) => ({
    when: `entity ${entity}`,
    prepare: async (world: World) => ({ params: { entity, id: await world.record(entity) }, ...call }),
  });
  const q = `?q=${encodeURIComponent('{"text":"kept"}')}`;
  return [
    row(`GET ${collection}`, data(inPublished.visitor), besides('Open')),
    row(`GET ${collection}`, data(inPublished.readPerson), besides('Shared', { query: q })),
    row(`GET ${collection}`, data(inPublished.readHidden), besides('Diary')),
    row(`GET ${collection}/v2/list`, data(inPublished.visitor), besides('Open', { query: q })),
    row(`GET ${collection}/count`, data(inPublished.visitor), besides('Open', { query: q })),
    row(`GET ${collection}/count`, data(inPublished.readPerson), besides('Shared')),
    row(`GET ${collection}/count`, data(inPublished.readHidden), besides('Diary')),
    row(`GET ${collection}/schema`, data(inPublished.person), { prepare: { params: { entity: 'Open' } } }),
    row(`GET ${item}`, data(inPublished.visitor), onRecord('Open')),
    row(`GET ${item}`, data(inPublished.oneOfPersons), onRecord('Shared')),
    row(`GET ${item}`, data(inPublished.hidden), onRecord('Diary')),
    row(`POST ${collection}`, data(inPublished.visitor), {
      when: 'entity Open',
      prepare: { params: { entity: 'Open' }, ...add },
    }),
    row(`POST ${collection}`, data(inPublished.person), {
      when: 'entity Shared',
      prepare: { params: { entity: 'Shared' }, ...add },
    }),
    row(`POST ${collection}`, lockedWrite, {
      when: 'entity Locked',
      prepare: { params: { entity: 'Locked' }, ...add },
    }),
    row(`POST ${collection}/bulk`, data(inPublished.person), {
      prepare: { params: { entity: 'Shared' }, json: [{ text: 'one' }, { text: 'two' }] },
    }),
    row(`PUT ${collection}/bulk`, data(inPublished.person), {
      when: 'entity Shared',
      prepare: async (world) => ({
        params: { entity: 'Shared' },
        json: [{ id: await world.record('Shared'), text: 'changed' }],
      }),
    }),
    row(`PATCH ${collection}/update-many`, data(inPublished.person), {
      prepare: {
        params: { entity: 'Shared' },
        json: { query: { text: 'nobody has this' }, data: { $set: { text: 'x' } } },
      },
    }),
    row(`POST ${collection}/upsert`, data(inPublished.person), {
      prepare: { params: { entity: 'Shared' }, json: { key: 'text', records: [{ text: 'by its text' }] } },
    }),
    row(`POST ${collection}/aggregate`, data(inPublished.visitor), {
      prepare: { params: { entity: 'Open' }, json: { groupBy: 'text' } },
    }),
    row(`PUT ${item}`, data(inPublished.changeByAdmin), onRecord('Open', change)),
    row(`PUT ${item}`, data(inPublished.person), onRecord('Shared', change)),
    row(`PUT ${item}`, data(inPublished.changeHidden), onRecord('Diary', change)),
    row(`PATCH ${item}`, data(inPublished.changeByAdmin), onRecord('Open', changeAsSeen)),
    row(`PATCH ${item}`, data(inPublished.person), onRecord('Shared', changeAsSeen)),
    row(`PATCH ${item}`, data(inPublished.changeHidden), onRecord('Diary', changeAsSeen)),
    row(`DELETE ${item}`, data(inPublished.changeByAdmin), onRecord('Open')),
    row(`DELETE ${item}`, data(inPublished.person), onRecord('Shared')),
    row(`DELETE ${item}`, data(inPublished.changeHidden), onRecord('Diary')),
    row(`DELETE ${collection}`, data(inPublished.person), {
      prepare: { params: { entity: 'Shared' }, json: { text: 'nobody has this' } },
    }),
  ];
}

function userRows(collection: string): RouteRow[] {
  const own = { json: { full_name: 'A name' } };
  const ofAnother = (call: Sent = {}) => ({
    when: 'another person',
    prepare: ({ personId }: World) => ({ params: { id: personId }, ...call }),
  });
  return [
    row(`GET ${collection}/me`, data(inPublished.person)),
    row(`PUT ${collection}/me`, data(inPublished.person), { prepare: own }),
    row(`GET ${collection}`, data(inPublished.person)),
    row(`GET ${collection}/schema`, data(inPublished.person)),
    row(`GET ${collection}/:id`, data(inPublished.personOfAdmin), ofAnother()),
    row(`PUT ${collection}/:id`, data(inPublished.personOfAdmin), ofAnother(own)),
    row(`PUT ${collection}/:id`, data(inPublished.roleOfPerson), {
      when: 'the role of another person',
      prepare: async (world) => ({ params: { id: await newPerson(world) }, json: { role: 'admin' } }),
    }),
    row(`DELETE ${collection}/:id`, data(inPublished.adminsOnly), {
      when: 'another person',
      prepare: async (world) => ({ params: { id: await newPerson(world) } }),
    }),
    row(`POST ${collection}`, data(inPublished.adminsOnly), {
      when: 'which invites',
      prepare: () => ({ json: { email: newEmail(), role: 'user' } }),
    }),
    row(`ALL ${collection}`, nobody, { when: 'several at once', method: 'DELETE', prepare: { json: {} } }),
    row(`ALL ${collection}/*`, nobody, { when: 'several at once', method: 'POST', prepare: own }),
  ];
}

function integrationRows(): RouteRow[] {
  const file = () => {
    const body = new FormData();
    body.append('file', new File(['hello'], 'hello.txt', { type: 'text/plain' }));
    return body;
  };
  const byHeader = ({ app }: World) => ({ headers: { 'x-app-id': app.id }, body: file() });
  /** Whoever gets through hears that this app has no such package. */
  const notInstalled = { letThrough: ['integration-unknown' as const] };
  return [
    row('POST /integrations/Core/:endpoint', data(inPublished.person), {
      prepare: (world) => ({ params: { endpoint: 'UploadFile' }, ...byHeader(world) }),
    }),
    row('POST /api/apps/:appId/integration-endpoints/Core/:endpoint', data(inPublished.person), {
      prepare: () => ({ params: { endpoint: 'UploadFile' }, body: file() }),
    }),
    row(
      'POST /integrations/installable/:package/:instance/integration-endpoints/:endpoint',
      data(inPublished.visitor),
      {
        prepare: ({ app }) => ({ headers: { 'x-app-id': app.id } }),
        ...notInstalled,
      },
    ),
    row(
      'POST /api/apps/:appId/integration-endpoints/installable/:package/integration-endpoints/:endpoint',
      data(inPublished.visitor),
      notInstalled,
    ),
    row('POST /api/apps/:appId/integrations/custom/:package/:operation{.+}', data(inPublished.visitor), notInstalled),
    row('GET /apps/:appId/integrations/schema', data(inPublished.visitor)),
  ];
}
