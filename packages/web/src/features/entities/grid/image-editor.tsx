import { limits } from '@whittle/contract/limits';

import { Popover } from 'radix-ui';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import { uploadImage } from '../records.requests.ts';
import { Thumbnail } from './cell-display.tsx';
import type { CellEditorProps } from './cell-editor.tsx';
import { errorTexts } from '../../../lib/errors.texts.ts';

/** A picture: a new file, or the address of one. Rules: GRID-31, SHELL-09, SHELL-10. */
export function ImageEditor({ column, value, text, typed, appId, filesOrigin, onSave, onCancel }: CellEditorProps) {
  const [address, setAddress] = useState(typed ?? text ?? (typeof value === 'string' ? value : ''));
  const [problem, setProblem] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  /** How much of the file is with the server. */
  const [part, setPart] = useState(0);
  const file = useRef<HTMLInputElement>(null);

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    if (chosen.size >= limits.imageMaxBytes) return setProblem(errorTexts['file-too-big']);
    setProblem(undefined);
    setIsUploading(true);
    setPart(0);
    try {
      const url = await uploadImage(appId, chosen, setPart);
      if (!url) return setProblem(texts.uploadFailed);
      confirmWithToast(texts.uploaded);
      onSave(url, [0, 0]);
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === 'file-too-big' ? error.message : texts.uploadFailed);
    } finally {
      setIsUploading(false);
    }
  };
  const keep = () => {
    const next = address.trim();
    if (next === (value ?? '')) onCancel();
    else onSave(next === '' ? null : next, [0, 0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
  };

  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && !isUploading && onCancel()}>
      <Popover.Anchor className="absolute inset-0" />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={2}
          collisionPadding={8}
          aria-label={texts.edit(column.label)}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onKeyDown={(event) => event.stopPropagation()}
          onPointerDown={(event) => event.stopPropagation()}
          onPaste={(event) => event.stopPropagation()}
          className="layer-popover flex w-72 flex-col gap-3 rounded-tile bg-raised p-3 text-ink shadow-pop"
        >
          {address && <Thumbnail key={address} address={address} filesOrigin={filesOrigin} size={120} />}
          <Field label={texts.imageAddress} error={problem}>
            <Input value={address} onChange={(event) => setAddress(event.target.value)} onKeyDown={onKeyDown} />
          </Field>
          <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void upload(event)} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" isBusy={isUploading} onClick={() => file.current?.click()}>
              {isUploading ? texts.uploading(part) : address ? texts.replaceImage : texts.uploadImage}
            </Button>
            {address && (
              <Button size="small" onClick={() => onSave(null, [0, 0])}>
                {texts.removeImage}
              </Button>
            )}
            <Button size="small" look="filled" className="ml-auto" onClick={keep}>
              {texts.save}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
