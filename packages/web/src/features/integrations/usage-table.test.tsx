// @vitest-environment happy-dom
import type { UsageRow } from '@whittle/contract/integrations';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UsageTable } from './usage-table.tsx';

afterEach(cleanup);

const used = (endpoint: string, model: string, cost: number | null): UsageRow => ({
  ...{ day: '2026-11-20', endpoint, model, cost, calls: 1, failures: 0 },
  ...{ promptTokens: 10, completionTokens: 5, images: 0 },
});
const today = { tokens: 0, tokensMax: 10, images: 0, imagesMax: 10 };

test('[INTEG-14] money stands beside tokens, and an unknown price is never counted as nothing', () => {
  const usage = [
    used('Core.InvokeLLM', 'writer', 0.5),
    used('Core.InvokeLLM', 'other', null),
    used('Core.GenerateImage', 'painter', null),
    used('Core.ExtractDataFromUploadedFile', 'writer', 1.25),
    used('StockRoom.listItems', '', 0),
  ];
  render(<UsageTable usage={usage} currency="EUR" today={today} />);
  const costOf = (endpoint: string) =>
    within(screen.getByRole('row', { name: new RegExp(endpoint) }))
      .getAllByRole('cell')
      .at(-1)!.textContent;
  expect(costOf('InvokeLLM')).toMatch(/^at least .*0\.50/);
  expect(costOf('GenerateImage')).toBe('Unknown');
  expect(costOf('ExtractData')).toMatch(/1\.25/);
  expect(costOf('StockRoom')).toBe('–');
});
