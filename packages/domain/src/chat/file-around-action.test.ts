import { describe, expect, test } from 'vitest';
import { parseReply, replyActions } from './action-stream.ts';
import { fileAroundAction } from './file-around-action.ts';

const edit = (search: string, replace: string, file = 'pages/Home.jsx') =>
  `<action type="edit_file" file="${file}" title="Change">\n<search>\n${search}\n</search>\n<replace>\n${replace}\n</replace>\n</action>\n`;
const actionsOf = (...parts: string[]) =>
  replyActions(parseReply(`<action-group title="x">\n${parts.join('')}</action-group>`, { ended: true }));

const files = new Map([['pages/Home.jsx', 'one\ntwo\nthree\n']]);
const none = { isRefused: () => false };

describe('fileAroundAction', () => {
  test('[GEN-03] an edit is shown in the whole file, on top of what the actions before it made', () => {
    const actions = actionsOf(
      edit('one', 'ONE\nand a half'),
      edit('three', 'THREE'),
      edit('two', 'no', 'pages/Other.jsx'),
    );
    expect(fileAroundAction(files, actions, { index: 1, ...none })).toEqual({
      before: 'ONE\nand a half\ntwo\nthree\n',
      after: 'ONE\nand a half\ntwo\nTHREE\n',
    });
  });

  test('an action that was refused changed nothing', () => {
    const actions = actionsOf(edit('one', 'ONE'), edit('two', 'TWO'));
    const around = fileAroundAction(files, actions, { index: 1, isRefused: (index) => index === 0 });
    expect(around?.before).toBe('one\ntwo\nthree\n');
  });

  test('nothing is said of a file that is not there or that reads otherwise', () => {
    expect(fileAroundAction(new Map(), actionsOf(edit('one', 'ONE')), { index: 0, ...none })).toBeNull();
    expect(fileAroundAction(files, actionsOf(edit('four', 'FOUR')), { index: 0, ...none })).toBeNull();
  });
});
