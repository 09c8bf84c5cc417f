import type { Step } from '../steps/step.ts';

/** What a prompt asks for. A check counts for one of them, whatever prompt it belongs to. */
export const abilities = [
  'records',
  'search, filter, sort',
  'forms',
  'look-up',
  'opinions',
  'booking',
  'orders',
  'approval',
  'quiz and survey',
  'calculating',
  'time',
  'calendar and board',
  'reports',
  'people and roles',
  'content',
  'games',
  'colours',
  'honesty',
  'German',
  'follow-ups',
] as const;
export type Ability = (typeof abilities)[number];

/** A sentence of what must hold, and the steps that show it. */
export type Checks = Partial<Record<Ability, Record<string, Step[]>>>;

/** A message to the builder, and what must hold once it was answered. */
export type Round = { says: string; checks: Checks };

export type EvalPrompt = Round & {
  id: string;
  /** Further messages, each with its own checks. */
  followUps?: Round[];
};
