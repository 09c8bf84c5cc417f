/** Hands out memory for bodies that are held whole, so that many large ones at once cannot take all there is. */
export interface ByteBudget {
  /** Runs `work` while `bytes` of the budget are its own; null, without running it, when they are not there. */
  spend<T>(bytes: number, work: () => Promise<T>): Promise<T | null>;
}

export function createByteBudget(totalBytes: number): ByteBudget {
  let left = totalBytes;
  return {
    async spend(bytes, work) {
      if (bytes > left) return null;
      left -= bytes;
      try {
        return await work();
      } finally {
        left += bytes;
      }
    },
  };
}
