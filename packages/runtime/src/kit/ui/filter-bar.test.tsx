// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { DataTable } from './data-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Input } from './input.tsx';
import { NativeSelect } from './native-select.tsx';

const columns = ['name', 'size', 'brand', 'price'].map((key) => ({ key, header: key }));
const rows = [{ id: 'a', name: 'Coat', size: 'M', brand: 'North', price: 5 }];

function Page({ hasFilters = true }: { hasFilters?: boolean }) {
  const [size, setSize] = useState('M');
  const [from, setFrom] = useState('');
  return (
    <>
      <FilterBar search="" onSearch={() => {}}>
        {hasFilters && (
          <>
            <NativeSelect
              aria-label="Size"
              placeholder="Size: all"
              value={size}
              onChange={(event) => setSize(event.target.value)}
              options={[{ value: 'M', label: 'Medium' }]}
            />
            <Input aria-label="Price from" value={from} onChange={(event) => setFrom(event.target.value)} />
            <NativeSelect
              aria-label="Order"
              value="new"
              onChange={() => {}}
              options={[{ value: 'new', label: 'Newest' }]}
            />
          </>
        )}
        <button type="button">Print</button>
      </FilterBar>
      <DataTable caption="Items" columns={columns} rows={rows} />
    </>
  );
}

it('[KIT-07] opens the filters of a phone in a sheet, each under its name, with the sorting of the table', async () => {
  const { user } = renderInApp(<Page />, { width: 390 });
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
  expect(sheet.getByText('Price from')).toBeTruthy();
  await user.type(sheet.getByRole('textbox', { name: 'Price from' }), '5');
  expect(sheet.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Print' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeTruthy();
});

it('[KIT-07] names what is chosen below the bar, to be removed by a tap', async () => {
  const { user } = renderInApp(<Page />, { width: 390 });
  await user.click(screen.getByRole('button', { name: 'Remove Size: Medium' }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy();
});

it('[KIT-07] leads to the sorting alone where there is nothing to filter by', async () => {
  const { user } = renderInApp(<Page hasFilters={false} />, { width: 390 });
  await user.click(screen.getByRole('button', { name: 'Sort by' }));
  expect(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
});
