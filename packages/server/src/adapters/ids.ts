import { randomBytes } from 'node:crypto';

const randomBits = 48n;
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
    lastRandom = BigInt(`0x${randomBytes(6).toString('hex')}`);
  } else {
    lastRandom += BigInt(1 + randomBytes(2).readUInt16BE());
    if (lastRandom > maxRandom) {
      lastMs += 1;
      lastRandom = BigInt(`0x${randomBytes(6).toString('hex')}`);
    }
  }
  return lastMs.toString(16).padStart(12, '0') + lastRandom.toString(16).padStart(12, '0');
}
