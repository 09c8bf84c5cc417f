import type { ToolSummary } from '@whittle/contract/tools/calls';
import type { ToolGates } from '@whittle/contract/tools/tool-gates';
import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { isToolPath } from '@whittle/domain/tools/tool-path';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { type PanelProps, withSettings } from '../editor/panel-props.ts';
import { UpgradeNotice } from '../../../core/plans/upgrade-notice.tsx';
import { CheckedRow, NumberRow } from '../../../core/panels/text-rows.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { toolTexts } from '../tools.texts.ts';
import { useChangeTool } from '../tools.requests.ts';
import { LibraryRow } from './library-row.tsx';
import { AdminSettings } from './admin-settings.tsx';

const texts = toolEditorTexts.settings;

type SettingsPanelProps = PanelProps & { summary: ToolSummary; gates: ToolGates; flush: () => Promise<void> };

/** EDIT-10, EDIT-12, TOOL-03. */
export function SettingsPanel({ appId, tool, change, summary, gates, flush }: SettingsPanelProps) {
  const { settings } = tool;
  const setNumber = (key: 'dailyUserLimit' | 'weeklyUserLimit') => {
    return (value: number | null) => value !== null && change(withSettings({ [key]: value }));
  };
  return (
    <div className="flex flex-col gap-4">
      <CheckedRow
        label={texts.title}
        value={tool.title}
        maxLength={limits.titleChars}
        check={(text) => (text.trim() === '' ? toolTexts.nameMissing : null)}
        onChange={(title) => change((now) => ({ ...now, title }))}
      />
      <PathForm key={summary.path} {...{ appId, summary, flush }} />
      {gates.settings ? (
        <>
          <NumberRow
            label={texts.dailyUserLimit}
            hint={texts.range(1, limits.runsPerDayMax)}
            value={settings.dailyUserLimit}
            min={1}
            max={limits.runsPerDayMax}
            onChange={setNumber('dailyUserLimit')}
          />
          <NumberRow
            label={texts.weeklyUserLimit}
            hint={texts.range(1, limits.runsPerWeekMax)}
            value={settings.weeklyUserLimit}
            min={1}
            max={limits.runsPerWeekMax}
            onChange={setNumber('weeklyUserLimit')}
          />
        </>
      ) : (
        <UpgradeNotice>{texts.planOnly}</UpgradeNotice>
      )}
      {gates.adminSettings ? <AdminSettings {...{ tool, change }} /> : <p className="text-ink-2">{texts.adminOnly}</p>}
      <LibraryRow appId={appId} />
    </div>
  );
}

/** The address is where people have the tool, so it changes with a click and not while it is typed. */
function PathForm({ appId, summary, flush }: Pick<SettingsPanelProps, 'appId' | 'summary' | 'flush'>) {
  const save = useChangeTool(appId);
  const [path, setPath] = useState(summary.path);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isToolPath(path)) return setProblem(texts.pathBad);
    try {
      await flush();
      await save.mutateAsync({ toolId: summary.toolId, path });
    } catch (error) {
      const sentence = error instanceof ApiError ? error.fields['path'] : undefined;
      setProblem(sentence ?? `${texts.pathFailed} ${sentenceOf(error)}`);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field label={texts.path} hint={texts.pathHint} {...(problem !== null && { error: problem })}>
          <Input
            value={path}
            maxLength={limits.pathChars}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => {
              setPath(target.value);
              setProblem(isToolPath(target.value) ? null : texts.pathBad);
            }}
          />
        </Field>
      </div>
      {path !== summary.path && (
        <Button type="submit" isBusy={save.isPending} className="mt-6.5">
          {texts.pathUse}
        </Button>
      )}
    </form>
  );
}
