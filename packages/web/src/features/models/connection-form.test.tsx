// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { ConnectionForm } from './connection-form.tsx';

afterEach(cleanup);

test.each([
  ['own', /It must be public/],
  ['installation', /localhost/],
] as const)('[MODEL-05] of the connections of %s, the address says which ones are reached', (whose, hint) => {
  renderScreen(<ConnectionForm whose={whose} connection={null} onClose={() => undefined} />);
  expect(screen.getByText(hint)).toBeTruthy();
});
