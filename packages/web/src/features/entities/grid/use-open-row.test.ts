// @vitest-environment happy-dom
import type { EntityRecord } from '@whittle/contract/entities';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOpenRow } from './use-open-row.ts';

afterEach(cleanup);

test('[GRID-25] a row that goes while it is open as a form stays open with what was typed', () => {
  const record = { id: 'r1', title: 'Kokoro' } as unknown as EntityRecord;
  const pagesOf = (...records: EntityRecord[]) => new Map([[0, records]]);
  const { result, rerender } = renderHook(({ pages }) => useOpenRow([], pages), {
    initialProps: { pages: pagesOf(record) },
  });
  act(() => result.current.show({ kind: 'record', record }));
  const changed = { ...record, title: 'Kokoro!' };
  rerender({ pages: pagesOf(changed) });
  expect(result.current.target).toEqual({ kind: 'record', record: changed });
  rerender({ pages: pagesOf() });
  expect(result.current.target).toMatchObject({ kind: 'record', record: { id: 'r1' } });
  act(() => result.current.open(null));
  expect(result.current.target).toBeNull();
});
