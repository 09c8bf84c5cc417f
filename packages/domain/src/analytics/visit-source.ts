/** The host that led to a page, without `www.`; empty for none, for the app itself and for what is no web address. */
export function visitSource(referrer: string, ownHost: string): string {
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return '';
  return url.hostname.replace(/^www\./, '').slice(0, 100);
}

/** The first language that a browser asks for, without its region; empty when it names none. */
export function visitLanguage(acceptLanguage: string): string {
  return /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? '';
}

/** Programs that say that they are one. */
export const isRobot = (userAgent: string): boolean =>
  userAgent === '' ||
  /bot\b|crawl|spider|headless|lighthouse|preview|monitor|curl|wget|python|axios|undici/i.test(userAgent);
