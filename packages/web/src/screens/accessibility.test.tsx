// @vitest-environment happy-dom
import { openConversation } from '@whittle/domain/chat/conversation';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorPanel } from '../features/app-errors/error-panel.tsx';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { PublishDialog } from '../features/publishing/publish-dialog.tsx';
import { RequireAccount } from '../features/accounts/require-account.tsx';
import { accessibilityProblems } from '../testing/axe.ts';
import { appSummary, assistantMessage, userMessage } from '../testing/chat-fixtures.ts';
import { renderScreen } from '../testing/render.tsx';
import { fakeServer, refusal } from '../testing/server.ts';
import { account, session } from '../testing/account-fixtures.ts';
import { HomeScreen } from './home-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

beforeEach(() => {
  fakeServer({
    'POST /api/auth/refresh': { body: session },
    'GET /api/live_api/account/current': { body: account },
    'GET /api/apps': { body: { items: [appSummary(), appSummary({ id: 'f'.repeat(24), name: 'Reading list' })] } },
    'GET /api/model': { body: { label: 'Built-in builder', isBuiltIn: true } },
    'GET /api/admin/model': { body: { source: 'none', provider: null, model: null, baseUrl: null, hasApiKey: false } },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the sign-in screen is accessible', async () => {
  fakeServer({ 'POST /api/auth/refresh': refusal('not-signed-in') });
  renderScreen(<LoginScreen />);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(await accessibilityProblems(document.body)).toEqual([]);
});

it('the home screen is accessible', async () => {
  renderScreen(
    <Routes>
      <Route element={<RequireAccount />}>
        <Route path="/" element={<HomeScreen />} />
      </Route>
    </Routes>,
  );
  await screen.findByRole('link', { name: 'Reading list' });
  await screen.findByText('Built-in builder: no AI model connected');
  expect(await accessibilityProblems(document.body)).toEqual([]);
});

it('the settings screen is accessible', async () => {
  renderScreen(
    <Routes>
      <Route element={<RequireAccount />}>
        <Route path="/" element={<SettingsScreen />} />
      </Route>
    </Routes>,
  );
  await screen.findByLabelText('Model name');
  expect(await accessibilityProblems(document.body)).toEqual([]);
});

const group = '<action-group title="Waitlist"><action type="add_file" file="pages/Home.jsx" title="Home">x';

it('the chat is accessible, while a reply streams and when it is done', async () => {
  const messages = [
    userMessage('u1', 'Add a waitlist'),
    assistantMessage('a1', `Here it is.\n${group}</action></action-group>`, {}, { versionId: 'v1' }),
    userMessage('u2', 'And more'),
    assistantMessage('a2', group, { status: 'streaming' }),
  ];
  const model = { label: 'Built-in builder', isBuiltIn: true, seesPictures: false };
  renderScreen(
    <ChatPanel
      conversation={openConversation({
        chatId: 'chat',
        app: appSummary(),
        messages,
        hasOlder: false,
        allowances: [],
        queue: { items: [], isHeld: false },
        cursor: 0,
        model,
      })}
      draft={{ read: () => '', write: () => undefined }}
      sendsAtOnce={false}
      firstFiles={[]}
      onLoadOlder={async () => undefined}
      element={{ file: 'pages/Home.jsx', line: 3, label: 'button “Save”' }}
      onRemoveElement={() => undefined}
      filesOrigin=""
      onOpenImport={() => undefined}
      onSend={async () => undefined}
      onOpenAction={() => undefined}
      onOpenChanges={() => undefined}
      onOpenDebugLog={() => undefined}
      onRevert={() => undefined}
      isAdmin
      revertingMessageId={null}
      notices={null}
    />,
  );
  await screen.findByText('Here it is.');
  expect(await accessibilityProblems(document.body)).toEqual([]);
});

it('the publish dialog is accessible', async () => {
  renderScreen(
    <PublishDialog
      question={{ current: null }}
      filesOrigin=""
      app={appSummary({ latestVersionId: 'v1', publishedUrl: 'http://bike-desk.whittle.localhost:3000/' })}
      files={[{ path: 'entities/Booking.json', content: '{"type":"object","properties":{}}' }]}
      addressOf={(slug) => `http://${slug}.whittle.localhost:3000`}
      waiting={[]}
      onClose={() => undefined}
    />,
  );
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
});

it('the error panel is accessible', async () => {
  const error = {
    title: 'x is undefined',
    details: 'at Form.jsx:12',
    componentName: 'Form',
    scope: 'component' as const,
  };
  renderScreen(
    <ErrorPanel
      state={{ issues: [{ key: 'x', error, isSuppressed: false }], unlisted: 0, isOpen: true, fix: 'none' }}
      dispatch={() => undefined}
      resolve={async () => true}
      isChatBusy={false}
      isBuiltInModel={false}
      isAdmin={false}
      onOpenPlace={() => undefined}
    />,
  );
  expect(await accessibilityProblems(document.body)).toEqual([]);
});
