import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type FakeFile = {
  id: string;
  name: string;
  mimeType: string;
  content: string | Uint8Array;
  modifiedTime: string;
  trashed: boolean;
};

/** Google's OAuth, picker and Drive on this machine, as their public references describe them. */
export interface GoogleDriveServer {
  readonly url: string;
  readonly host: string;
  readonly client: { id: string; secret: string };
  readonly files: Map<string, FakeFile>;
  /** Path of every request to the API of Drive. */
  readonly requests: string[];
  addFile(file: Partial<FakeFile> & Pick<FakeFile, 'name' | 'mimeType' | 'content'>): FakeFile;
  /** What a person does there: signs in, allows the client, and picks files. The address that Google then leads to. */
  allow(authorizationUrl: string, picked: readonly FakeFile[]): string;
  /** The person takes back what they allowed. */
  revoke(): void;
  /** Ends the access tokens that were given, as an hour does. */
  expire(): void;
  close(): Promise<void>;
}

type Grant = { challenge: string; redirectUri: string };

export async function startGoogleDriveServer(): Promise<GoogleDriveServer> {
  const client = { id: 'drive-client', secret: 'drive-secret' };
  const files = new Map<string, FakeFile>();
  /** `drive.file`: only what was picked exists for the client; all does for one that may read everything. */
  const picked = new Set<string>();
  const requests: string[] = [];
  const codes = new Map<string, Grant>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();

  const tokens = (fields: URLSearchParams) => {
    const refused = { status: 400, body: { error: 'invalid_grant' } };
    if (fields.get('client_id') !== client.id || fields.get('client_secret') !== client.secret)
      return { status: 401, body: { error: 'invalid_client' } };
    const accessToken = `ya29.${randomUUID()}`;
    const body = { access_token: accessToken, expires_in: 3_599, token_type: 'Bearer' };
    if (fields.get('grant_type') === 'refresh_token') {
      if (!refreshTokens.has(fields.get('refresh_token') ?? '')) return refused;
      accessTokens.add(accessToken);
      return { status: 200, body };
    }
    const code = fields.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== fields.get('redirect_uri')) return refused;
    const refreshToken = `1//${randomUUID()}`;
    refreshTokens.add(refreshToken);
    accessTokens.add(accessToken);
    return { status: 200, body: { ...body, refresh_token: refreshToken } };
  };

  const fileJson = ({ content, ...file }: FakeFile) => ({
    ...file,
    ...(!file.mimeType.includes('google-apps') && { md5Checksum: createHash('md5').update(content).digest('hex') }),
    webViewLink: `https://docs.google.com/document/d/${file.id}/edit`,
  });
  const missing = { status: 404, body: { error: { code: 404, errors: [{ reason: 'notFound' }] } } };

  const drive = (path: string, fields: URLSearchParams): { status: number; body: unknown } => {
    requests.push(path);
    const [kind, id, part] = path.split('/');
    if (kind === 'about')
      return { status: 200, body: { user: { emailAddress: 'ada@example.com', displayName: 'Ada' } } };
    if (id === undefined) {
      const named = /name contains '(.*)'/.exec(fields.get('q') ?? '')?.[1] ?? '';
      const all = [...files.values()].filter((file) => picked.has(file.id) && !file.trashed);
      return {
        status: 200,
        body: { files: all.filter(({ name }) => name.toLowerCase().includes(named.toLowerCase())).map(fileJson) },
      };
    }
    const file = picked.has(id) ? files.get(id) : undefined;
    if (!file) return missing;
    if (part === 'export') return { status: 200, body: file.content };
    return { status: 200, body: fields.get('alt') === 'media' ? file.content : fileJson(file) };
  };

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://google');
      const send = (status: number, body: unknown) => {
        const isJson = typeof body === 'object' && !(body instanceof Uint8Array);
        response
          .writeHead(status, { 'content-type': isJson ? 'application/json' : 'application/octet-stream' })
          .end(isJson ? JSON.stringify(body) : body);
      };
      if (url.pathname === '/token') {
        const { status, body } = tokens(new URLSearchParams(await text(request)));
        return send(status, body);
      }
      if (!accessTokens.has((request.headers.authorization ?? '').replace(/^Bearer /, '')))
        return send(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
      const { status, body } = drive(url.pathname.replace('/drive/v3/', ''), url.searchParams);
      return send(status, body);
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;

  return {
    ...{ url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, client, files, requests },
    addFile(given) {
      const file = { id: randomUUID(), modifiedTime: '2027-01-01T08:00:00.000Z', trashed: false, ...given };
      files.set(file.id, file);
      return file;
    },
    allow(authorizationUrl, chosen) {
      const { searchParams: asked } = new URL(authorizationUrl);
      const code = randomUUID();
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri: asked.get('redirect_uri') ?? '' });
      const mayReadAll = (asked.get('scope') ?? '').endsWith('/drive.readonly');
      for (const { id } of mayReadAll ? files.values() : chosen) picked.add(id);
      const ids = chosen.map(({ id }) => id).join(',');
      const answer = new URLSearchParams({
        state: asked.get('state') ?? '',
        code,
        scope: asked.get('scope') ?? '',
        ...(asked.has('trigger_onepick') && { picked_file_ids: ids }),
      });
      return `${asked.get('redirect_uri')}?${answer}`;
    },
    revoke() {
      refreshTokens.clear();
      accessTokens.clear();
    },
    expire: () => accessTokens.clear(),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
