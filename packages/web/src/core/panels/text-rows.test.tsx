// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LinesRow } from './lines-row.tsx';
import { NumberRow, TextAreaRow } from './text-rows.tsx';

afterEach(cleanup);

function Area({ stored }: { stored: string[] }) {
  const [value, setValue] = useState('');
  const keep = (text: string) => {
    stored.push(text);
    setValue(text);
  };
  return <TextAreaRow label="Welcome" value={value} maxLength={10} onChange={keep} />;
}

test('[EDIT-22] a text that is longer than it may be stays whole in its field with the reason, and is stored once it is shorter', async () => {
  const stored: string[] = [];
  render(<Area stored={stored} />);
  const area = screen.getByRole('textbox', { name: 'Welcome' });
  await userEvent.click(area);
  await userEvent.paste('0123456789abc');
  expect((area as HTMLTextAreaElement).value).toBe('0123456789abc');
  expect(screen.getByRole('alert').textContent).toBe('13 characters, 10 at most. It is saved once it is shorter.');
  expect(stored).toEqual([]);
  await userEvent.type(area, '{Backspace}{Backspace}{Backspace}');
  expect(stored).toEqual(['0123456789']);
  expect(screen.queryByRole('alert')).toBeNull();
});

function Lines({ stored }: { stored: string[][] }) {
  const [value, setValue] = useState<string[]>([]);
  const keep = (lines: string[]) => {
    stored.push(lines);
    setValue(lines);
  };
  return <LinesRow label="Must contain" hint="A line each" value={value} maxLines={3} maxChars={8} onChange={keep} />;
}

test('[EDIT-22] entries are typed line by line, and more of them than there may be are said instead of left out', async () => {
  const stored: string[][] = [];
  render(<Lines stored={stored} />);
  const area = screen.getByRole('textbox', { name: 'Must contain' });
  await userEvent.type(area, 'one{Enter}two');
  expect(stored.at(-1)).toEqual(['one', 'two']);
  fireEvent.change(area, { target: { value: 'one\ntwo\nthree\nfour' } });
  expect(screen.getByRole('alert').textContent).toContain('3 lines at most');
  fireEvent.change(area, { target: { value: 'one\ntwo\nmuch too long' } });
  expect(screen.getByRole('alert').textContent).toContain('8 characters');
  fireEvent.blur(area);
  expect((area as HTMLTextAreaElement).value).toContain('much too long');
  expect(stored.at(-1)).toEqual(['one', 'two']);
});

test('[EDIT-22] a thousand is a thousand, however it is parted, and is never taken for one', () => {
  const stored: (number | null)[] = [];
  const row = { label: 'Runs', value: 5, min: 1, onChange: (value: number | null) => stored.push(value) };
  const { rerender } = render(<NumberRow {...row} max={100} />);
  const field = screen.getByRole('textbox', { name: 'Runs' });
  fireEvent.change(field, { target: { value: '1.000' } });
  expect(screen.getByRole('alert').textContent).toBe('Enter a number from 1 to 100.');
  expect(stored).toEqual([]);
  rerender(<NumberRow {...row} max={5_000} />);
  fireEvent.change(field, { target: { value: '1,000' } });
  expect(stored).toEqual([1_000]);
});
