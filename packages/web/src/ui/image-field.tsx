import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { imageFieldTexts as texts } from './image-field.texts.ts';
import { type ImageStore, useImageUpload } from './use-image-upload.ts';

type ImageFieldProps = {
  hasImage: boolean;
  store: ImageStore;
  onChange: (address: string | null) => void;
  /** Shown above the buttons: the picture, or the place where it will be. Without it there are only the buttons. */
  preview?: ReactNode;
  /** What is said when the picture could not be stored. */
  failed?: string;
  isDisabled?: boolean;
};

/** A picture to upload, replace or remove: as buttons, or below a preview. Rule: SHELL-07. */
export function ImageField({ hasImage, store, onChange, preview, failed, isDisabled = false }: ImageFieldProps) {
  const { problem, part, upload, remove } = useImageUpload({ store, onChange, failed });
  const input = useRef<HTMLInputElement>(null);
  const isUploading = part !== null;
  return (
    <div className="flex flex-col items-start gap-2">
      {preview !== undefined && (
        <div className="flex size-30 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3">
          {hasImage ? preview : <ImagePlus role="img" aria-label={texts.none} size={20} />}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.upload}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" isBusy={isUploading} disabled={isDisabled} onClick={() => input.current?.click()}>
          <span className="tabular">
            {isUploading ? texts.uploading(part) : hasImage ? texts.replace : texts.upload}
          </span>
        </Button>
        {hasImage && (
          <Button size="small" disabled={isUploading || isDisabled} onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
