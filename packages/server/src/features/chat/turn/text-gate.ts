/**
 * Makes the pieces of a model's text storable: drops NUL, which PostgreSQL cannot hold, and keeps back the first half of
 * a character that the stream split between two pieces.
 */
export function createTextGate() {
  let half = '';
  return {
    pass(piece: string): string {
      const text = half + piece.replaceAll('\0', '');
      const last = text.charCodeAt(text.length - 1);
      half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : '';
      return text.slice(0, text.length - half.length).toWellFormed();
    },
  };
}
