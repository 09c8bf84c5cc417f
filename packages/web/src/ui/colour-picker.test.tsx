// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ColourPicker } from './colour-picker.tsx';

afterEach(cleanup);

function open(value: string | null = null) {
  const onChange = vi.fn();
  function Form() {
    const [name, setName] = useState(value);
    const change = (next: string | null, colour: string | null) => {
      setName(next);
      onChange(next, colour);
    };
    return <ColourPicker label="Text colour" value={name} onChange={change} />;
  }
  render(<Form />);
  return { user: userEvent.setup(), onChange };
}
const openPicker = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Text colour/ }));

describe('[SHELL-04] the colour picker', () => {
  it("has Tailwind's palette, which arrows lead through", async () => {
    const { user, onChange } = open('red-500');
    await openPicker(user);
    expect(screen.getByRole('radio', { name: 'red-500' }).getAttribute('aria-checked')).toBe('true');
    screen.getByRole('radio', { name: 'red-500' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'red-600' }));
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('red-600', expect.stringMatching(/^(#|oklch|rgb)/));
    expect(screen.getByRole('button', { name: /^Text colour/, hidden: true }).textContent).toContain('red-600');
  });

  it('has a view for any other colour, by its code, and says what a code is', async () => {
    const { user, onChange } = open();
    await openPicker(user);
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    const code = screen.getByLabelText('Colour code');
    await user.type(code, 'blue{Enter}');
    expect(
      screen.getByText('A colour code is # followed by three or six digits or letters from a to f.'),
    ).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(code);
    await user.type(code, '#1AF{Enter}');
    expect(onChange).toHaveBeenCalledWith('[#11aaff]', '#11aaff');
  });

  it('opens at the view of the colour that is set, and takes it away', async () => {
    const { user, onChange } = open('[#1d4ed8]');
    await openPicker(user);
    expect(screen.getByLabelText<HTMLInputElement>('Colour code').value).toBe('#1d4ed8');
    await user.click(screen.getByRole('button', { name: 'No colour' }));
    expect(onChange).toHaveBeenCalledWith(null, null);
  });
});
