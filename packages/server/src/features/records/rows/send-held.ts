import { setImmediate as othersTurn } from 'node:timers/promises';
import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/env.ts';
import type { HeldAnswer } from './fair-calls.ts';

/** Smaller answers are in the network's hands at once. */
const heldFromBytes = 64_000;

/** Sends a list and says when it is picked up. One whose reader takes nothing of it for a while is given up. */
export function sendHeld(c: Context<AppEnv>, { json, bytes, pickedUp }: HeldAnswer): Response {
  // A call that the server makes to itself has no connection.
  const { outgoing } = c.env as Partial<AppEnv['Bindings']>;
  if (bytes < heldFromBytes || !outgoing || outgoing.destroyed) pickedUp();
  else {
    outgoing.once('close', () => {
      // Of an answer that was broken off the system may still hold a part.
      if (typeof json !== 'string' && outgoing.writableFinished) json.free();
      pickedUp();
    });
    outgoing.setTimeout(limits.answerStallMs, () => outgoing.destroy());
  }
  const headers = { 'content-type': 'application/json' };
  if (typeof json === 'string') return c.body(json, 200, headers);
  return c.body(streamOf(json.pieces), 200, { ...headers, 'content-length': String(bytes) });
}

/** After so many bytes others get their turn: the system may take all of an answer at once. */
const turnBytes = 256_000;

/** Each piece goes when the one before it is on its way, and is forgotten then. */
function streamOf(all: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const pieces = all.toReversed();
  let sinceTurn = 0;
  return new ReadableStream({
    async pull(controller) {
      if (sinceTurn > turnBytes) {
        sinceTurn = 0;
        await othersTurn();
      }
      const piece = pieces.pop();
      sinceTurn += piece?.byteLength ?? 0;
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => void pieces.splice(0),
  });
}
