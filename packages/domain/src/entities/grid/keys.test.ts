import { describe, expect, test } from 'vitest';
import { type GridBounds, type GridRange, editKey, gridKey, isInRange, rangeEdges } from './keys.ts';

const bounds: GridBounds = { rows: 1_000, columns: 7, lastData: 4, pageRows: 10 };
const at = (row: number, column: number): GridRange => ({ anchor: { row, column }, focus: { row, column } });
const stroke = (keys: string) => {
  const parts = keys.split('+');
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { key: parts.at(-1)!, ctrl: has('Ctrl'), shift: has('Shift'), alt: has('Alt') };
};
const press = (range: GridRange, keys: string) => gridKey(range, stroke(keys), bounds);

test.each([
  ['ArrowRight', [5, 3]],
  ['ArrowUp', [4, 2]],
  ['Home', [5, 0]],
  ['End', [5, 6]],
  ['Ctrl+Home', [0, 1]],
  ['Ctrl+End', [999, 6]],
  ['Ctrl+ArrowDown', [999, 2]],
  ['Ctrl+ArrowLeft', [5, 0]],
  ['PageDown', [15, 2]],
  ['PageUp', [0, 2]],
  ['Tab', [5, 3]],
  ['Shift+Tab', [5, 1]],
])('[GRID-14] %s moves the focus', (keys, [row, column]) => {
  expect(press(at(5, 2), keys)).toEqual({ type: 'move', range: at(row!, column!) });
});

test('[GRID-14] the focus stays in the table and reaches the header', () => {
  expect(press(at(0, 0), 'ArrowUp')).toEqual({ type: 'move', range: at(-1, 0) });
  expect(press(at(-1, 0), 'ArrowUp')).toEqual({ type: 'move', range: at(-1, 0) });
  expect(press(at(999, 6), 'ArrowDown')).toEqual({ type: 'move', range: at(999, 6) });
});

test('[GRID-14] Tab leaves the table at the ends of a row, so nobody is caught in it', () => {
  expect(press(at(5, 6), 'Tab')).toBeNull();
  expect(press(at(5, 0), 'Shift+Tab')).toBeNull();
});

describe('ranges', () => {
  test('[GRID-14] Shift keeps the other end, and never reaches the header', () => {
    const range = { anchor: { row: 2, column: 2 }, focus: { row: 0, column: 2 } };
    expect(press(range, 'Shift+ArrowUp')).toEqual({ type: 'move', range });
    expect(press(at(2, 2), 'Shift+Ctrl+ArrowDown')).toEqual({
      type: 'move',
      range: { anchor: { row: 2, column: 2 }, focus: { row: 999, column: 2 } },
    });
  });

  test('[GRID-14] Ctrl+A marks all data, the edges leave out columns without any', () => {
    const all = press(at(5, 2), 'Ctrl+a');
    expect(all).toEqual({
      type: 'move',
      range: { anchor: { row: 0, column: 1 }, focus: { row: 999, column: 4 } },
    });
    const wide = { anchor: { row: 3, column: 6 }, focus: { row: 1, column: 0 } };
    expect(rangeEdges(wide, bounds)).toEqual({ top: 1, bottom: 3, left: 1, right: 4 });
    expect(isInRange(wide, { row: 2, column: 3 })).toBe(true);
    expect(isInRange(wide, { row: 4, column: 3 })).toBe(false);
  });

  test('[GRID-14] Escape goes back to one cell, then leaves', () => {
    const range = { anchor: { row: 1, column: 1 }, focus: { row: 2, column: 2 } };
    expect(press(range, 'Escape')).toEqual({ type: 'move', range: at(2, 2) });
    expect(press(at(2, 2), 'Escape')).toEqual({ type: 'leave' });
  });
});

test.each([
  ['Enter', { type: 'edit', text: null }],
  ['F2', { type: 'edit', text: null }],
  ['a', { type: 'edit', text: 'a' }],
  ['é', { type: 'edit', text: 'é' }],
  [' ', { type: 'tick', isRange: false }],
  ['Delete', { type: 'clear' }],
  ['Ctrl+d', { type: 'fill-down' }],
  ['Alt+ArrowRight', { type: 'resize', by: 10 }],
  ['Alt+Shift+ArrowLeft', { type: 'move-column', by: -1 }],
  ['Shift', null],
  ['F5', null],
  ['Ctrl+c', null],
  ['Ctrl+r', null],
])('[GRID-14] %s acts on the cell', (keys, act) => {
  expect(press(at(5, 2), keys)).toEqual(act);
});

test('[GRID-14] in the header nothing is typed', () => {
  expect(press(at(-1, 2), 'a')).toBeNull();
});

test('[GRID-14] while a cell is edited, Enter and Tab save and go on, Escape cancels', () => {
  expect(editKey(stroke('Enter'))).toEqual({ type: 'save', step: [1, 0] });
  expect(editKey(stroke('Shift+Enter'))).toEqual({ type: 'save', step: [-1, 0] });
  expect(editKey(stroke('Tab'))).toEqual({ type: 'save', step: [0, 1] });
  expect(editKey(stroke('Shift+Tab'))).toEqual({ type: 'save', step: [0, -1] });
  expect(editKey(stroke('Escape'))).toEqual({ type: 'cancel' });
  expect(editKey(stroke('a'))).toBeNull();
});
