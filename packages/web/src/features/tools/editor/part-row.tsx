import { ArrowDown, ArrowUp, ChevronDown, Copy, Ellipsis, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toolEditorTexts as texts } from '../tool-editor.texts.ts';

type PartRowProps = {
  handle: ReactNode;
  name: string;
  /** What it is, in a word or two. */
  says: string;
  problem?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Null at an end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onDuplicate: (() => void) | null;
  onDelete: () => void;
  children: ReactNode;
};

/** A field, a step or a block: one line that opens to its editor, with what can be done to it. */
export function PartRow(props: PartRowProps) {
  const { handle, name, says, problem, isOpen, onToggle, onUp, onDown, onDuplicate, onDelete, children } = props;
  const shown = name.trim() || texts.unnamed;
  return (
    <div className="py-1">
      <div className="flex items-center gap-1">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="quick focus-inset flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start hover:bg-hover coarse:min-h-11"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold" dir="auto">
              {shown}
            </span>
            <span className={cx('type-meta block', problem ? 'text-danger' : 'text-ink-2')}>{problem ?? says}</span>
          </span>
          <ChevronDown aria-hidden size={16} className={cx('text-ink-2', isOpen && 'rotate-180')} />
        </button>
        <Menu trigger={<IconButton label={texts.moreOf(shown)} icon={<Ellipsis aria-hidden size={16} />} />}>
          {onDuplicate && (
            <MenuItem icon={<Copy aria-hidden size={16} />} onSelect={onDuplicate}>
              {texts.duplicate}
            </MenuItem>
          )}
          {onUp && (
            <MenuItem icon={<ArrowUp aria-hidden size={16} />} onSelect={onUp}>
              {texts.moveUp}
            </MenuItem>
          )}
          {onDown && (
            <MenuItem icon={<ArrowDown aria-hidden size={16} />} onSelect={onDown}>
              {texts.moveDown}
            </MenuItem>
          )}
          <MenuItem isDanger icon={<Trash2 aria-hidden size={16} />} onSelect={onDelete}>
            {texts.remove}
          </MenuItem>
        </Menu>
      </div>
      {isOpen && <div className="flex flex-col gap-4 px-2 pt-2 pb-4">{children}</div>}
    </div>
  );
}
