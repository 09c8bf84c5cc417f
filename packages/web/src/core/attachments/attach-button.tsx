import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { attachmentTexts as texts } from './attachments.texts.ts';

/** Chooses files for a message; the same ones may be chosen again. */
export function AttachButton({ onAttach }: { onAttach: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onAttach([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <IconButton
        label={texts.attach}
        icon={<Paperclip aria-hidden size={16} />}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
