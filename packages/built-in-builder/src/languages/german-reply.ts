import { toolPathOf } from '@whittle/domain/tools/tool-path';
import { toLabel } from '../plan/names.ts';
import type { AppPlan } from '../plan/plan.ts';
import { content } from './german/content.ts';
import { pageLabels } from './german/labels.ts';
import { nouns } from './german/nouns.ts';
import { inDative } from './german-dative.ts';
import { abilities, ofKinds } from './german/replies/apps.ts';
import { replies } from './german/replies.ts';
import { titles } from './german/titles.ts';
import { toolReplies } from './german/tools.ts';
import { translator, type Translate } from './phrases.ts';

const phrases = { ...content, ...pageLabels, ...abilities, ...ofKinds, ...titles, ...replies, ...toolReplies };
const looksEnglish =
  /\b(?:the|and|of|with|for|are|by|this|that|you|who|what|how|sample|has|have|already|not|your|now|changes?)\b/;

/**
 * A reply with its own words in German; what stands inside of actions is the app's, which is German or not by itself.
 * `left` are the sentences that nobody could translate.
 */
export function germanReply(
  reply: string,
  plan: AppPlan | null,
  files: ReadonlyMap<string, string> = new Map(),
): { text: string; left: string[] } {
  const words = new Map([...wordsIn(plan, reply), ...toolWords(reply, files)]);
  const translate = translator(phrases, (word) => words.get(word.toLowerCase()) ?? nouns[toLabel(word)] ?? null);
  const dative = inDative(plan);
  const left: string[] = [];
  const said = (sentence: string): string => {
    const german = translate(sentence);
    if (german === null && /\p{L}{2}/u.test(sentence)) left.push(sentence);
    return german ?? sentence;
  };
  /** Titles of files are the app's, and in its language. */
  const titled = (title: string): string => translate(title) ?? (looksEnglish.test(title) ? said(title) : title);
  let isInside = false;
  const lines = reply.split('\n').map((line) => {
    if (isInside) {
      if (line.endsWith('</action>')) isInside = false;
      return line;
    }
    if (line.startsWith('<')) {
      isInside = line.startsWith('<action ') && !line.endsWith('</action>');
      return line.replace(/ title="([^"]+)"/, (_, title: string) => ` title="${titled(title)}"`);
    }
    const [, begin = '', words = ''] = /^((?:- )?)(.*)$/.exec(line)!;
    return words === '' ? line : begin + dative(germanLine(words, translate, said));
  });
  return { text: lines.join('\n'), left };
}

/** Sentence by sentence, or the line as a whole. */
function germanLine(line: string, translate: Translate, said: (sentence: string) => string): string {
  const sentences = line.split(/(?<=[.!?])\s+(?=[\p{Lu}“*])/u);
  if (sentences.every((sentence) => translate(sentence) !== null)) return sentences.map(said).join(' ');
  return translate(line) ?? sentences.map(said).join(' ');
}

/** Names in the app's AI tools, old and new, as they are written. */
function toolWords(reply: string, files: ReadonlyMap<string, string>): [string, string][] {
  const documents = [...files].filter(([path]) => toolPathOf(path) !== null).map(([, text]) => text);
  if (/ file="tools\//.test(reply)) documents.push(reply);
  const names = documents.flatMap((text) => [...text.matchAll(/"(?:name|label|title)": "((?:[^"\\]|\\.)+)"/g)]);
  return names.map(([, name]) => [name!.toLowerCase(), name!]);
}

/** The app's own words, as they are written: of its plan, and of what the reply changes in it. */
function wordsIn(plan: AppPlan | null, reply: string): Map<string, string> {
  const words = [
    ...(plan?.entities ?? []).flatMap(({ label, plural, fields }) => [
      label,
      plural,
      ...fields.map((field) => field.label),
    ]),
    ...(plan?.pages ?? []).map(({ label }) => label),
    ...Array.from(reply.matchAll(/"(?:label|plural|value)": "((?:[^"\\]|\\.)+)"/g), ([, word]) => word!),
  ];
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}
