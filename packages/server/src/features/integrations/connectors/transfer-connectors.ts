import type { AppId } from '@whittle/contract/ids';
import type { ExportedConnector } from '@whittle/contract/project-export';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { suggestionsOf } from './openapi/suggestions.ts';
import { readDocument } from './openapi/read-document.ts';
import { createConnectorCredentials, credentialName } from './connector-credentials.ts';
import { knownCallers, maxConnectors, readBaseUrl, slugOf } from './connector-fields.ts';
import { createConnectorsStore } from './connectors.store.ts';

export type PackageTransfer = ReturnType<typeof createConnectorTransfer>;

/** Takes packages out of an app and into another one, without what they sign their calls with. */
export function createConnectorTransfer({ db, clock, secrets }: Pick<Adapters, 'db' | 'clock' | 'secrets'>) {
  const store = createConnectorsStore(db);
  const sealing = createConnectorCredentials({ secrets });
  return {
    async take(appId: AppId): Promise<ExportedConnector[]> {
      return (await store.list(appId)).map((row) => ({
        ...{ name: row.name, baseUrl: row.baseUrl, callers: row.callers, document: row.document },
        credentials: { kind: row.credentialKind, name: credentialName(sealing.open(row)) },
      }));
    },

    /** Answers the names of those that could not be installed. */
    async bring(appId: AppId, packages: readonly ExportedConnector[]): Promise<string[]> {
      const refused = packages.slice(maxConnectors).map(({ name }) => name);
      for (const one of packages.slice(0, maxConnectors)) {
        if (!(await install(appId, one).catch(() => false))) refused.push(one.name);
      }
      return refused;
    },
  };

  async function install(appId: AppId, { name, baseUrl, callers, credentials, document }: ExportedConnector) {
    const parsed = await readDocument(JSON.stringify(document));
    const now = clock.now();
    return store.add({
      ...{ appId, id: newId(), name, slug: slugOf(name), title: suggestionsOf(parsed, null).title },
      ...{ baseUrl: readBaseUrl(baseUrl), document: parsed, callers: knownCallers(parsed, callers) },
      ...sealing.sealWithoutSecret(credentials.kind, credentials.name),
      ...{ createdAt: now, updatedAt: now },
    });
  }
}
