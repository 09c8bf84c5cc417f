import type { Entity } from './plan.ts';

/** Whether everybody sees of what people send that it is there: which times are taken, or what became of a reference. */
export const isPartlyOpen = ({ isSent, access }: Entity): boolean => isSent === true && access.read === 'anonymous';
