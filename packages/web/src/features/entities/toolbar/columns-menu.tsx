import { ChevronLeft, ChevronRight, Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { gridTexts as texts } from '../entities.texts.ts';

type ColumnsMenuProps = {
  /** All columns in their order. */
  columns: readonly { id: string; label: string; isShown: boolean }[];
  onShow: (id: string, isShown: boolean) => void;
  onMove: (id: string, by: -1 | 1) => void;
  onReset: () => void;
};

/** Which columns are shown, and in which order. */
export function ColumnsMenu({ columns, onShow, onMove, onReset }: ColumnsMenuProps) {
  const hidden = columns.filter(({ isShown }) => !isShown).length;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="small" variant="plain" icon={<Columns3 aria-hidden size={16} />}>
          {texts.columns}
          {hidden > 0 && <span className="tabular text-ink-3">-{hidden}</span>}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={texts.columns}
          className="layer-popover flex max-h-(--radix-popover-content-available-height) w-72 flex-col overflow-y-auto rounded-tile bg-raised p-2 text-ink shadow-pop"
        >
          <p className="type-meta px-2 py-1 text-ink-3">{texts.columnsHint}</p>
          <ul>
            {columns.map(({ id, label, isShown }, at) => (
              <li key={id} className="flex items-center gap-1 rounded-chip px-2 hover:bg-hover">
                <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2 coarse:min-h-11">
                  <input
                    type="checkbox"
                    checked={isShown}
                    aria-label={texts.show(label)}
                    onChange={(event) => onShow(id, event.target.checked)}
                    className="size-4 accent-accent"
                  />
                  <span className="truncate">{label}</span>
                </label>
                <IconButton
                  label={texts.moveUp(label)}
                  aria-disabled={at === 0 || undefined}
                  icon={<ChevronLeft aria-hidden size={16} />}
                  onClick={() => onMove(id, -1)}
                />
                <IconButton
                  label={texts.moveDown(label)}
                  aria-disabled={at === columns.length - 1 || undefined}
                  icon={<ChevronRight aria-hidden size={16} />}
                  onClick={() => onMove(id, 1)}
                />
              </li>
            ))}
          </ul>
          <Button size="small" variant="plain" onClick={onReset}>
            {texts.resetColumns}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
