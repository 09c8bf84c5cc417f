import { booking } from './booking.ts';
import { calculating } from './calculating.ts';
import { german } from './german.ts';
import { records } from './records.ts';
import type { EvalPrompt } from './prompt.ts';

export const prompts: readonly EvalPrompt[] = [...records, ...booking, ...calculating, ...german];

/** Those of these names, or with checks of an ability of that name; all without names. Throws for a name that there is not. */
export function chosenPrompts(names: readonly string[]): readonly EvalPrompt[] {
  const isChosen = (prompt: EvalPrompt, name: string) =>
    prompt.id === name || [prompt, ...(prompt.followUps ?? [])].some(({ checks }) => name in checks);
  for (const name of names) {
    if (!prompts.some((prompt) => isChosen(prompt, name))) throw new Error(`there is no prompt or ability '${name}'`);
  }
  return names.length === 0 ? prompts : prompts.filter((prompt) => names.some((name) => isChosen(prompt, name)));
}
