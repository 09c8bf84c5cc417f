import { limits } from '@whittle/contract/limits';

/** `read` the message, `drop` it unread, or take the frame away because it sends more than the window can bear. */
export type Verdict = 'read' | 'drop' | 'flood';

/**
 * How many messages of a frame are read: whoever sends more than any app of ours does, is not listened to for the rest of
 * the second. Asked before a message is looked at, since looking at it is the work. Instants in ms. Rule: PREV-12.
 */
export function createMessageBudget() {
  let second = 0;
  let count = 0;
  return (now: number): Verdict => {
    const current = Math.floor(now / 1_000);
    if (current !== second) {
      second = current;
      count = 0;
    }
    count += 1;
    if (count > limits.previewFloodPerSecond) return 'flood';
    return count > limits.previewMessagesPerSecond ? 'drop' : 'read';
  };
}
