import { Redo2, Undo2 } from 'lucide-react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DraftState, ToolDraft } from '../draft/tool-draft.ts';
import { toolTexts as texts } from '../tools.texts.ts';

const words = {
  saved: texts.saved,
  waiting: texts.unsaved,
  saving: texts.saving,
  failed: texts.notSaved,
  conflict: texts.notSaved,
};

/** Whether the draft is with the server, in a word, and the way back and forth. */
export function SaveState({ draft, state }: { draft: ToolDraft; state: DraftState }) {
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        label={texts.undo}
        icon={<Undo2 aria-hidden size={16} />}
        aria-disabled={!state.canUndo}
        onClick={draft.undo}
      />
      <IconButton
        label={texts.redo}
        icon={<Redo2 aria-hidden size={16} />}
        aria-disabled={!state.canRedo}
        onClick={draft.redo}
      />
      <p role="status" className="type-meta px-2 text-ink-2">
        {words[state.phase]}
      </p>
    </div>
  );
}

/** Why nothing is saved, where it stays until it is. Rule: TOOL-14. */
export function SaveFailure({ draft, state }: { draft: ToolDraft; state: DraftState }) {
  if (state.phase !== 'failed') return null;
  const retry = (
    <Button size="small" onClick={() => void draft.flush()}>
      {texts.retry}
    </Button>
  );
  return (
    <Notice kind="danger" action={retry} className="m-2">
      {texts.failed}. {sentenceOf(state.problem)} {texts.draftKept}
    </Notice>
  );
}
