import { limits } from '@whittle/contract/limits';
import { ChevronRight } from 'lucide-react';
import { imageStore } from '../../../core/uploads/image-store.ts';
import { CheckedRow, checkPicture, TextAreaRow } from '../../../core/panels/text-rows.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import type { FieldPanel } from '../panel-names.ts';
import { SettingBox, type SettingsProps, valueOf } from '../setting-box.tsx';

const texts = appSettingsTexts.details;
const languageTag = /^(?:|[a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

type DetailsPanelProps = SettingsProps & { onOpen: (panel: FieldPanel) => void };

/** EDIT-06: what the app is called, what it says of itself, and how it looks. */
export function DetailsPanel({ onOpen, ...props }: DetailsPanelProps) {
  const { appId, draft, configuration } = props;
  const change = (key: string, value: unknown, how?: 'at-once') => draft.change('details', key, value, how);
  const picture = (key: 'icon' | 'socialImage') => (
    <SettingBox {...props} document="details" name={key}>
      <CheckedRow
        label={texts[key]}
        hint={texts.iconHint}
        value={valueOf(props, 'details', key)}
        inputMode="url"
        check={key === 'icon' ? () => null : checkPicture}
        onChange={(address) => change(key, address)}
      />
      <ImageField
        hasImage={valueOf(props, 'details', key) !== ''}
        store={imageStore(appId)}
        onChange={(address) => change(key, address ?? '', 'at-once')}
      />
    </SettingBox>
  );
  return (
    <div className="flex flex-col gap-4">
      <SettingBox {...props} document="details" name="name">
        <CheckedRow
          label={texts.name}
          value={valueOf(props, 'details', 'name')}
          maxLength={limits.appNameMaxChars}
          check={(text) => (text.trim() === '' ? texts.nameMissing : null)}
          onChange={(name) => change('name', name.trim())}
        />
      </SettingBox>
      <SettingBox {...props} document="details" name="description">
        <TextAreaRow
          label={texts.description}
          hint={texts.descriptionHint}
          value={valueOf(props, 'details', 'description')}
          maxLength={limits.publicationDescriptionMaxChars}
          onChange={(description) => change('description', description)}
        />
      </SettingBox>
      <SettingBox {...props} document="details" name="language">
        <CheckedRow
          label={texts.language}
          hint={texts.languageHint}
          value={valueOf(props, 'details', 'language')}
          spellCheck={false}
          autoCapitalize="none"
          className="max-w-32"
          check={(text) => (languageTag.test(text.trim()) ? null : texts.badLanguage)}
          onChange={(language) => change('language', language.trim())}
        />
      </SettingBox>
      {picture('icon')}
      {picture('socialImage')}
      {configuration.publishedUrl !== null && <p className="text-ink-2">{texts.published}</p>}
      {configuration.appType === 'space_app' && (
        <section className="flex flex-col gap-1">
          <h3 className="type-heading">{texts.more}</h3>
          {(['branding', 'texts'] as const).map((panel) => (
            <button
              key={panel}
              type="button"
              data-panel={panel}
              onClick={() => onOpen(panel)}
              className="quick focus-inset -mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-start hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{appSettingsTexts.panel[panel]}</span>
                <span className="type-meta block text-ink-2">{appSettingsTexts.panelAbout[panel]}</span>
              </span>
              <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3" />
            </button>
          ))}
        </section>
      )}
    </div>
  );
}
