import type { BlockResult, ToolRun } from '@whittle/contract/tools/tool-run';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

/** What a screen reader hears of a run: its start, each part as it is ready or not, its end; never the text as it grows. */
export function useAnnounced(tool: ToolPage, run: ToolRun | null, isRunning: boolean): string {
  const [said, setSaid] = useState('');
  const before = useRef<readonly BlockResult[]>([]);
  const blocks = run?.blocks;
  const end = isRunning ? null : (run?.state ?? null);
  useEffect(() => {
    if (!isRunning) return;
    before.current = [];
    setSaid(texts.started);
  }, [isRunning]);
  useEffect(() => {
    if (!blocks || !isRunning) return;
    const settled = blocks.filter(
      ({ blockId, state }) =>
        state !== 'pending' && before.current.some((one) => one.blockId === blockId && one.state === 'pending'),
    );
    before.current = blocks;
    const news = settled.flatMap(({ blockId, state }) => {
      const title = tool.blocks.find(({ id }) => id === blockId)?.title ?? '';
      return title === '' ? [] : [state === 'validated' ? texts.blockReady(title) : texts.blockFailed(title)];
    });
    if (news.length > 0) setSaid(news.join(' '));
  }, [blocks, isRunning, tool.blocks]);
  useEffect(() => {
    // What went wrong is an alert where it stands.
    if (end !== null) setSaid(end === 'success' ? texts.ended : end === 'cancelled' ? texts.cancelled : '');
  }, [end]);
  return said;
}
