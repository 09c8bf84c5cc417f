// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TurnChecks } from '@whittle/contract/chat';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
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

const show = (checks: TurnChecks, isLast = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TurnCheck appId="a" checks={checks} versionId="v" isLast={isLast} />
    </QueryClientProvider>,
  );

describe('[REPAIR-06] the line below a reply', () => {
  it('says that all is well, with nothing to open', () => {
    show(clean);
    expect(screen.getByText('Checked 5 files, 0 issues')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('opens to what was mended and how', async () => {
    show({ ...clean, repairs: [repair, { ...repair, message: 'Other.', by: 'model' }] });
    await userEvent.click(screen.getByText('Mended 2 things. Checked 5 files, 0 issues'));
    expect(screen.getAllByText(/Added the import of x\./)).toHaveLength(2);
    expect(screen.getByText('(without the model)')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what is left and why, and offers the way back for the last reply only', async () => {
    const { unmount } = show({ ...clean, problems: [problem], repairEnd: 'same-again' });
    await userEvent.click(screen.getByText('1 problem left'));
    expect(screen.getByText(/made the same mistake again/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go back to the version before' })).toBeTruthy();
    unmount();
    show({ ...clean, problems: [problem] }, false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
