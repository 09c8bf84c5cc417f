// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appSummary } from '../../../testing/chat-fixtures.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { fakeServer, refusal } from '../../../testing/server.ts';
import { TemplateList } from './template-list.tsx';
import { templateTexts as texts } from './templates.texts.ts';
import { useTemplate } from './use-template.ts';

const app = appSummary();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Templates({ onMade }: { onMade: () => void }) {
  return <TemplateList use={useTemplate(null, onMade)} />;
}

test('[TOOL-43] a double click on a template makes one app, and none is left when its tool is refused', async () => {
  const at = `/api/apps/${app.id}`;
  const server = fakeServer({
    'POST /api/apps': { status: 201, body: app },
    [`POST ${at}/tools`]: refusal('internal'),
    [`DELETE ${at}`]: { status: 204 },
  });
  const onMade = vi.fn();
  renderScreen(<Templates onMade={onMade} />);
  const [use] = screen.getAllByRole('button');
  fireEvent.click(use!);
  fireEvent.click(use!);
  await screen.findByText(new RegExp(`^${texts.failed}`));
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/apps',
    `POST ${at}/tools`,
    `DELETE ${at}`,
  ]);
  expect(onMade).not.toHaveBeenCalled();
  // Somebody may try again.
  fireEvent.click(use!);
  await waitFor(() => expect(server.callsTo('/api/apps')).toHaveLength(2));
});
