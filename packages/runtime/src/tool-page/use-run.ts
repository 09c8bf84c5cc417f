import type { RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import { useCallback, useEffect, useRef, useState } from 'react';
import { grownRun } from '../answers/grow-run.ts';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import { newPageId, RefusedError } from '../answers/server-calls.ts';
import type { RunClient } from './run-client.ts';
import { limitSentence } from './runs-left.ts';
import { sessionKeep } from './session-keep.ts';
import { texts } from './texts.ts';

const retryMs = 1_500;

/** The run of this page: started, read on after a reload or a lost network, cancelled only by a click. Rule: TOOL-08. */
export function useRun(data: ToolPageData, client: RunClient) {
  const storeKey = `whittle-run:${data.appId}:${data.tool.id}`;
  const [run, setRun] = useState<ToolRun | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  /** The run that this page shows; what an older one still says is not heard. */
  const shown = useRef<string | null>(null);

  const hear = useCallback((runId: string, event: RunEvent) => {
    if (shown.current !== runId) return;
    setIsOffline(false);
    setRun((before) => grownRun(before, event));
  }, []);

  /** Reads until the run is over, again and again while the network is away. */
  const readOn = useCallback(
    async (runId: string, first?: AsyncGenerator<RunEvent>) => {
      for (let events = first ?? client.follow(runId); shown.current === runId; events = client.follow(runId)) {
        try {
          for await (const event of events) {
            hear(runId, event);
            if (event.type === 'end') return;
          }
        } catch (error) {
          if (error instanceof RefusedError) throw error;
        }
        setIsOffline(true);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    },
    [client, hear],
  );

  /** After a reload: a run whose start was on its way is there a moment later, or never was. */
  const readAgain = useCallback(
    async (runId: string) => {
      for (let tries = 3; shown.current === runId; tries -= 1) {
        const isRead = await readOn(runId).then(
          () => true,
          () => false,
        );
        if (isRead || shown.current !== runId) return;
        if (tries === 0) return sessionKeep.set(storeKey, null);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    },
    [readOn, storeKey],
  );

  useEffect(() => {
    const last = sessionKeep.get(storeKey);
    if (last === null) return;
    shown.current = last;
    void readAgain(last);
    return () => {
      shown.current = null;
    };
  }, [readAgain, storeKey]);

  /** Shows an earlier run. */
  const open = (earlier: ToolRun) => {
    shown.current = earlier.id;
    sessionKeep.set(storeKey, earlier.id);
    setProblem(null);
    setIsOffline(false);
    setRun(earlier);
    if (earlier.state === 'loading') readOn(earlier.id).catch(() => undefined);
  };

  /** `onWrong` hears what the server found wrong, by field. */
  const start = async (inputs: Record<string, unknown>, onWrong: (fields: Record<string, string>) => void) => {
    const runId = newPageId();
    setProblem(null);
    setIsStarting(true);
    shown.current = runId;
    // Before it is sent, so that a reload finds it.
    sessionKeep.set(storeKey, runId);
    try {
      const events = client.generate(runId, inputs);
      const { value: first } = await events.next();
      if (!first) throw new Error('no answer');
      hear(runId, first);
      setIsStarting(false);
      await readOn(runId, events);
    } catch (error) {
      setIsStarting(false);
      if (shown.current !== runId) return;
      // What was there is still shown.
      if (run) open(run);
      else sessionKeep.set(storeKey, null);
      const refused = error instanceof RefusedError ? error : null;
      if (refused && Object.keys(refused.fields).length > 0) onWrong(refused.fields);
      else setProblem((refused && limitSentence(refused)) || texts.failedToStart);
    }
  };

  /** Makes one block again. */
  const redo = async (blockId: string) => {
    if (!run) return;
    shown.current = run.id;
    setProblem(null);
    try {
      await readOn(run.id, client.redo(run.id, blockId));
    } catch (error) {
      setProblem((error instanceof RefusedError && error.message) || texts.failedToStart);
    }
  };

  return {
    run,
    open,
    /** The run as it was changed by hand. */
    change: setRun,
    redo,
    isRunning: isStarting || run?.state === 'loading',
    isOffline,
    problem,
    start,
    cancel: async () => {
      if (run) await client.cancel(run.id).catch(() => setIsOffline(true));
    },
  };
}
