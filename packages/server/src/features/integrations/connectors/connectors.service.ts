import {
  type ChangeConnectorRequest,
  type Inspection,
  type InstalledConnector,
  type InstallRequest,
  type ConnectorOperation,
  type ConnectorTest,
} from '@whittle/contract/integrations';
import type { AccountId, AppId } from '@whittle/contract/ids';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import { callOperation, type Connection } from './call-operation.ts';
import type { PlacedArguments } from './openapi/check-arguments.ts';
import { type Operation, operationsOf, presentOperation } from './openapi/operations.ts';
import { placeNamed } from './openapi/place-arguments.ts';
import { readDocument } from './openapi/read-document.ts';
import { suggestionsOf } from './openapi/suggestions.ts';
import { createConnectorCredentials, credentialName } from './connector-credentials.ts';
import { knownCallers, maxConnectors, readBaseUrl, slugOf } from './connector-fields.ts';
import { createConnectorsStore, type ConnectorRow } from './connectors.store.ts';

type ConnectorEvent = 'package-installed' | 'package-changed' | 'package-removed';

const documentMaxBytes = 2_000_000;

/** `address` is the network address, for the audit log. */
type Owner = { accountId: AccountId; address: string };

/** A package as a call needs it. */
export type FoundConnector = ConnectorRow & { operations: Operation[]; connection: Connection };
export type ConnectorsService = ReturnType<typeof createConnectorsService>;

/** Packages of apps: installed, changed and removed by the app's owner, found by those who call them. */
export function createConnectorsService({
  db,
  clock,
  secrets,
  egress,
  audit,
}: Pick<Adapters, 'db' | 'clock' | 'secrets' | 'egress'> & { audit: Pick<AuditService, 'record'> }) {
  const store = createConnectorsStore(db);

  const sealing = createConnectorCredentials({ secrets });

  const open = (row: ConnectorRow): FoundConnector => ({
    ...row,
    operations: operationsOf(row.document),
    connection: { ...row, credentials: sealing.open(row) },
  });

  const require = async (appId: AppId, id: string): Promise<ConnectorRow> => {
    const row = await store.find(appId, id);
    if (!row) throw new AppError('package-not-found');
    return row;
  };

  /** Where calls of the app go and who may make them; never what they are signed with. */
  const note = async (owner: Owner, event: ConnectorEvent, row: ConnectorRow, more: Record<string, unknown> = {}) =>
    audit.record({
      event,
      actor: { kind: 'account', id: owner.accountId },
      appId: row.appId,
      target: row.name,
      address: owner.address,
      details: { baseUrl: row.baseUrl, credentials: row.credentialKind, callers: row.callers, ...more },
    });

  const present = (row: ConnectorRow): InstalledConnector => {
    const { operations, connection } = open(row);
    return {
      id: row.id,
      name: row.name,
      title: row.title,
      baseUrl: row.baseUrl,
      credentials: {
        kind: row.credentialKind,
        name: credentialName(connection.credentials),
        isMissing: connection.credentials.kind === 'missing',
      },
      callers: row.callers,
      operations: operations.map(presentOperation),
    };
  };

  return {
    /** Reads a document, or fetches it from its address. Nothing is stored. */
    async inspect({ document, url }: { document?: string | undefined; url?: string | undefined }): Promise<Inspection> {
      const text = document ?? (await fetchDocument(egress, url!));
      const parsed = await readDocument(text);
      const operations = operationsOf(parsed).map(presentOperation);
      if (operations.length === 0) {
        throw new AppError('package-unreadable', { message: 'This OpenAPI document has no operations.' });
      }
      return { ...suggestionsOf(parsed, url ?? null), operations, document: JSON.stringify(parsed) };
    },

    /** Throws `package-name-taken`, `package-unreadable`, `invalid-input`. */
    async install(
      owner: Owner,
      appId: AppId,
      { name, document, baseUrl, credentials, callers }: InstallRequest,
    ): Promise<InstalledConnector> {
      if ((await store.names(appId)).length >= maxConnectors) {
        throw new AppError('invalid-input', { message: `An app can have at most ${maxConnectors} connectors.` });
      }
      const parsed = await readDocument(document);
      const now = clock.now();
      const row: ConnectorRow = {
        ...{ appId, id: newId(), name, slug: slugOf(name), title: suggestionsOf(parsed, null).title },
        ...{ baseUrl: readBaseUrl(baseUrl), document: parsed, callers: knownCallers(parsed, callers) },
        ...sealing.seal(credentials),
        ...{ createdAt: now, updatedAt: now },
      };
      if (!(await store.add(row))) throw new AppError('package-name-taken');
      await note(owner, 'package-installed', row);
      return present(row);
    },

    /**
     * Changes what is named. Credentials that are not sent stay, unless the address leads to another server: then they
     * must be given again, so that a key cannot be sent where it does not belong.
     */
    async change(owner: Owner, appId: AppId, id: string, change: ChangeConnectorRequest): Promise<InstalledConnector> {
      const row = await require(appId, id);
      const document = change.document === undefined ? row.document : await readDocument(change.document);
      const baseUrl = change.baseUrl === undefined ? row.baseUrl : readBaseUrl(change.baseUrl);
      const isElsewhere = new URL(baseUrl).origin !== new URL(row.baseUrl).origin;
      if (isElsewhere && !change.credentials && row.credentialKind !== 'none') {
        throw new AppError('invalid-input', { fields: { credentials: 'are needed again for another server' } });
      }
      const name = change.name ?? row.name;
      const slug = slugOf(name);
      const namesake = await store.findBySlug(appId, slug);
      if (namesake && namesake.id !== id) throw new AppError('package-name-taken');
      await store.change(appId, id, {
        ...{ name, slug, document, baseUrl, updatedAt: clock.now() },
        callers: knownCallers(document, change.callers ?? row.callers),
        ...(change.credentials && sealing.seal(change.credentials)),
      });
      const changed = await require(appId, id);
      await note(owner, 'package-changed', changed, { hasNewCredentials: change.credentials !== undefined });
      return present(changed);
    },

    async remove(owner: Owner, appId: AppId, id: string): Promise<void> {
      const row = await require(appId, id);
      if (!(await store.remove(appId, id))) throw new AppError('package-not-found');
      await note(owner, 'package-removed', row);
    },

    async list(appId: AppId): Promise<InstalledConnector[]> {
      return (await store.list(appId)).map(present);
    },

    names: store.names,

    /** Packages with what may be called of them, in the order of their documents. */
    async listCallable(
      appId: AppId,
    ): Promise<{ id: string; name: string; title: string; operations: ConnectorOperation[] }[]> {
      return (await store.list(appId)).map(({ id, name, title, document, callers }) => ({
        ...{ id, name, title },
        operations: operationsOf(document)
          .filter((one) => Object.hasOwn(callers, one.name))
          .map(presentOperation),
      }));
    },

    /** Calls an operation as the builder, also one that nobody may call in the app. */
    async test(appId: AppId, id: string, name: string, args: Record<string, unknown>): Promise<ConnectorTest> {
      const { operations, connection } = open(await require(appId, id));
      const operation = operations.find((one) => one.name === name);
      if (!operation || operation.unusable) throw new AppError('integration-unknown');
      const startedAt = performance.now();
      const answer = await callOperation(egress, operation, placeNamed(operation, args), connection);
      return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
    },

    /** By its name in any spelling; null when the app has none such. */
    async find(appId: AppId, name: string): Promise<FoundConnector | null> {
      const row = await store.findBySlug(appId, slugOf(name));
      return row && open(row);
    },

    call: (found: FoundConnector, operation: Operation, placed: PlacedArguments) =>
      callOperation(egress, operation, placed, found.connection),
  };
}

async function fetchDocument(egress: Adapters['egress'], url: string): Promise<string> {
  const { status, bytes } = await egress.fetch(url, { maxBytes: documentMaxBytes, timeoutMs: 20_000 });
  if (status === 200) return new TextDecoder().decode(bytes);
  throw new AppError('package-unreadable', { message: `The address returned ${status} instead of a document.` });
}
