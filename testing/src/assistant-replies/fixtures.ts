import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';

const folder = new URL('../../../fixtures/assistant-replies/', import.meta.url);

/**
 * A recorded reply of an assistant: `fixtures/assistant-replies/{name}.md`, which begins with
 *
 *     ---
 *     shows: what a reader learns from it
 *     answers: part of the message that it replies to (optional)
 *     after: name of the reply whose files it changes (optional)
 *     ends: length (optional; `stop` when left out)
 *     reads:
 *       outline of what the parser makes of it, see outline.ts
 *     applies:
 *       what becomes of each action
 *     ---
 *
 * and goes on with the reply, letter for letter but for the line break at the very end of a complete one.
 */
export type ReplyFixture = {
  name: string;
  shows: string;
  answers: string | null;
  after: string | null;
  ends: 'stop' | 'length';
  reads: string;
  applies: string;
  text: string;
};

export function listReplyFixtures(): ReplyFixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readReplyFixture(file.slice(0, -'.md'.length)));
}

/** Throws when there is no such fixture or its head is not closed. */
export function readReplyFixture(name: string): ReplyFixture {
  const file = readFileSync(new URL(`${name}.md`, folder), 'utf8');
  const head = /^---\n([\s\S]*?)\n---\n/.exec(file);
  if (!head) throw new Error(`fixtures/assistant-replies/${name}.md has no head`);
  const fields = readFields(head[1]!);
  const ends = fields.get('ends') === 'length' ? 'length' : 'stop';
  const text = file.slice(head[0].length);
  return {
    name,
    shows: fields.get('shows') ?? '',
    answers: fields.get('answers') ?? null,
    after: fields.get('after') ?? null,
    ends,
    reads: fields.get('reads') ?? '',
    applies: fields.get('applies') ?? '',
    text: ends === 'stop' ? text.replace(/\n$/, '') : text,
  };
}

/** The files of an app after a reply, and after those that it builds on; none for null. */
export function filesAfter(name: string | null): ReadonlyMap<string, string> {
  if (name === null) return new Map();
  const { after, text } = readReplyFixture(name);
  return applyActions(filesAfter(after), replyActions(parseReply(text, { ended: true }))).files;
}

/** Writes the two outlines of a fixture's head again. */
export function replaceOutline(name: string, { reads, applies }: Pick<ReplyFixture, 'reads' | 'applies'>): void {
  const path = new URL(`${name}.md`, folder);
  const file = readFileSync(path, 'utf8');
  const head = /^---\n([\s\S]*?)\n---\n/.exec(file)!;
  const kept = head[1]!.split(/\n(?:reads|applies):/)[0]!;
  const lines = [kept, ...field('reads', reads), ...field('applies', applies)];
  writeFileSync(path, `---\n${lines.join('\n')}\n---\n${file.slice(head[0].length)}`);
}

const field = (name: string, text: string) =>
  text === '' ? [] : [`${name}:`, ...text.split('\n').map((line) => `  ${line}`)];

/** `name: value` lines; indented lines continue the field above them. */
function readFields(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  let current = '';
  for (const line of head.split('\n')) {
    const field = /^(\w+):\s*(.*)$/.exec(line);
    if (field) {
      current = field[1]!;
      fields.set(current, field[2]!);
    } else {
      const before = fields.get(current);
      const text = line.replace(/^ {2}/, '');
      fields.set(current, before ? `${before}\n${text}` : text);
    }
  }
  return fields;
}
