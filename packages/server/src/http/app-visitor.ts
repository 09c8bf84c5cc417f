import { createHash } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import type { Context } from 'hono';
import type { AppCaller, ResolveAppCaller } from './app-caller.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './env.ts';

/** Who uses a page of an app: a person of it, or a visitor by what their browser keeps and where they come from. */
export type AppVisitor = { caller: AppCaller; visitorKey: string | null; address: string };

/** What a browser keeps to find its own things again; anything else names nobody. */
const keyPattern = /^[0-9a-f]{32}$/;

/** Throws `app-not-found`, and `not-signed-in` in an app that visitors may not open. */
export async function resolveVisitor(
  resolveCaller: ResolveAppCaller,
  c: Context<AppEnv>,
  appId: AppId,
): Promise<AppVisitor> {
  if (appId === '') throw new AppError('app-not-found');
  const caller = await resolveCaller(c.req.raw, c.env.host, appId);
  const { accessMode } = caller.app;
  const isClosed = caller.channel === 'published' && accessMode !== null && needsSignIn(accessMode);
  if (isClosed && caller.person === null) throw new AppError('not-signed-in');
  const given = c.req.header('x-whittle-visitor') ?? '';
  return { caller, visitorKey: keyPattern.test(given) ? given : null, address: c.env.clientAddress };
}

/** Whose things are whose. Visitors whose browsers keep nothing are one, so they are shown no lists. */
export const visitorId = ({ caller: { person }, visitorKey }: AppVisitor): string =>
  person
    ? `person:${person.id}`
    : `visitor:${createHash('sha256')
        .update(visitorKey ?? '')
        .digest('hex')
        .slice(0, 32)}`;
