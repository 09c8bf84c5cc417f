import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** For tests: shows a part inside a router, in a window of the given width in px, and gives a user to act with. */
export function renderInApp(part: ReactNode, { path = '/', width = 1280 }: { path?: string; width?: number } = {}) {
  Object.assign(window, { innerWidth: width });
  const user = userEvent.setup();
  const wrap = (node: ReactNode) => <MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>;
  const view = render(wrap(part));
  return { user, ...view, rerender: (node: ReactNode) => view.rerender(wrap(node)) };
}
