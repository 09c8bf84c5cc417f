import { partMark } from '@whittle/domain/chat/action-stream';

/** NUL, which PostgreSQL cannot hold, and the mark between the parts of a reply, which the server alone sets. */
const dropped = new RegExp(`[\\0${partMark}]`, 'g');

/**
 * Makes the pieces of a model's text storable: drops what no text may hold, and keeps back the first half of
 * a character that the stream split between two pieces.
 */
export function createTextGate() {
  let half = '';
  return {
    pass(piece: string): string {
      const text = half + piece.replace(dropped, '');
      const last = text.charCodeAt(text.length - 1);
      half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : '';
      return text.slice(0, text.length - half.length).toWellFormed();
    },
  };
}
