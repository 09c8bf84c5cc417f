// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { Board } from './board.tsx';

interface Task {
  id: string;
  title: string;
  status: string;
}
const columns = [
  { id: 'todo', title: 'To do' },
  { id: 'doing', title: 'In work' },
  { id: 'done', title: 'Done' },
];
const start: Task[] = [
  { id: '1', title: 'Order rims', status: 'todo' },
  { id: '2', title: 'Call back', status: 'todo' },
  { id: '3', title: 'Pay rent', status: 'done' },
];

function TaskBoard({ save = () => Promise.resolve() }: { save?: (task: Task, status: string) => Promise<void> }) {
  const [tasks, setTasks] = useState(start);
  return (
    <Board
      label="Tasks"
      columns={columns}
      items={tasks}
      columnOf={(task) => task.status}
      itemName={(task) => task.title}
      onOpen={() => undefined}
      onMove={async (task, status) => {
        await save(task, status);
        setTasks((was) => was.map((other) => (other.id === task.id ? { ...other, status } : other)));
      }}
    />
  );
}
const column = (name: string) => within(screen.getByRole('region', { name }));

describe('Board', () => {
  it('shows each column with its count and its cards', () => {
    renderInApp(<TaskBoard />);
    expect(screen.getByRole('heading', { name: 'To do 2' })).toBeTruthy();
    expect(column('In work').getByText('Nothing here')).toBeTruthy();
    expect(column('Done').getByRole('button', { name: 'Pay rent' })).toBeTruthy();
  });

  it('moves a card with Shift and an arrow key, keeps its focus and says where it went', async () => {
    const { user } = renderInApp(<TaskBoard />);
    screen.getByRole('button', { name: 'Order rims' }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(column('In work').getByRole('button', { name: 'Order rims' })).toBe(document.activeElement),
    );
    expect(screen.getByText('Order rims moved to In work')).toBeTruthy();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(column('Done').getByRole('button', { name: 'Order rims' })).toBe(document.activeElement),
    );
  });

  it('moves a card by its menu', async () => {
    const { user } = renderInApp(<TaskBoard />);
    await user.click(screen.getByRole('button', { name: 'Move Call back' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
    await waitFor(() => expect(column('Done').getByRole('button', { name: 'Call back' })).toBeTruthy());
  });

  it('moves a card by dragging it onto a column', async () => {
    renderInApp(<TaskBoard />);
    const card = screen.getByRole('button', { name: 'Call back' }).closest('li') as HTMLElement;
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.dragOver(screen.getByRole('region', { name: 'In work' }), { dataTransfer });
    fireEvent.drop(screen.getByRole('region', { name: 'In work' }), { dataTransfer });
    const moved = () => column('In work').getByRole('button', { name: 'Call back' }).closest('li')!;
    await waitFor(moved);
    // Its old element is gone and cannot tell that the dragging ended.
    expect(moved().className).not.toContain('opacity-50');
  });

  it('puts the card back and says so when the move could not be saved', async () => {
    const { user } = renderInApp(<TaskBoard save={() => Promise.reject(new Error('offline'))} />);
    screen.getByRole('button', { name: 'Order rims' }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Order rims could not be moved. It is back where it was.',
    );
    expect(column('To do').getByRole('button', { name: 'Order rims' })).toBeTruthy();
  });

  it('shows one column at a time on a phone, chosen by tabs', async () => {
    const { user } = renderInApp(<TaskBoard />, { width: 390 });
    expect(screen.getByRole('tab', { name: 'To do 2' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Pay rent' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Done 1' }));
    expect(screen.getByRole('button', { name: 'Pay rent' })).toBeTruthy();
  });

  it('a move by menu on a phone stays in the column and says where the card went', async () => {
    const { user } = renderInApp(<TaskBoard />, { width: 390 });
    await user.click(screen.getByRole('button', { name: 'Move Call back' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Done 2' })).toBeTruthy());
    expect(screen.getByRole('tab', { name: 'To do 1' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Call back moved to Done')).toBeTruthy();
  });
});
