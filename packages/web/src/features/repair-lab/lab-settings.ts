import { limits } from '@whittle/contract/limits';
import { readStored, writeStored } from '../../lib/storage.ts';

const iterationsKey = 'whittle-repair-iterations';
const modelKey = 'whittle-repair-custom-model';

/** VALID-07 */
const usualCustomModel = 'deepseek/deepseek-coder';

/** VALID-06: whole, and from one to five, whatever was typed or stored. */
export function clampIterations(value: number): number {
  if (!Number.isFinite(value)) return limits.repairIterations;
  return Math.min(limits.repairIterationsMax, Math.max(limits.repairIterationsMin, Math.round(value)));
}

export const labSettings = {
  iterations: () => {
    const stored = readStored(iterationsKey);
    return stored === null ? limits.repairIterations : clampIterations(Number(stored));
  },
  keepIterations: (value: number) => writeStored(iterationsKey, String(value)),
  customModel: () => readStored(modelKey) ?? usualCustomModel,
  keepCustomModel: (model: string) => writeStored(modelKey, model),
};
