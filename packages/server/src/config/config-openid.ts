import type { Variables } from './config-variables.ts';

/** The provider of 'Google'. Null in the configuration: no credentials, no button. */
export type OpenIdConfig = { issuer: string; clientId: string; clientSecret: string };

export function readOpenId(values: Variables): OpenIdConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OPENID_ISSUER: issuer } = values;
  return clientId && clientSecret ? { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret } : null;
}

/** What is wrong between the variables: half of the credentials, or an issuer that anybody on the way could play. */
export function openIdProblem(values: Variables): { name: keyof Variables; message: string } | null {
  if (values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET)
    return { name: 'GOOGLE_CLIENT_SECRET', message: 'is missing, although GOOGLE_CLIENT_ID is set' };
  if (values.GOOGLE_CLIENT_SECRET && !values.GOOGLE_CLIENT_ID)
    return { name: 'GOOGLE_CLIENT_ID', message: 'is missing, although GOOGLE_CLIENT_SECRET is set' };
  return null;
}

/** https, or http on this very machine. */
export function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.search || url.hash || url.username) return false;
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
}
