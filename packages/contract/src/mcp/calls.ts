import { z } from 'zod';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';

/** What a token lets an assistant do: run the app's active tools, search its data sources, ask its chat assistant. */
export const mcpScopes = ['tools', 'sources', 'assistant'] as const;
export type McpScope = (typeof mcpScopes)[number];

export const mcpLimits = { tokens: 20, nameChars: 60, callsPerMinute: 60, refusedPerMinute: 30, bodyBytes: 1_000_000 };

const tokenSchema = z.object({
  tokenId: idSchema,
  name: z.string(),
  scopes: z.array(z.enum(mcpScopes)),
  createdAt: z.iso.datetime(),
  /** To the minute; null before the first call. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type McpToken = z.infer<typeof tokenSchema>;

const mcpTokenListSchema = z.object({ items: z.array(tokenSchema), address: z.string() });
export type McpTokenList = z.infer<typeof mcpTokenListSchema>;

const tokens = '/api/apps/:appId/mcp-tokens';
const path = '/api/apps/:appId/mcp';

/** An app's tools and data sources for the owner's own assistants (docs/decisions/112). */
export const mcpCalls = {
  tokens: call.get({
    path: tokens,
    summary: 'Tokens by which assistants use an app',
    who: 'owner',
    response: mcpTokenListSchema,
  }),
  makeToken: call.post({
    path: tokens,
    summary: 'Make a token; this answer alone holds it',
    who: 'owner',
    body: z.object({
      name: z.string().trim().min(1).max(mcpLimits.nameChars),
      scopes: z.array(z.enum(mcpScopes)).min(1).max(mcpScopes.length),
    }),
    bodyMaxBytes: 4_096,
    response: tokenSchema.extend({ token: z.string() }),
    status: 201,
    errors: ['mcp-token-maximum'],
  }),
  revokeToken: call.delete({
    path: `${tokens}/:tokenId`,
    summary: 'Revoke a token',
    who: 'owner',
    errors: ['mcp-token-not-found'],
  }),
  serve: call.post({
    path,
    summary: 'The MCP server of an app (streamable HTTP), with a token in the Authorization header',
    who: 'everybody',
    bodyKind: 'own',
    answer: 'stream',
    errors: ['mcp-token-invalid', 'rate-limited'],
  }),
  noStream: call.get({ path, summary: 'Not offered by this MCP server: 405', who: 'everybody', answer: 'stream' }),
  noSession: call.delete({ path, summary: 'Not offered by this MCP server: 405', who: 'everybody', answer: 'stream' }),
};
