import type { NetworkEntry } from '@whittle/contract/preview-console';
import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { textSize } from '../../lib/numbers.ts';
import { duration } from '../../lib/times.ts';
import type { ConsoleState } from './console-log.ts';
import { consoleTexts as texts } from './console.texts.ts';
import { EmptyPane, NoMatch } from './empty-pane.tsx';
import { filterCalls } from './filter-lines.ts';
import { NetworkDetails } from './network-details.tsx';
import type { OpenPlace } from './place-link.tsx';

type NetworkPaneProps = { state: ConsoleState; text: string; onClearFilter: () => void; onOpen: OpenPlace };

/** The calls of the app, oldest first; one can be opened to see what was sent and what came back. */
export function NetworkPane({ state, text, onClearFilter, onOpen }: NetworkPaneProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = filterCalls(state.calls, text);
  if (state.calls.length === 0) return <EmptyPane title={texts.noCalls} text={texts.noCallsText} />;
  if (shown.length === 0) return <NoMatch onClear={onClearFilter} />;
  const open = shown.find(({ id }) => id === openId);
  return (
    <div className="flex h-full min-h-0 flex-col sm:flex-row">
      <div tabIndex={0} className="focus-inset min-h-0 flex-1 overflow-y-auto" aria-label={texts.tabs.network}>
        <table className="w-full table-fixed border-collapse">
          <thead className="type-meta sticky top-0 bg-sunken text-start text-ink-2">
            <tr>
              <th scope="col" className="w-18 py-1 ps-4 font-medium">
                {texts.columns.method}
              </th>
              <th scope="col" className="font-medium">
                {texts.columns.path}
              </th>
              <th scope="col" className="w-20 text-end font-medium">
                {texts.columns.status}
              </th>
              <th scope="col" className="w-20 pe-4 text-end font-medium sm:pe-0">
                {texts.columns.time}
              </th>
              <th scope="col" className="w-20 pe-4 text-end font-medium max-sm:hidden">
                {texts.columns.size}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                isOpen={call.id === openId}
                onToggle={() => setOpenId(call.id === openId ? null : call.id)}
              />
            ))}
          </tbody>
        </table>
        {state.droppedCalls > 0 && <p className="type-meta px-4 py-1 text-ink-2">{texts.more(state.droppedCalls)}</p>}
      </div>
      {open && <NetworkDetails call={open} onOpen={onOpen} />}
    </div>
  );
}

const isBad = ({ state, status }: NetworkEntry) => state === 'failed' || (status ?? 0) >= 400;

function CallRow({ call, isOpen, onToggle }: { call: NetworkEntry; isOpen: boolean; onToggle: () => void }) {
  const status = call.state === 'pending' ? texts.pending : (call.status ?? texts.noAnswer);
  return (
    <tr className={cx('border-b border-line', isOpen ? 'bg-accent-soft' : isBad(call) && 'bg-danger-soft')}>
      <td className="type-code py-1 ps-4 align-top">{call.method}</td>
      <td className="align-top">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="type-code w-full truncate rounded-chip py-1 text-start hover:bg-hover coarse:min-h-11"
          title={call.url}
        >
          {call.url}
        </button>
      </td>
      <td className={cx('tabular py-1 text-end align-top', isBad(call) && 'text-danger')}>
        {isBad(call) && <OctagonAlert role="img" aria-label={texts.failed} size={14} className="me-1 inline" />}
        {status}
      </td>
      <td className="tabular py-1 pe-4 text-end align-top text-ink-2 sm:pe-0">
        {call.durationMs === null ? '' : duration(call.durationMs)}
      </td>
      <td className="tabular py-1 pe-4 text-end align-top text-ink-2 max-sm:hidden">
        {call.bytes === null ? '' : textSize(call.bytes)}
      </td>
    </tr>
  );
}
