import type { RepairResult, Validation } from '@whittle/contract/repair-lab/repair-lab';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { clampIterations, labSettings } from './lab-settings.ts';
import { repairVersion, validateVersion } from './repair-lab.requests.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

/** One side of a comparison: what it came to, or why it came to nothing. */
export type LabRun = { model: string; result: RepairResult | null; problem: string | null };
type LabRuns = { usual: LabRun | null; custom: LabRun | null };

const noRuns: LabRuns = { usual: null, custom: null };

/** The repair lab of an app: validate, then repair with one model or two, which see the same version (VALID-04, VALID-05). */
export function useRepairLab(appId: string) {
  const [validation, setValidation] = useState<Validation | null>(null);
  const [runs, setRuns] = useState(noRuns);
  const [busy, setBusy] = useState<'validate' | 'repair' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [iterations, setIterations] = useState(labSettings.iterations);
  const [isCompare, setCompare] = useState(false);
  const [customModel, setCustomModel] = useState(labSettings.customModel);

  const validate = async () => {
    setBusy('validate');
    setProblem(null);
    try {
      setValidation(await validateVersion(appId));
      setRuns(noRuns);
    } catch (error) {
      setProblem(`${texts.validateFailed}. ${sentenceOf(error)}`);
    } finally {
      setBusy(null);
    }
  };

  const run = async (model: string | null, name: string, failed: string): Promise<LabRun> => {
    try {
      return { model: name, result: await repairVersion(appId, { iterations, model }), problem: null };
    } catch (error) {
      return { model: name, result: null, problem: `${failed}. ${sentenceOf(error)}` };
    }
  };

  const repair = async () => {
    if (!validation || validation.issues.length === 0) return setProblem(texts.validateFirst);
    setBusy('repair');
    setProblem(null);
    setRuns(noRuns);
    const failed = isCompare ? texts.defaultFailed : texts.repairFailed;
    const usual = await run(null, texts.defaultModel, failed);
    setRuns({ usual, custom: null });
    if (isCompare) setRuns({ usual, custom: await run(customModel.trim(), customModel.trim(), texts.customFailed) });
    setBusy(null);
  };

  return {
    validation,
    runs,
    busy,
    problem,
    validate,
    repair,
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
    /** The app is another one now: what was found is about a version that is not the newest. */
    startAgain() {
      setValidation(null);
      setRuns(noRuns);
    },
  };
}
