import type { KeyCombination } from '../../core/commands/key-combination.ts';
import { keyTexts as texts } from './keys.texts.ts';

/** Keys that work in one part of the product, where that part handles them itself. */
type KeyGroup = { title: string; rows: readonly { keys: readonly KeyCombination[]; what: string }[] };

export const keyGroups: readonly KeyGroup[] = [
  {
    title: texts.everywhere,
    rows: [
      { keys: ['mod+k'], what: texts.commands },
      { keys: ['?'], what: texts.thisList },
      { keys: ['mod+b'], what: texts.rail },
      { keys: ['F6'], what: texts.nextPane },
      { keys: ['escape'], what: texts.closeTop },
    ],
  },
  {
    title: texts.chat,
    rows: [
      { keys: ['enter'], what: texts.send },
      { keys: ['shift+enter'], what: texts.newLine },
      { keys: ['mod+.'], what: texts.stop },
    ],
  },
  {
    title: texts.visualEdit,
    rows: [
      { keys: ['tab', 'enter'], what: texts.chooseElement },
      { keys: ['up', 'down', 'left', 'right'], what: texts.aroundElement },
      { keys: ['enter'], what: texts.typeOver },
      { keys: ['delete'], what: texts.deleteElement },
      { keys: ['mod+z', 'mod+shift+z'], what: texts.undoRedo },
      { keys: ['escape'], what: texts.letGo },
    ],
  },
  {
    title: texts.changes,
    rows: [
      { keys: ['n', 'p'], what: texts.files },
      { keys: ['j', 'k'], what: texts.fileChanges },
    ],
  },
  {
    title: texts.database,
    rows: [
      { keys: ['up', 'down', 'left', 'right'], what: texts.cells },
      { keys: ['enter', 'F2'], what: texts.editCell },
      { keys: ['tab'], what: texts.keepCell },
      { keys: ['mod+c', 'mod+v'], what: texts.copyPaste },
      { keys: ['mod+d'], what: texts.fillDown },
      { keys: ['mod+z', 'mod+shift+z'], what: texts.undoRedo },
      { keys: ['delete'], what: texts.emptyCells },
    ],
  },
  {
    title: texts.code,
    rows: [
      { keys: ['mod+p'], what: texts.goToFile },
      { keys: ['mod+shift+f'], what: texts.findInFiles },
      { keys: ['mod+f'], what: texts.findInFile },
      { keys: ['F2', 'F12'], what: texts.symbol },
      { keys: ['F8', 'shift+F8'], what: texts.nextMark },
      { keys: ['shift+alt+o'], what: texts.organise },
      { keys: ['shift+alt+f'], what: texts.formatCode },
      { keys: ['shift+alt+c'], what: texts.compare },
      { keys: ['F7', 'shift+F7'], what: texts.nextChange },
      { keys: ['shift+alt+z'], what: texts.takeBack },
      { keys: ['alt+w', 'alt+shift+w'], what: texts.closeFiles },
      { keys: ['alt+n', 'alt+p'], what: texts.nextFile },
      { keys: ['escape', 'tab'], what: texts.leaveEditor },
    ],
  },
];
