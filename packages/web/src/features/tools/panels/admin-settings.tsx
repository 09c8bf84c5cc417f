import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { queryMethods, type ToolSettings, usualToolModel } from '@whittle/contract/tools/tool-document';
import { ModelPicker } from '../../../core/models/model-picker.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type PanelProps, withSettings } from '../editor/panel-props.ts';
import { NumberRow } from '../../../core/panels/text-rows.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.settings;

/** ADMIN-01: what a platform admin alone sets. EDIT-13 to EDIT-15, TOOL-16. */
export function AdminSettings({ tool, change }: Pick<PanelProps, 'tool' | 'change'>) {
  const { settings } = tool;
  const set = (patch: Partial<ToolSettings>, how?: 'at-once') => change(withSettings(patch), how);
  return (
    <>
      <ModelPicker
        label={texts.aiModel}
        hint={settings.aiModel === usualToolModel ? texts.aiModelUsual : texts.aiModelHint}
        value={settings.aiModel}
        usual={{ model: usualToolModel, says: texts.aiModelUsual }}
        onChoose={(aiModel) => set({ aiModel }, 'at-once')}
      />
      <NumberRow
        label={texts.modelTemperature}
        hint={texts.temperatureHint}
        value={settings.modelTemperature}
        min={0}
        max={limits.temperatureMax}
        step={0.1}
        onChange={(value) => value !== null && set({ modelTemperature: value })}
      />
      <Field label={texts.aiQueryMethod} hint={texts.queryMethodHint}>
        <Select
          value={settings.aiQueryMethod}
          onChange={({ target }) => set({ aiQueryMethod: target.value as ToolSettings['aiQueryMethod'] }, 'at-once')}
        >
          {queryMethods.map((method) => (
            <option key={method} value={method}>
              {texts.queryMethods[method]}
            </option>
          ))}
        </Select>
      </Field>
      <NumberRow
        label={texts.creditsPerRun}
        hint={texts.range(0, limits.creditsPerRunMax)}
        value={settings.creditsPerRun}
        min={0}
        max={limits.creditsPerRunMax}
        onChange={(value) => value !== null && set({ creditsPerRun: value })}
      />
      <CheckRow
        label={texts.userCanEditResults}
        says={texts.userCanEditResultsSays}
        isChecked={settings.userCanEditResults}
        onChange={(userCanEditResults) => set({ userCanEditResults }, 'at-once')}
      />
    </>
  );
}
