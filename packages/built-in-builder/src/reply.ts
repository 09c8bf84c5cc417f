import type { BuildContext } from '@whittle/domain/chat/build-context';
import { fileAction, group } from './action-text.ts';
import { firstReply } from './first-reply.ts';
import { followUpReply } from './follow-up/follow-up-reply.ts';
import { understand } from './follow-up/understand.ts';
import { type Step, stepsOf } from './follow-up/undone/steps.ts';
import { undoneWish } from './follow-up/undone/undone.ts';
import { replyWithoutPlan } from './follow-up/without-plan.ts';
import { asPlan } from './as-plan.ts';
import { appFiles } from './generate/app-files.ts';
import { answerInstead, askBack } from './first-message.ts';
import { germanReply } from './languages/german-reply.ts';
import { isInGerman } from './languages/is-in-german.ts';
import type { FeatureName } from './plan/plan.ts';
import { readPlan } from './plan/plan-file.ts';
import { recognise } from './recognise/recognise.ts';
import { placeTool } from './tools/place-tool.ts';
import { newTool, toolReply } from './tools/tool-reply.ts';
import { typedText } from './typed-text.ts';

const goOn =
  /^(?:continue and repeat the last action if truncated|(?:please )?(?:continue|go on|keep going|carry on|resume|try (?:it )?again|again|retry|start (?:again|over)|finish(?: it)?|build it(?: again)?|do it|(?:mach )?weiter(?:machen)?|mach weiter,? und wiederhole die letzte aktion, wenn sie abgeschnitten ist|fahre? fort|fortfahren|nochmal|noch einmal))[.!]*$/i;
const buildIt =
  /^(?:ok(?:ay)?,? )?(?:please |bitte )?(?:build (?:this plan|it)(?: now)?|diesen plan umsetzen|setze? (?:den|diesen) plan um|baue? (?:es|das|den plan|diesen plan)(?: jetzt)?)[.!]?$/i;

/** The whole text of the answer to a request. What was planned is built together with what is said last. */
export function replyTo(typed: BuildContext, now: Date): string {
  const context = { ...typed, message: typedText(typed.message), earlier: typed.earlier.map(typedText) };
  const { message, isPlan = false } = context;
  const planned = typed.planned?.map(typedText) ?? [];
  const said = buildIt.test(message.trim()) && planned.length > 0 ? [] : [message];
  const whole = [...planned, ...said].join('\n');
  const built = buildReply({ ...context, message: whole }, now);
  const reply = isPlan ? asPlan(built) : built;
  const plan = readPlan(context.files);
  // the words of the product's own buttons say nothing of a language
  const own = [message].filter((text) => !buildIt.test(text.trim()) && !goOn.test(text.trim()));
  const german = isInGerman({ message: own.join(''), earlier: [...context.earlier, ...planned] }, plan);
  return german ? germanReply(reply, plan, context.files).text : reply;
}

function buildReply(context: BuildContext, now: Date): string {
  const { files, message, earlier } = context;
  const isOn = goOn.test(message.trim());
  const said = earlier.filter((one) => !goOn.test(one.trim()));
  if (context.isTool) return toolReply({ ...context, message: isOn ? (said.at(-1) ?? message) : message });
  const plan = readPlan(files);
  // once there is an app, only the words of the product go on with what was said last
  const asked = isOn && (!plan || /truncated|abgeschnitten/i.test(message)) ? (said.at(-1) ?? message) : message;
  if (files.size > 0 && isToolWish(asked)) return newTool(asked, files, { isWholeApp: false });
  const placed = placeTool(asked, files);
  if (placed !== null) return placed;
  if (plan) return followUpReply(asked, plan, files, now, () => earlierSteps(said));
  if (files.size === 0) {
    return answerInstead(asked) ?? firstReplyTo(asked, now);
  }
  const begun = [...said, message].find((prompt) => isBegunBy(prompt, files));
  if (begun !== undefined && (isOn || said.includes(message) || begun === message)) return restOf(begun, files, now);
  return asked === message ? replyWithoutPlan(asked, files, now) : restOf(asked, files, now);
}

/** What the messages before changed, the first of them the one that the app was made from. */
function earlierSteps([first, ...messages]: readonly string[]): Step[] {
  if (first === undefined || answerInstead(first) !== null) return [];
  const { plan, samples } = recognise(first);
  const made = readPlan(new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content])));
  if (!made) return [];
  return stepsOf(made, messages, (message, now, steps) => {
    const undone = undoneWish(message.trim(), now, () => steps);
    const understood = undone ? null : understand(message, now);
    return undone ?? (understood?.kind === 'changes' ? understood.changes : []);
  });
}

/** In an app: a tool is asked for by its name, so that “add a tool” keeps meaning a record. */
const isToolWish = (asked: string): boolean =>
  /^(?:please\s+)?(?:add|make|create|build)\s+(?:me\s+)?(?:an?|another)\s+AI[ -]tool\b/i.test(asked.trim()) ||
  /^(?:bitte\s+)?(?:erstelle?|baue?|mache?)\s+(?:mir\s+|uns\s+)?(?:bitte\s+)?ein\s+KI-?(?:Tool|Werkzeug)\b/i.test(
    asked.trim(),
  );

/** The first app; a text that names nothing to keep, nothing to do and no colour is asked back instead. */
function firstReplyTo(prompt: string, now: Date): string {
  const understood = recognise(prompt);
  const { reading, kind, plan } = understood;
  const isGuess =
    kind === null && reading.entities.every(({ why, noun }) => why[0] === 'only noun' && noun === 'entry');
  const isEmpty =
    isGuess &&
    plan.entities.length > 0 &&
    plan.pages.every((page) => page.archetype !== 'feature' || aside.has(page.feature));
  return isEmpty ? askBack : firstReply(understood, now);
}

/** Pages that are of use only beside records. */
const aside: ReadonlySet<FeatureName> = new Set(['report', 'history', 'profile', 'search', 'lookup']);

/** Whether all files are ones that the reply to this prompt writes: it was stopped before the app was whole. */
function isBegunBy(prompt: string, files: ReadonlyMap<string, string>): boolean {
  if (answerInstead(prompt) !== null) return false;
  const { plan, samples } = recognise(prompt);
  const paths = new Set(appFiles(plan, { samples }).map(({ path }) => path));
  return [...files.keys()].every((path) => paths.has(path));
}

/** A first reply that broke off: what is there stays, the rest is written. */
function restOf(prompt: string, files: ReadonlyMap<string, string>, now: Date): string {
  const understood = recognise(prompt);
  const missing = appFiles(understood.plan, { samples: understood.samples }).filter(({ path }) => !files.has(path));
  if (missing.some(({ path }) => path.startsWith('entities/'))) return firstReply(understood, now);
  return `I’ll continue where the reply broke off.\n\n${group(
    'The rest of the app',
    missing.map((file) => fileAction('add_file', file.path, file.title, file.content)),
  )}`;
}
