// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GridView, gridViewSchema } from '@whittle/contract/grid-views';
import { parseEntity } from '@whittle/domain/entities/entity';
import { gridColumns } from '@whittle/domain/entities/grid/columns';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { useColumns } from './use-columns.ts';

afterEach(cleanup);

const parsed = parseEntity('Task', JSON.stringify({ properties: { title: { type: 'string' } } }));
if (!parsed.ok) throw new Error(parsed.message);
const columns = gridColumns(parsed.entity);

const view = gridViewSchema.parse({});

const schema = () => ({
  insert: vi.fn(),
  rename: vi.fn(),
  retype: vi.fn(),
  remove: vi.fn(),
  addOption: async () => {},
});
type Shown = { of: string; schema: ReturnType<typeof schema> | null; onView?: (changes: Partial<GridView>) => void };

function Menu({ of, schema: changes, onView = () => {} }: Shown) {
  const { table, pinned, center } = useColumns(columns, view, onView, true);
  const column = [...pinned, ...center].find(({ id }) => id === of)!;
  const handlers = { onMove: () => {}, onPin: () => {}, onHide: () => {}, schema: changes };
  return (
    <ColumnMenu
      {...{ table, column, handlers }}
      isOpen
      onOpenChange={() => {}}
      trigger={<button type="button">Menu</button>}
    />
  );
}
const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('[GRID-11] a column can be renamed, retyped, sorted, given neighbours and deleted from its header', async () => {
  const changes = schema();
  const onView = vi.fn();
  renderScreen(<Menu of="title" schema={changes} onView={onView} />);
  const user = userEvent.setup();
  expect(offered()).toEqual([
    'Property Type',
    'Sort ascending',
    'Sort descending',
    'Insert left',
    'Insert right',
    'Move left',
    'Move right',
    'Pin to the left',
    'Hide column',
    'Delete',
  ]);
  const press = (name: string) => user.click(screen.getByRole('menuitem', { name }));
  await press('Sort descending');
  expect(onView).toHaveBeenLastCalledWith({ sort: [{ column: 'title', descending: true }] });
  await press('Insert left');
  await press('Insert right');
  expect(changes.insert.mock.calls).toEqual([
    ['title', 'left'],
    ['title', 'right'],
  ]);
  await press('Delete');
  expect(changes.remove).toHaveBeenCalledWith('title');
  await user.clear(screen.getByRole('textbox', { name: 'Column name' }));
  await user.type(screen.getByRole('textbox', { name: 'Column name' }), 'Task{Enter}');
  expect(changes.rename).toHaveBeenCalledWith('title', 'Task');
});

test('[GRID-11] a column that the server fills can be sorted and given neighbours, and nothing else changes it', () => {
  renderScreen(<Menu of="createdAt" schema={schema()} />);
  expect(offered()).toEqual(expect.arrayContaining(['Sort ascending', 'Insert left']));
  expect(offered()).not.toContain('Delete');
  expect(offered()).not.toContain('Property Type');
});

test('[GRID-11] where columns cannot be changed the menu arranges them only', () => {
  renderScreen(<Menu of="title" schema={null} />);
  expect(offered()).toContain('Sort ascending');
  for (const change of ['Property Type', 'Insert left', 'Delete']) expect(offered()).not.toContain(change);
});
