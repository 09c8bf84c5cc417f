import { History, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';

const TrashPanel = lazyPart(async () => (await import('./trash-panel.tsx')).TrashPanel);
const RestoreToTimeDialog = lazyPart(async () => (await import('./restore-to-time-dialog.tsx')).RestoreToTimeDialog);

type HistoryButtonProps = { appId: string; entity: string; onChanged: () => void };

/** The way to the trash and to restoring data to a time. */
export function HistoryButton({ appId, entity, onChanged }: HistoryButtonProps) {
  const [open, setOpen] = useState<'trash' | 'restore' | null>(null);
  const props = { appId, entity, onChanged, onClose: () => setOpen(null) };
  return (
    <>
      <Menu trigger={<IconButton label={texts.more} icon={<History aria-hidden size={16} />} className="size-7" />}>
        <MenuItem icon={<Trash2 aria-hidden size={16} />} onSelect={() => setOpen('trash')}>
          {texts.trash}
        </MenuItem>
        <MenuItem icon={<RotateCcw aria-hidden size={16} />} onSelect={() => setOpen('restore')}>
          {texts.restoreTo}
        </MenuItem>
      </Menu>
      {open === 'trash' && <TrashPanel {...props} />}
      {open === 'restore' && <RestoreToTimeDialog {...props} />}
    </>
  );
}
