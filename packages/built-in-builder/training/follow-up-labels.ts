import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AppPlan } from '../src/plan/plan.ts';
import { outlineOf } from './outlines.ts';

/** A value of a label line. Several are joined by a slash, as choices are: `field=From/Until`. */
export type Wish = { op: string; values: Readonly<Record<string, string>> };
/** A part of the message, from `at` to `end`: a new name, a choice, a field of a new list, or whoever has a role. */
type Span = { kind: 'n' | 'o' | 'f' | 'r'; at: number; end: number };
export type LabelledMessage = { app: string; plan: AppPlan; message: string; spans: Span[]; wishes: Wish[] };

/** The messages of a file; README.md says how they are written. */
export function labelledMessagesOf(file: string): LabelledMessage[] {
  const language = /german/.test(basename(file)) ? 'de' : 'en';
  const blocks = readFileSync(file, 'utf8').split(/^=== /m).slice(1);
  return blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const first = lines.findIndex((line) => line.startsWith('- '));
    const plan = outlineOf(lines.slice(0, first), language);
    return messagesIn(lines.slice(first), { app: `${basename(file)} ${plan.name}`, plan });
  });
}

function messagesIn(lines: readonly string[], about: Pick<LabelledMessage, 'app' | 'plan'>): LabelledMessage[] {
  const found: LabelledMessage[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push({ ...about, ...withoutMarks(line.slice(2).trim()), wishes: [] });
    else if (line.startsWith('  = ')) found.at(-1)!.wishes.push(wishOf(line.slice(4)));
    else throw new Error(`“${line}” is neither a message nor a label (${about.app}).`);
  }
  return found;
}

function withoutMarks(marked: string): { message: string; spans: Span[] } {
  const spans: Span[] = [];
  let message = '';
  let from = 0;
  for (const match of marked.matchAll(/\[([nofr]):([^\]]*)\]/g)) {
    message += marked.slice(from, match.index);
    spans.push({ kind: match[1] as Span['kind'], at: message.length, end: message.length + match[2]!.length });
    message += match[2];
    from = match.index + match[0].length;
  }
  return { message: message + marked.slice(from), spans };
}

function wishOf(line: string): Wish {
  const [op = '', ...pairs] = line.split(/\s*;\s*/);
  return {
    op: op.trim(),
    values: Object.fromEntries(
      pairs
        .filter((pair) => pair.includes('='))
        .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
    ),
  };
}
