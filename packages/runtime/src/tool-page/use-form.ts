import { readInputs } from '@whittle/domain/tools/read-inputs';
import { isEmptyInput, visibleFields, visibleSteps } from '@whittle/domain/tools/visible-fields';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import type { RunClient } from './run-client.ts';
import { useUploads } from './use-uploads.ts';

export type Values = Record<string, unknown>;

const keptMs = 24 * 3_600_000;
const nothing: Values = {};

type Around = { client: RunClient; page: RefObject<HTMLElement | null>; typed: Values };

/** What is filled in: kept in this browser for a day, without what is personal. */
export function useForm({ appId, tool, token }: ToolPageData, { client, page, typed }: Around) {
  const storeKey = `whittle-form:${appId}:${tool.id}`;
  const [values, setValues] = useState(nothing);
  // Not at once: the server, which draws the form too, has none of it.
  useLayoutEffect(() => setValues({ ...readKept(storeKey), ...typed }), [storeKey, typed]);
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const steps = visibleSteps(tool, values);
  const at = Math.min(step, Math.max(0, steps.length - 1));
  const stepId = steps[at]?.id ?? null;
  const fields = visibleFields(tool, values).filter(
    (field) => steps.length === 0 || field.stepId === stepId || (at === 0 && field.stepId === null),
  );

  useEffect(() => {
    if (values === nothing) return;
    const isKept = (id: string) => token !== null || !tool.fields.find((field) => field.id === id)?.personal;
    const kept = Object.fromEntries(Object.entries(values).filter(([id]) => isKept(id)));
    try {
      localStorage.setItem(storeKey, JSON.stringify({ at: Date.now(), values: kept }));
    } catch {
      // A browser that keeps nothing still fills in.
    }
  }, [values, storeKey, tool.fields, token]);

  const set = (id: string, value: unknown) => {
    setValues((before) => ({ ...before, [id]: value }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== id)));
  };
  const { uploads, start: addFile } = useUploads(client, {
    onValue: set,
    onProblem: (id, problem) => setProblems((before) => ({ ...before, [id]: problem })),
  });

  /** Fills in what is still empty. */
  const fillIn = useCallback(
    (kept: Values) =>
      setValues((before) => {
        const empty = Object.entries(kept).filter(([id]) => isEmptyInput(before[id]));
        return { ...before, ...Object.fromEntries(empty) };
      }),
    [],
  );

  /** False, with the problems shown, when something on this step is wrong. */
  const check = (ids: ReadonlySet<string>): boolean => {
    const underWay = Object.fromEntries(Object.keys(uploads).map((id) => [id, 'uploading']));
    const found = Object.entries({ ...readInputs(tool, values).problems, ...underWay }).filter(([id]) => ids.has(id));
    setProblems(Object.fromEntries(found));
    const [first] = found;
    if (first) page.current?.querySelector<HTMLElement>(`#field-${first[0]}`)?.focus();
    return found.length === 0;
  };

  return {
    values,
    fields,
    problems,
    steps,
    at,
    isLast: at >= steps.length - 1,
    uploads,
    set,
    addFile: (...file: Parameters<typeof addFile>) => void addFile(...file),
    fillIn,
    replace: (example: Values) => {
      setValues(example);
      setProblems({});
      setStep(0);
    },
    next: () => check(new Set(fields.map(({ id }) => id))) && setStep(at + 1),
    back: () => setStep(Math.max(0, at - 1)),
    checkAll: () => check(new Set(tool.fields.map(({ id }) => id))),
    showProblems: (found: Record<string, string>) => {
      setProblems(found);
      const first = steps.findIndex(({ id }) => tool.fields.some((field) => field.stepId === id && found[field.id]));
      if (first !== -1) setStep(first);
    },
  };
}

export type Form = ReturnType<typeof useForm>;

function readKept(storeKey: string): Values {
  try {
    const kept = JSON.parse(localStorage.getItem(storeKey) ?? 'null') as { at: number; values: Values } | null;
    return kept !== null && Date.now() - kept.at < keptMs ? kept.values : {};
  } catch {
    return {};
  }
}
