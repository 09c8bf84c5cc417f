import type { KeyCombination } from './key-combination.ts';

/** Keys that work in one part of the product, where that part handles them itself. */
type KeyGroup = { title: string; rows: readonly { keys: readonly KeyCombination[]; what: string }[] };

export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    rows: [
      { keys: ['mod+k'], what: 'Commands, apps and pages' },
      { keys: ['?'], what: 'This list' },
      { keys: ['mod+b'], what: 'Names of the tools at the left edge' },
      { keys: ['F6'], what: 'Next part of the builder, also out of the preview' },
      { keys: ['escape'], what: 'Close what is on top' },
    ],
  },
  {
    title: 'Chat',
    rows: [
      { keys: ['enter'], what: 'Send' },
      { keys: ['shift+enter'], what: 'New line' },
      { keys: ['mod+.'], what: 'Stop the assistant' },
    ],
  },
  {
    title: 'Changes',
    rows: [
      { keys: ['n', 'p'], what: 'Next and previous file' },
      { keys: ['j', 'k'], what: 'Next and previous change' },
    ],
  },
  {
    title: 'Database',
    rows: [
      { keys: ['up', 'down', 'left', 'right'], what: 'Move from cell to cell, with Shift to mark' },
      { keys: ['enter', 'F2'], what: 'Edit the cell' },
      { keys: ['tab'], what: 'Keep the cell and go to the next' },
      { keys: ['mod+c', 'mod+v'], what: 'Copy and paste, also from and to a spreadsheet' },
      { keys: ['mod+d'], what: 'Fill down' },
      { keys: ['mod+z', 'mod+shift+z'], what: 'Undo and redo' },
      { keys: ['delete'], what: 'Empty the marked cells' },
    ],
  },
  {
    title: 'Code',
    rows: [
      { keys: ['mod+p'], what: 'Go to a file' },
      { keys: ['mod+shift+f'], what: 'Find in all files' },
      { keys: ['mod+f'], what: 'Find in the file' },
      { keys: ['escape', 'tab'], what: 'One after the other: leave the editor' },
    ],
  },
];
