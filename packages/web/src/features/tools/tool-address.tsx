import type { ToolSummary } from '@whittle/contract/tools/calls';
import { CopyButton } from '../../ui/copy-button.tsx';
import { toolTexts as texts } from './tools.texts.ts';

/** Where people find the tool, to copy; before the app is published, what it will end with. */
export function ToolAddress({ tool, publishedUrl }: { tool: ToolSummary; publishedUrl: string | null }) {
  const path = `/tool/${tool.path}`;
  if (publishedUrl === null) {
    return (
      <p className="type-meta text-ink-3">
        <code>{path}</code> · {texts.addressLater}
      </p>
    );
  }
  const address = publishedUrl.replace(/\/$/, '') + path;
  return (
    <p className="flex min-w-0 items-center gap-1">
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="type-meta min-w-0 truncate text-accent-text underline"
      >
        {address}
      </a>
      <CopyButton text={address} label={texts.copyAddress(tool.title)} className="coarse:size-11" />
    </p>
  );
}
