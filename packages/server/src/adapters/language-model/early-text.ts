/** Who takes the text of an answer piece by piece. False when nobody wants more of it. */
export type TakeText = (text: string) => Promise<boolean>;

const takers = new WeakMap<AbortSignal, TakeText>();

/** Of all that a request is made with, the library hands on its signal as it is. */
export const takerOf = (signal: AbortSignal | null | undefined): TakeText | undefined =>
  signal ? takers.get(signal) : undefined;

/** Text of one answer on its way to whoever reads it, who is waited for. */
export interface EarlyText extends AsyncIterable<string> {
  /** Nothing more comes this way. */
  end(): void;
}

/**
 * The text with which the answer to the request of `signal` begins, as it comes from the provider. It does not go through
 * the streams of the model library, whose request begins to be answered where something else follows than text.
 */
export function earlyTextOf(signal: AbortSignal): EarlyText {
  let waiting: string | null = null;
  let isOver = false;
  let came = Promise.withResolvers<void>();
  let taken = Promise.withResolvers<void>();
  const end = () => {
    isOver = true;
    came.resolve();
    taken.resolve();
  };
  takers.set(signal, async (text) => {
    if (isOver) return false;
    waiting = text;
    came.resolve();
    await taken.promise;
    return !isOver;
  });
  return {
    end,
    async *[Symbol.asyncIterator]() {
      try {
        for (;;) {
          await came.promise;
          if (waiting === null) return;
          came = isOver ? came : Promise.withResolvers<void>();
          const text: string = waiting;
          waiting = null;
          yield text;
          taken.resolve();
          taken = Promise.withResolvers<void>();
        }
      } finally {
        end();
      }
    },
  };
}
