import type { TrialPlace } from '@whittle/contract/models/connections';
import { chainOf } from '../../adapters/language-model/describe-failure.ts';
import type { ModelError, ModelErrorCode } from '../../adapters/language-model/model-error.ts';

const placeOfCode: Partial<Record<ModelErrorCode, TrialPlace>> = {
  'model-key-wrong': 'key',
  'model-unknown': 'model',
  'model-busy': 'quota',
  'model-silent': 'silence',
};

/** At which step of a request a trial ended. An admin then knows which field to look at, or whom to ask. */
export function whereFailed(error: ModelError): TrialPlace {
  const known = placeOfCode[error.code];
  if (known) return known;
  const chain = chainOf(error).map((one) => one as { code?: unknown; statusCode?: unknown; message?: unknown });
  const codes = chain.map(({ code }) => String(code ?? ''));
  if (codes.some((code) => ['ENOTFOUND', 'EAI_AGAIN', 'address-unreachable'].includes(code))) return 'dns';
  const isTls = (text: string) => /CERT|ERR_TLS|ERR_SSL|EPROTO|wrong version number|SSL routines/i.test(text);
  if (codes.some(isTls) || chain.some(({ message }) => isTls(String(message ?? '')))) return 'tls';
  if (codes.includes('address-blocked')) return 'blocked';
  if (codes.some((code) => code === 'ERR_INVALID_URL' || code === 'address-invalid')) return 'address';
  const status = chain.map(({ statusCode }) => Number(statusCode)).find((one) => one >= 200);
  // Something answered there, but nothing that speaks the provider's language.
  if (error.code === 'model-unreachable') return status === undefined ? 'connection' : 'address';
  return status !== undefined && status >= 400 ? 'refusal' : 'shape';
}
