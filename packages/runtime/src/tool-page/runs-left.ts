import type { RunsLeft, ToolRun } from '@whittle/contract/tools/tool-run';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefusedError } from '../answers/server-calls.ts';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';

const when = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });

/** How many runs are left, by the day or the week, whichever ends first; and when there are more (TOOL-12). */
export function useLeftSentence(left: RunsLeft | null): string | null {
  // The server, which draws the page too, does not know the reader's clock.
  const hasClock = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (left === null) return null;
  const { today, week, perDay, perWeek, resetsAt } = left;
  if (Math.min(today, week) === 0) return hasClock ? texts.noneLeft(when.format(new Date(resetsAt))) : null;
  return today <= week ? texts.leftToday(today, perDay) : texts.leftThisWeek(week, perWeek);
}

/** What is left by now: asked for again when a run has taken one or given one back, and when one was refused. */
export function useRunsLeft(first: RunsLeft | null, client: RunClient, run: ToolRun | null, problem: string | null) {
  const [left, setLeft] = useState(first);
  const moment = run === null ? problem : `${run.id} ${run.state} ${problem}`;
  useEffect(() => {
    if (moment === null) return;
    let isOver = false;
    client.left().then(
      (now) => !isOver && setLeft(now),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, moment]);
  return left;
}

export const problemSentence = ({ code, message }: { code: string; message: string }): string =>
  texts.runProblems[code] ?? texts.blockProblems[code] ?? message;

/** The sentence of a refusal in the reader's language and time, where the page has one; else as the server says it. */
export function refusalSentence({ code, message: said, details }: RefusedError): string {
  const message = problemSentence({ code, message: said });
  const { resetsAt, max, period } = details as { resetsAt?: string; max?: number; period?: string };
  if (typeof resetsAt !== 'string') return message;
  const at = when.format(new Date(resetsAt));
  if (code === 'tool-credits-used-up') return texts.creditsUsedUp(at);
  return code === 'run-limit-reached' ? texts.runsUsedUp(Number(max), period === 'week', at) : message;
}
