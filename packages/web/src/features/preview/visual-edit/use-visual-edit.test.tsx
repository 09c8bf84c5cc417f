// @vitest-environment happy-dom
import { limits } from '@whittle/contract/limits';
import type { ElementFacts } from '@whittle/contract/visual-edit';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { useVisualEdit } from './use-visual-edit.ts';
import { WordsSection } from './words-section.tsx';

const appId = '0123456789abcdef01234567';
const long = 'word '.repeat(limits.visualTextMaxChars / 4).trim();
const facts: ElementFacts = {
  ...{ name: 'p', texts: [{ label: null, value: long }], textProblem: null, classes: [], hasComputedClasses: false },
  ...{ classesProblem: null, style: [], attributes: [], isRepeated: false, deleteProblem: null },
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Double-clicks the text, as the frame tells it. */
function Editing() {
  const editing = useVisualEdit({ appId, isHeld: false, isPossible: true });
  const choose = () => {
    const element = { file: 'pages/Home.jsx', line: 3, column: 5, label: 'p' };
    const chosen = { element, above: [], copies: 1, look: {}, versionId: 'v1' };
    editing.take({ type: 'element_selected', selection: 1, ...chosen });
    editing.take({ type: 'text_wanted', selection: 1, text: long });
  };
  return (
    <>
      <button onClick={editing.start}>Start</button>
      <button onClick={choose}>Choose</button>
      {editing.chosen?.facts && <WordsSection editing={editing} facts={editing.chosen.facts} />}
    </>
  );
}

test('[VIS-08] [VIS-09] a double click on a text that is too long for the page says so, and what can be done', async () => {
  fakeServer({ [`POST /api/apps/${appId}/visual-edits/element`]: { body: facts } });
  renderScreen(<Editing />);
  await userEvent.click(screen.getByText('Start'));
  await userEvent.click(screen.getByText('Choose'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '6,249 characters, 5,000 at most. It is saved once it is shorter. Longer texts are changed in the code or in the chat.',
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(long);
});
