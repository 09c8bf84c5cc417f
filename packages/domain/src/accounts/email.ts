import { limits } from '@whittle/contract/limits';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** What would make an address parser read something else than a host's name. */
const noHostLetter = /[\s/?#@:%\\[\]<>^|]/;

/**
 * The form in which an address is stored, compared and shown. Null when it cannot be an address (AUTH-11).
 *
 * Width and compatibility forms become plain letters (NFKC), capitals small, and a domain in another script its ASCII
 * form (`münchen.de` is `xn--mnchen-3ya.de`), so that two addresses that look alike never read alike. The part before
 * the @ must be ASCII: `аda` with a Cyrillic а is no spelling of `ada`.
 */
export function normaliseEmail(text: string): string | null {
  if (text.length > limits.emailMaxChars * 2) return null;
  const typed = text.trim().normalize('NFKC').toLowerCase();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at);
  if (at < 1 || local.length > 64 || !localPart.test(local)) return null;
  const host = asciiHost(typed.slice(at + 1));
  if (host === null || at + 1 + host.length > limits.emailMaxChars) return null;
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((label) => domainLabel.test(label))) return null;
  return /^\d+$/.test(labels.at(-1)!) ? null : `${local}@${host}`;
}

/** Null for what is no host's name. */
function asciiHost(host: string): string | null {
  if (host === '' || noHostLetter.test(host)) return null;
  // Every script's own full stop counts as one.
  return URL.parse(`http://${host.replace(/[。．｡]/g, '.')}`)?.hostname ?? null;
}
