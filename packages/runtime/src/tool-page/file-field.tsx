import type { ToolField } from '@whittle/contract/tools/tool-document';
import { acceptOf } from '@whittle/domain/tools/file-kinds';
import { fileNameOf } from '@whittle/domain/tools/value-references';
import { useEffect, useState } from 'react';
import { shrinkPhoto } from './shrink-photo.ts';
import { texts } from './texts.ts';
import type { Upload } from './use-uploads.ts';

type Props = {
  field: ToolField;
  /** What tells a screen reader and the form about the control. */
  shared: { id: string } & Record<`aria-${string}`, string | boolean | undefined>;
  value: unknown;
  upload: Upload | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** A file, or a photo: with the camera on a phone, or from what is there. */
export function FileField({ field, shared, value, upload, onChoose, onRemove }: Props) {
  const [preview, setPreview] = useState<string | null>(null);
  const isPhoto = field.type === 'photo';
  const name = typeof value === 'string' && value !== '' ? fileNameOf(value) : null;

  useEffect(() => () => void (preview !== null && URL.revokeObjectURL(preview)), [preview]);

  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const sent = isPhoto ? await shrinkPhoto(file) : file;
    setPreview(isPhoto ? URL.createObjectURL(sent) : null);
    onChoose(sent);
  };
  const picker = (label: string, more: { capture?: 'environment'; isMain: boolean }) => (
    <label className={more.capture ? 'picker camera' : 'picker'}>
      <input
        type="file"
        className="unseen"
        {...(more.isMain ? shared : {})}
        accept={isPhoto ? 'image/*' : acceptOf(field.fileKinds)}
        capture={more.capture}
        onChange={({ target }) => {
          void choose(target.files);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <span className="plain">{label}</span>
    </label>
  );

  return (
    <div className="file">
      {preview !== null && (name !== null || upload) && <img src={preview} alt={texts.photoOf(field.label)} />}
      {upload ? (
        <p className="help">
          {texts.uploading(upload.name)} <progress max={1} value={upload.part} aria-label={upload.name} />
        </p>
      ) : (
        name !== null && (
          <p>
            {name}{' '}
            <button type="button" className="quiet" onClick={onRemove} aria-label={texts.removeFile(name)}>
              {texts.remove}
            </button>
          </p>
        )
      )}
      <div className="actions">
        {isPhoto && picker(texts.takePhoto, { capture: 'environment', isMain: false })}
        {picker(name !== null ? texts.replaceFile : isPhoto ? texts.choosePhoto : texts.chooseFile, { isMain: true })}
      </div>
    </div>
  );
}
