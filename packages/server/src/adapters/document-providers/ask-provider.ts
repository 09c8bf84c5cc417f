import { setTimeout as sleep } from 'node:timers/promises';
import { type Egress, type EgressAnswer, EgressError, type EgressRequest } from '../egress/egress.ts';
import { ProviderError } from './document-provider.ts';

/** Short waits that a provider asks for are waited out; longer ones are the queue's. */
const waitMaxSeconds = 10;
const triesMax = 4;
const tooMany = 429;

type Options = EgressRequest & {
  /** Whether an answer other than 200 asks to come back later. */
  isBusy?(answer: EgressAnswer): boolean;
};

/** Asks again when a provider is busy for a moment. Throws `ProviderError`; other statuses are answered. */
export async function askProvider(egress: Egress, url: string, { isBusy, ...request }: Options): Promise<EgressAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await egress.fetch(url, request).catch((error: unknown) => {
      if (!(error instanceof EgressError)) throw error;
      const problem = error.code === 'address-answer-too-large' ? 'too-large' : 'busy';
      throw new ProviderError(problem, error.details || error.code, null, { cause: error });
    });
    if (answer.status !== tooMany && answer.status < 500 && isBusy?.(answer) !== true) return answer;
    const asked = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const seconds = Number.isNaN(asked) ? null : asked;
    const wait = seconds ?? tries;
    if (tries >= triesMax || wait > waitMaxSeconds)
      throw new ProviderError('busy', `the provider answered ${answer.status}`, seconds);
    await sleep(wait * 1_000);
  }
}
