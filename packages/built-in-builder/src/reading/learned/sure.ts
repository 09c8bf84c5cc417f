import { thresholds } from './thresholds.ts';
import type { Weighed } from './weighed.ts';

/** Of what has fields by its own sentence, or joins two others, there is nothing to guess, unless nothing speaks for it. */
export const isSure = ({ entity, isTied, record, mentions, isOfUnderstood }: Weighed): boolean =>
  entity !== null &&
  record >= thresholds.record[mentions.length > 0 && !isOfUnderstood ? 'sure' : 'sureUnnamed'] &&
  (isTied || entity.isLink === true || (!entity.isImplied && entity.fields.length > 1));

/** What an implied record usually has is no guess either, only whether it is needed. */
export const hasSureFields = (one: Weighed): boolean => isSure(one) || one.entity?.isImplied === true;
