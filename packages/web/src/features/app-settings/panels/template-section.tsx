import { limits } from '@whittle/contract/limits';
import { TextAreaRow } from '../../../core/panels/text-rows.tsx';
import { imageStore } from '../../../core/uploads/image-store.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import { SettingBox, type SettingsProps, valueOf } from '../setting-box.tsx';
import { TemplateCategory } from './template-category.tsx';

const texts = appSettingsTexts.template;

/** TEMPL-01: a platform admin offers the app to everybody who builds here. */
export function TemplateSection(props: SettingsProps) {
  const { appId, configuration, draft, filesOrigin } = props;
  const isTemplate = valueOf(props, 'settings', 'isAppTemplate');
  const image = valueOf(props, 'settings', 'templateImageUrl');
  if ('settings.isAppTemplate' in configuration.gates) return null;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="type-heading">{texts.title}</h3>
      <SettingBox {...props} document="settings" name="isAppTemplate">
        <CheckRow
          label={texts.isAppTemplate}
          says={configuration.publishedUrl === null ? texts.unpublished : texts.says}
          isChecked={isTemplate}
          onChange={(next) => draft.change('settings', 'isAppTemplate', next, 'at-once')}
        />
      </SettingBox>
      {isTemplate && (
        <>
          <SettingBox {...props} document="settings" name="templateCategory">
            <TemplateCategory
              value={valueOf(props, 'settings', 'templateCategory')}
              onChange={(category) => draft.change('settings', 'templateCategory', category, 'at-once')}
            />
          </SettingBox>
          <SettingBox {...props} document="settings" name="templateDescription">
            <TextAreaRow
              label={texts.description}
              value={valueOf(props, 'settings', 'templateDescription')}
              maxLength={limits.appTextMaxChars}
              onChange={(description) => draft.change('settings', 'templateDescription', description)}
            />
          </SettingBox>
          <SettingBox {...props} document="settings" name="templateImageUrl">
            <h4 className="font-medium">{texts.picture}</h4>
            <ImageField
              hasImage={image !== ''}
              store={imageStore(appId)}
              onChange={(address) => draft.change('settings', 'templateImageUrl', address ?? '', 'at-once')}
              preview={
                <img
                  src={image.startsWith('/') ? `${filesOrigin}${image}` : image}
                  alt={texts.picture}
                  className="size-full object-cover"
                />
              }
            />
          </SettingBox>
        </>
      )}
    </section>
  );
}
