import type { Context } from 'hono';
import type { AppEnv } from '../../../http/env.ts';

/** Names of fields in a header of the answer, percent-encoded, by commas; no header without names. */
export function setNames(c: Context<AppEnv>, header: string, names: readonly string[]): void {
  if (names.length > 0) c.header(header, names.map((name) => encodeURIComponent(name.toWellFormed())).join(','));
}
