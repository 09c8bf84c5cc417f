// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { inOneTask } from '../../../testing/one-task.ts';
import { PromptArea } from './prompt-area.tsx';

afterEach(cleanup);

const choices = [{ name: 'Title', reference: '{{title}}' }];

function Prompt() {
  const [text, setText] = useState('Write about  in one line.');
  return <PromptArea label="Prompt" value={text} choices={choices} onChange={setText} />;
}

test('[EDIT-23] the letter that follows a reference at once stands behind it', async () => {
  render(<Prompt />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
  act(() => area.setSelectionRange('Write about '.length, 'Write about '.length));
  await inOneTask(() => screen.getByRole('button', { name: /Title/ }).click());
  expect(area.value).toBe('Write about {{title}} in one line.');
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([
    'Write about {{title}}'.length,
    'Write about {{title}}'.length,
  ]);
});
