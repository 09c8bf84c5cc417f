import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type PanelProps, withTexts } from '../editor/panel-props.ts';
import { CheckedRow, checkLink, TextAreaRow, TextRow } from '../../../core/panels/text-rows.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.cta;

export function CtaPanel({ tool, change }: PanelProps) {
  const { ctaMessage, ctaButton, ctaLink } = tool.texts;
  return (
    <div className="flex flex-col gap-4">
      <TextAreaRow
        label={texts.message}
        value={ctaMessage}
        maxLength={limits.textChars}
        onChange={(value) => change(withTexts({ ctaMessage: value }))}
      />
      <TextRow
        label={texts.button}
        value={ctaButton}
        maxLength={limits.labelChars}
        onChange={(value) => change(withTexts({ ctaButton: value }))}
      />
      <CheckedRow
        label={texts.link}
        hint={texts.linkHint}
        value={ctaLink}
        type="url"
        inputMode="url"
        check={checkLink}
        onChange={(value) => change(withTexts({ ctaLink: value }))}
      />
    </div>
  );
}
