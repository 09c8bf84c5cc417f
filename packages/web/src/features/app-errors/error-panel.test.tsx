// @vitest-environment happy-dom
import type { AppError } from '@whittle/contract/app-errors';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { type ErrorPanelControls, useErrorPanel } from './use-error-panel.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const inForm: AppError = {
  title: 'x is undefined',
  details: 'at Form.jsx:12',
  componentName: 'Form',
  scope: 'component',
};
const inList: AppError = { ...inForm, title: 'y is null', componentName: 'List' };

type Options = { isChatBusy?: boolean; isBuiltInModel?: boolean; isAdmin?: boolean };

function renderPanel({
  send = vi.fn(async () => undefined),
  onOpenPlace = vi.fn(),
  isChatBusy = false,
  isBuiltInModel = false,
  isAdmin = false,
}: Options & { send?: () => Promise<undefined>; onOpenPlace?: () => void } = {}) {
  let controls: ErrorPanelControls | undefined;
  function Panel({ isBusy }: { isBusy: boolean }) {
    controls = useErrorPanel({ isChatBusy: isBusy, send });
    return <ErrorPanel {...controls} {...{ isBuiltInModel, isAdmin, onOpenPlace }} isChatBusy={isBusy} />;
  }
  let setBusy: (isBusy: boolean) => void = () => undefined;
  function Switch() {
    const [isBusy, set] = useState(isChatBusy);
    setBusy = set;
    return <Panel isBusy={isBusy} />;
  }
  const view = renderScreen(<Switch />);
  return {
    ...view,
    send,
    onOpenPlace,
    find: (...errors: AppError[]) =>
      act(() => errors.forEach((error) => controls?.dispatch({ type: 'error-found', error }))),
    heal: (...componentNames: string[]) => act(() => controls?.dispatch({ type: 'components-healed', componentNames })),
    chatIs: (isBusy: boolean) => act(() => setBusy(isBusy)),
  };
}

describe('the error panel', () => {
  it('[RUN-10] is not there without errors', () => {
    const { container } = renderPanel();
    expect(container.textContent).toBe('');
  });

  it('[RUN-09] counts and lists what was found', () => {
    const { find } = renderPanel();
    find(inForm);
    expect(screen.getByRole('heading', { name: '1 Issue Found' })).toBeDefined();
    expect(screen.getByText('In Form component: x is undefined')).toBeDefined();
    find(inList);
    expect(screen.getByRole('heading', { name: '2 Issues Found' })).toBeDefined();
  });

  it('[RUN-13] an issue with a place opens the code there', async () => {
    const user = userEvent.setup();
    const { find, onOpenPlace } = renderPanel();
    find({ ...inForm, details: 'components/Form.jsx:12\nat submit (components/Form.jsx:12)' });
    await user.click(screen.getByRole('button', { name: 'components/Form.jsx:12' }));
    expect(onOpenPlace).toHaveBeenCalledWith({ file: 'components/Form.jsx', line: 12 });
  });

  it('[RUN-09] suppressed issues are counted and can be shown', async () => {
    const user = userEvent.setup();
    const { find } = renderPanel();
    find(inForm, inList);
    await user.click(screen.getAllByRole('button', { name: 'Suppress' })[0]!);
    expect(screen.getByRole('heading', { name: '1 Issue Found (1 suppressed)' })).toBeDefined();
    expect(screen.queryByText('In Form component: x is undefined')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'show suppressed issues' }));
    expect(screen.getByText('In Form component: x is undefined')).toBeDefined();
  });

  it('[RUN-10] suppressing the last one minimises it', async () => {
    const user = userEvent.setup();
    const { find } = renderPanel();
    find(inForm);
    await user.click(screen.getByRole('button', { name: 'Suppress' }));
    expect(screen.queryByRole('region', { name: 'Issues of the app' })).toBeNull();
    expect(screen.getByRole('button', { expanded: false }).textContent).toContain('(1 suppressed)');
  });

  it('[RUN-09] minimises to one line and opens again', async () => {
    const user = userEvent.setup();
    const { find } = renderPanel();
    find(inForm);
    await user.click(screen.getByRole('button', { name: 'Minimise' }));
    await user.click(screen.getByRole('button', { name: /1 Issue Found/ }));
    expect(screen.getByRole('region', { name: 'Issues of the app' })).toBeDefined();
  });

  it('[RUN-11] [RUN-12] resolving sends the error, reads Fixing... and is over when the chat has finished and the code runs', async () => {
    const user = userEvent.setup();
    const { find, heal, send, chatIs, container } = renderPanel();
    find(inForm);
    await user.click(screen.getByRole('button', { name: 'Resolve with AI' }));
    expect(send).toHaveBeenCalledWith('Fix this error: x is undefined at Form.jsx:12 in component Form');
    const button = within(screen.getByRole('region', { name: 'Issues of the app' })).getByText('Fixing...');
    expect(button.closest('button')?.getAttribute('aria-busy')).toBe('true');
    chatIs(true);
    heal('Form');
    chatIs(false);
    expect(container.textContent).toBe('');
  });

  it('[RUN-11] after a turn that changed nothing the issue is still there, with the button', async () => {
    const user = userEvent.setup();
    const { find, chatIs } = renderPanel();
    find(inForm);
    await user.click(screen.getByRole('button', { name: 'Resolve with AI' }));
    chatIs(true);
    chatIs(false);
    expect(screen.getByText('In Form component: x is undefined')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Resolve with AI' })).toBeDefined();
  });

  it('[RUN-27] without a model it says who could fix the issue, and offers no fix that would fail', () => {
    const { find } = renderPanel({ isBuiltInModel: true });
    find(inForm);
    expect(screen.getByText(/cannot fix this.*Ask the admin of this installation to connect one\.$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Resolve|Connect/ })).toBeNull();
    cleanup();
    renderPanel({ isBuiltInModel: true, isAdmin: true }).find(inForm);
    expect(screen.getByRole('button', { name: 'Connect a model' })).toBeDefined();
    expect(screen.getByText('In Form component: x is undefined')).toBeDefined();
  });

  it('[RUN-11] a request that was not sent gives the button back and says so', async () => {
    const user = userEvent.setup();
    const send = vi.fn(async (): Promise<undefined> => {
      throw new Error('no');
    });
    const { find } = renderPanel({ send });
    find(inForm);
    await user.click(screen.getByRole('button', { name: 'Resolve with AI' }));
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while sending your message');
    expect(screen.getByRole('button', { name: 'Resolve with AI' })).toBeDefined();
  });

  it('while the chat works nothing is sent, and the panel says why', async () => {
    const user = userEvent.setup();
    const { find, send } = renderPanel({ isChatBusy: true });
    find(inForm);
    await user.click(screen.getByRole('button', { name: 'Resolve with AI' }));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(
      'The assistant is still working. It can fix this when it has finished.',
    );
  });
});
