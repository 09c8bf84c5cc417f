import { personDataCalls } from '@whittle/contract/person-data/calls';
import { peopleCalls } from '@whittle/contract/people/calls';
import { lastMail } from '../mails.ts';
import { testPassword } from '../test-app.ts';
import { addressOf } from './address.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { inBuilder, inPreview, inPublished } from './rules.ts';
import type { World } from './world.ts';

/** In the preview the owner tries out the sign-in of the app. */
const signInCalls = { preview: inPreview.owner, published: inPublished.everybody };

let people = 0;
export const newEmail = () => `joins-${(people += 1)}@example.com`;

/** Getting into an app, and what its owner does with those who did. */
export const appPeopleRoutes: RouteRow[] = [
  ...['/api/apps', '/apps'].flatMap((path) => authRows(`${path}/:appId/auth`)),
  row('POST /api/live_api/account/sendMagicLink', signInCalls, {
    prepare: ({ app }) => ({ query: `?appId=${app.id}`, json: { email: newEmail() } }),
  }),
  row('POST /api/live_api/account/validateOtp', signInCalls, {
    prepare: async (world) => {
      const { email, code } = await mailedCode(world);
      return { query: `?appId=${world.app.id}`, json: { email, otp: code } };
    },
  }),
  // Where no provider is connected; in the preview, whose owner is signed in, to where they came from.
  ...['/api/apps/auth/login', '/api/apps/auth/:provider/login', '/api/apps/:appId/auth/sso/login'].map((path) =>
    row(`GET ${path}`, { preview: inPreview.everybody, published: inPublished.toSignIn }),
  ),
  row('GET /api/apps/:appId/auth/google', { published: inPublished.toSignIn }),
  row(
    'GET /auth/apps/:appId/google',
    { builder: inBuilder.everybody },
    { when: 'no provider', prepare: { query: `?startedBy=${'a'.repeat(43)}` }, letThrough: ['not-found'] },
  ),
  row('GET /api/apps/auth/logout', { preview: inPreview.everybody, published: inPublished.everybody }),
  row('GET /api/apps/public/prod/public-settings/by-id/:appId', signInCalls, { when: 'of an open app' }),
  row(
    'GET /api/live_api/user/memories/current',
    { builder: inBuilder.data, preview: inPreview.owner, published: inPublished.person },
    { prepare: ({ app }) => ({ query: `?appId=${app.id}` }) },
  ),
  ...[
    '/apps/:appId/users/invite-user',
    '/api/apps/:appId/users/invite-user',
    '/api/apps/:appId/runtime/users/invite-user',
  ].map((path) =>
    row(
      `POST ${path}`,
      { builder: inBuilder.data, preview: inPreview.owner, published: inPublished.adminsOnly },
      { prepare: () => ({ json: { user_email: newEmail(), role: 'user' } }) },
    ),
  ),

  callRow(peopleCalls.change, {
    prepare: async (world) => ({ params: { personId: await newPerson(world) }, json: { isDisabled: true } }),
  }),
  callRow(peopleCalls.remove, {
    prepare: async (world) => ({ params: { personId: await newPerson(world) } }),
  }),
  callRow(personDataCalls.read, {
    prepare: async (world) => ({ params: { personId: await newPerson(world) } }),
  }),
  ...[personDataCalls.erase, personDataCalls.eraseOwn].map((erase) =>
    callRow(erase, {
      prepare: async (world) => ({
        params: { personId: await newPerson(world) },
        json: { email: 'nobody@example.com' },
      }),
      letThrough: ['erasure-not-confirmed', 'owner-stays-admin'],
    }),
  ),
  callRow(peopleCalls.invite, { prepare: () => ({ json: { email: newEmail(), role: 'user' } }) }),
  callRow(peopleCalls.resendInvitation, {
    prepare: async (world) => ({ params: { invitationId: (await invitation(world)).id } }),
  }),
  callRow(peopleCalls.revokeInvitation, {
    prepare: async (world) => ({ params: { invitationId: (await invitation(world)).id } }),
  }),
  callRow(peopleCalls.changeAccess, { prepare: { json: { supportEmail: 'help@example.com', embedders: [] } } }),
];

function authRows(auth: string): RouteRow[] {
  return [
    row(`POST ${auth}/register`, signInCalls, {
      prepare: () => ({ json: { email: newEmail(), password: testPassword } }),
    }),
    row(`POST ${auth}/login`, signInCalls, {
      prepare: { json: { email: 'user@example.com', password: testPassword } },
    }),
    row(`POST ${auth}/verify-otp`, signInCalls, {
      prepare: async (world) => {
        const { email, code } = await registration(world);
        return { json: { email, otp_code: code } };
      },
    }),
    row(`POST ${auth}/verify-link`, signInCalls, {
      prepare: async (world) => ({ json: { token: (await registration(world)).token } }),
    }),
    row(`POST ${auth}/resend-otp`, signInCalls, { prepare: () => ({ json: { email: newEmail() } }) }),
    row(`POST ${auth}/reset-password-request`, signInCalls, { prepare: () => ({ json: { email: newEmail() } }) }),
    row(`POST ${auth}/reset-password`, signInCalls, {
      prepare: async (world) => {
        const { email } = await registration(world);
        await post(world, 'reset-password-request', { email });
        const { links } = await lastMail(world.server, email, { kind: 'reset-password' });
        return { json: { reset_token: links[0]!.searchParams.get('reset'), new_password: 'another horse' } };
      },
    }),
    row(
      `POST ${auth}/change-password`,
      { preview: inPreview.noWrite, published: inPublished.noWrite },
      {
        when: 'of somebody else',
        prepare: ({ personId }) => ({
          json: { user_id: personId, current_password: testPassword, new_password: 'another horse' },
        }),
      },
    ),
    row(`POST ${auth}/exchange`, signInCalls, {
      prepare: async (world) => {
        const { email, code } = await mailedCode(world);
        const answer = await call(world, `/api/live_api/account/validateOtp?appId=${world.app.id}`, {
          email,
          otp: code,
        });
        return { json: answer };
      },
    }),
    row(`POST ${auth}/sign-in-link`, signInCalls, {
      prepare: async (world) => ({ json: { token: (await mailedCode(world)).token } }),
    }),
    row(`POST ${auth}/accept-invitation`, signInCalls, {
      prepare: async (world) => ({ json: { token: (await invitation(world)).token, password: testPassword } }),
    }),
    // A caller's own token would end the sign-in that the next row needs.
    row(`POST ${auth}/logout`, signInCalls, { when: 'without a token', prepare: { headers: { authorization: '' } } }),
  ];
}

async function call({ server, app }: World, path: string, json: object): Promise<Record<string, string>> {
  const answer = await server.request(path, { host: app.publishedHost, json, headers: addressOf() });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

const post = (world: World, name: string, json: object) => call(world, `/api/apps/${world.app.id}/auth/${name}`, json);

/** Somebody who just registered, with the code and the link's token of the mail that went out. */
async function registration(world: World) {
  const email = newEmail();
  const { id } = await post(world, 'register', { email, password: testPassword });
  const { code, links } = await lastMail(world.server, email, { kind: 'verify-email' });
  return { id: id!, email, code, token: links[0]!.searchParams.get('verify') };
}

export async function newPerson(world: World): Promise<string> {
  return (await registration(world)).id;
}

async function mailedCode(world: World) {
  const email = newEmail();
  await call(world, `/api/live_api/account/sendMagicLink?appId=${world.app.id}`, { email });
  const { code, links } = await lastMail(world.server, email, { kind: 'sign-in-code' });
  return { email, code: code!, token: links[0]!.searchParams.get('link') };
}

async function invitation(world: World) {
  const email = newEmail();
  const { id } = await world.owner.json<{ id: string }>(`/apps/${world.app.id}/users/invite-user`, {
    json: { user_email: email, role: 'user' },
    headers: addressOf(),
  });
  const { links } = await lastMail(world.server, email, { kind: 'invitation' });
  return { id, token: links[0]!.searchParams.get('invitation') };
}
