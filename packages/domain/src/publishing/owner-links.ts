import { normaliseEmail } from '../accounts/email.ts';

/**
 * Where a text leads that an owner typed as a link. The text itself is kept as it was typed (SIGN-03), so this decides
 * whether it becomes one: a web address, also without its `https://`. Null for everything else.
 */
export function webLinkOf(text: string): string | null {
  const typed = text.trim();
  if (/\s/.test(typed)) return null;
  const isWhole = /^https?:\/\//i.test(typed);
  if (!isWhole && (!/^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(typed) || typed.includes('@'))) return null;
  const url = URL.parse(isWhole ? typed : `https://${typed}`);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

/** The same for where people find support: an email address, or a page. */
export function supportLinkOf(text: string): string | null {
  const email = normaliseEmail(text);
  return email === null ? webLinkOf(text) : `mailto:${email}`;
}
