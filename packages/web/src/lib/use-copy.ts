import { limits } from '@whittle/contract/limits';
import { useState } from 'react';
import { useMoment } from './use-moment.ts';

export type Copying = {
  /** For a moment after something was copied (SHELL-05). */
  isCopied: boolean;
  /** The browser refused the last time. */
  hasFailed: boolean;
  /** Whether the text is in the clipboard now. */
  copy: (text: string) => Promise<boolean>;
};

/** Copies texts to the clipboard. */
export function useCopy(): Copying {
  const [isCopied, beginCopied] = useMoment(limits.copiedIndicatorMs);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async (text: string) => {
    const worked = await writeToClipboard(text);
    setHasFailed(!worked);
    if (worked) beginCopied();
    return worked;
  };
  return { isCopied, hasFailed, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  // A builder that is reached without TLS, as in an office's own network, has no clipboard to write to.
  if (!('clipboard' in navigator)) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way, which every page has: a field is selected and the browser told to copy. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'sr-only';
  // Inside of what holds the focus: a dialog takes it back from everything outside.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return worked;
}
