import { describe, expect, it } from 'vitest';
import { type Call, stepsOf } from './timeline.ts';

const did = (callId: string): Call => ({ callId, via: 'panel', undoes: null });
const undid = (callId: string, undoes: string): Call => ({ callId, via: 'undo', undoes });
const redid = (callId: string, undoes: string): Call => ({ callId, via: 'redo', undoes });
const heads = (calls: Call[]) => {
  const { undo, redo } = stepsOf(calls);
  return { undo: undo.map(({ id, call }) => [id, call]), redo: redo.map(({ id, call }) => [id, call]) };
};

describe('[HIST-02] undo and redo are one row of acts', () => {
  it('the newest act is undone first, and redone last', () => {
    expect(heads([did('a'), did('b'), undid('u1', 'b'), undid('u2', 'a')])).toEqual({
      undo: [],
      redo: [
        ['b', 'u1'],
        ['a', 'u2'],
      ],
    });
  });

  it('a redo can be undone, as the act that it did again', () => {
    expect(heads([did('a'), undid('u1', 'a'), redid('r1', 'u1')])).toEqual({ undo: [['a', 'r1']], redo: [] });
    expect(heads([did('a'), undid('u1', 'a'), redid('r1', 'u1'), undid('u2', 'r1')])).toEqual({
      undo: [],
      redo: [['a', 'u2']],
    });
  });

  it('a new act ends what could be redone', () => {
    expect(heads([did('a'), did('b'), undid('u1', 'b'), did('c')])).toEqual({
      undo: [
        ['a', 'a'],
        ['c', 'c'],
      ],
      redo: [],
    });
  });

  it('an act that is not listed any more was undone all the same', () => {
    expect(heads([undid('u1', 'old')])).toEqual({ undo: [], redo: [['old', 'u1']] });
  });
});
