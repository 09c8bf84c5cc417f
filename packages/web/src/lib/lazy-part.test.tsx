// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('a part stands there with the paint that asks for it once its code was fetched', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load, ({ name }) => <p>Fetched for {name}</p>);
  const { container, rerender } = render(<Part name="Ada" />);
  expect(container.textContent).toBe('Fetched for Ada');
  await screen.findByText('Hello Ada');

  rerender(<Part key="again" name="Grace" />);
  expect(container.textContent).toBe('Hello Grace');
  expect(load).toHaveBeenCalledOnce();
});

it('a part that was fetched ahead leaves nothing to wait for', async () => {
  const Part = lazyPart(async () => Greeting);
  await act(async () => Part.prefetch());
  expect(render(<Part name="Ada" />).container.textContent).toBe('Hello Ada');
});

it('a part that cannot be fetched throws where it is shown, and is asked for again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('still gone'));
  const Part = lazyPart(load);
  await act(async () => Part.prefetch());

  class Boundary extends Component<{ children: ReactNode }> {
    override state = { error: '' };
    static getDerivedStateFromError = (error: Error) => ({ error: error.message });
    override render = () => this.state.error || this.props.children;
  }
  const inBoundary = (key: number) => (
    <Boundary key={key}>
      <Part name="Ada" />
    </Boundary>
  );
  const { rerender } = render(inBoundary(1));
  await screen.findByText('still gone');
  rerender(inBoundary(2));
  await screen.findByText('Hello Ada');
});
