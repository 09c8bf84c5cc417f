// @vitest-environment happy-dom
import { limits } from '@whittle/contract/limits';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const long = 'x'.repeat(limits.visualTextMaxChars + 1);
const problem =
  '5,001 characters, 5,000 at most. It is saved once it is shorter. Longer texts are changed in the code or in the chat.';

test('[VIS-09] words that are longer than they may be stay whole with the reason, and count once they are shorter', async () => {
  const changes: string[] = [];
  render(<TextField label="Text" value="Hello" isDisabled={false} onChange={(words) => changes.push(words)} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await userEvent.clear(field);
  changes.length = 0;
  await userEvent.paste(long);
  expect(field.value).toBe(long);
  expect(screen.getByRole('alert').textContent).toBe(problem);
  await userEvent.tab();
  expect(field.value).toBe(long);
  expect(changes).toEqual([]);
  await userEvent.type(field, '{Backspace}');
  expect(changes).toEqual([long.slice(1)]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[VIS-08] [VIS-09] words that were typed on the page and are too long stand in the inspector with the reason', () => {
  render(<TextField label="Text" value="Hello" tooLong={long} isDisabled={false} onChange={() => {}} />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(long);
  expect(screen.getByRole('alert').textContent).toBe(problem);
});
