import { ApiError } from '../../lib/api-error.ts';

const retries = 7;
const retryAfterMs = 4_000;
const waitForSaleMs = 3_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The account may not exist yet when a payment has just been made: wait 3 s when there is a sale, then ask again up to
 * 7 times, 4 s apart, while the answer is 401. Throws the last error. Rule: AUTH-03.
 */
export async function createAccountWithRetries<T>(
  create: () => Promise<T>,
  { hasSaleId, pause = wait }: { hasSaleId: boolean; pause?: (ms: number) => Promise<void> },
): Promise<T> {
  if (hasSaleId) await pause(waitForSaleMs);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await create();
    } catch (error) {
      const isWorthARetry = error instanceof ApiError && error.status === 401 && attempt < retries;
      if (!isWorthARetry) throw error;
      await pause(retryAfterMs);
    }
  }
}
