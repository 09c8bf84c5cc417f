import { useState } from 'react';
import { panelTexts as texts } from './panels.texts.ts';

type Text = { value: string; maxLength: number; onChange: (value: string) => void };

/**
 * A text that is stored as it is or not at all. With `maxlength` a browser cuts what is pasted without a word; here what is
 * too long stays in its field with the reason, and counts once it is shorter.
 */
export function useWholeText({ value, maxLength, onChange }: Text) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  return {
    text: tooLong ?? value,
    error: tooLong === null ? undefined : texts.tooLong(tooLong.length, maxLength),
    change(text: string) {
      setTooLong(text.length > maxLength ? text : null);
      if (text.length <= maxLength) onChange(text);
    },
  };
}
