import type { RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import { useCallback, useEffect, useRef, useState } from 'react';
import { grownRun } from '../answers/grow-run.ts';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import { newPageId, RefusedError } from '../answers/server-calls.ts';
import type { RunClient } from './run-client.ts';
import { refusalSentence } from './runs-left.ts';
import { runsKey, sessionKeep, sessionRuns } from './session-keep.ts';
import { texts } from './texts.ts';

const retryMs = 1_500;

/** The run of this page: started, read on after a reload or a lost network, cancelled only by a click. Rule: TOOL-08. */
export function useRun(data: ToolPageData, client: RunClient) {
  const storeKey = `whittle-run:${data.appId}:${data.tool.id}`;
  const [run, setRun] = useState<ToolRun | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [closed, setClosed] = useState<ToolRun | null>(null);
  /** The run that this page shows; what an older one still says is not heard. */
  const shown = useRef<string | null>(null);

  const hear = useCallback(
    (runId: string, event: RunEvent) => {
      if (shown.current !== runId) return;
      setIsStarting(false);
      setIsOffline(false);
      setRun((before) => grownRun(before, event));
      if (event.type === 'end') sessionRuns.add(runsKey(data), runId);
    },
    [data],
  );

  /**
   * Reads until the run is over, again and again while the network is away. `begin` asks for it to be made, until an answer
   * comes: the same id is one run, so that one whose answer was lost is found.
   */
  const readOn = useCallback(
    async (runId: string, begin?: () => AsyncGenerator<RunEvent>) => {
      let isBegun = begin === undefined;
      while (shown.current === runId) {
        try {
          for await (const event of isBegun ? client.follow(runId) : begin!()) {
            isBegun = true;
            hear(runId, event);
            if (event.type === 'end') return;
          }
        } catch (error) {
          if (error instanceof RefusedError && !isOnTheWay(error)) throw error;
        }
        if (shown.current === runId) setIsOffline(true);
        await sleep(retryMs);
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
        await sleep(retryMs);
      }
    },
    [readOn, storeKey],
  );

  useEffect(() => {
    const last = sessionKeep.get(storeKey);
    if (last !== null) {
      shown.current = last;
      void readAgain(last);
    }
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

  /** Shows again what was there before a run that did not begin. */
  const putBack = () => {
    setIsStarting(false);
    setIsOffline(false);
    if (run) return open(run);
    shown.current = null;
    sessionKeep.set(storeKey, null);
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
      await readOn(runId, () => client.generate(runId, inputs));
    } catch (error) {
      if (shown.current !== runId) return;
      putBack();
      const refused = error instanceof RefusedError ? error : null;
      if (refused && Object.keys(refused.fields).length > 0) onWrong(refused.fields);
      else setProblem((refused && refusalSentence(refused)) || texts.failedToStart);
    }
  };

  const cancel = async () => {
    const runId = shown.current;
    if (!isStarting || runId === null) {
      if (run) await client.cancel(run.id).catch((error) => setIsOffline(!(error instanceof RefusedError)));
      return;
    }
    putBack();
    await withdraw(client, runId);
  };

  /** Makes a block of the result again, or checks all of them again. */
  const again = async (ask: (runId: string) => AsyncGenerator<RunEvent>) => {
    if (!run) return;
    shown.current = run.id;
    setProblem(null);
    let isAsked = false;
    // Asked for once: asking again would make it twice.
    const begin = () => {
      const events = isAsked ? client.follow(run.id) : ask(run.id);
      isAsked = true;
      return events;
    };
    try {
      await readOn(run.id, begin);
    } catch (error) {
      setProblem((error instanceof RefusedError && refusalSentence(error)) || texts.failedToStart);
    }
  };

  /** Back to a page without a run; the form stays as it is. */
  const reset = () => {
    shown.current = null;
    sessionKeep.set(storeKey, null);
    setProblem(null);
    setRun(null);
    setClosed(run);
  };

  return {
    run,
    open,
    /** The run as it was changed by hand. */
    change: setRun,
    redo: (blockId: string) => again((runId) => client.redo(runId, blockId)),
    validate: () => again((runId) => client.validate(runId)),
    reset,
    /** What was put away last. */
    closed: run === null ? closed : null,
    isRunning: isStarting || run?.state === 'loading',
    isOffline,
    isStarting,
    problem,
    start,
    cancel,
  };
}

/** Ends a run whose start was not answered: it is there by now, or in a moment, or never. */
async function withdraw(client: RunClient, runId: string): Promise<void> {
  for (let refusals = 0; refusals < 3;) {
    const error = await client.cancel(runId).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error === null) return;
    if (error instanceof RefusedError) refusals += 1;
    await sleep(retryMs);
  }
}

/** Whether somebody between here and the server answered for it, as they do while it starts again. */
const isOnTheWay = ({ code }: RefusedError): boolean => code === '';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
