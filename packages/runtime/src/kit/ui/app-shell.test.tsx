// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Receipt } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { AppShell } from './app-shell.tsx';

const items = [
  { label: 'Overview', to: '/Overview' },
  { label: 'My expenses', to: '/my-expenses', icon: Receipt },
  { label: 'People', to: '/People' },
];
const shell = (
  <AppShell title="Team expenses" items={items} actions={<button type="button">Account</button>}>
    <h1>Expenses</h1>
  </AppShell>
);
const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

describe('AppShell', () => {
  it('has one main part with the page, a skip link to it, and both navigations', () => {
    renderInApp(shell);
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('Expenses');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    expect(screen.getAllByRole('navigation', { name: 'Pages' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy();
  });

  it.each([
    ['/MyExpenses?id=3', 'My expenses'],
    ['/myexpenses/', 'My expenses'],
    ['/people', 'People'],
    ['/', 'Overview'],
  ])('marks the item of %s, whatever its case and hyphens', (path, label) => {
    renderInApp(shell, { path });
    expect(current()).toEqual([label, label]);
  });

  it('marks nothing on a page outside the navigation', () => {
    renderInApp(shell, { path: '/Settings' });
    expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
  });

  it('goes to a page without reloading the app', async () => {
    const { user } = renderInApp(shell, { path: '/Overview' });
    await user.click(screen.getAllByRole('link', { name: 'People' })[0] as HTMLElement);
    expect(current()).toEqual(['People', 'People']);
  });

  it('[KIT-02] on a phone leads to the pages that five places do not hold, under More', async () => {
    const many = ['Home', 'Services', 'Workshops', 'Classes', 'Podcasts', 'Blog', 'Contact'];
    const { user } = renderInApp(
      <AppShell title="Training" items={many.map((label) => ({ label, to: `/${label}` }))} />,
      {
        path: '/Blog',
      },
    );
    const bar = screen.getAllByRole('navigation', { name: 'Pages' })[1] as HTMLElement;
    expect(within(bar).getAllByRole('link')).toHaveLength(4);
    await user.click(within(bar).getByRole('button', { name: 'More' }));
    expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Blog');
    await user.click(within(bar).getByRole('link', { name: 'Contact' }));
    expect(within(bar).getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
    expect(within(bar).queryByRole('link', { name: 'Contact' })).toBeNull();
  });

  it('[KIT-02] on a phone long names take four places, so that each has one line', () => {
    const many = ['Home', 'Verkehrsbetriebe', 'Linien', 'Funde', 'Meldungen'];
    renderInApp(<AppShell title="Funde" items={many.map((label) => ({ label, to: `/${label}` }))} />);
    const bar = screen.getAllByRole('navigation', { name: 'Pages' })[1] as HTMLElement;
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Verkehrsbetriebe', 'Linien']);
    expect(within(bar).getByText('Verkehrsbetriebe').className).toContain('truncate');
  });

  it("shows the app's initial unless it is given a mark of its own", () => {
    const { rerender } = renderInApp(shell);
    expect(screen.getByText('T')).toBeTruthy();
    rerender(<AppShell title="Team expenses" items={items} signature={<span>mark</span>} />);
    expect(screen.queryByText('T')).toBeNull();
    expect(screen.getByText('mark')).toBeTruthy();
  });
});
