import { spendErrors } from '@whittle/contract/spend/errors';
import { AppError } from '../../http/app-error.ts';

/** Whether a request was refused, or an answer ended, because a limit of money is used up. */
export const isCapReached = (error: unknown): boolean => error instanceof AppError && error.code in spendErrors;
