import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { SharedResult as Shared } from '@whittle/contract/tools/tool-run';
import { use, useEffect, useState } from 'react';
import { RefusedError } from '../answers/server-calls.ts';
import { Place } from './place.ts';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';
import { ToolResult } from './tool-result.tsx';

type Props = { tool: ToolPage; client: RunClient; shareKey: string };

/** A result of somebody else, to read, and the way to one's own. Rule: TOOL-19. */
export function SharedResult({ tool, client, shareKey }: Props) {
  const [shared, setShared] = useState<Shared | 'gone' | 'failed' | null>(null);
  useEffect(() => {
    let isHere = true;
    client.shared(shareKey).then(
      (found) => isHere && setShared(found),
      (error: unknown) =>
        isHere && setShared(error instanceof RefusedError && error.code === 'result-not-shared' ? 'gone' : 'failed'),
    );
    return () => {
      isHere = false;
    };
  }, [client, shareKey]);
  return (
    <main className="body read">
      <div className="results">
        {shared === null ? (
          <p className="help">{texts.loading}</p>
        ) : shared === 'gone' ? (
          <p role="alert">{texts.sharedGone}</p>
        ) : shared === 'failed' ? (
          <p role="alert">{texts.sharedFailed}</p>
        ) : (
          <ToolResult tool={tool} run={{ ...shared, state: 'success', problem: null }} use={null} />
        )}
        <p>
          <a className="primary" href={use(Place).address}>
            {texts.useTool(tool.texts.header || tool.title)}
          </a>
        </p>
      </div>
    </main>
  );
}
