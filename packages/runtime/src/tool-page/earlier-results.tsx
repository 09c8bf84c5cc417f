import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { ToolRun } from '@whittle/contract/tools/tool-run';
import { shownValue } from '@whittle/domain/tools/value-references';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { useState } from 'react';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';

type Props = { tool: ToolPage; client: RunClient; shownId: string | null; onOpen: (run: ToolRun) => void };

const inputChars = 80;
const when = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });

/** The runs of the person who is signed in, newest first; one is opened with what was filled in for it. */
export function EarlierResults({ tool, client, shownId, onOpen }: Props) {
  const [runs, setRuns] = useState<readonly ToolRun[] | 'failed' | null>(null);
  const load = () => client.ownRuns().then(setRuns, () => setRuns('failed'));
  return (
    <details className="memory" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{texts.earlier}</summary>
      {runs === null ? (
        <p className="help">{texts.loading}</p>
      ) : runs === 'failed' ? (
        <p className="problem">{texts.earlierFailed}</p>
      ) : runs.length === 0 ? (
        <p className="help">{texts.noEarlier}</p>
      ) : (
        <ul>
          {runs.map((run) => (
            <li key={run.id}>
              <button
                type="button"
                className="quiet"
                aria-current={run.id === shownId ? 'true' : undefined}
                onClick={() => onOpen(run)}
              >
                <time dateTime={run.createdAt}>{when.format(new Date(run.createdAt))}</time>{' '}
                {tool.fields
                  .filter(({ id }) => id in run.inputs)
                  .map(({ id }) => inputText(shownValue(run.inputs[id])))
                  .join(', ')
                  .slice(0, inputChars)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
