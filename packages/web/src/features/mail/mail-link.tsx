import { Check, Copy, ExternalLink } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { mailTexts as texts } from './mail.texts.ts';

/** A link of a mail, to be copied into another browser or opened in this one. */
export function MailLink({ link }: { link: string }) {
  const { isCopied, hasFailed, copy } = useCopy();
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunken py-1 pe-1 ps-3">
      <span className="type-code min-w-0 flex-1 truncate" title={link}>
        {link}
      </span>
      <Button
        variant="plain"
        size="small"
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy(link)}
      >
        <span aria-live="polite">{isCopied ? uiTexts.copied : hasFailed ? uiTexts.copyFailed : uiTexts.copy}</span>
      </Button>
      <Button variant="plain" size="small" asChild>
        <a href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {texts.open}
        </a>
      </Button>
    </div>
  );
}
