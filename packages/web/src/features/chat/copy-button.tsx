import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { chatTexts as texts } from './chat.texts.ts';

const shownMs = 2_000;

/** Copies a text; the mark says for a moment that it did. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <IconButton
      label={isCopied ? texts.copied : label}
      icon={isCopied ? <Check aria-hidden size={14} /> : <Copy aria-hidden size={14} />}
      onClick={() => void copy()}
      className={cx('size-6', className)}
    />
  );
}
