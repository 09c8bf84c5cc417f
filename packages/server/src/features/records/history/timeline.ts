/** A call as it stands in the history of an entity, oldest first in lists. */
export type Call = { callId: string; via: string; undoes: string | null };

/**
 * What the next step would go back on. `id` is the act that a person thinks of; `call` holds the changes to take back: the
 * act itself, or the undo or redo that wrote last.
 */
export type Step = { id: string; call: string };

/**
 * Reads one person's calls as a row of acts that can be undone and, until they write something new, redone (HIST-02).
 * An undo names the call that it took back, a redo the undo.
 */
export function stepsOf(calls: readonly Call[]): { undo: Step[]; redo: Step[] } {
  const undo: Step[] = [];
  let redo: Step[] = [];
  for (const { callId, via, undoes } of calls) {
    const from = via === 'undo' ? undo : via === 'redo' ? redo : null;
    if (from === null) {
      undo.push({ id: callId, call: callId });
      redo = [];
      continue;
    }
    const at = from.findLastIndex(({ call }) => call === undoes);
    // An act that is too old to be listed can still have been undone here.
    const [step] = at === -1 ? [{ id: undoes ?? callId, call: callId }] : from.splice(at, 1);
    (via === 'undo' ? redo : undo).push({ id: step!.id, call: callId });
  }
  return { undo, redo };
}
