import { Popover } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import type { ImageStore } from '../../../ui/use-image-upload.ts';
import { gridTexts as texts } from '../entities.texts.ts';
import { imageStore } from '../../../core/uploads/image-store.ts';
import { Thumbnail } from './cell-display.tsx';
import type { CellEditorProps } from './cell-editor.tsx';

/** A picture: a new file, or the address of one. Rules: GRID-31, SHELL-07. */
export function ImageEditor({ column, value, text, typed, appId, filesOrigin, onSave, onCancel }: CellEditorProps) {
  const [address, setAddress] = useState(typed ?? text ?? (typeof value === 'string' ? value : ''));
  const [isUploading, setIsUploading] = useState(false);
  const images = imageStore(appId);
  const store: ImageStore = {
    ...images,
    upload: (file, onProgress) => {
      setIsUploading(true);
      return images.upload(file, onProgress).finally(() => setIsUploading(false));
    },
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
          <Field label={texts.imageAddress}>
            <Input value={address} onChange={(event) => setAddress(event.target.value)} onKeyDown={onKeyDown} />
          </Field>
          <ImageField
            hasImage={address !== ''}
            store={store}
            onChange={(next) => onSave(next, [0, 0])}
            failed={texts.uploadFailed}
          />
          <Button size="small" variant="filled" className="self-end" onClick={keep}>
            {texts.save}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
