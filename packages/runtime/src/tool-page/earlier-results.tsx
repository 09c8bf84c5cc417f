import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { ToolRun } from '@whittle/contract/tools/tool-run';
import { shownValue } from '@whittle/domain/tools/value-references';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { useEffect, useState } from 'react';
import type { RunClient } from './run-client.ts';
import { sessionRuns } from './session-keep.ts';
import { texts } from './texts.ts';

type Props = {
  tool: ToolPage;
  client: RunClient;
  /** Whether the server knows who is here. */
  isKnown: boolean;
  /** Where this tab keeps its runs. */
  storeKey: string;
  run: ToolRun | null;
  onOpen: (run: ToolRun) => void;
};

const inputChars = 80;
const when = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * The runs of the person who is signed in, newest first; of a visitor those of this tab, so that the next person at the same
 * computer does not find them. One is opened with what was filled in for it.
 */
export function EarlierResults({ tool, client, isKnown, storeKey, run: shown, onOpen }: Props) {
  const [runs, setRuns] = useState<readonly ToolRun[] | 'failed' | null>(null);
  const [ofTab, setOfTab] = useState<readonly string[]>([]);
  // After each run there is one more; not at once, because the server draws the page too.
  useEffect(() => setOfTab(sessionRuns.list(storeKey)), [storeKey, shown]);
  const read = async (): Promise<readonly ToolRun[]> => {
    if (isKnown) return client.ownRuns();
    const found = await Promise.all(ofTab.map((id) => client.run(id).catch(() => null)));
    return found.filter((run) => run !== null);
  };
  const load = () => read().then(setRuns, () => setRuns('failed'));
  if (!isKnown && ofTab.every((id) => id === shown?.id)) return null;
  return (
    <details className="memory" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{isKnown ? texts.earlier : texts.earlierHere}</summary>
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
                aria-current={run.id === shown?.id ? 'true' : undefined}
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
