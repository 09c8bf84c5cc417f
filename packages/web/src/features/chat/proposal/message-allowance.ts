const messagesPerMinute = 6;
const minuteMs = 60_000;

/** How often a running app may speak to the chat on its own: its code is not the builder's (S-11). Instants in ms. */
export function createMessageAllowance() {
  let taken: number[] = [];
  return {
    take(now: number): boolean {
      taken = taken.filter((at) => now - at < minuteMs);
      if (taken.length >= messagesPerMinute) return false;
      taken.push(now);
      return true;
    },
  };
}
