import type { ToolGates } from '@whittle/contract/tools/tool-gates';
import type { ToolStyle } from '@whittle/contract/tools/tool-document';
import { CheckRow } from '../../../ui/check-row.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { imageStore } from '../../../core/uploads/image-store.ts';
import { type PanelProps, withStyle } from '../editor/panel-props.ts';
import { CheckedRow, checkPicture } from '../../../core/panels/text-rows.tsx';
import { pictureAddress } from '../picture-address.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { lookOf } from '../tool-look.ts';
import { ColourRow } from '../../../core/panels/colour-row.tsx';
import { StyleChoice } from './style-choice.tsx';

const texts = toolEditorTexts.branding;

type BrandingPanelProps = PanelProps & { filesOrigin: string; gates: ToolGates };

/** PUB-05: the look of the tool's page. The mark at its foot is left out by admins alone (ADMIN-02). */
export function BrandingPanel({ appId, tool, change, filesOrigin, gates }: BrandingPanelProps) {
  const { style } = tool;
  const look = lookOf(style);
  const logo = pictureAddress(style.logoUrl, filesOrigin);
  const set = (patch: Partial<ToolStyle>, how?: 'at-once') => change(withStyle(patch), how);
  const colour = (key: ColourKey, shown: string, against?: string) => (
    <ColourRow
      label={texts[key]}
      value={style[key]}
      shown={shown}
      {...(against !== undefined && { against })}
      onChange={(value) => set({ [key]: value })}
    />
  );
  return (
    <div className="flex flex-col gap-8">
      <StyleChoice style={style} onChange={(styleName) => set({ styleName }, 'at-once')} />
      <section className="flex flex-col gap-3">
        <h3 className="type-heading">{texts.colours}</h3>
        <p className="text-ink-2">{texts.coloursAbout}</p>
        {colour('background', look.background)}
        {colour('headerTextColor', look.header, look.background)}
        {colour('subheaderTextColor', look.subheader, look.background)}
        {colour('buttonBackgroundColor', look.button)}
        {colour('buttonTextColor', look.buttonText, look.button)}
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="type-heading">{texts.logo}</h3>
        <ImageField
          hasImage={style.logoUrl !== ''}
          store={imageStore(appId)}
          preview={
            logo !== null && <img src={logo} alt={texts.logoAlt} className="max-h-full max-w-full object-contain" />
          }
          onChange={(address) => set({ logoUrl: address ?? '' }, 'at-once')}
        />
        <CheckedRow
          label={texts.logoAddress}
          value={style.logoUrl}
          inputMode="url"
          check={checkPicture}
          onChange={(logoUrl) => set({ logoUrl })}
        />
        <CheckedRow
          label={texts.backgroundImage}
          hint={texts.logoAddress}
          value={style.backgroundImage}
          inputMode="url"
          check={checkPicture}
          onChange={(backgroundImage) => set({ backgroundImage })}
        />
        {gates.adminSettings && (
          <CheckRow
            label={texts.hideBuildAI}
            says={texts.hideBuildAISays}
            isChecked={style.hideBuildAI}
            onChange={(hideBuildAI) => set({ hideBuildAI }, 'at-once')}
          />
        )}
      </section>
    </div>
  );
}

type ColourKey = Extract<
  keyof ToolStyle,
  'background' | 'headerTextColor' | 'subheaderTextColor' | 'buttonTextColor' | 'buttonBackgroundColor'
>;
