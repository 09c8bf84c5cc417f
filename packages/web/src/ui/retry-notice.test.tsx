// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../lib/api-error.ts';
import { renderScreen } from '../testing/render.tsx';
import { RetryNotice } from './retry-notice.tsx';

afterEach(cleanup);

const ownersOnly = 'Only the owner of this app can do this.';
const shown = (error: Error) =>
  renderScreen(
    <RetryNotice label="Try again" error={error} onRetry={() => {}}>
      The domain could not be loaded.
    </RetryNotice>,
  );

test('[TEAM-02] what is for the owner says so in one sentence, and offers no second try', () => {
  shown(new ApiError(403, { code: 'owner-only', message: ownersOnly }));
  expect(screen.getByText(ownersOnly)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test.each([new NetworkError(), new ApiError(500, { code: 'internal', message: 'Something failed.' })])(
  '[TEAM-02] what may succeed later is tried again: %s',
  (error) => {
    shown(error);
    expect(screen.getByText('The domain could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);
