// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { DataTable } from './data-table.tsx';

const rows = [
  { id: 'a', title: 'Taxi', amount: 48.2, date: '2026-07-28', note: '' },
  { id: 'b', title: 'éclair', amount: 3, date: '2026-07-02', note: 'paid' },
  { id: 'c', title: 'Dinner 10', amount: null, date: '2026-06-30', note: 'x' },
  { id: 'd', title: 'Dinner 9', amount: 120, date: '2026-07-15', note: 'y' },
];
const columns = [
  { key: 'title', header: 'Expense' },
  { key: 'amount', header: 'Amount', align: 'end' as const },
  { key: 'date', header: 'Date' },
  { key: 'note', header: 'Note', isSortable: false },
];
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('DataTable', () => {
  it('is a named table with column headers and one row per record', () => {
    renderInApp(<DataTable caption="Expenses" columns={columns} rows={rows} />);
    expect(screen.getByRole('table', { name: 'Expenses' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Expense',
      'Amount',
      'Date',
      'Note',
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(5);
  });

  it('sorts by a header with the keyboard, says so, and keeps blanks last both ways', async () => {
    const { user } = renderInApp(<DataTable caption="Expenses" columns={columns} rows={rows} />);
    const header = screen.getByRole('columnheader', { name: 'Amount' });
    within(header).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['éclair', 'Taxi', 'Dinner 9', 'Dinner 10']);
    await user.keyboard(' ');
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(names()).toEqual(['Dinner 9', 'Taxi', 'éclair', 'Dinner 10']);
  });

  it('sorts text as the language does: numbers inside by value, accents beside their letter', async () => {
    renderInApp(<DataTable caption="Expenses" columns={columns} rows={rows} defaultSort={{ key: 'title' }} />);
    expect(names()).toEqual(['Dinner 9', 'Dinner 10', 'éclair', 'Taxi']);
  });

  it('offers the sorting as a choice for narrow places, where headers are not shown', async () => {
    const { user } = renderInApp(<DataTable caption="Expenses" columns={columns} rows={rows} />);
    const choice = screen.getByRole('combobox', { name: 'Sort by', hidden: true });
    await user.selectOptions(choice, 'date');
    expect(names()).toEqual(['Dinner 10', 'éclair', 'Dinner 9', 'Taxi']);
    expect(within(choice).queryByRole('option', { name: 'By note', hidden: true })).toBeNull();
  });

  it('names each value by its header when rows are stacked, and leaves a table of three columns alone', () => {
    const { rerender, container } = renderInApp(<DataTable caption="Expenses" columns={columns} rows={rows} />);
    expect(container.querySelector('[data-stacks]')).toBeTruthy();
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells[2]?.textContent).toBe('Date2026-07-28');
    rerender(<DataTable caption="Expenses" columns={columns.slice(0, 3)} rows={rows} />);
    expect(container.querySelector('[data-stacks]')).toBeNull();
  });

  it('[KIT-08] on a phone every value has its name but the only sum, and what is missing has no line', () => {
    const money = (key: 'amount' | 'paid') => ({
      key,
      header: key,
      align: 'end' as const,
      cell: (row: Record<string, unknown>) => (row[key] ? `€${String(row[key])}` : '–'),
    });
    const frames = { key: 'frames', header: 'Frames', align: 'end' as const };
    const table = (more: ReturnType<typeof money>[]) => (
      <DataTable
        caption="Hives"
        columns={[columns[0]!, frames, { key: 'note', header: 'Note' }, { key: 'date', header: 'Date' }, ...more]}
        rows={[{ id: 'a', title: 'Linden', frames: 12, amount: 5, paid: 3, note: '', date: '2026-07-28' }]}
      />
    );
    const { rerender } = renderInApp(table([money('amount')]));
    const cells = () => within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells().map((cell) => cell.textContent)).toEqual(['Linden', 'Frames12', 'Note–', 'Date2026-07-28', '€5']);
    expect(cells()[2]?.className).toContain('stacked:hidden');
    rerender(table([money('amount'), money('paid')]));
    expect(
      cells()
        .slice(4)
        .map((cell) => cell.textContent),
    ).toEqual(['amount€5', 'paid€3']);
  });

  it('makes one link or button per row, in the column that names it', async () => {
    const open = vi.fn();
    const { user, rerender } = renderInApp(
      <DataTable caption="Expenses" columns={columns} rows={rows} onRowClick={open} />,
    );
    await user.click(screen.getByRole('button', { name: 'Taxi' }));
    expect(open).toHaveBeenCalledWith(rows[0]);
    rerender(<DataTable caption="Expenses" columns={columns} rows={rows} rowHref={(row) => `/Expense?id=${row.id}`} />);
    expect(screen.getByRole('link', { name: 'Taxi' }).getAttribute('href')).toBe('/Expense?id=a');
  });

  it('shows 200 of 230 rows, then the rest on request', () => {
    const many = Array.from({ length: 230 }, (_, index) => ({ ...rows[0]!, id: String(index), amount: index }));
    const { container } = renderInApp(<DataTable caption="Expenses" columns={columns} rows={many} />);
    const shown = () => container.querySelectorAll('tbody tr').length;
    expect(shown()).toBe(200);
    expect(screen.getByText('200 of 230')).toBeTruthy();
    fireEvent.click(screen.getByText('Show 30 more'));
    expect(shown()).toBe(230);
    expect(screen.queryByText(/^Show/)).toBeNull();
  });

  it('shows what was given for no rows, and a status while loading', () => {
    const { rerender } = renderInApp(
      <DataTable caption="Expenses" columns={columns} rows={[]} empty={<p>No expenses yet.</p>} />,
    );
    expect(screen.getByText('No expenses yet.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    rerender(<DataTable caption="Expenses" columns={columns} rows={[]} isLoading />);
    expect(screen.getByRole('status').textContent).toContain('Loading expenses');
  });
});
