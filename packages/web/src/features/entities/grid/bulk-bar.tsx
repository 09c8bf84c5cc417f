import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import { type BulkDeleteProgress, percentOf } from './bulk-delete.ts';

type BulkBarProps = {
  count: number;
  progress: BulkDeleteProgress | null;
  isCancelling: boolean;
  onDelete: () => void;
  onClear: () => void;
  onCancel: () => void;
};

/** What can be done with the ticked rows, and how far it is. Rules: GRID-10, GRID-28. */
export function BulkBar({ count, progress, isCancelling, onDelete, onClear, onCancel }: BulkBarProps) {
  if (progress) {
    const percent = percentOf(progress);
    return (
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
        <ProgressBar label={texts.processing(percent)} value={percent} max={100} className="w-40" />
        <p role="status" className="tabular">
          {texts.processing(percent)}
        </p>
        <Button size="small" isBusy={isCancelling} onClick={onCancel}>
          {texts.cancelOperation}
        </Button>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <p role="status" className="tabular">
        {texts.selected(count)}
      </p>
      <Button size="small" variant="plain-danger" icon={<Trash2 aria-hidden size={16} />} onClick={onDelete}>
        {texts.deleteSelected}
      </Button>
      <Button size="small" variant="plain" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}
