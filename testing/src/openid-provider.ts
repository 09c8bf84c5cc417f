import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

export type ProviderPerson = { subject: string; email?: string; emailVerified?: boolean; name?: string };

/** A real OpenID Connect provider on this machine. It shows a page with the buttons Continue and Cancel. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Variables that connect the product to it. */
  readonly env: Record<string, string>;
  /** Who stands in front of it. Change it to sign in as somebody else. */
  person: ProviderPerson;
  /** While true every answer is 503. */
  isDown: boolean;
  /**
   * Opens an authorization address as a browser would, presses a button, and answers the address that the provider leads
   * back to.
   */
  visit(url: string, press?: 'Continue' | 'Cancel'): Promise<string>;
  close(): Promise<void>;
}

const clientId = 'whittle-test';
const clientSecret = 'a secret of the test provider only';

/** Redirects to `/auth/handler/google` of any local host are allowed, because products start on random ports. */
export async function startOpenIdProvider(
  person: ProviderPerson = { subject: 'ada', email: 'ada@example.com', emailVerified: true, name: 'Ada Lovelace' },
): Promise<OpenIdProvider> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const state = { person, isDown: false };
  const provider = new Provider(issuer, configuration(state));
  provider.Client.prototype.redirectUriAllowed = (uri: string) => {
    const { hostname, pathname } = new URL(uri);
    return pathname === '/auth/handler/google' && (hostname === '127.0.0.1' || hostname.endsWith('localhost'));
  };
  const answer = provider.callback();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (state.isDown) return void response.writeHead(503).end('down');
    if (request.url?.startsWith('/interaction/')) {
      return void interact(provider, state.person, request, response).catch((error: unknown) =>
        response.writeHead(500).end(String(error)),
      );
    }
    return void answer(request, response);
  });

  return {
    issuer,
    clientId,
    clientSecret,
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OPENID_ISSUER: issuer },
    get person() {
      return state.person;
    },
    set person(next) {
      state.person = next;
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(next) {
      state.isDown = next;
    },
    visit: (url, press = 'Continue') => visit(issuer, url, press),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

function configuration(state: { person: ProviderPerson }): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://127.0.0.1/auth/handler/google'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['a key of the test provider only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        ...(state.person.email !== undefined && { email: state.person.email }),
        ...(state.person.emailVerified !== undefined && { email_verified: state.person.emailVerified }),
        ...(state.person.name !== undefined && { name: state.person.name }),
      }),
    }),
  };
}

/** One page for signing in and consenting: both are answered by one press. */
async function interact(
  provider: Provider,
  person: ProviderPerson,
  request: IncomingMessage,
  response: ServerResponse,
) {
  await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Test provider</title><h1>Sign in as ${escapeHtml(person.name ?? person.subject)}</h1>` +
        `<form method="post"><button name="press" value="Continue">Continue</button> <button name="press" value="Cancel">Cancel</button></form>`,
    );
    return;
  }
  const press = new URLSearchParams(await textOf(request)).get('press');
  if (press !== 'Continue') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId: person.subject, clientId });
  grant.addOIDCScope('openid email profile');
  await provider.interactionFinished(request, response, {
    login: { accountId: person.subject },
    consent: { grantId: await grant.save() },
  });
}

async function visit(issuer: string, url: string, press: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let body: string | undefined;
  for (let step = 0; step < 10; step += 1) {
    if (!next.startsWith(issuer)) return next;
    const response = await fetch(next, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body,
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    body = undefined;
    const location = response.headers.get('location');
    if (location) next = new URL(location, next).href;
    else if (response.status === 200) body = new URLSearchParams({ press }).toString();
    else throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  }
  throw new Error('the provider leads in circles');
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
