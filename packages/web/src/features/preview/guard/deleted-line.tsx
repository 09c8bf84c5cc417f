import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { previewTexts } from '../preview.texts.ts';
import type { PreviewGuarding } from './use-preview-guard.ts';

const texts = previewTexts.guard;

/** Under the last turn: what the app deleted in the preview since then, and the way back (PREV-20). */
export function DeletedLine({ guarding }: { guarding: PreviewGuarding }) {
  const [isBusy, setIsBusy] = useState(false);
  const { deletedRecords, problem, undo } = guarding;
  if (deletedRecords === 0) return null;
  const onUndo = async () => {
    setIsBusy(true);
    await undo();
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-ink-2">
      <p role="status">{texts.deleted(deletedRecords)}</p>
      <Button size="small" isBusy={isBusy} icon={<Undo2 aria-hidden size={16} />} onClick={() => void onUndo()}>
        {texts.undo}
      </Button>
      {problem && (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
