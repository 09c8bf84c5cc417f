import type { Micros } from './money.ts';

const nearShare = 0.8;

/** From here on people are warned. */
export const isCapNear = (spent: Micros, cap: Micros): boolean => spent >= cap * nearShare;
