import type { FieldType } from '../../plan/plan.ts';

/**
 * A field as an item of a list tells it: what it is called, and of what else it says what is known. `asks` is what it points
 * to in the person's word ("which boat"), `isSomebody` where only "who" is asked; `isMany` where several of them are meant.
 */
export type ToldField = {
  label: string;
  type?: FieldType;
  options?: string[];
  isSeveral?: true;
  unit?: string;
  isRequired?: true;
  asks?: string;
  isSomebody?: true;
  isMany?: true;
};
