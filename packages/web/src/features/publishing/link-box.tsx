import { limits } from '@whittle/contract/limits';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { visitApp } from '../../lib/visit-app.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { publishingTexts as texts } from './publishing.texts.ts';

/** The address of the published app, to copy or to visit (SHELL-05). A plain click takes the owner in signed in. */
export function LinkBox({ appId, url }: { appId: string; url: string | null }) {
  const { isCopied, hasFailed, copy } = useCopy();
  const copyLink = async (link: string) => {
    if (await copy(link)) confirmWithToast(texts.linkCopied);
  };

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <output
          aria-label={texts.link}
          className="type-code flex min-h-8 min-w-0 flex-1 basis-full items-center rounded-control bg-sunken px-3 py-1 break-all sm:basis-60 coarse:min-h-11"
        >
          {url ? shorten(url) : <span className="font-sans text-ink-3">{texts.linkEmpty}</span>}
        </output>
        {url && (
          <>
            <Button
              icon={isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
              onClick={() => void copyLink(url)}
            >
              {isCopied ? uiTexts.copied : uiTexts.copy}
            </Button>
            <Button asChild>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  visitApp(appId);
                }}
              >
                <ExternalLink aria-hidden size={16} />
                {texts.visit}
              </a>
            </Button>
          </>
        )}
      </div>
      {hasFailed && <Notice kind="danger">{texts.copyFailed}</Notice>}
    </div>
  );
}

function shorten(url: string): string {
  return url.length > limits.linkDisplayMaxChars ? `${url.slice(0, limits.linkDisplayMaxChars - 3)}...` : url;
}
