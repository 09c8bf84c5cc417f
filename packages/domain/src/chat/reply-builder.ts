import type { OpenAction } from './open-action.ts';
import type { Action, Block, Reply } from './reply.ts';

/**
 * Collects text, groups and actions into the blocks of a reply. A block or action that is closed is built once and keeps
 * its identity; the open one is built again whenever the reply is read.
 */
export interface ReplyBuilder {
  readonly actionCount: number;
  /** Actions that will not change any more, in order. The array grows. */
  readonly closedActions: readonly Action[];
  /** A group's tag was seen and its closing tag was not; text between its actions does not change that. */
  readonly isInGroup: boolean;
  /** Nothing but white space followed the last action or group. */
  readonly isAfterGroup: boolean;
  addText(piece: string): void;
  addReasoning(piece: string): void;
  /** What was text so far turns out to be reasoning. False when there are groups already. */
  turnTextIntoReasoning(): boolean;
  openGroup(title: string): void;
  closeGroup(): void;
  startAction(action: OpenAction): void;
  endAction(how: 'complete' | 'truncated'): void;
  /** The reply, or one of its outputs, is over: a group without tags of its own is complete when its actions are. */
  end(): void;
  build(): Reply;
}

export function createReplyBuilder(): ReplyBuilder {
  const closed: Block[] = [];
  const closedActions: Action[] = [];
  let reasoning = '';
  let actionCount = 0;

  /** Title of the group whose closing tag is awaited; null outside groups. */
  let title: string | null = null;
  let openText: string | null = null;
  /** White space after the text; it belongs to the block only when text follows. */
  let heldSpace = '';
  let openGroup: { title: string; actions: Action[] } | null = null;
  let action: OpenAction | null = null;

  const closeText = () => {
    if (openText !== null) closed.push({ kind: 'text', text: openText });
    openText = null;
    heldSpace = '';
  };
  const closeBlock = (isComplete: boolean) => {
    closeText();
    if (openGroup && (openGroup.actions.length > 0 || !isComplete))
      closed.push({ kind: 'group', ...openGroup, isComplete });
    openGroup = null;
  };

  return {
    closedActions,
    get actionCount() {
      return actionCount;
    },
    get isInGroup() {
      return title !== null;
    },
    get isAfterGroup() {
      return openText === null && (openGroup !== null || closed.at(-1)?.kind === 'group');
    },
    addText(piece) {
      const text = openText === null ? piece.trimStart() : piece;
      if (text === '') return;
      const body = text.trimEnd();
      if (body === '') {
        heldSpace += text;
        return;
      }
      if (openText === null) closeBlock(true);
      openText = (openText ?? '') + heldSpace + body;
      heldSpace = text.slice(body.length);
    },
    addReasoning(piece) {
      reasoning += piece;
    },
    turnTextIntoReasoning() {
      if (openGroup !== null || closed.length > 0) return false;
      reasoning += openText ?? '';
      openText = null;
      heldSpace = '';
      return true;
    },
    openGroup(newTitle) {
      closeBlock(title === null);
      title = newTitle;
      openGroup = { title: newTitle, actions: [] };
    },
    closeGroup() {
      closeBlock(true);
      title = null;
    },
    startAction(started) {
      closeText();
      openGroup ??= { title: title ?? '', actions: [] };
      action = started;
      actionCount++;
    },
    endAction(how) {
      const ended = action!.close(how);
      openGroup!.actions.push(ended);
      closedActions.push(ended);
      action = null;
    },
    end() {
      const isWhole = title === null && (openGroup?.actions.every((one) => one.isComplete) ?? false);
      closeBlock(isWhole);
      title = null;
    },
    build() {
      const blocks = [...closed];
      if (openText !== null) blocks.push({ kind: 'text', text: openText });
      if (openGroup) {
        const actions = action ? [...openGroup.actions, action.snapshot()] : [...openGroup.actions];
        blocks.push({ kind: 'group', title: openGroup.title, isComplete: false, actions });
      }
      return { blocks, reasoning };
    },
  };
}
