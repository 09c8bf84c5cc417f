/** Characters that one piece of a short reply has. */
const shortPieceChars = 160;
/** A long reply comes in larger pieces rather than in more of them, so that a large app keeps nobody waiting. */
const maxPieces = 250;

/**
 * A text in pieces, `paceMs` apart, so that people can follow; 0 gives it without waiting. Throws the signal's reason
 * when it is aborted.
 */
export async function* inPieces(text: string, paceMs: number, signal: AbortSignal): AsyncGenerator<string> {
  const pieceChars = Math.max(shortPieceChars, Math.ceil(text.length / maxPieces));
  for (let at = 0; at < text.length;) {
    signal.throwIfAborted();
    const end = endOfPiece(text, at, pieceChars);
    yield text.slice(at, end);
    at = end;
    if (paceMs > 0 && at < text.length) await pause(paceMs, signal);
  }
}

/** Never between the halves of a surrogate pair. */
function endOfPiece(text: string, at: number, pieceChars: number): number {
  const end = Math.min(text.length, at + pieceChars);
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff && end < text.length ? end + 1 : end;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
