// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field, focusFirstError } from './field.tsx';
import { Input } from './input.tsx';
import { NativeSelect } from './native-select.tsx';
import { RadioGroup, RadioGroupItem } from './radio-group.tsx';
import { Select, SelectTrigger, SelectValue } from './select.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { Textarea } from './textarea.tsx';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('Field', () => {
  it('names its control and ties hint and error to it', () => {
    renderInApp(
      <Field label="Amount" hint="In euros" error="Enter an amount above zero.">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Amount');
    expect(descriptionOf(input)).toBe('Enter an amount above zero. In euros');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter an amount above zero.');
  });

  it('marks what is optional, and nothing as invalid without an error', () => {
    renderInApp(
      <Field label="Notes" isOptional>
        <Textarea />
      </Field>,
    );
    const notes = screen.getByLabelText(/^Notes\s*optional$/);
    expect(notes.hasAttribute('aria-required')).toBe(false);
    expect(notes.hasAttribute('aria-invalid')).toBe(false);
    expect(notes.hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    ['a native select', 'combobox', <NativeSelect key="c" options={[{ value: 'a', label: 'A' }]} />],
    [
      'a select',
      'combobox',
      <Select key="c">
        <SelectTrigger>
          <SelectValue />
        </SelectTrigger>
      </Select>,
    ],
    ['a checkbox', 'checkbox', <Checkbox key="c" />],
    ['a switch', 'switch', <Switch key="c" />],
    [
      'a radio group',
      'radiogroup',
      <RadioGroup key="c">
        <RadioGroupItem value="a" aria-label="A" />
      </RadioGroup>,
    ],
    ['a slider', 'slider', <Slider key="c" defaultValue={[3]} />],
    ['a plain input', 'textbox', <input key="c" />],
  ] as const)('names %s', (_, role, control) => {
    renderInApp(
      <Field label="Category" hint="Pick one">
        {control}
      </Field>,
    );
    const element = screen.getByRole(role, { name: 'Category' });
    expect(descriptionOf(element)).toBe('Pick one');
  });

  it('a control keeps an id of its own', () => {
    renderInApp(
      <Field label="Amount">
        <Input id="own" aria-label="Own" />
      </Field>,
    );
    expect(document.getElementById('own')?.tagName).toBe('INPUT');
  });

  it('focusFirstError goes to the first invalid control', async () => {
    renderInApp(
      <form aria-label="form">
        <Field label="One">
          <Input />
        </Field>
        <Field label="Two" error="Missing">
          <Input />
        </Field>
        <Field label="Three" error="Missing">
          <Input />
        </Field>
      </form>,
    );
    focusFirstError(screen.getByRole('form'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Two')));
  });
});
