import type { ElementFacts, VisualAttribute } from '@whittle/contract/visual-edit';
import { visualEditSentences } from '@whittle/domain/visual-edit/problems';
import { inShownLanguage } from '../../../lib/sentences.ts';
import { ImageField } from '../../../ui/image-field.tsx';
import { imageStore } from '../../../core/uploads/image-store.ts';
import { Section } from './section.tsx';
import { TextField } from './text-field.tsx';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type ImageSectionProps = { appId: string; editing: VisualEditing; facts: ElementFacts };

/** A picture: another file, another address, other words for it. Rules: VIS-04, SHELL-07. */
export function ImageSection({ appId, editing, facts }: ImageSectionProps) {
  const of = (name: VisualAttribute) => facts.attributes.find((one) => one.name === name);
  const [src, alt] = [of('src'), of('alt')];
  if (!src) return null;
  const selection = editing.chosen?.selection;
  // An upload may end when another element is chosen.
  const set = (name: VisualAttribute, value: string) =>
    editing.change({ edit: { kind: 'attribute', name, value } }, selection);

  return (
    <Section title={texts.image}>
      {src.problem ? (
        <p className="type-meta text-ink-2">{inShownLanguage(visualEditSentences[src.problem])}</p>
      ) : (
        <>
          <TextField
            key={`${editing.chosen?.selection} src`}
            label={texts.imageAddress}
            value={src.value ?? ''}
            isDisabled={editing.isHeld}
            onChange={(value) => set('src', value.trim())}
          />
          <ImageField
            hasImage={Boolean(src.value)}
            store={imageStore(appId)}
            onChange={(address) => set('src', address ?? '')}
            isDisabled={editing.isHeld}
          />
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
