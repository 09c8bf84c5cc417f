// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { OlderVersionBanner } from './older-version-banner.tsx';
import { useLatestNews } from './use-latest-news.ts';

afterEach(cleanup);

const idAt = (time: string) => `${Date.parse(time).toString(16).padStart(12, '0')}000000000000`;
const older = idAt('2026-11-20T10:00:00Z');
const before = idAt('2026-11-20T10:30:00Z');
const after = idAt('2026-11-20T10:42:00Z');
const onLatest = vi.fn();

function Banner(props: { latestId: string; isTurnRunning: boolean }) {
  const news = useLatestNews({ shownId: older, ...props });
  return <OlderVersionBanner versionId={older} news={news} onLatest={onLatest} onRevert={null} />;
}

it('[VER-22] a message from an older version has a visible end: the latest one is changed, then ready, one click away', async () => {
  const { rerender } = renderScreen(<Banner latestId={before} isTurnRunning={false} />);
  expect(screen.getByText('Only the latest version can be edited')).toBeDefined();
  rerender(<Banner latestId={before} isTurnRunning />);
  expect(screen.getByText('The assistant is changing the latest version, not this one.')).toBeDefined();
  rerender(<Banner latestId={after} isTurnRunning={false} />);
  expect(screen.getByText(/^The version of .+ is ready\. You are viewing an older one\.$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to latest version' }));
  expect(onLatest).toHaveBeenCalledOnce();
});

it('[VER-22] a turn that changed nothing leaves the banner as it was', () => {
  const { rerender } = renderScreen(<Banner latestId={before} isTurnRunning />);
  rerender(<Banner latestId={before} isTurnRunning={false} />);
  expect(screen.getByText('Only the latest version can be edited')).toBeDefined();
});
