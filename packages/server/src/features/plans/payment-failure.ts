import { PaymentError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../http/app-error.ts';

/** What a caller hears when the provider refuses or does not answer. */
export function paymentFailure(error: unknown): never {
  if (!(error instanceof PaymentError)) throw error;
  const cause = error;
  switch (error.problem) {
    case 'token-refused':
      throw new AppError('provider-token-refused', { cause });
    case 'scope-missing':
      throw new AppError('provider-scope-missing', { cause, values: { scope: error.message } });
    default:
      throw new AppError('provider-unreachable', { cause });
  }
}
