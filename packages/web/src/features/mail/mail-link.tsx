import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@whittle/contract/limits';
import { Button } from '../../ui/button.tsx';
import { mailTexts as texts } from './mail.texts.ts';

/** A link of a mail, to be copied into another browser or opened in this one. */
export function MailLink({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), limits.copiedIndicatorMs);
  };
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunken py-1 pe-1 ps-3">
      <span className="type-code min-w-0 flex-1 truncate" title={link}>
        {link}
      </span>
      <Button
        look="plain"
        size="small"
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
      <Button look="plain" size="small" asChild>
        <a href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {texts.open}
        </a>
      </Button>
    </div>
  );
}
