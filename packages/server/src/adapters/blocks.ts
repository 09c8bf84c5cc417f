const blockBytes = 128 * 1024;
/** Of all blocks together, while nobody uses them. */
const keptBytes = 64 * 1024 * 1024;
const keepMs = 60_000;

/**
 * Memory for what is held for a moment and then sent, used again and again. Taken anew each time it would be freed only
 * by the garbage collector, which for the sake of it goes through everything that the process knows, several times a
 * second.
 */
export class Blocks {
  #taken: Buffer[] = [];
  #used = blockBytes;

  /** A copy that lasts until `free`, in as many parts as it has blocks. */
  copy(bytes: Uint8Array): Uint8Array[] {
    const parts: Uint8Array[] = [];
    for (let at = 0; at < bytes.length;) {
      const block = this.#current();
      const part = bytes.subarray(at, at + blockBytes - this.#used);
      block.set(part, this.#used);
      parts.push(block.subarray(this.#used, this.#used + part.length));
      this.#used += part.length;
      at += part.length;
    }
    return parts;
  }

  /** All that was copied, in a part for each block. */
  all(): Uint8Array[] {
    return this.#taken.map((block, index) => (index < this.#taken.length - 1 ? block : block.subarray(0, this.#used)));
  }

  /** The blocks are others' from here on. Not to be called while something may still read them: then they are left to the garbage collector. */
  free(): void {
    for (const block of this.#taken) if (spare.length < keptBytes / blockBytes) spare.push(block);
    this.#taken = [];
    this.#used = blockBytes;
    forget.refresh();
  }

  #current(): Buffer {
    if (this.#used === blockBytes) {
      this.#taken.push(spare.pop() ?? Buffer.allocUnsafeSlow(blockBytes));
      this.#used = 0;
    }
    return this.#taken.at(-1)!;
  }
}

const spare: Buffer[] = [];
const forget = setTimeout(() => spare.splice(0), keepMs).unref();
