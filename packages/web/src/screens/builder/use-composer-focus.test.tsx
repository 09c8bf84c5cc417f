// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { inOneTask } from '../../testing/one-task.ts';
import { useComposerFocus } from './use-composer-focus.ts';

afterEach(cleanup);

function Builder({ opensLater = false }: { opensLater?: boolean }) {
  const [isChat, setIsChat] = useState(!opensLater);
  const focusComposer = useComposerFocus();
  const open = () => {
    if (opensLater) startTransition(() => setIsChat(true));
    focusComposer();
  };
  return (
    <>
      <button onClick={open}>To the chat</button>
      {isChat && (
        <section data-pane>
          <textarea aria-label="Ask for a change" />
        </section>
      )}
    </>
  );
}

test('[GRID-03] the box has the keyboard in the task in which the chat is asked for', async () => {
  render(<Builder />);
  await inOneTask(() => screen.getByRole('button').click());
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await inOneTask(() => screen.getByRole('button').focus());
  expect(document.activeElement, 'once').toBe(screen.getByRole('button'));
});

test('[GRID-03] where the chat is shown later, the box has the keyboard as it appears', async () => {
  render(<Builder opensLater />);
  act(() => screen.getByRole('button').click());
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
