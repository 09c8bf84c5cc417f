// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, refusal } from '../../testing/server.ts';
import { ChangesDialog } from './changes-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const filesOf = (versionId: string, files: Record<string, string>) => ({
  body: {
    versionId,
    files: Object.entries(files).map(([path, content]) => ({ path, content })),
    metadata: { description: 'Made the pages' },
  },
});

function openChanges(before: Record<string, string>, after: Record<string, string>) {
  fakeServer({
    'GET /api/apps/app/versions/v1/files': filesOf('v1', before),
    'GET /api/apps/app/versions/v2/files': filesOf('v2', after),
  });
  renderScreen(<ChangesDialog appId="app" versionId="v2" previousVersionId="v1" onClose={() => {}} />);
  return userEvent.setup();
}

describe('All Changes', () => {
  it('[VER-10] [VER-11] lists the files by kind with their status, the first one open', async () => {
    openChanges(
      { 'pages/Home.jsx': 'old\n', 'pages/Old.jsx': 'x\n' },
      { 'pages/Home.jsx': 'new\n', 'components/Form.jsx': 'form\n' },
    );
    const tree = await screen.findByRole('navigation', { name: 'Changed files' });
    expect(
      within(tree)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Components', 'Pages']);
    expect(
      within(tree)
        .getAllByRole('img')
        .map((sign) => sign.getAttribute('aria-label')),
    ).toEqual(['Added', 'Modified', 'Deleted']);
    expect(screen.getByRole('region', { name: 'components/Form.jsx' }).textContent).toContain('form');
  });

  it('n and p go from file to file', async () => {
    const user = openChanges(
      { 'pages/Home.jsx': 'old\n' },
      { 'pages/Home.jsx': 'new\n', 'components/Form.jsx': 'form\n' },
    );
    await screen.findByRole('region', { name: 'components/Form.jsx' });
    await user.keyboard('n');
    expect(screen.getByRole('region', { name: 'pages/Home.jsx' })).toBeDefined();
    await user.keyboard('p');
    expect(screen.getByRole('region', { name: 'components/Form.jsx' })).toBeDefined();
  });

  it('[VER-12] equal versions say so', async () => {
    openChanges({ 'pages/Home.jsx': 'x' }, { 'pages/Home.jsx': 'x' });
    expect(await screen.findByText('No changes found between versions')).toBeDefined();
  });

  it('a version that cannot be loaded offers to try again', async () => {
    fakeServer({ 'GET /api/apps/app/versions/v2/files': refusal('version-not-found') });
    renderScreen(<ChangesDialog appId="app" versionId="v2" previousVersionId={null} onClose={() => {}} />);
    expect((await screen.findByRole('alert')).textContent).toContain('The changes could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
