// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useStatusLine } from './use-status-line.ts';

afterEach(cleanup);

test('[GRID-24] what came of one act is gone with the next one', async () => {
  const user = userEvent.setup();
  const { result } = renderHook(() => useStatusLine());
  const [, say] = result.current;
  act(() => say('4 cell(s) copied'));
  expect(result.current[0]).toBe('4 cell(s) copied');
  await user.keyboard('{ArrowDown}');
  expect(result.current[0]).toBe('');
  act(() => say('Save or discard the new rows first'));
  await user.click(document.body);
  expect(result.current[0]).toBe('');
});
