import { mcpCalls as calls, mcpLimits } from '@whittle/contract/mcp/calls';
import type { AppId } from '@whittle/contract/ids';
import type { Context } from 'hono';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { AppCaller, AppPerson } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { bearerOf } from '../../http/bearer.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { McpGrant, McpServe } from './mcp-server.ts';
import type { McpTokens } from './mcp-tokens.ts';

type Deps = {
  guards: SessionGuards;
  mcpTokens: McpTokens;
  mcpServe: McpServe;
  rateLimits: RateLimits;
  apps: Pick<AppsService, 'find'>;
  /** The person that stands for the app's owner in its pool. */
  findOwner(appId: AppId, accountId: string): Promise<AppPerson>;
};

const minute = (max: number) => ({ max, windowMs: 60_000 });

/** Tokens, for the app's owner. Rule: MCP-01. */
export function mcpTokenRoutes({ guards, mcpTokens }: Deps) {
  const { routes, on } = serveCalls(guards);
  const by = ({ accountId }: { accountId: string }, c: Context<AppEnv>) => ({
    accountId,
    address: c.env.clientAddress,
  });
  on(calls.tokens, ({ account, params }, c) => mcpTokens.list(by(account, c), params.appId));
  on(calls.makeToken, ({ account, params, body }, c) => mcpTokens.make(by(account, c), params.appId, body));
  on(calls.revokeToken, ({ account, params }, c) => mcpTokens.revoke(by(account, c), params.appId, params.tokenId));
  return routes;
}

/**
 * The MCP server of each app. The library leaves to us who calls: a token of this app in the header, never in the address;
 * no cookie counts, and a browser's page of another origin is refused before any route (`http/cross-site.ts`). Rules:
 * MCP-02, MCP-04.
 */
export function mcpRoutes({ mcpTokens, mcpServe, rateLimits, apps, findOwner }: Deps) {
  const { routes, on } = serveCalls();

  const within = async (key: string, max: number) => {
    if (await rateLimits.take(key, minute(max))) return;
    throw new AppError('rate-limited', { retryAfterSeconds: rateLimits.secondsLeft(minute(max)) });
  };

  const grantOf = async (c: Context<AppEnv>, appId: AppId): Promise<McpGrant> => {
    const address = c.env.clientAddress;
    const given = bearerOf(c.req.raw);
    const token = given === null ? null : await mcpTokens.find(appId, given);
    const app = token && (await apps.find(appId));
    if (!app || app.ownerId !== token.accountId) {
      c.header('www-authenticate', 'Bearer');
      await within(`mcp-refused:${address}`, mcpLimits.refusedPerMinute);
      throw new AppError('mcp-token-invalid');
    }
    await within(`mcp:${token.id}`, mcpLimits.callsPerMinute);
    const person = await findOwner(appId, app.ownerId);
    const actor = { kind: 'person' as const, id: person.id, role: person.role };
    const caller: AppCaller = { app, channel: 'published', actor, person, address };
    return {
      ...{ tokenId: token.id, appName: app.name, scopes: token.scopes },
      visitor: { caller, visitorKey: null, address },
    };
  };

  const serve = async ({ params }: { params: { appId: string } }, c: Context<AppEnv>) =>
    mcpServe(c.req.raw, await grantOf(c, params.appId));
  on(calls.serve, serve);
  on(calls.noStream, serve);
  on(calls.noSession, serve);
  return routes;
}
