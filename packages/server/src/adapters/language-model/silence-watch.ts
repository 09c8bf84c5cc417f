import { ModelError } from './model-error.ts';

export type SilenceLimits = {
  /** Until the first sign of an answer. */
  firstTokenMs: number;
  /** Between two signs of life after that. */
  idleMs: number;
};

/** Aborts `signal` with a `model-silent` error when a model says nothing for too long. */
export interface SilenceWatch {
  readonly signal: AbortSignal;
  /** The model gave a sign of life. */
  heard(): void;
  /** While the server itself works, such as in a tool, silence is not the model's. */
  pause(): void;
  stop(): void;
}

export function watchSilence({ firstTokenMs, idleMs }: SilenceLimits): SilenceWatch {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const arm = (limitMs: number) => {
    clearTimeout(timer);
    const say = () =>
      controller.abort(new ModelError('model-silent', `The model said nothing for ${limitMs / 1_000} s.`));
    timer = setTimeout(say, limitMs);
  };
  arm(firstTokenMs);
  return {
    signal: controller.signal,
    heard: () => arm(idleMs),
    pause: () => clearTimeout(timer),
    stop: () => clearTimeout(timer),
  };
}
