import { likelihood } from '../../reading/learned/linear.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Marked } from './marked.ts';
import { fieldFeatures, listFeatures } from './place-features.ts';
import type { LikelyField, LikelyList } from './read-wish.ts';
import type { WishModels } from './wish-models.ts';

/** What a wish names beside what it is about: what a chart goes by, what has to hold before a rule does, how much is too much. */
export type Slot = 'by' | 'sum' | 'cond' | 'first' | 'last' | 'thing' | 'per' | 'most' | 'to' | 'part';
/** What is learned of a slot holds for all wishes that have it, save where it depends on what is wished. */
export const slotKey = (op: string, slot: Slot): string => (slot === 'part' ? `${op}/${slot}` : `/${slot}`);
/** Lists beside the one that a wish is about. */
export type ListSlot = 'of' | 'used' | 'from';

/** Wishes whose condition is about something else than their field: what they are about is learned without it. */
export const isApart = (op: string): boolean => apart.has(op);
const apart = new Set(['need-if', 'fill', 'lock', 'keep', 'refuse', 'cap', 'compare', 'rights', 'of-each', 'apart', 'after', 'no-past', 'approval']); // prettier-ignore

/** All fields of the app by how likely each is what stands in a slot; the likeliest first. */
export const fieldsInSlot = (op: string, slot: Slot, marked: Marked, plan: AppPlan, { field: model }: WishModels): LikelyField[] =>
  plan.entities
    .flatMap((entity) => entity.fields.map((field) => ({ entity, field, likely: likelihood(model, fieldFeatures(slotKey(op, slot), entity, field, marked, plan)) })))
    .sort((a, b) => b.likely - a.likely); // prettier-ignore

/** All lists of the app by how likely each stands in a slot; the likeliest first. */
export const listsInSlot = (op: string, slot: ListSlot, marked: Marked, plan: AppPlan, { list: model }: WishModels): LikelyList[] =>
  plan.entities
    .map((list) => ({ list, likely: likelihood(model, listFeatures(`${op}/${slot}`, list, marked, plan)) }))
    .sort((a, b) => b.likely - a.likely); // prettier-ignore
