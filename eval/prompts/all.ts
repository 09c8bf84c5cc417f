import { approval } from './approval.ts';
import { booking } from './booking.ts';
import { calculating } from './calculating.ts';
import { calendar } from './calendar.ts';
import { colours } from './colours.ts';
import { content } from './content.ts';
import { everyday } from './everyday.ts';
import { followUps } from './follow-ups.ts';
import { forms } from './forms.ts';
import { games } from './games.ts';
import { german } from './german.ts';
import { honesty } from './honesty.ts';
import { lookup } from './lookup.ts';
import { opinions } from './opinions.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import type { EvalPrompt } from './prompt.ts';
import { quiz } from './quiz.ts';
import { records } from './records.ts';
import { reports } from './reports.ts';
import { time } from './time.ts';
import { typedFast } from './typed-fast.ts';

export const prompts: readonly EvalPrompt[] = [
  ...[records, everyday, forms, lookup, opinions, booking, orders, approval, quiz, calculating, time],
  ...[calendar, reports, people, content, games, colours, honesty, german, followUps, typedFast],
].flat();

/** Those of these names, or with checks of an ability of that name; all without names. Throws for a name that there is not. */
export function chosenPrompts(names: readonly string[]): readonly EvalPrompt[] {
  const isChosen = (prompt: EvalPrompt, name: string) =>
    prompt.id === name || [prompt, ...(prompt.followUps ?? [])].some(({ checks }) => name in checks);
  for (const name of names) {
    if (!prompts.some((prompt) => isChosen(prompt, name))) throw new Error(`there is no prompt or ability '${name}'`);
  }
  return names.length === 0 ? prompts : prompts.filter((prompt) => names.some((name) => isChosen(prompt, name)));
}
