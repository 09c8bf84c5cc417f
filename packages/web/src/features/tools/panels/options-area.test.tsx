// @vitest-environment happy-dom
import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import type { FieldOption } from '@whittle/contract/tools/tool-document';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { OptionsArea } from './options-area.tsx';

afterEach(cleanup);

function Options({ stored }: { stored: FieldOption[][] }) {
  const [options, setOptions] = useState<FieldOption[]>([]);
  const keep = (next: FieldOption[]) => {
    stored.push(next);
    setOptions(next);
  };
  return <OptionsArea options={options} onChange={keep} />;
}

const many = Array.from({ length: limits.options + 1 }, (_, at) => `Option ${at}`).join('\n');

test.each([
  ['more options than there may be', many],
  ['an option that is longer than it may be', `Short\n${'x'.repeat(limits.shortLabelChars + 1)}`],
])('[FIELD-07] %s stay in the field with the reason, and nothing of them is cut', (_, pasted) => {
  const stored: FieldOption[][] = [];
  render(<Options stored={stored} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(area, { target: { value: pasted } });
  fireEvent.blur(area);
  expect(area.value).toBe(pasted);
  expect(screen.getByRole('alert').textContent).toMatch(new RegExp(`${limits.options}|${limits.shortLabelChars}`));
  expect(stored).toEqual([]);
  fireEvent.change(area, { target: { value: 'One\nTwo' } });
  expect(stored.at(-1)?.map(({ label }) => label)).toEqual(['One', 'Two']);
});
