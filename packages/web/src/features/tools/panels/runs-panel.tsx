import type { ToolRun } from '@whittle/contract/tools/tool-run';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { shownValue } from '@whittle/domain/tools/value-references';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { Download, RotateCw } from 'lucide-react';
import { SourceLinks } from '../../../core/knowledge/source-links.tsx';
import { downloadFile } from '../../../lib/download-file.ts';
import { exactTime, lastChange } from '../../../lib/times.ts';
import { errorSentence, sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { runsCsv } from '../runs-csv.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { useToolRuns } from '../tools.requests.ts';

const texts = toolEditorTexts.runs;

type RunsPanelProps = { appId: string; tool: ToolDocument; path: string };

/** The newest runs. What is personal never comes to this window. */
export function RunsPanel({ appId, tool, path }: RunsPanelProps) {
  const runs = useToolRuns(appId, tool.id);
  if (runs.isPending) return <RowsToCome rows={5} />;
  if (runs.isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={runs.refetch}>
        {texts.loadFailed} {sentenceOf(runs.error)}
      </RetryNotice>
    );
  }
  const download = () => {
    const { name, blob } = runsCsv(tool, path, runs.data);
    downloadFile(blob, name);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-1">
        <Button
          size="small"
          icon={<Download aria-hidden size={16} />}
          disabled={runs.data.length === 0}
          onClick={download}
        >
          {texts.export}
        </Button>
        <IconButton
          label={texts.refresh}
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => void runs.refetch()}
        />
      </div>
      {runs.data.length === 0 ? (
        <p className="text-ink-2">{texts.empty}</p>
      ) : (
        <ul className="flex flex-col">
          {runs.data.map((run) => (
            <RunRow key={run.id} run={run} tool={tool} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RunRow({ run, tool }: { run: ToolRun; tool: ToolDocument }) {
  const inputs = Object.entries(run.inputs);
  const tokens = run.tokens.prompt + run.tokens.completion;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{texts.states[run.state]}</span>
        <time dateTime={run.createdAt} title={exactTime(run.createdAt)} className="type-meta tabular text-ink-2">
          {lastChange(run.createdAt, new Date())}
        </time>
        {tokens > 0 && <span className="type-meta tabular ms-auto text-ink-2">{texts.tokens(tokens)}</span>}
      </p>
      {inputs.length === 0 && <p className="text-ink-2">{texts.noInputs}</p>}
      <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-3">
        {inputs.map(([id, value]) => (
          <div key={id} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{tool.fields.find((field) => field.id === id)?.name ?? id}</dt>
            <dd className="line-clamp-3 min-w-0 break-words" dir="auto">
              {value === null ? <span className="text-ink-3">{texts.hidden}</span> : inputText(shownValue(value))}
            </dd>
          </div>
        ))}
      </dl>
      {run.sources && (
        <SourceLinks
          citations={run.sources.citations}
          question={inputs.map(([, value]) => inputText(value)).join(' ')}
        />
      )}
      {run.problem && <p className="mt-1 text-danger">{errorSentence(run.problem.code, run.problem.message)}</p>}
    </li>
  );
}
