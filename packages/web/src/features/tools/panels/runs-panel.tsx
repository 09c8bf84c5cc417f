import { type RunFilter, runStates } from '@whittle/contract/tools/tool-run';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../lib/download-file.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { runsCsvAddress, useToolRuns } from '../tools.requests.ts';
import { RunRow } from './run-row.tsx';

const texts = toolEditorTexts.runs;

type RunsPanelProps = { appId: string; tool: ToolDocument };

/** The runs of a tool, newest first. What is personal comes to this window only when somebody asks for it. */
export function RunsPanel({ appId, tool }: RunsPanelProps) {
  const [filter, setFilter] = useState<RunFilter>({});
  const runs = useToolRuns(appId, tool.id, filter);
  const set = (patch: { [Key in keyof RunFilter]: RunFilter[Key] | '' }) =>
    setFilter((now) =>
      Object.fromEntries(Object.entries({ ...now, ...patch }).filter(([, value]) => value !== '' && value)),
    );
  const items = runs.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2">
          <Field label={texts.state}>
            <Select
              value={filter.state ?? ''}
              onChange={({ target }) => set({ state: target.value as RunFilter['state'] | '' })}
            >
              <option value="">{texts.anyState}</option>
              {runStates.map((state) => (
                <option key={state} value={state}>
                  {texts.states[state]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {(['from', 'to'] as const).map((key) => (
          <Field key={key} label={texts[key]}>
            <Input type="date" value={filter[key] ?? ''} onChange={({ target }) => set({ [key]: target.value })} />
          </Field>
        ))}
      </div>
      <div className="flex items-center gap-1">
        <Button
          size="small"
          icon={<Download aria-hidden size={16} />}
          disabled={items.length === 0}
          onClick={() => downloadFile(runsCsvAddress(appId, tool.id, filter), '')}
        >
          {texts.export}
        </Button>
        <IconButton
          label={texts.refresh}
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => void runs.refetch()}
        />
      </div>
      {runs.isPending && <RowsToCome rows={5} />}
      {runs.isError && (
        <RetryNotice label={texts.retry} onRetry={runs.refetch}>
          {texts.loadFailed} {sentenceOf(runs.error)}
        </RetryNotice>
      )}
      {runs.isSuccess && items.length === 0 && <p className="text-ink-2">{isFiltered ? texts.noneFit : texts.empty}</p>}
      {items.length > 0 && (
        <ul className="flex flex-col">
          {items.map((run) => (
            <RunRow key={run.id} {...{ appId, run, tool }} currency={runs.data!.pages[0]!.currency} />
          ))}
        </ul>
      )}
      {runs.hasNextPage && (
        <Button isBusy={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </div>
  );
}
