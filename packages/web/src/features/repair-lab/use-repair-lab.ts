import type { RepairResult, Validation } from '@whittle/contract/repair-lab/repair-lab';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf, sentenceOfCode } from '../../lib/api-error.ts';
import { clampIterations, labSettings } from './lab-settings.ts';
import { newestVersion, repairVersion, validateVersion } from './repair-lab.requests.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

/** One side of a comparison: what it came to, or why it came to nothing. */
export type LabRun = { model: string; result: RepairResult | null; problem: string | null };
type LabRuns = { usual: LabRun | null; custom: LabRun | null };

/** Where no model is connected, rules repaired alone, whatever the default model is called. */
export const whoRepaired = ({ model, result }: LabRun): string => (result ? (result.model ?? texts.rulesAlone) : model);

const noRuns: LabRuns = { usual: null, custom: null };

/** The repair lab of an app: validate, then repair with one model or two, which see the same version (VALID-04, VALID-05). */
export function useRepairLab(appId: string) {
  const [version, setVersion] = useState(newestVersion);
  const [validation, setValidation] = useState<Validation | null>(null);
  const [runs, setRuns] = useState(noRuns);
  const [busy, setBusy] = useState<'validate' | 'repair' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const [iterations, setIterations] = useState(labSettings.iterations);
  const [isCompare, setCompare] = useState(false);
  const [customModel, setCustomModel] = useState(labSettings.customModel);
  const repairing = useRef<AbortController>(null);
  // Nobody would see what a model goes on to write, and somebody would pay for it.
  useEffect(() => () => repairing.current?.abort(), []);

  const validate = async () => {
    setBusy('validate');
    setCancelled(false);
    setProblem(null);
    try {
      setValidation(await validateVersion(appId, version));
      setRuns(noRuns);
    } catch (error) {
      setProblem(`${texts.validateFailed}. ${sentenceOf(error)}`);
    } finally {
      setBusy(null);
    }
  };

  /** Of the version that was validated, whatever became the newest since: both models get the same files. */
  const run = async (
    versionId: string,
    model: string | null,
    name: string,
    failed: string,
    signal: AbortSignal,
  ): Promise<LabRun> => {
    try {
      const result = await repairVersion(appId, versionId, { iterations, model }, signal);
      const failure = result.modelFailure && sentenceOfCode(result.modelFailure);
      return { model: name, result, problem: failure && `${failed}. ${failure}` };
    } catch (error) {
      return { model: name, result: null, problem: `${failed}. ${sentenceOf(error)}` };
    }
  };

  const repair = async () => {
    if (!validation || validation.issues.length === 0) return setProblem(texts.validateFirst);
    setBusy('repair');
    setCancelled(false);
    setProblem(null);
    setRuns(noRuns);
    const { versionId } = validation;
    const cancelling = new AbortController();
    repairing.current = cancelling;
    const { signal } = cancelling;
    const failed = isCompare ? texts.defaultFailed : texts.repairFailed;
    const usual = await run(versionId, null, texts.defaultModel, failed, signal);
    if (!signal.aborted) setRuns({ usual, custom: null });
    const named = customModel.trim();
    const custom = isCompare && !signal.aborted && (await run(versionId, named, named, texts.customFailed, signal));
    if (signal.aborted) return;
    if (custom) setRuns({ usual, custom });
    setBusy(null);
  };

  /** What was found is about another version than the one that is looked at now. */
  const startAgain = () => {
    setValidation(null);
    setRuns(noRuns);
    setProblem(null);
  };

  return {
    version,
    setVersion(next: string) {
      setVersion(next);
      startAgain();
    },
    validation,
    runs,
    busy,
    problem,
    isCancelled,
    validate,
    repair,
    cancelRepair() {
      repairing.current?.abort();
      setBusy(null);
      setCancelled(true);
    },
    iterations,
    setIterations(value: number) {
      const kept = clampIterations(value);
      setIterations(kept);
      labSettings.keepIterations(kept);
    },
    isCompare,
    setCompare,
    customModel,
    setCustomModel(model: string) {
      setCustomModel(model);
      labSettings.keepCustomModel(model);
    },
    startAgain,
  };
}
