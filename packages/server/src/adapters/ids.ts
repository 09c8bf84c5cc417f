import { randomFillSync } from 'node:crypto';

const randomBits = 48n;
/** Asking the system for randomness costs more than the bytes: it is asked for many at once. */
const pool = Buffer.allocUnsafe(4_096);
let poolAt = pool.length;

function takeRandom(bytes: number): number {
  if (poolAt + bytes > pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += bytes;
  return pool.readUIntBE(poolAt - bytes, bytes);
}

const maxRandom = (1n << randomBits) - 1n;

let lastMs = 0;
let lastRandom = 0n;

/**
 * A new id: 24 lower-case hex digits, 48 bits of Unix milliseconds and 48 random bits that rise within one millisecond
 * (contract/ids.ts). Ids of one process sort in the order in which they were made, also when the clock steps back.
 */
export function newId(nowMs: number = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    lastRandom = BigInt(takeRandom(6));
  } else {
    lastRandom += BigInt(1 + takeRandom(2));
    if (lastRandom > maxRandom) {
      lastMs += 1;
      lastRandom = BigInt(takeRandom(6));
    }
  }
  return lastMs.toString(16).padStart(12, '0') + lastRandom.toString(16).padStart(12, '0');
}
