import { expect } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import type { AppPlan } from '../plan/plan.ts';
import { readPlan } from '../plan/plan-file.ts';
import { recognise } from '../recognise/recognise.ts';
import { applyChange } from './apply/apply-change.ts';
import { understand } from './understand.ts';

/** The files that the first reply to a prompt writes. */
export function filesOf(prompt: string): Map<string, string> {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
}

/** Its plan as those files hold it, in the language of the prompt. */
export const planOf = (prompt: string): AppPlan => readPlan(filesOf(prompt))!;

/** What the app is after a request: the sentences of all changes, who may read and write, else the problem or topic. */
export function told(message: string, plan: AppPlan, { namesEntity = false } = {}): string {
  const understood = understand(message, plan);
  if (understood.kind === 'problem') return `problem: ${understood.sentence}`;
  if (understood.kind === 'talk') return understood.topic;
  if (understood.kind !== 'changes') return understood.kind;
  let next = plan;
  const said = understood.changes.map((change) => {
    if (change.kind === 'access') {
      const access = `${change.access.read}/${change.access.write}`;
      return namesEntity ? `${change.entity} ${access}` : access;
    }
    const applied = applyChange(next, change);
    if ('problem' in applied) return `problem: ${applied.problem}`;
    expect(applied.plan).not.toEqual(next);
    next = applied.plan;
    return applied.said;
  });
  return said.join(' ').replace(/\*\*/g, '');
}

/** The plan after what a message asks for. */
export function after(message: string, plan: AppPlan): AppPlan {
  const understood = understand(message, plan);
  if (understood.kind !== 'changes') throw new Error(`“${message}” is read as ${understood.kind}.`);
  return understood.changes.reduce((now, change) => {
    const applied = applyChange(now, change);
    return 'plan' in applied ? applied.plan : now;
  }, plan);
}

export const listIn = ({ entities }: AppPlan, plural: string) => entities.find((entity) => entity.plural === plural);
