import { createHash, randomBytes } from 'node:crypto';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { GoogleDrive, GoogleTokens } from '../../../adapters/document-providers/google-drive.ts';
import { z } from 'zod';
import { type ConnectionRow, setSealed } from './connections.store.ts';

type Deps = Pick<Adapters, 'config' | 'db' | 'clock' | 'secrets'> & { googleDrive: GoogleDrive };

const audience = 'google-drive';
/** How long somebody may take at Google. */
const beginMs = 600_000;
/** A token that ends while a file is read is of no use. */
const spareMs = 300_000;
const begunSchema = z.object({ appId: z.string(), accountId: z.string(), sessionId: z.string(), nonce: z.string() });
type Begun = z.infer<typeof begunSchema>;
const tokensSchema = z.object({ refreshToken: z.string(), accessToken: z.string(), expiresAt: z.number() });

/** The way to Google and back, and tokens that are fresh. Throws `ProviderError`. */
export function createDriveTokens({ config, db, clock, secrets, googleDrive }: Deps) {
  const redirectUri = `${config.publicUrl}/api/context/connections/google_drive/callback`;
  /** Follows from what only this server knows, so that it need not be kept. */
  const verifierOf = ({ nonce }: Begun) => secrets.hash(`${audience} ${nonce}`);

  const renew = async ({ id }: ConnectionRow, tokens: GoogleTokens): Promise<string> => {
    const fresh = await googleDrive.refresh(tokens);
    await setSealed(db, id, secrets.encrypt(JSON.stringify(fresh)));
    return fresh.accessToken;
  };
  const tokensOf = ({ sealed }: ConnectionRow) => tokensSchema.parse(JSON.parse(secrets.decrypt(sealed)));

  return {
    /** The state names the session that goes, so that nobody else's answer is taken for it. */
    async begin(who: Omit<Begun, 'nonce'>): Promise<string> {
      const begun = { ...who, nonce: randomBytes(16).toString('hex') };
      const state = await secrets.signToken(audience, begun, beginMs);
      const challenge = createHash('sha256').update(verifierOf(begun)).digest('base64url');
      return googleDrive.authorizationUrl({ redirectUri, state, challenge });
    },

    async read(state: string): Promise<Begun | null> {
      return begunSchema.safeParse(await secrets.verifyToken(audience, state)).data ?? null;
    },

    async finish(begun: Begun, code: string): Promise<{ tokens: GoogleTokens; label: string }> {
      const tokens = await googleDrive.exchange({ code, redirectUri, verifier: verifierOf(begun) });
      return { tokens, label: await googleDrive.identify(tokens.accessToken) };
    },

    async accessToken(row: ConnectionRow): Promise<string> {
      const tokens = tokensOf(row);
      return tokens.expiresAt - clock.now().getTime() > spareMs ? tokens.accessToken : renew(row, tokens);
    },

    /** Whether Google still gives tokens for a connection. */
    renew: (row: ConnectionRow): Promise<boolean> =>
      renew(row, tokensOf(row)).then(
        () => true,
        () => false,
      ),
  };
}
