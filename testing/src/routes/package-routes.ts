import { packageCalls } from '@whittle/contract/integrations/package-calls';
import { callRow, type RouteRow } from './row.ts';
import type { World } from './world.ts';

const petDocument = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: { operationId: 'listPets', responses: { 200: { description: 'All' } } } } },
});
let packages = 0;
const newConnector = () => ({
  name: `Pets${(packages += 1)}`,
  document: petDocument,
  // Nothing is asked there: addresses inside the network are closed.
  baseUrl: 'http://127.0.0.1:9',
  credentials: { kind: 'none' },
  callers: { listPets: 'everyone' },
});

/** What the owner installs and sees of an app's integrations. */
export const connectorRoutes: RouteRow[] = packageRows();

function packageRows(): RouteRow[] {
  const installed = (json: object) => ({
    prepare: async ({ owner: builder, app }: World) => {
      const path = `/api/apps/${app.id}/integrations/packages`;
      const { id } = await builder.json<{ id: string }>(path, { json: newConnector() });
      return { params: { id }, json };
    },
  });
  return [
    callRow(packageCalls.inspect, { prepare: { json: { document: petDocument } } }),
    callRow(packageCalls.install, { prepare: () => ({ json: newConnector() }) }),
    callRow(packageCalls.change, installed({ callers: {} })),
    callRow(packageCalls.remove, installed({})),
    callRow(packageCalls.test, {
      ...installed({ operation: 'listPets', arguments: {} }),
      letThrough: ['address-blocked'],
    }),
  ];
}
