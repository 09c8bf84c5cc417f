import type { ErrorCode } from '@whittle/contract/errors';
import { AppError } from '../../../http/app-error.ts';
import type { Redeemed } from '../codes/one-time-codes.ts';

/** What somebody hears whose code or link was refused: one sentence for wrong and late, another for too many tries. */
export const refusedCode = ({ problem }: Extract<Redeemed, { ok: false }>, code: ErrorCode): AppError =>
  new AppError(problem === 'attempts-exceeded' ? 'attempts-exceeded' : code);
