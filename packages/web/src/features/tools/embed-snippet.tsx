import { CopyButton } from '../../ui/copy-button.tsx';
import { toolTexts as texts } from './tools.texts.ts';

type EmbedSnippetProps = { title: string; path: string; publishedUrl: string };

/** What shows the tool on a page of another site, to copy (TOOL-47). */
export function EmbedSnippet({ title, path, publishedUrl }: EmbedSnippetProps) {
  const snippet = snippetOf(title, path, new URL(publishedUrl).origin);
  return (
    <details>
      <summary className="quick w-fit cursor-pointer rounded-control py-1 font-medium coarse:min-h-11 coarse:py-2.5">
        {texts.embed}
      </summary>
      <div className="mt-1 flex flex-col gap-1.5">
        <p className="text-ink-2">{texts.embedAbout}</p>
        <p className="flex items-start gap-2">
          <code className="type-mono min-w-0 rounded-control bg-sunken px-2 py-1 break-all whitespace-pre-wrap">
            {snippet}
          </code>
          <CopyButton text={snippet} label={texts.copyEmbed} className="coarse:size-11" />
        </p>
      </div>
    </details>
  );
}

const snippetOf = (title: string, path: string, origin: string): string =>
  [
    `<iframe src="${origin}/tool/${path}?embed" title="${escaped(title)}" style="width:100%;height:640px;border:0" allow="clipboard-write"></iframe>`,
    `<script type="module" src="${origin}/_whittle/tool-page/embed.js"></script>`,
  ].join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
