import type { ErrorCode } from '@whittle/contract/errors';
import { errorCatalogue } from '@whittle/contract/errors';
import type { PaymentProviderName } from '@whittle/contract/memberships';
import type { PaymentError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../http/app-error.ts';

/** How what goes wrong is called at each provider. */
export const sentencesOf = {
  gumroad: {
    tokenMissing: 'gumroad-token-missing',
    tokenRefused: 'gumroad-token-refused',
    scopeMissing: 'gumroad-scope-missing',
    productGone: 'gumroad-product-gone',
    productsFailed: 'gumroad-products-failed',
    connectFailed: 'gumroad-connect-failed',
  },
  stripe: {
    tokenMissing: 'stripe-key-missing',
    tokenRefused: 'stripe-key-refused',
    scopeMissing: 'stripe-scope-missing',
    productGone: 'stripe-product-gone',
    productsFailed: 'stripe-products-failed',
    connectFailed: 'stripe-connect-failed',
  },
} as const satisfies Record<PaymentProviderName, Record<string, ErrorCode>>;

/** What a list of products or sales needs, for a provider that does not say what is missing. */
const neededScopes = { gumroad: 'view_sales', stripe: 'Products, Prices, Payment Links' };

/** What an owner hears: our words where they say what to do, else the provider's own (MEMB-12), else `outcome`. */
export function toAppError(
  provider: PaymentProviderName,
  error: PaymentError,
  outcome: 'productsFailed' | 'connectFailed',
): AppError {
  const { problem, message } = error;
  const codes = sentencesOf[provider];
  if (problem === 'token-refused') return new AppError(codes.tokenRefused, { cause: error });
  if (problem === 'scope-missing')
    return new AppError(codes.scopeMissing, { cause: error, values: { scope: message || neededScopes[provider] } });
  const isTheirs = outcome === 'connectFailed' && message !== '';
  return new AppError(codes[outcome], { cause: error, ...(isTheirs && { message }) });
}

/** The same as a sentence, for what happened while nobody waited. */
export const sentenceOf = (provider: PaymentProviderName, error: PaymentError): string => {
  const { code, message } = toAppError(provider, error, 'connectFailed');
  return code === sentencesOf[provider].connectFailed ? errorCatalogue[code].message : message;
};
