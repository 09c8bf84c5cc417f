import type { ToolRun } from '@whittle/contract/tools/tool-run';
import { use, useState } from 'react';
import { Place } from './place.ts';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';

type Props = { run: ToolRun; client: RunClient; onChange: (shareKey: string | null) => void };

/** TOOL-19: a result is private until it is shared, and private again when that is taken back. */
export function ShareResult({ run, client, onChange }: Props) {
  const [state, setState] = useState<'rest' | 'busy' | 'failed' | 'copied'>('rest');
  const attempt = async (act: () => Promise<'rest' | 'copied'>) => {
    setState('busy');
    setState(await act().catch(() => 'failed' as const));
  };
  const { address: page } = use(Place);
  const address = run.shareKey === null ? '' : new URL(`${page}?result=${run.shareKey}`, location.href).href;
  if (run.shareKey === null)
    return (
      <>
        <button
          type="button"
          className="plain"
          disabled={state === 'busy'}
          onClick={() =>
            void attempt(async () => {
              onChange(await client.share(run.id));
              return 'rest';
            })
          }
        >
          {texts.share}
        </button>
        {state === 'failed' && <p className="problem">{texts.shareFailed}</p>}
      </>
    );
  return (
    <div className="shared">
      <label className="label" htmlFor="shared-address">
        {texts.sharedAt}
      </label>
      <input id="shared-address" readOnly value={address} onFocus={({ target }) => target.select()} />
      <p className="help">{texts.sharedAbout}</p>
      <div className="actions">
        <button
          type="button"
          className="plain"
          onClick={() =>
            void attempt(async () => {
              await navigator.clipboard.writeText(address);
              return 'copied';
            })
          }
        >
          {state === 'copied' ? texts.copied : texts.copyLink}
        </button>
        <button
          type="button"
          className="plain"
          disabled={state === 'busy'}
          onClick={() =>
            void attempt(async () => {
              await client.unshare(run.id);
              onChange(null);
              return 'rest';
            })
          }
        >
          {texts.unshare}
        </button>
      </div>
      {state === 'failed' && <p className="problem">{texts.shareFailed}</p>}
    </div>
  );
}
