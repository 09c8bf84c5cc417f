import type { ElementFacts, VisualAttribute } from '@whittle/contract/visual-edit';
import { limits } from '@whittle/contract/limits';
import { visualEditSentences } from '@whittle/domain/visual-edit/problems';
import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { errorTexts } from '../../lib/errors.texts.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { uploadImage } from '../entities/records.requests.ts';
import { Section } from './section.tsx';
import { TextField } from './text-field.tsx';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type ImageSectionProps = { appId: string; editing: VisualEditing; facts: ElementFacts };

/** A picture: another file, another address, other words for it. Rules: SHELL-07, SHELL-09, SHELL-10. */
export function ImageSection({ appId, editing, facts }: ImageSectionProps) {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [part, setPart] = useState<number | null>(null);
  const of = (name: VisualAttribute) => facts.attributes.find((one) => one.name === name);
  const [src, alt] = [of('src'), of('alt')];
  if (!src) return null;
  const set = (name: VisualAttribute, value: string) => editing.change({ edit: { kind: 'attribute', name, value } });

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    if (chosen.size >= limits.imageMaxBytes) return setProblem(errorTexts['file-too-big']);
    setProblem(undefined);
    setPart(0);
    try {
      const address = await uploadImage(appId, chosen, setPart);
      if (address === null) return setProblem(texts.uploadFailed);
      confirmWithToast(texts.uploaded);
      set('src', address);
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === 'file-too-big' ? error.message : texts.uploadFailed);
    } finally {
      setPart(null);
    }
  };

  return (
    <Section title={texts.image}>
      {src.problem ? (
        <p className="type-meta text-ink-2">{visualEditSentences[src.problem]}</p>
      ) : (
        <>
          <TextField
            key={`${editing.chosen?.selection} src`}
            label={texts.imageAddress}
            value={src.value ?? ''}
            isDisabled={editing.isHeld}
            onChange={(value) => set('src', value.trim())}
          />
          <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void upload(event)} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" isBusy={part !== null} disabled={editing.isHeld} onClick={() => file.current?.click()}>
              {part === null ? (src.value ? texts.replaceImage : texts.uploadImage) : texts.uploading(part)}
            </Button>
            {src.value && (
              <Button size="small" look="plain" disabled={editing.isHeld} onClick={() => set('src', '')}>
                {texts.removeImage}
              </Button>
            )}
          </div>
          {problem && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
        </>
      )}
      {alt && !alt.problem && (
        <TextField
          key={`${editing.chosen?.selection} alt`}
          label={texts.description}
          value={alt.value ?? ''}
          isDisabled={editing.isHeld}
          onChange={(value) => set('alt', value)}
        />
      )}
    </Section>
  );
}
