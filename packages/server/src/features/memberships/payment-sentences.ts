import type { ErrorCode } from '@whittle/contract/errors';
import { errorCatalogue } from '@whittle/contract/errors';
import type { PaymentError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../http/app-error.ts';

type Outcome = Extract<ErrorCode, 'gumroad-products-failed' | 'gumroad-connect-failed'>;

/** What an owner hears: our words where they say what to do, else the provider's own (MEMB-12), else `outcome`. */
export function toAppError(error: PaymentError, outcome: Outcome): AppError {
  const { problem, message } = error;
  if (problem === 'token-refused') return new AppError('gumroad-token-refused', { cause: error });
  if (problem === 'scope-missing')
    return new AppError('gumroad-scope-missing', { cause: error, values: { scope: message || 'view_sales' } });
  const isTheirs = outcome === 'gumroad-connect-failed' && message !== '';
  return new AppError(outcome, { cause: error, ...(isTheirs && { message }) });
}

/** The same as a sentence, for what happened while nobody waited. */
export const sentenceOf = (error: PaymentError): string => {
  const { code, message } = toAppError(error, 'gumroad-connect-failed');
  return code === 'gumroad-connect-failed' ? errorCatalogue[code].message : message;
};
