import { type AppStyle, appStyleSchema } from '@whittle/contract/app-settings/documents';
import { brandedColours } from '@whittle/domain/app-settings/branding-css';
import { toHex } from '@whittle/domain/themes/oklch';
import { RadioGroup } from 'radix-ui';
import { ColourRow } from '../../../core/panels/colour-row.tsx';
import { CheckedRow, checkPicture } from '../../../core/panels/text-rows.tsx';
import { imageStore } from '../../../core/uploads/image-store.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import { SettingBox, type SettingsProps, valueOf } from '../setting-box.tsx';

const texts = appSettingsTexts.branding;
const styleNames = ['', 'light', 'dark', 'colorful'] as const;
const keys = appStyleSchema.keyof().options;

type ColourKey = 'background' | 'headerTextColor' | 'subheaderTextColor' | 'buttonBackgroundColor' | 'buttonTextColor';

/** PUB-05: the look of the app, with what can be read of it. */
export function BrandingPanel({ files, ...props }: SettingsProps & { files: ReadonlyMap<string, string> }) {
  const { appId, draft, filesOrigin } = props;
  const style = Object.fromEntries(keys.map((key) => [key, valueOf(props, 'style', key)])) as AppStyle;
  const colours = brandedColours(style, files, style.styleName === 'dark' ? 'dark' : 'light');
  const { tokens } = colours;
  const change = (key: keyof AppStyle, value: unknown, how?: 'at-once') => draft.change('style', key, value, how);

  const shown: Record<ColourKey, string> = {
    background: toHex(tokens.background),
    headerTextColor: toHex(colours.header),
    subheaderTextColor: toHex(colours.subheader),
    buttonBackgroundColor: toHex(tokens.primary),
    buttonTextColor: toHex(colours.buttonText),
  };
  const ground: Partial<Record<ColourKey, string>> = {
    headerTextColor: shown.background,
    subheaderTextColor: toHex(tokens.card),
    buttonTextColor: shown.buttonBackgroundColor,
  };
  const colour = (key: ColourKey) => {
    const value = style[key];
    const against = ground[key];
    const isText = against !== undefined;
    return (
      <SettingBox {...props} document="style" name={key}>
        <ColourRow
          label={texts[key]}
          value={value}
          shown={value || shown[key]}
          {...(isText && { against })}
          onChange={(next) => change(key, next)}
        />
        {isText && value !== '' && value.toLowerCase() !== shown[key] && (
          <Notice kind="warning">{texts.givesWay}</Notice>
        )}
      </SettingBox>
    );
  };
  const picture = (key: 'logoUrl' | 'backgroundImage', title: string, alt: string, hint?: string) => (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="type-heading">{title}</h3>
        {hint !== undefined && <p className="text-ink-2">{hint}</p>}
      </div>
      <SettingBox {...props} document="style" name={key}>
        <ImageField
          hasImage={style[key] !== ''}
          store={imageStore(appId)}
          preview={
            style[key] !== '' && (
              <img
                src={style[key].startsWith('/') ? filesOrigin + style[key] : style[key]}
                alt={alt}
                className="max-h-full max-w-full object-contain"
              />
            )
          }
          onChange={(address) => change(key, address ?? '', 'at-once')}
        />
        <CheckedRow
          label={texts.address}
          value={style[key]}
          inputMode="url"
          check={checkPicture}
          onChange={(address) => change(key, address)}
        />
      </SettingBox>
    </section>
  );

  return (
    <div className="flex flex-col gap-8">
      <SettingBox {...props} document="style" name="styleName">
        <h3 className="type-heading">{texts.style}</h3>
        <RadioGroup.Root
          aria-label={texts.style}
          value={style.styleName}
          onValueChange={(next) => change('styleName', next, 'at-once')}
          className="grid grid-cols-2 gap-2"
        >
          {styleNames.map((name) => (
            <RadioGroup.Item
              key={name}
              value={name}
              className="quick flex min-h-10 items-center gap-2 rounded-control border border-edge px-2 text-start font-medium hover:bg-hover aria-checked:border-accent aria-checked:bg-accent-soft coarse:min-h-11"
            >
              <Sample style={{ ...style, styleName: name }} files={files} />
              {texts.styles[name]}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </SettingBox>
      <section className="flex flex-col gap-3">
        <h3 className="type-heading">{texts.colours}</h3>
        <p className="text-ink-2">{texts.coloursAbout}</p>
        {colour('background')}
        {colour('headerTextColor')}
        {colour('subheaderTextColor')}
        {colour('buttonBackgroundColor')}
        {colour('buttonTextColor')}
      </section>
      {picture('logoUrl', texts.logo, texts.logoAlt, texts.logoHint)}
      {picture('backgroundImage', texts.backgroundImage, texts.backgroundAlt)}
      <SettingBox {...props} document="style" name="hideBuildAI">
        <CheckRow
          label={texts.hideBuildAI}
          says={texts.hideBuildAISays}
          isChecked={style.hideBuildAI}
          onChange={(isHidden) => change('hideBuildAI', isHidden, 'at-once')}
        />
      </SettingBox>
    </div>
  );
}

/** Ground, card, button and words of a style, in its own colours. */
function Sample({ style, files }: { style: AppStyle; files: ReadonlyMap<string, string> }) {
  const { tokens, header } = brandedColours(style, files, style.styleName === 'dark' ? 'dark' : 'light');
  return (
    <svg aria-hidden viewBox="0 0 32 24" className="block h-6 w-8 shrink-0 rounded-chip">
      <rect width="32" height="24" fill={toHex(tokens.background)} />
      <rect x="4" y="4" width="16" height="3" fill={toHex(header)} />
      <rect x="4" y="10" width="24" height="10" fill={toHex(tokens.card)} />
      <rect x="18" y="14" width="8" height="4" fill={toHex(tokens.primary)} />
    </svg>
  );
}
