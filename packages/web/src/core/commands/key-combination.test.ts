import { describe, expect, test } from 'vitest';
import { isPressed, keyNames } from './key-combination.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...held,
});

describe('keys pressed together', () => {
  test('fit only with exactly the keys that are held', () => {
    expect(isPressed('mod+k', press('k', { ctrlKey: true }))).toBe(true);
    expect(isPressed('mod+k', press('K', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(isPressed('mod+k', press('k'))).toBe(false);
    expect(isPressed('mod+k', press('k', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(isPressed('mod+k', press('k', { ctrlKey: true, metaKey: true }))).toBe(false);
  });

  test('a sign fits however it is typed', () => {
    expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
    expect(isPressed('?', press('?'))).toBe(true);
    expect(isPressed('?', press('?', { ctrlKey: true }))).toBe(false);
  });

  test('fit with Alt where the key lies, since a Mac types another letter then', () => {
    expect(isPressed('alt+w', { ...press('∑', { altKey: true }), code: 'KeyW' })).toBe(true);
    expect(isPressed('alt+w', { ...press('x', { altKey: true }), code: 'KeyX' })).toBe(false);
  });

  test('are named as on the keyboard', () => {
    expect(keyNames('mod+shift+p')).toEqual(['Ctrl', 'Shift', 'P']);
    expect(keyNames('F6')).toEqual(['F6']);
  });
});
