import type { CardSource } from '@whittle/contract/tools/tool-document';
import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { HowChanged } from '../draft/tool-draft.ts';
import { NumberRow } from '../../../core/panels/text-rows.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { useTools } from '../tools.requests.ts';

const texts = toolEditorTexts.results;
const parts = ['titleProperty', 'textProperty', 'imageProperty', 'linkProperty'] as const;

type SourceRowsProps = {
  appId: string;
  source: CardSource;
  onChange: (source: CardSource, how?: HowChanged) => void;
};

/** Whose records the cards show, and which of their fields. */
export function SourceRows({ appId, source, onChange }: SourceRowsProps) {
  const entities = useTools(appId).data?.entities ?? [];
  const properties = entities.find(({ name }) => name === source.entity)?.properties ?? [];
  const known = (names: readonly string[], chosen: string) =>
    chosen === '' || names.includes(chosen) ? names : [...names, chosen];
  const row = (label: string, names: readonly string[], chosen: string, put: (next: string) => Partial<CardSource>) => (
    <Field key={label} label={label}>
      <Select value={chosen} onChange={({ target }) => onChange({ ...source, ...put(target.value) }, 'at-once')}>
        <option value="">{texts.none}</option>
        {known(names, chosen).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <>
      {row(
        texts.entity,
        entities.map(({ name }) => name),
        source.entity,
        (entity) => ({ entity }),
      )}
      {parts.map((part) => row(texts.cardParts[part], properties, source[part], (next) => ({ [part]: next })))}
      <NumberRow
        label={texts.maxCards}
        value={source.max}
        min={1}
        max={limits.cards}
        onChange={(max) => onChange({ ...source, max: max ?? 1 })}
      />
      <p className="type-meta text-ink-2">{texts.cardsFilter}</p>
    </>
  );
}
