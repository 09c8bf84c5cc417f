import { type CredentialKind, type Credentials, credentialsSchema } from '@whittle/contract/integrations';
import { z } from 'zod';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { ConnectorRow } from './connectors.store.ts';

/** A package that came without its secret: calls of it are refused until somebody enters one. */
const missingSchema = z.object({ kind: z.literal('missing'), name: z.string().nullable() });
const storedSchema = z.union([credentialsSchema, missingSchema]);
export type StoredCredentials = z.infer<typeof storedSchema>;
type Sealed = Pick<ConnectorRow, 'credentialKind' | 'sealedCredentials'>;

/** Keeps what packages sign their calls with, encrypted by the installation's key. */
export function createConnectorCredentials({ secrets }: Pick<Adapters, 'secrets'>) {
  const sealed = (credentialKind: CredentialKind, stored: StoredCredentials): Sealed => ({
    credentialKind,
    sealedCredentials: credentialKind === 'none' ? null : secrets.encrypt(JSON.stringify(stored)),
  });
  return {
    seal: (credentials: Credentials) => sealed(credentials.kind, credentials),

    /** Of an imported package: what is known of its credentials, without the secret. */
    sealWithoutSecret: (kind: CredentialKind, name: string | null) => sealed(kind, { kind: 'missing', name }),

    /** What another installation's key sealed is missing here. */
    open({ credentialKind, sealedCredentials }: Sealed): StoredCredentials {
      if (credentialKind === 'none') return { kind: 'none' };
      try {
        return storedSchema.parse(JSON.parse(secrets.decrypt(sealedCredentials ?? '')));
      } catch {
        return { kind: 'missing', name: null };
      }
    },
  };
}

export type PackageCredentials = ReturnType<typeof createConnectorCredentials>;

/** The name of the header or parameter that carries the secret. */
export const credentialName = (stored: StoredCredentials): string | null => ('name' in stored ? stored.name : null);
