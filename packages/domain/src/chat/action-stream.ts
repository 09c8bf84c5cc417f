import { isFollowedByCode } from './code-after-tag.ts';
import { readFence } from './fences.ts';
import { isKnownType, openAction, type OpenAction } from './open-action.ts';
import { createReplyBuilder } from './reply-builder.ts';
import { readCutTag, readTag, type Tag } from './tags.ts';
import type { Action, Reply } from './reply.ts';

export type { Action, Block, Reply } from './reply.ts';
export { replyActions } from './reply.ts';

/**
 * Reads an assistant's reply as it streams and returns the blocks known so far (GEN-07 to GEN-12).
 *
 * Never throws; the cost is linear in the text, whatever the pieces. What is not an action is text, and text never holds
 * half a tag: an undecided end is held back until the next characters decide it. Blocks and actions that are closed keep
 * their identity, so React can skip them. An action without its closing tag has `isComplete: false`; `end()` marks it
 * `isTruncated`.
 *
 * The content of an action is raw text up to the matching closing tag. `</action>` inside code does not match when the
 * next character goes on with the line of code (a quote, `;`, `)`, …): it stands in a string. A comment that ends with
 * the tag cannot be told apart and closes the action. An opening `<action` at the start of a line begins the next action
 * even when the closing tag before it was forgotten.
 */
export interface ActionStream {
  push(chunk: string): void;
  end(): void;
  readonly reply: Reply;
  /** Actions that will not change any more, in order; cheap to look at after every piece. The array grows. */
  readonly closedActions: readonly Action[];
}

/**
 * Stands in a reply where the model's output ended and a further one begins (GEN-61): the record separator, which no
 * text of a model is let through with. What is open there is truncated, and the next output begins as a reply does.
 */
export const partMark = '\u001e';

/** A reply as a model reads it. */
export const withoutPartMarks = (text: string) => text.replaceAll(partMark, '\n');

export function parseReply(text: string, { ended }: { ended: boolean }): Reply {
  const stream = createActionStream();
  stream.push(text);
  if (ended) stream.end();
  return stream.reply;
}

const textMarks = /[<&`]/g;
const tagMarks = /</g;
const escapedTagMarks = /[<&]/g;

const opensAction = ({ attributes }: Tag) => ['type', 'file', 'path'].some((name) => attributes.has(name));

export function createActionStream(): ActionStream {
  const builder = createReplyBuilder();
  /** Text that is not yet decided, then the new piece. Bounded by the longest tag. */
  let buffer = '';
  let at = 0;
  /** A carriage return at the end of a piece, until it is known whether a line feed follows. */
  let carriage = '';
  let isEnded = false;
  let isStarted = false;
  let mode: 'text' | 'action' | 'think' = 'text';
  let action: OpenAction | null = null;
  /** Only white space since the last line break. */
  let isLineStart = true;
  let lastChar = '';
  /** A fence around a group was dropped; its closing line is dropped too. */
  let isInFence = false;

  const follow = (piece: string) => {
    if (piece === '') return;
    lastChar = piece.at(-1)!;
    const line = piece.slice(piece.lastIndexOf('\n') + 1);
    isLineStart = (line.length < piece.length || isLineStart) && line.trim() === '';
  };

  const take = (length: number) => {
    const piece = buffer.slice(at, at + length);
    at += length;
    if (mode === 'text') builder.addText(piece);
    else if (mode === 'think') builder.addReasoning(piece);
    else action!.push(piece);
    follow(piece);
  };

  const skip = (length: number) => {
    at += length;
    isLineStart = true;
    lastChar = '';
  };

  /** Takes everything up to the next of `marks`; false when there is none. */
  const takeUpTo = (marks: RegExp) => {
    marks.lastIndex = at;
    const found = marks.exec(buffer);
    take((found?.index ?? buffer.length) - at);
    return found !== null;
  };

  const beginAction = (tag: Tag) => {
    action = openAction(builder.actionCount, tag);
    builder.startAction(action);
    skip(tag.length);
    mode = 'action';
    if (tag.isSelfClosing) finishAction('complete');
  };

  const finishAction = (how: 'complete' | 'truncated') => {
    builder.endAction(how);
    action = null;
    mode = 'text';
  };

  /** Each step takes something, or answers false when it needs more text. */
  const stepText = (): boolean => {
    if (!takeUpTo(textMarks)) return false;
    if (buffer[at] === '`') return stepFence();
    const tag = readTag(buffer, at, isEnded);
    if (tag === 'more') return false;
    if (tag === null && isEnded && lastChar !== '`' && useCutTag()) return true;
    if (tag === null || lastChar === '`' || !useTag(tag)) take(1);
    return true;
  };

  /** A reply that ends inside an opening tag ends in a truncated action, not in half a tag. */
  const useCutTag = (): boolean => {
    const tag = readCutTag(buffer, at);
    if (tag?.name === 'group') {
      builder.openGroup(tag.attributes.get('title') ?? '');
      skip(tag.length);
    } else if (tag) beginAction(tag);
    return tag !== null;
  };

  /** False when the tag means nothing here and stays text. */
  const useTag = (tag: Tag): boolean => {
    const { name, isClosing } = tag;
    if (name === 'think') {
      if (isClosing ? !builder.turnTextIntoReasoning() : !isLineStart) return false;
      skip(tag.length);
      if (!isClosing && !tag.isSelfClosing) mode = 'think';
      return true;
    }
    if (isClosing) {
      if (name === 'replace' || (!builder.isInGroup && !builder.isAfterGroup)) return false;
      if (name === 'group') builder.closeGroup();
      skip(tag.length);
      return true;
    }
    if (name === 'group' && (isLineStart || tag.attributes.has('title'))) {
      builder.openGroup(tag.attributes.get('title') ?? '');
      skip(tag.length);
      return true;
    }
    if (name !== 'action' || !(opensAction(tag) || (builder.isInGroup && isLineStart))) return false;
    beginAction(tag);
    return true;
  };

  /** A fence is dropped when it stands around actions and is text otherwise. */
  const stepFence = (): boolean => {
    const fence = isLineStart ? readFence(buffer, at, isInFence, isEnded) : null;
    if (fence === 'more') return false;
    if (fence === null) take(/^`+/.exec(buffer.slice(at, at + 3))![0].length);
    else {
      isInFence = !isInFence;
      skip(fence);
    }
    return true;
  };

  const stepThink = (): boolean => {
    if (!takeUpTo(tagMarks)) return false;
    const tag = readTag(buffer, at, isEnded);
    if (tag === 'more') return false;
    if (tag?.name === 'think' && tag.isClosing) {
      skip(tag.length);
      mode = 'text';
    } else take(1);
    return true;
  };

  const stepAction = (): boolean => {
    if (!takeUpTo(action!.isEscaped ? escapedTagMarks : tagMarks)) return false;
    const tag = readTag(buffer, at, isEnded);
    if (tag === 'more') return false;
    if (tag === null) take(1);
    else if (tag.name === 'replace') {
      take(tag.length);
      if (tag.isClosing) action!.endPair();
    } else if (tag.name === 'think') take(1);
    else if (tag.isClosing) return stepClosing(tag);
    else if (
      isLineStart &&
      (tag.name === 'action' ? isKnownType(tag.attributes.get('type')) : tag.attributes.has('title'))
    )
      finishAction(tag.name === 'action' && action!.isSameAs(tag) ? 'truncated' : 'complete');
    else take(1);
    return true;
  };

  const stepClosing = (tag: Tag): boolean => {
    const isCode = isFollowedByCode(buffer, at + tag.length, isEnded);
    if (isCode === 'more') return false;
    if (isCode) take(tag.length);
    else {
      skip(tag.length);
      finishAction('complete');
      if (tag.name === 'group') builder.closeGroup();
    }
    return true;
  };

  const run = () => {
    const step = () => (mode === 'text' ? stepText() : mode === 'think' ? stepThink() : stepAction());
    while (at < buffer.length && step());
    buffer = buffer.slice(at);
    at = 0;
  };

  const feed = (chunk: string) => {
    if (chunk === '') return;
    let piece = carriage + chunk;
    carriage = piece.endsWith('\r') ? '\r' : '';
    if (carriage) piece = piece.slice(0, -1);
    if (!isStarted && piece !== '') {
      isStarted = true;
      piece = piece.replace(/^\uFEFF/, '');
    }
    buffer += piece.replaceAll('\r\n', '\n');
    run();
  };

  /** No more text of this output comes: what was undecided is decided, what is open is truncated. */
  const endPart = () => {
    isEnded = true;
    buffer += carriage;
    run();
    if (mode === 'action') finishAction('truncated');
    builder.end();
  };

  const beginPart = () => {
    isEnded = false;
    carriage = '';
    isStarted = false;
    mode = 'text';
    isInFence = false;
    isLineStart = true;
    lastChar = '';
  };

  return {
    closedActions: builder.closedActions,
    push(chunk) {
      if (isEnded) return;
      const [first = '', ...parts] = chunk.split(partMark);
      feed(first);
      for (const part of parts) {
        endPart();
        beginPart();
        feed(part);
      }
    },
    end() {
      if (!isEnded) endPart();
    },
    get reply() {
      return builder.build();
    },
  };
}
