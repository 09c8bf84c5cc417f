import type { McpToken } from '@whittle/contract/mcp/calls';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { exactTime } from '../../lib/times.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useMcpTokens, useRevokeMcpToken } from './mcp.requests.ts';
import { mcpTexts as texts } from './mcp.texts.ts';
import { NewToken } from './new-token.tsx';

/** How the owner's own assistants use the app: the address, and the tokens. Rule: MCP-01. */
export function McpSection({ appId }: { appId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="border-t border-line pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="quick w-fit cursor-pointer rounded-control coarse:min-h-11 coarse:py-2.5">
        <h2 className="type-heading inline">{texts.title}</h2>
      </summary>
      {isOpen && <Tokens appId={appId} />}
    </details>
  );
}

function Tokens({ appId }: { appId: string }) {
  const tokens = useMcpTokens(appId);
  const revoke = useRevokeMcpToken(appId);
  const [asked, setAsked] = useState<McpToken | null>(null);
  if (tokens.isPending) return <RowsToCome rows={3} />;
  if (tokens.isError)
    return (
      <RetryNotice label={texts.retry} error={tokens.error} onRetry={tokens.refetch}>
        {texts.loadFailed} {sentenceOf(tokens.error)}
      </RetryNotice>
    );
  const { items, address } = tokens.data;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p className="max-w-reading text-ink-2">{texts.about}</p>
      <div>
        <p className="font-medium">{texts.address}</p>
        <p className="flex items-center gap-2">
          <code className="type-mono min-w-0 rounded-control bg-sunken px-2 py-1 break-all">{address}</code>
          <CopyButton text={address} label={texts.copyAddress} className="coarse:size-11" />
        </p>
      </div>
      {items.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <ul className="flex flex-col">
          {items.map((token) => (
            <li key={token.tokenId} className="flex items-center gap-3 border-b border-line py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere" dir="auto">
                  {token.name}
                </span>
                <span className="type-meta block text-ink-2">
                  {token.scopes.map((scope) => texts.scopes[scope].label).join(', ')} ·{' '}
                  {token.lastUsedAt === null ? texts.neverUsed : texts.lastUsed(exactTime(token.lastUsedAt))}
                </span>
              </span>
              <IconButton
                label={texts.revoke(token.name)}
                icon={<Trash2 aria-hidden size={16} />}
                onClick={() => setAsked(token)}
              />
            </li>
          ))}
        </ul>
      )}
      <NewToken appId={appId} />
      {asked && (
        <Confirm
          title={texts.revokeTitle(asked.name)}
          confirmLabel={texts.revokeConfirm}
          cancelLabel={texts.cancel}
          onConfirm={() => revoke.mutateAsync(asked.tokenId)}
          onClose={() => setAsked(null)}
        >
          {texts.revokeAbout}
        </Confirm>
      )}
    </div>
  );
}
