import type { BuilderRun } from '@whittle/contract/tools/tool-run';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { amountOf } from '@whittle/domain/models/money';
import { shownValue } from '@whittle/domain/tools/value-references';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { Eye } from 'lucide-react';
import { SourceLinks } from '../../../core/knowledge/source-links.tsx';
import { errorSentence, sentenceOf } from '../../../lib/api-error.ts';
import { money } from '../../../lib/money.ts';
import { exactTime, lastChange } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { useRevealRun } from '../tools.requests.ts';

const texts = toolEditorTexts.runs;

type RunRowProps = { appId: string; run: BuilderRun; tool: ToolDocument; currency: string };

/** One run: how it ended, what it took, what was filled in. */
export function RunRow({ appId, run, tool, currency }: RunRowProps) {
  const reveal = useRevealRun(appId, tool.id);
  const inputs = Object.entries(reveal.data ?? run.inputs);
  const tokens = run.tokens.prompt + run.tokens.completion;
  const taken = [
    ...(tokens > 0 ? [texts.tokens(tokens)] : []),
    ...(run.costMicros === null
      ? [texts.costUnknown]
      : run.costMicros > 0
        ? [money(amountOf(run.costMicros), currency)]
        : []),
    ...(run.credits > 0 ? [texts.credits(run.credits)] : []),
  ];
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{texts.states[run.state]}</span>
        <time dateTime={run.createdAt} title={exactTime(run.createdAt)} className="type-meta tabular text-ink-2">
          {lastChange(run.createdAt, new Date())}
        </time>
      </p>
      {taken.length > 0 && <p className="type-meta tabular text-ink-2">{taken.join(' · ')}</p>}
      {inputs.length === 0 && <p className="text-ink-2">{texts.noInputs}</p>}
      <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-3">
        {inputs.map(([id, value]) => (
          <div key={id} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{tool.fields.find((field) => field.id === id)?.name ?? id}</dt>
            <dd className="line-clamp-3 min-w-0 break-words" dir="auto">
              {!reveal.data && run.hidden.includes(id) ? (
                <span className="text-ink-3">{texts.hidden}</span>
              ) : (
                inputText(shownValue(value))
              )}
            </dd>
          </div>
        ))}
      </dl>
      {run.hidden.length > 0 && !reveal.data && (
        <Button
          size="small"
          className="mt-2"
          icon={<Eye aria-hidden size={16} />}
          isBusy={reveal.isPending}
          title={texts.revealSays}
          onClick={() => !reveal.isPending && reveal.mutate(run.id)}
        >
          {texts.reveal}
        </Button>
      )}
      {reveal.isError && (
        <p role="alert" className="mt-1 text-danger">
          {texts.revealFailed} {sentenceOf(reveal.error)}
        </p>
      )}
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
