import type { ContextItemType } from '@whittle/contract/knowledge/context-item';
import { z } from 'zod';
import { documentKind } from '../documents/document-kind.ts';
import type { DocumentFile } from '../documents/documents.ts';
import type { Egress, EgressAnswer, EgressRequest } from '../egress/egress.ts';
import { askProvider } from './ask-provider.ts';
import { type FileList, ProviderError } from './document-provider.ts';

export type GoogleDriveConfig = {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  apiUrl: string;
  /** Whether people pick files on Google's page, or choose here from all that they may read. */
  choice: 'picked' | 'all';
};

export type GoogleTokens = { refreshToken: string; accessToken: string; expiresAt: number };

/** Reading what a person picked for this client in Google's own picker and nothing else, or all of their Drive. */
const scopes = {
  picked: 'https://www.googleapis.com/auth/drive.file',
  all: 'https://www.googleapis.com/auth/drive.readonly',
};

/** What documents of Google's own are exported as: the forms that keep headings, sheets and slides. */
const exports: Readonly<Record<string, { type: ContextItemType; as: string; ending: string }>> = {
  'application/vnd.google-apps.document': { type: 'google_doc', as: 'text/markdown', ending: '.md' },
  'application/vnd.google-apps.spreadsheet': {
    type: 'google_sheet',
    as: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: '.xlsx',
  },
  'application/vnd.google-apps.presentation': {
    type: 'google_slide',
    as: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ending: '.pptx',
  },
};

const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  modifiedTime: z.iso.datetime().optional(),
  md5Checksum: z.string().optional(),
  trashed: z.boolean().optional(),
  webViewLink: z.string().optional(),
});
type DriveFile = z.infer<typeof fileSchema>;
const fields = 'id,name,mimeType,modifiedTime,md5Checksum,trashed,webViewLink';

const listSchema = z.object({ files: z.array(z.unknown()), nextPageToken: z.string().optional() });
const aboutSchema = z.object({
  user: z.object({ emailAddress: z.string().optional(), displayName: z.string().optional() }),
});
const tokenSchema = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
});

export type GoogleDrive = ReturnType<typeof createGoogleDrive>;

/** Google Drive for the files that people choose, by OAuth 2.0 with PKCE. Throws `ProviderError`. */
export function createGoogleDrive(config: GoogleDriveConfig, egress: Egress, now: () => Date) {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, apiUrl, choice } = config;

  const ask = async (
    accessToken: string,
    path: string,
    query: object,
    more: EgressRequest = {},
  ): Promise<EgressAnswer> => {
    const url = `${apiUrl}/drive/v3/${path}?${new URLSearchParams(query as Record<string, string>)}`;
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await askProvider(egress, url, { ...more, headers, isBusy: isRateLimit });
    if (answer.status === 401) throw new ProviderError('refused', 'Google refused the token');
    if (answer.status === 404) throw new ProviderError('gone', `Google Drive has no ${path}`);
    if (/exportSizeLimitExceeded/.test(reasonOf(answer)))
      throw new ProviderError('too-large', 'an export of more than 10 MB');
    if (answer.status === 403) throw new ProviderError('gone', `Google Drive does not give ${path}`);
    if (answer.status !== 200) throw new ProviderError('unexpected', `Google Drive answered ${answer.status}`);
    return answer;
  };

  const token = async (grant: Record<string, string>): Promise<z.infer<typeof tokenSchema>> => {
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const answer = await askProvider(egress, tokenUrl, { method: 'POST', headers, body });
    if (answer.status === 400 || answer.status === 401)
      throw new ProviderError('refused', `Google gave no token: ${reasonOf(answer).slice(0, 200)}`);
    return read(answer, tokenSchema);
  };
  const expiryOf = (seconds: number) => now().getTime() + seconds * 1_000;

  return {
    choice,

    /** Where a person signs in, allows this client to read, and picks the files where it reads no others. */
    authorizationUrl: ({ redirectUri, state, challenge }: { redirectUri: string; state: string; challenge: string }) =>
      `${authorizeUrl}?${new URLSearchParams({
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: scopes[choice], state },
        ...{ code_challenge: challenge, code_challenge_method: 'S256', access_type: 'offline' },
        // The consent gives a new refresh token, and the picker that Google shows after it the files.
        prompt: 'consent',
        ...(choice === 'picked' && { trigger_onepick: 'true', allow_multiple: 'true' }),
      })}`,

    async exchange(grant: { code: string; redirectUri: string; verifier: string }): Promise<GoogleTokens> {
      const { code, redirectUri, verifier } = grant;
      const sent = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
      const got = await token(sent);
      if (got.refresh_token === undefined) throw new ProviderError('refused', 'Google gave no refresh token');
      return { refreshToken: got.refresh_token, accessToken: got.access_token, expiresAt: expiryOf(got.expires_in) };
    },

    async refresh({ refreshToken }: GoogleTokens): Promise<GoogleTokens> {
      const got = await token({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return {
        refreshToken: got.refresh_token ?? refreshToken,
        ...{ accessToken: got.access_token, expiresAt: expiryOf(got.expires_in) },
      };
    },

    async identify(accessToken: string): Promise<string> {
      const { user } = read(await ask(accessToken, 'about', { fields: 'user(emailAddress,displayName)' }), aboutSchema);
      return user.emailAddress ?? user.displayName ?? 'Google Drive';
    },

    /** The files that can be read of those that were picked, or of all, the last changed ones first. */
    async list(accessToken: string, search: string, cursor?: string): Promise<FileList> {
      const named = search && ` and name contains '${search.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
      const answer = await ask(accessToken, 'files', {
        ...{ q: `trashed = false${named}`, fields: `nextPageToken,files(${fields})`, orderBy: 'modifiedTime desc' },
        ...{ pageSize: '50', supportsAllDrives: 'true', includeItemsFromAllDrives: 'true' },
        ...(cursor && { pageToken: cursor }),
      });
      const { files, nextPageToken } = read(answer, listSchema);
      return {
        files: files
          // One that cannot be read must not hide the others.
          .flatMap((one) => fileSchema.safeParse(one).data ?? [])
          .map((file) => ({ id: file.id, name: file.name, type: typeOf(file), changedAt: file.modifiedTime ?? null }))
          .filter(({ type }) => type !== 'unrecognized'),
        next: nextPageToken ?? null,
      };
    },

    file: async (accessToken: string, id: string): Promise<DriveFile> =>
      read(
        await ask(accessToken, `files/${encodeURIComponent(id)}`, { fields, supportsAllDrives: 'true' }),
        fileSchema,
      ),

    async content(accessToken: string, file: DriveFile, maxBytes: number): Promise<DocumentFile> {
      const path = `files/${encodeURIComponent(file.id)}`;
      const exported = exports[file.mimeType];
      const limits = { maxBytes, timeoutMs: 120_000 };
      const { bytes } = exported
        ? await ask(accessToken, `${path}/export`, { mimeType: exported.as }, limits)
        : await ask(accessToken, path, { alt: 'media', supportsAllDrives: 'true' }, limits);
      return { bytes, type: exported?.as ?? file.mimeType, name: file.name + (exported?.ending ?? '') };
    },
  };
}

export function typeOf({ mimeType, name }: DriveFile): ContextItemType {
  const exported = exports[mimeType];
  if (exported) return exported.type;
  const kind = documentKind(mimeType, name);
  if (kind === null) return 'unrecognized';
  if (kind === 'pdf' || kind === 'csv') return kind;
  if (kind === 'xlsx') return 'csv';
  return kind === 'docx' || kind === 'doc' || kind === 'pptx' ? 'doc' : 'txt';
}

const reasonOf = (answer: EgressAnswer): string =>
  answer.status === 200 ? '' : new TextDecoder().decode(answer.bytes);

const isRateLimit = (answer: EgressAnswer): boolean =>
  answer.status === 403 && /rateLimitExceeded|userRateLimitExceeded/.test(reasonOf(answer));

function read<T>(answer: EgressAnswer, schema: z.ZodType<T>): T {
  let body: unknown = null;
  try {
    body = JSON.parse(new TextDecoder().decode(answer.bytes));
  } catch {
    // Told below.
  }
  const parsed = answer.status === 200 ? schema.safeParse(body) : null;
  if (!parsed?.success) throw new ProviderError('unexpected', `Google answered ${answer.status}`);
  return parsed.data;
}
