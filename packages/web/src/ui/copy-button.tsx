import { Check, Copy } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { useCopy } from '../lib/use-copy.ts';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './ui.texts.ts';

/** Copies a text; the button says for a moment that it did, or that the browser refused. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const { isCopied, hasFailed, copy } = useCopy();
  return (
    <IconButton
      label={isCopied ? uiTexts.copied : hasFailed ? uiTexts.copyFailed : label}
      icon={isCopied ? <Check aria-hidden size={14} /> : <Copy aria-hidden size={14} />}
      onClick={() => void copy(text)}
      className={cx('size-6', className)}
    />
  );
}
