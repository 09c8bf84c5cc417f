import { row, type RouteRow } from './row.ts';
import { inBuilder } from './rules.ts';
import type { World } from './world.ts';

const owner = { builder: inBuilder.owner };

const petDocument = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: { operationId: 'listPets', responses: { 200: { description: 'All' } } } } },
});
let packages = 0;
const newPackage = () => ({
  name: `Pets${(packages += 1)}`,
  document: petDocument,
  // Nothing is asked there: addresses inside the network are closed.
  baseUrl: 'http://127.0.0.1:9',
  credentials: { kind: 'none' },
  callers: { listPets: 'everyone' },
});

/** What the owner installs and sees of an app's integrations. */
export const packageRoutes: RouteRow[] = packageRows();

function packageRows(): RouteRow[] {
  const base = '/api/apps/:appId/integrations';
  const installed = (json: object) => ({
    prepare: async ({ owner: builder, app }: World) => {
      const path = `/api/apps/${app.id}/integrations/packages`;
      const { id } = await builder.json<{ id: string }>(path, { json: newPackage() });
      return { params: { id }, json };
    },
  });
  return [
    row(`GET ${base}`, owner),
    row(`POST ${base}/inspect`, owner, { prepare: { json: { document: petDocument } } }),
    row(`POST ${base}/packages`, owner, { prepare: () => ({ json: newPackage() }) }),
    row(`PATCH ${base}/packages/:id`, owner, installed({ callers: {} })),
    row(`DELETE ${base}/packages/:id`, owner, installed({})),
    row(`POST ${base}/packages/:id/test`, owner, {
      ...installed({ operation: 'listPets', arguments: {} }),
      letThrough: ['address-blocked'],
    }),
  ];
}
