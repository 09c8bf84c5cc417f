import { limits } from '@whittle/contract/limits';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The form in which an address is stored and compared: trimmed and lower-case. Null when it cannot be an address
 * (AUTH-11). Only the plain ASCII form without quotes is accepted, so that two spellings never look alike.
 */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  if (email.length > limits.emailMaxChars) return null;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  if (at < 1 || local.length > 64 || !localPart.test(local)) return null;
  if (labels.length < 2 || !labels.every((label) => domainLabel.test(label))) return null;
  return /^\d+$/.test(labels.at(-1)!) ? null : email;
}
