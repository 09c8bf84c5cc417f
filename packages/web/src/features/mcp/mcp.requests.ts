import { mcpCalls as calls, type McpScope } from '@whittle/contract/mcp/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const key = (appId: string) => ['apps', appId, 'mcp-tokens'];

export const useMcpTokens = (appId: string) =>
  useQuery({
    queryKey: key(appId),
    queryFn: ({ signal }) => callServer(calls.tokens, { params: { appId }, signal }),
  });

export function useMakeMcpToken(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; scopes: McpScope[] }) =>
      callServer(calls.makeToken, { params: { appId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key(appId) }),
  });
}

export function useRevokeMcpToken(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) => callServer(calls.revokeToken, { params: { appId, tokenId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key(appId) }),
  });
}
