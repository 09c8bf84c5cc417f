import { expect, test } from 'vitest';
import type { ConsoleEntry } from '@whittle/contract/preview-console';
import { createConsoleLog } from './console-log.ts';

const line = (level: ConsoleEntry['level']): ConsoleEntry => ({ kind: 'line', level, at: 0, values: [], place: null });

test('[CONS-07] errors from before a repair no longer count, and their lines stay', () => {
  const log = createConsoleLog((tell) => tell());
  log.take({ type: 'console_entries', entries: [line('error'), line('warn')], dropped: 0 });
  expect(log.read()).toMatchObject({ errors: 1, warnings: 1 });
  log.settle();
  expect(log.read()).toMatchObject({ errors: 0, warnings: 1 });
  expect(log.read().lines).toHaveLength(2);
  log.take({ type: 'console_entries', entries: [line('error')], dropped: 0 });
  expect(log.read().errors).toBe(1);
});
