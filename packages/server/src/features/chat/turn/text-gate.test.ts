import { expect, it } from 'vitest';
import { createTextGate } from './text-gate.ts';

it('a character split over two pieces arrives whole', () => {
  const gate = createTextGate();
  const pieces = ['a\ud83d', '\ude00b', '', 'c\0\u001ed'].map((piece) => gate.pass(piece));
  expect(pieces).toEqual(['a', '😀b', '', 'cd']);
});

it('a half character without its other half becomes a replacement mark', () => {
  const gate = createTextGate();
  expect([gate.pass('\ud83d'), gate.pass('x'), gate.pass('\ude00')]).toEqual(['', '\ufffdx', '\ufffd']);
});
