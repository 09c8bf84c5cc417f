import type { ErrorCode } from '@whittle/contract/errors';
import { AppError } from '../../../http/app-error.ts';

/** What somebody hears whose code or link was refused: one sentence for wrong and late, another for too many tries. */
export const refusedCode = (problem: 'wrong' | 'expired' | 'attempts-exceeded', code: ErrorCode): AppError =>
  new AppError(problem === 'attempts-exceeded' ? 'attempts-exceeded' : code);
