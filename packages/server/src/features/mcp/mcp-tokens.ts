import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf } from '@whittle/contract/call';
import type { AppId } from '@whittle/contract/ids';
import { type mcpCalls, mcpLimits, type McpToken, type McpTokenList } from '@whittle/contract/mcp/calls';
import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { mcpTokens } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import type { Config } from '../../config/config.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  config: Pick<Config, 'publicUrl'>;
  apps: Pick<AppsService, 'requireOwned'>;
  audit: Pick<AuditService, 'record'>;
};
type Caller = { accountId: string; address: string };
type Row = typeof mcpTokens.$inferSelect;

export type McpTokens = ReturnType<typeof createMcpTokens>;

/** So that a leaked one is found by those who look for such things. */
const prefix = 'whittle_mcp_';
const noticedMs = 60_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tokens by which the assistants of an app's owner use the app. Only digests are kept. Rule: MCP-01. */
export function createMcpTokens({ db, clock, config, apps, audit }: Deps) {
  const actor = ({ accountId }: Caller) => ({ kind: 'account' as const, id: accountId });
  return {
    async list(caller: Caller, appId: AppId): Promise<McpTokenList> {
      await apps.requireOwned(caller, appId);
      const rows = await db
        .select()
        .from(mcpTokens)
        .where(and(eq(mcpTokens.appId, appId), eq(mcpTokens.accountId, caller.accountId)))
        .orderBy(asc(mcpTokens.createdAt));
      return { items: rows.map(shown), address: `${config.publicUrl}/api/apps/${appId}/mcp` };
    },

    async make(caller: Caller, appId: AppId, { name, scopes }: BodyOf<typeof mcpCalls.makeToken>) {
      await apps.requireOwned(caller, appId);
      const token = prefix + randomBytes(32).toString('base64url');
      const row: Row = {
        ...{ id: newId(), appId, accountId: caller.accountId, name, scopes: [...new Set(scopes)] },
        ...{ tokenHash: hashOf(token), createdAt: clock.now(), lastUsedAt: null },
      };
      await db.transaction(async (tx) => {
        const [known] = await tx.select({ n: count() }).from(mcpTokens).where(eq(mcpTokens.appId, appId));
        if (known!.n >= mcpLimits.tokens)
          throw new AppError('mcp-token-maximum', { values: { max: mcpLimits.tokens } });
        await tx.insert(mcpTokens).values(row);
        const told = { event: 'mcp-token-made' as const, actor: actor(caller), appId, address: caller.address };
        await audit.record({ ...told, details: { name, scopes: row.scopes } }, tx);
      });
      return { ...shown(row), token };
    },

    async revoke(caller: Caller, appId: AppId, tokenId: string): Promise<void> {
      await apps.requireOwned(caller, appId);
      await db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(mcpTokens)
          .where(and(eq(mcpTokens.appId, appId), eq(mcpTokens.id, tokenId)))
          .returning();
        if (!gone) throw new AppError('mcp-token-not-found');
        const told = { event: 'mcp-token-revoked' as const, actor: actor(caller), appId, address: caller.address };
        await audit.record({ ...told, details: { name: gone.name } }, tx);
      });
    },

    /** The token of this app that this is; null for any other text. Notes that it was used. */
    async find(appId: AppId, token: string): Promise<Row | null> {
      if (!token.startsWith(prefix) || token.length > 100) return null;
      const isIt = and(eq(mcpTokens.tokenHash, hashOf(token)), eq(mcpTokens.appId, appId));
      const [row] = await db.select().from(mcpTokens).where(isIt);
      if (!row) return null;
      const now = clock.now();
      const isOld = or(isNull(mcpTokens.lastUsedAt), lt(mcpTokens.lastUsedAt, new Date(now.getTime() - noticedMs)));
      await db.update(mcpTokens).set({ lastUsedAt: now }).where(and(isIt, isOld));
      return row;
    },
  };
}

const shown = ({ id, name, scopes, createdAt, lastUsedAt }: Row): McpToken => ({
  ...{ tokenId: id, name, scopes, createdAt: createdAt.toISOString() },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
