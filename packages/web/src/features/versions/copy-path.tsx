import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { versionTexts as texts } from './versions.texts.ts';

const saysCopiedMs = 2_000;

/** Copies a file's path, and says for a moment that it did. */
export function CopyPath({ path }: { path: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saysCopiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(path).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <IconButton
      label={isCopied ? texts.copied : texts.copyPath}
      icon={isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      onClick={() => void copy()}
    />
  );
}
