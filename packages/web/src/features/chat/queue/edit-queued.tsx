import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../chat.texts.ts';

type EditQueuedProps = { content: string; onSave: (content: string) => Promise<void>; onCancel: () => void };

/** Changes a message that waits. A failure keeps what was typed. */
export function EditQueued({ content, onSave, onCancel }: EditQueuedProps) {
  const [text, setText] = useState(content);
  const [isSaving, setIsSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  const save = async () => {
    if (text.trim() === '' || isSaving) return;
    setIsSaving(true);
    await onSave(text.trim()).catch(() => setIsSaving(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };

  return (
    <div className="flex flex-col gap-1 pb-1">
      <textarea
        ref={box}
        dir="auto"
        value={text}
        aria-label={texts.editWaiting}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 resize-none bg-transparent py-1 coarse:text-[1rem]"
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="small" isBusy={isSaving} disabled={text.trim() === ''} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
