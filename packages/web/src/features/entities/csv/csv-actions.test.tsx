// @vitest-environment happy-dom
import { parseEntity } from '@whittle/domain/entities/entity';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../lib/toasts.tsx';
import { renderScreen } from '../../../testing/render.tsx';
import { CsvActions } from './csv-actions.tsx';

const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click');

beforeEach(() => void clicked.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const parsed = parseEntity('Guest', JSON.stringify({ properties: { name: { type: 'string' } } }));
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;

async function exportRows(query: { q?: string }, total: number) {
  renderScreen(
    <>
      <CsvActions appId="a" entity={entity} query={query} total={total} records={[]} onImport={null} />
      <Toasts />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  await userEvent.setup().click(button);
  return button.title;
}

test('[CSV-22] [CSV-28] an export of everything says nothing of it', async () => {
  expect(await exportRows({}, 3)).toBe('');
  expect(screen.queryByText(/rows that match/)).toBeNull();
});

test('[CSV-28] an export of rows that match says so before and after', async () => {
  expect(await exportRows({ q: '{"name":"Ada"}' }, 3)).toBe('Exports only the rows that match the search and filters');
  expect(
    await screen.findByText('Exported the 3 rows that match. Clear search and filters to export all.'),
  ).toBeDefined();
  expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).href)).toEqual([
    expect.stringContaining('q='),
  ]);
});

test('[CSV-22] without a row there is nothing to export', async () => {
  await exportRows({}, 0);
  expect(await screen.findByText('No data to export')).toBeDefined();
});
