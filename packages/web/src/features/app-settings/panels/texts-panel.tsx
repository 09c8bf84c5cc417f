import { limits } from '@whittle/contract/limits';
import { CheckedRow, checkLink, TextAreaRow, TextRow } from '../../../core/panels/text-rows.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import { SettingBox, type SettingsProps, valueOf } from '../setting-box.tsx';

const texts = appSettingsTexts.texts;

/** PUB-06, as far as an app that was generated shows it: the texts of a form belong to its AI tools. */
export function TextsPanel(props: SettingsProps) {
  const change = (key: string) => (value: string) => props.draft.change('texts', key, value);
  const isSpace = props.configuration.appType === 'space_app';
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <SettingBox {...props} document="texts" name="header">
          <TextRow
            label={texts.header}
            hint={texts.headerHint}
            value={valueOf(props, 'texts', 'header')}
            maxLength={limits.appTextLineMaxChars}
            onChange={change('header')}
          />
        </SettingBox>
        {!isSpace && (
          <SettingBox {...props} document="texts" name="description">
            <TextAreaRow
              label={texts.description}
              hint={appSettingsTexts.details.descriptionHint}
              value={valueOf(props, 'texts', 'description')}
              maxLength={limits.publicationDescriptionMaxChars}
              onChange={change('description')}
            />
          </SettingBox>
        )}
        <SettingBox {...props} document="texts" name="welcomeMessage">
          <TextAreaRow
            label={texts.welcomeMessage}
            hint={texts.welcomeHint}
            value={valueOf(props, 'texts', 'welcomeMessage')}
            maxLength={limits.appTextMaxChars}
            onChange={change('welcomeMessage')}
          />
        </SettingBox>
      </div>
      <section className="flex flex-col gap-4">
        <div>
          <h3 className="type-heading">{texts.cta}</h3>
          <p className="text-ink-2">{texts.ctaAbout}</p>
        </div>
        <SettingBox {...props} document="texts" name="ctaMessage">
          <TextAreaRow
            label={texts.ctaMessage}
            value={valueOf(props, 'texts', 'ctaMessage')}
            maxLength={limits.appTextMaxChars}
            onChange={change('ctaMessage')}
          />
        </SettingBox>
        <SettingBox {...props} document="texts" name="ctaButton">
          <TextRow
            label={texts.ctaButton}
            value={valueOf(props, 'texts', 'ctaButton')}
            maxLength={limits.appTextLineMaxChars}
            onChange={change('ctaButton')}
          />
        </SettingBox>
        <SettingBox {...props} document="texts" name="ctaLink">
          <CheckedRow
            label={texts.ctaLink}
            value={valueOf(props, 'texts', 'ctaLink')}
            type="url"
            inputMode="url"
            check={checkLink}
            onChange={change('ctaLink')}
          />
        </SettingBox>
      </section>
    </div>
  );
}
