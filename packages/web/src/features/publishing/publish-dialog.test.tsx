// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppAccess } from '@whittle/contract/people';
import { appDocumentSchemas } from '@whittle/contract/app-settings/documents';
import type { RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appSummary, assistantMessage } from '../../testing/chat-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, refusal } from '../../testing/server.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { OpenQuestion } from './use-publish-form.ts';
import type { AskedAccess } from '../../core/access/use-access-answers.ts';

// Each dialog asks what was published last.
beforeEach(() => void fakeServer({}));
/** What an app without rules and with one page says of itself. */
const about = {
  gptPrompt: '',
  background: '#0f766e',
  features: ['Home'],
  seoTitle: '',
  sampleRecords: 0,
  isUnderWay: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const app = appSummary({ latestVersionId: 'v2' });
const url = 'http://bike-desk.whittle.localhost:3000/';
const published = { url, slug: 'bike-desk', versionId: 'v2', publishedAt: '2026-11-20T10:42:00.000Z', warnings: [] };
const access: AppAccess = {
  accessMode: null,
  effectiveMode: 'public_without_login',
  isSignupEnabled: true,
  termsOfServiceLink: '',
  privacyPolicyLink: '',
  supportEmail: '',
  allowedOrigins: [],
  embedders: [],
  publishedUrl: null,
};
const configuration = {
  appType: 'space_app',
  details: appDocumentSchemas.details.parse({ name: 'Bike desk' }),
  style: appDocumentSchemas.style.parse({}),
  texts: appDocumentSchemas.texts.parse({}),
  settings: appDocumentSchemas.settings.parse({}),
  signup: { isSignupEnabled: true, termsOfServiceLink: '', privacyPolicyLink: '', supportEmail: '' },
  memberships: {
    isPaidMembershipsEnabled: false,
    paidMembershipsProduct: null,
    paidMembershipsSettings: {
      ...{ paymentProvider: null, hasPaymentProviderAccessToken: false, isSetupCompleted: false },
    },
  },
  gates: {},
  pages: ['Home'],
  publishedUrl: url,
};
const booking = {
  path: 'entities/Booking.json',
  content: JSON.stringify({ type: 'object', properties: {} }),
};

const nothingAsked = () => ({ current: null }) as RefObject<OpenQuestion | null>;

function openDialog(change = {}, files = [booking], waiting: AskedAccess[] = [], question = nothingAsked()) {
  renderScreen(
    <PublishDialog
      app={{ ...app, ...change }}
      files={files}
      addressOf={(slug) => `http://${slug}.whittle.localhost:3000`}
      waiting={waiting}
      filesOrigin="http://preview.whittle.localhost:3000"
      question={question}
      onClose={() => {}}
    />,
  );
  return userEvent.setup();
}

const sent = ({ calls }: ReturnType<typeof fakeServer>) => calls.filter(({ method }) => method !== 'GET');

describe('publishing', () => {
  it('[SHELL-05] has no link before the first time', () => {
    openDialog();
    expect(screen.getByText('You will find your link here...')).toBeDefined();
    expect(screen.getByText('Only you can see this app until you publish it.')).toBeDefined();
  });

  it('[TEAM-02] who builds the app with its owner gets its link and no form that would be refused', async () => {
    fakeServer({ [`GET /api/apps/${app.id}/access`]: refusal('owner-only') });
    openDialog({ publishedVersionId: 'v1', publishedUrl: url });
    await screen.findByText(/^Only the owner of this app publishes it/);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    screen.getByRole('link', { name: 'Visit' });
  });

  it('[PUB-27] a publish that takes long says that it goes on, whoever closes the window, and shows it to who comes back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let isUnderWay = true;
    const server = fakeServer({
      [`GET /api/apps/${app.id}/publication`]: () => ({
        body: { ...about, header: 'Bike desk', description: '', isUnderWay },
      }),
    });
    openDialog({ publishedVersionId: 'v1' });
    const button = await screen.findByRole('button', { name: 'Publish', busy: true });
    screen.getByText(/^Publishing is under way. You can close this window/);
    isUnderWay = false;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    expect(screen.queryByText(/^Publishing is under way/)).toBeNull();
    expect(sent(server)).toEqual([]);
  });

  it.each([
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [504, 'Gateway Time-out'],
  ])(
    '[PUB-27] no answer but a proxy’s %s is no failure while the publish goes on, nor after it',
    async (status, body) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      onTestFinished(() => void vi.useRealTimers());
      const failure = /^(?:Something went wrong|The server is starting)/;
      let isUnderWay = false;
      const server = fakeServer({
        [`GET /api/apps/${app.id}/access`]: { body: access },
        [`GET /api/apps/${app.id}/publication`]: () => ({
          body: { ...about, header: 'Bike desk', description: '', isUnderWay },
        }),
        [`POST /api/apps/${app.id}/publish`]: () => {
          isUnderWay = true;
          return { status, body: `<h1>${body}</h1>` };
        },
      });
      openDialog({ publishedVersionId: 'v1' });
      fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
      await vi.waitFor(() => expect(isUnderWay).toBe(true));
      const button = await screen.findByRole('button', { name: 'Publish', busy: true });
      await screen.findByText(/^Publishing is under way/);
      expect(screen.queryByText(failure)).toBeNull();
      const readings = () => server.calls.filter(({ path }) => path.endsWith('/access')).length;
      const before = readings();
      isUnderWay = false;
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(button.getAttribute('aria-busy')).not.toBe('true');
      expect(screen.queryByText(failure)).toBeNull();
      expect(readings()).toBeGreaterThan(before);
    },
  );

  it('[ENT-08] says who can do what', () => {
    openDialog();
    expect(screen.getByText('Only the creator can view and edit')).toBeDefined();
  });

  it('[SIGN-05] who can open the app is stated and chosen before it is published', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: access },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog({ publishedVersionId: 'v1' });
    const who = await screen.findByRole('group', { name: 'Who can open the app' });
    const checked = () => within(who).getByRole('radio', { checked: true });
    expect(checked()).toBe(within(who).getByRole('radio', { name: 'People who sign in' }));
    await user.click(within(who).getByRole('radio', { name: 'Only people I invite' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({ access: { accessMode: 'private_with_login' } });
  });

  it('[PUB-20] asks who the app is for where nobody and nothing says it yet, and the answer stays', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: access },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog();
    const who = await screen.findByRole('region', { name: 'Who is this app for?' });
    expect(within(who).queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await within(who).findByRole('alert')).textContent).toBe('Choose who the app is for.');
    expect(sent(server)).toHaveLength(0);
    await user.click(within(who).getByRole('radio', { name: 'People who sign in' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({ access: { accessMode: 'public_with_login' } });
  });

  it('[PUB-21] made-up records are left out of the published app unless they are kept as real content', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: { ...access, accessMode: 'public_without_login' } },
      [`GET /api/apps/${app.id}/publication`]: { body: { ...about, header: '', description: '', sampleRecords: 6 } },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog();
    const samples = await screen.findByRole('group', { name: '6 sample records' });
    expect(within(samples).getByRole('radio', { name: 'Leave them out', checked: true })).toBeDefined();
    await user.click(within(samples).getByRole('radio', { name: 'Keep them as real content' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({ samples: 'keep' });
  });

  it('[PUB-20] does not ask where visitors see data, or where somebody chose', async () => {
    fakeServer({ [`GET /api/apps/${app.id}/access`]: { body: { ...access, accessMode: 'private_with_login' } } });
    openDialog();
    expect(await screen.findByRole('radio', { name: 'Only people I invite', checked: true })).toBeDefined();
    cleanup();
    fakeServer({ [`GET /api/apps/${app.id}/access`]: { body: access } });
    openDialog({}, []);
    expect(await screen.findByRole('radio', { name: 'Anyone with the link', checked: true })).toBeDefined();
  });

  it('[PUB-25] is published at a time, which is said with its zone, shown and cancelled', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: { ...access, accessMode: 'public_without_login' } },
      [`PUT /api/apps/${app.id}/publish/schedule`]: { body: { scheduled: null } },
    });
    const user = openDialog();
    await user.click(screen.getByRole('radio', { name: 'Publish later' }));
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a time.');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2027-01-02T09:00' } });
    expect(screen.getByText(new RegExp(`on Sat, .*Jan.*2027.* 09:00 \\(${zone}\\)\\. Later changes`))).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({
      at: new Date('2027-01-02T09:00').toISOString(),
      timeZone: zone,
      publish: { header: app.name },
    });
  });

  it('[PUB-25] one that failed says why, and can be put away', async () => {
    const at = '2026-11-24T08:00:00.000Z';
    const scheduled = {
      at,
      timeZone: 'Europe/Berlin',
      versionId: 'v2',
      isBehind: false,
      hasFailed: true,
      problem: 'slug-taken',
    };
    const server = fakeServer({
      [`GET /api/apps/${app.id}/publish/schedule`]: { body: { scheduled } },
      [`DELETE /api/apps/${app.id}/publish/schedule`]: { status: 204 },
    });
    const user = openDialog({ plannedPublish: { at, timeZone: 'Europe/Berlin', hasFailed: true } });
    expect(await screen.findByText(/09:00 \(Europe\/Berlin\) failed\. This address is already taken/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await vi.waitFor(() => expect(sent(server)).toMatchObject([{ method: 'DELETE' }]));
  });

  it('[PUB-28] a publish that failed when nobody looked says why, and can be put away', async () => {
    const server = fakeServer({ [`DELETE /api/apps/${app.id}/publish/failure`]: { status: 204 } });
    const user = openDialog({ failedPublish: { at: '2026-11-24T08:00:00.000Z', problem: 'publish-interrupted' } });
    expect(
      await screen.findByText(/^The last publish \(.+\) failed\. The server stopped .+ Publish again\.$/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await vi.waitFor(() => expect(sent(server)).toMatchObject([{ method: 'DELETE' }]));
  });

  it('[PUB-26] names what changed since the last publish', async () => {
    fakeServer({
      [`GET /api/apps/${app.id}/versions/v1/files`]: {
        body: {
          versionId: 'v1',
          metadata: null,

          files: [
            { path: 'pages/Home.jsx', content: 'old' },
            { path: 'pages/Rota.jsx', content: '' },
          ],
        },
      },
    });
    openDialog({ publishedVersionId: 'v1', publishedAt: '2026-11-20T10:42:00.000Z', publishedUrl: url }, [
      booking,
      { path: 'pages/Home.jsx', content: 'new' },
    ]);
    const list = await screen.findByRole('list', { name: 'Changed since the last publish' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Added: entity Booking', 'Changed: page Home', 'Removed: page Rota']);
  });

  it('[PUB-26] members are one of the ways in, once a product is connected', async () => {
    const settings = {
      ...{ isPaidMembershipsEnabled: false, isSignupEnabled: true, offer: null, hearsEvents: true, isTestMode: false },
      ...{ paidMembershipsProduct: { id: 'p', name: 'Club' }, readAt: null, problem: null },
      paidMembershipsSettings: {
        ...{ paymentProvider: 'gumroad' as const, hasPaymentProviderAccessToken: true, isSetupCompleted: true },
      },
    };
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: { ...access, accessMode: 'public_without_login' } },
      [`GET /api/apps/${app.id}/memberships`]: { body: settings },
      [`PUT /api/apps/${app.id}/memberships`]: { body: { ...settings, isPaidMembershipsEnabled: true } },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog();
    await user.click(await screen.findByRole('radio', { name: 'Members' }));
    expect(screen.getByRole('radio', { name: 'Anyone with the link' })).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)[0]?.body).toEqual({ isPaidMembershipsEnabled: true });
  });

  it('[PUB-26] a warning is put right by one click', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: {
        body: { ...access, accessMode: 'public_with_login', isSignupEnabled: false },
      },
      [`GET /api/apps/${app.id}/publication`]: { body: { ...about, header: '', description: '' } },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog();
    await user.click(await screen.findByRole('button', { name: 'Turn on sign-up' }));
    expect(screen.queryByRole('button', { name: 'Turn on sign-up' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({ access: { isSignupEnabled: true } });
  });

  it('[WALL-14] who may embed the app is chosen before it is published', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: { ...access, embedders: ['https://www.example.com'] } },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog({ publishedVersionId: 'v1' });
    const who = await screen.findByRole('group', { name: 'Who can embed this app' });
    expect(within(who).getByRole<HTMLTextAreaElement>('textbox').value).toBe('https://www.example.com');
    await user.click(within(who).getByRole('radio', { name: 'Everyone' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({ access: { embedders: ['*'] } });
  });

  it('[SIGN-05] only what was changed is sent: what follows from the data goes on to do so', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: access },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog({ publishedVersionId: 'v1' });
    await user.click(await screen.findByRole('checkbox', { name: /^Enable user signup/ }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toHaveProperty('access', { isSignupEnabled: false });
  });

  it('an app without entities stores nothing', () => {
    openDialog({}, []);
    expect(screen.getByText('This app stores nothing')).toBeDefined();
  });

  it('[PUB-09] names the files with problems that did not hold it up', async () => {
    const warnings = [{ file: 'components/Old.jsx', line: 3, message: 'Unexpected token' }];
    fakeServer({ [`POST /api/apps/${app.id}/publish`]: { body: { ...published, warnings } } });
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published. One file has a problem; only what needs it is missing.')).toBeDefined();
    expect(screen.getByText('components/Old.jsx:3')).toBeDefined();
  });

  it('[PUB-01] [SHELL-05] publishes and gives the link to copy and to visit', async () => {
    const server = fakeServer({ [`POST /api/apps/${app.id}/publish`]: { body: published } });
    const user = openDialog();
    await user.type(screen.getByLabelText(/^Description/), 'Repairs by appointment');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await screen.findByRole('link', { name: 'Visit' })).getAttribute('href')).toBe(url);
    expect(sent(server)[0]?.body).toEqual({
      header: 'Bike desk',
      description: 'Repairs by appointment',
      seoTitle: '',
      slug: 'bike-desk',
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(screen.getByRole('link', { name: 'Visit' }));
    expect(open).toHaveBeenCalledWith(`/api/apps/${app.id}/open`, '_blank', 'noopener');
    open.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  });

  it('an address that is taken is named at its field', async () => {
    fakeServer({ [`POST /api/apps/${app.id}/publish`]: refusal('slug-taken') });
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('This address is already taken by another app.')).toBeDefined();
    expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  });

  it('an address that cannot be one is refused before it is sent', async () => {
    const server = fakeServer({});
    const user = openDialog();
    await user.clear(screen.getByLabelText('Address'));
    await user.type(screen.getByLabelText('Address'), 'Bike desk!');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(
      await screen.findByText('Use lower-case letters, digits and single hyphens, such as bike-desk.'),
    ).toBeDefined();
    expect(sent(server)).toHaveLength(0);
  });

  it('[PROOF-04] personal data that everyone can read asks for a typed yes and sends it', async () => {
    const open = refusal('personal-data-open');
    const server = fakeServer({
      [`POST /api/apps/${app.id}/publish`]: {
        ...open,
        body: { ...open.body, extra_data: { openData: { Lead: ['email', 'phone'] } } },
      },
    });
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Lead: email, phone');
    // It stands at the end of a long dialog: the focus brings it into view.
    expect(document.activeElement).toBe(screen.getByLabelText('Type yes to publish anyway'));
    await user.type(screen.getByLabelText('Type yes to publish anyway'), 'yes');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(server.calls.at(-1)?.body).toMatchObject({ openDataConsent: 'yes' }));
  });

  it('[PROOF-04] the question and what was typed are there again when the dialog is, until the app is another one', async () => {
    const open = refusal('personal-data-open');
    const server = fakeServer({
      [`POST /api/apps/${app.id}/publish`]: {
        ...open,
        body: { ...open.body, extra_data: { openData: { Lead: ['email'] } } },
      },
    });
    const question = nothingAsked();
    const first = openDialog({}, [booking], [], question);
    await first.click(screen.getByRole('button', { name: 'Publish' }));
    await first.type(await screen.findByLabelText('Type yes to publish anyway'), 'ye');
    cleanup();
    const again = openDialog({}, [booking], [], question);
    expect(screen.getByRole('alert').textContent).toContain('Lead: email');
    const consent = screen.getByLabelText<HTMLInputElement>('Type yes to publish anyway');
    expect(consent.value).toBe('ye');
    await again.type(consent, 's');
    await again.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(server.calls.at(-1)?.body).toMatchObject({ openDataConsent: 'yes' }));
    cleanup();
    openDialog({ latestVersionId: 'v3' }, [booking], [], question);
    expect(screen.queryByLabelText('Type yes to publish anyway')).toBeNull();
  });

  it('[PROOF-03] a proof that failed shows who could do what', async () => {
    const cells = [{ actor: 'visitor', act: 'read', expected: false, observed: true, status: 200 }];
    const proof = {
      versionId: 'v2',
      isProven: false,
      tookMs: 9,
      entities: [{ entity: 'Lead', problem: null, cells, openPersonalFields: [] }],
    };
    const refused = refusal('access-not-proven');
    fakeServer({
      [`POST /api/apps/${app.id}/publish`]: { ...refused, body: { ...refused.body, extra_data: { proof } } },
    });
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await screen.findByRole('table', { name: 'Who can do what with Lead' })).textContent).toContain(
      'Allowed, but should not be',
    );
    expect(screen.getByText('1 check failed.')).toBeDefined();
  });

  it('[PROOF-01] the check runs on request and says what was tried', async () => {
    const cells = [{ actor: 'visitor', act: 'read', expected: false, observed: false, status: 404 }];
    const proof = {
      versionId: 'v2',
      isProven: true,
      tookMs: 1_234,
      entities: [{ entity: 'Lead', problem: null, cells, openPersonalFields: [] }],
    };
    fakeServer({ [`POST /api/apps/${app.id}/access-proof`]: { body: proof } });
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'Check access' }));
    expect(await screen.findByText('1 check passed in 1.2 s.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined();
  });

  it('an app that does not compile says so, and the fields stay', async () => {
    const failed = refusal('publish-failed');
    const fields = { 'pages/Home.jsx:3': 'Unexpected token' };
    fakeServer({ [`POST /api/apps/${app.id}/publish`]: { ...failed, body: { ...failed.body, fields } } });
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The app does not compile/);
    expect(screen.getByText('pages/Home.jsx:3').closest('li')?.textContent).toBe('pages/Home.jsx:3: Unexpected token');
  });

  it('starts from what was written at the last publish', async () => {
    fakeServer({
      [`GET /api/apps/${app.id}/publication`]: { body: { header: 'Bike desk', description: 'Repairs', ...about } },
    });
    openDialog({ publishedVersionId: 'v1', publishedAt: app.updatedAt, publishedUrl: url });
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Repairs'));
  });

  it('[PUB-01] sends all that a publish says of the app', async () => {
    const { sampleRecords: _, isUnderWay: __, ...ofApp } = about;
    const server = fakeServer({
      [`GET /api/apps/${app.id}/publication`]: { body: { header: 'Bike desk', description: 'Repairs', ...about } },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const user = openDialog();
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Repairs'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({ header: 'Bike desk', description: 'Repairs', ...ofApp });
  });

  it('[PUB-11] the icon is shown, and a new one is saved before the app is published with it', async () => {
    const server = fakeServer({
      [`GET /api/apps/${app.id}/access`]: { body: { ...access, accessMode: 'public_without_login' } },
      [`GET /api/apps/${app.id}/publication`]: { body: { header: 'Bike desk', description: 'Repairs', ...about } },
      [`POST /api/apps/${app.id}/details`]: { body: configuration },
      [`POST /api/apps/${app.id}/publish`]: { body: published },
    });
    const settings = { path: 'whittle.json', content: JSON.stringify({ icon: '/files/f1/old.png' }) };
    const user = openDialog({ publishedVersionId: 'v2', publishedUrl: url }, [booking, settings]);
    const icon = await screen.findByRole('region', { name: 'Icon' });
    expect(within(icon).getByRole('img').getAttribute('src')).toBe(
      'http://preview.whittle.localhost:3000/files/f1/old.png',
    );
    expect(await screen.findByRole('button', { name: 'Done' })).toBeDefined();
    await user.click(within(icon).getByRole('button', { name: 'Remove file' }));
    expect(within(icon).getByRole('img').textContent).toBe('B');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await vi.waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server).map(({ path, body }) => [path, body])).toMatchObject([
      [`/api/apps/${app.id}/details`, { appDetails: { icon: '' } }],
      [`/api/apps/${app.id}/publish`, { header: app.name }],
    ]);
  });

  it('[PUB-17] with nothing new there is nothing to press, until something is written', async () => {
    fakeServer({
      [`GET /api/apps/${app.id}/publication`]: { body: { header: 'Bike desk', description: 'Repairs', ...about } },
    });
    const user = openDialog({ publishedVersionId: 'v2', publishedAt: app.updatedAt, publishedUrl: url });
    expect(await screen.findByRole('button', { name: 'Done' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.type(screen.getByLabelText(/^Description/), ' by appointment');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDefined();
  });

  it('[PUB-17] wider access that still waits is named and answered here', async () => {
    const server = fakeServer({
      [`POST /api/apps/${app.id}/chat/m1/access`]: { body: assistantMessage('m1', 'Done.') },
    });
    const access = { read: 'creator', write: 'creator' } as const;
    const request = { entity: 'Booking', current: access, requested: { ...access, read: 'all' as const } };
    const user = openDialog({}, [booking], [{ messageId: 'm1', request: { ...request, state: 'waiting' } }]);
    const card = within(screen.getByRole('region', { name: 'Broader access requested: review it' }));
    expect(card.getByText('Booking')).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ body: { entity: 'Booking', answer: 'allow' } }]));
  });

  it('changes since the last time are named', () => {
    fakeServer({ [`GET /api/apps/${app.id}/publication`]: { body: { header: '', description: '', ...about } } });
    const publishedAt = new Date(Date.now() - 7_200_000).toISOString();
    openDialog({ publishedAt, publishedVersionId: 'v1', publishedUrl: url });
    expect(screen.getByText('Published 2 h ago. Later changes are not public yet.')).toBeDefined();
  });
});
