// @vitest-environment happy-dom
import type { TurnChecks } from '@whittle/contract/turn-checks';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TurnCheck } from './turn-check.tsx';

afterEach(cleanup);

const clean: TurnChecks = { filesChecked: 5, pagesChecked: 2, problems: [] };
const problem = {
  kind: 'undefined-name',
  file: 'pages/Home.jsx',
  line: 4,
  message: '“x” is not defined in this file.',
};
const repair = { ...problem, by: 'rule' as const, told: 'Added the import of x.' };

const show = (checks: TurnChecks, onGoBack: (() => void) | null = () => {}) =>
  render(<TurnCheck checks={checks} onGoBack={onGoBack} />);

describe('[REPAIR-06] the line below a reply', () => {
  it('says that all is well, with nothing to open', () => {
    show(clean);
    expect(screen.getByText('Checked 5 files, 0 issues. No page was opened')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('opens to what was fixed and how', async () => {
    show({ ...clean, repairs: [repair, { ...repair, message: 'Other.', by: 'model' }] });
    await userEvent.click(screen.getByText('Fixed 2 problems. Checked 5 files, 0 issues. No page was opened'));
    expect(screen.getAllByText(/Added the import of x\./)).toHaveLength(2);
    expect(screen.getByText('(automatically)')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what is left and why, and offers the way back for the last reply only', async () => {
    const goBack = vi.fn();
    const { unmount } = show({ ...clean, problems: [problem], repairEnd: 'same-again' }, goBack);
    await userEvent.click(screen.getByText('1 problem left'));
    expect(screen.getByText(/repeated the same mistake/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restore the previous version' }));
    expect(goBack).toHaveBeenCalledOnce();
    unmount();
    show({ ...clean, problems: [problem] }, null);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[REPAIR-11] says how many pages were opened, and opens to each of them', async () => {
    const walk = [
      { page: 'Home', state: 'opened' as const },
      { page: 'Team', state: 'silent' as const },
      { page: 'Book', state: 'no-record' as const },
    ];
    show({ ...clean, walk });
    await userEvent.click(screen.getByText('Checked 5 files, 0 issues. Opened 1 page, 2 not checked'));
    const pages = screen.getByRole('region', { name: 'Pages opened in the background' });
    expect(pages.textContent).toContain('Home, opened');
    expect(pages.textContent).toContain('Team, not opened, no response in time');
    expect(pages.textContent).toContain('Book, opened without a record, because there is none yet');
    expect(pages.textContent).toContain('Opened as you, in light and dark mode.');
    expect(pages.textContent).toContain('Not tried: sending forms, deleting');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[REPAIR-11] says what others saw where that was another thing, and what was pressed', async () => {
    const walk = [
      { page: 'Home', state: 'opened' as const, pressed: 3, notPressed: 1 },
      { page: 'Team', state: 'opened' as const },
      { page: 'Home', viewer: 'visitor' as const, state: 'opened' as const },
      { page: 'Team', viewer: 'visitor' as const, state: 'left-out' as const },
    ];
    show({ ...clean, walk });
    await userEvent.click(screen.getByText('Checked 5 files, 0 issues. Opened 1 page, 1 not checked'));
    const text = screen.getByRole('region', { name: 'Pages opened in the background' }).textContent;
    expect(text).toContain('Team, opened; as a visitor: not opened, time ran out');
    expect(text).toContain('Opened as you and as a visitor, in light and dark mode. Pressed 3 buttons and filters.');
    expect(text).toContain('links to other sites, 1 other button.');
  });
});
