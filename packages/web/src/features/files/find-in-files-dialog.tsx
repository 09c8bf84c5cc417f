import type { VersionFile } from '@whittle/contract/versions';
import { CaseSensitive } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fileTexts as texts } from './files.texts.ts';
import { findInFiles } from './find-in-files.ts';

type FindInFilesDialogProps = {
  files: readonly VersionFile[];
  onOpen: (place: { file: string; line: number }) => void;
  onClose: () => void;
};

/** Looks for a text in all files: type, arrows, Enter (FILE-11). */
export function FindInFilesDialog({ files, onOpen, onClose }: FindInFilesDialogProps) {
  const [query, setQuery] = useState('');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const wanted = useDeferredValue(query);
  const { lines, hasMore } = useMemo(
    () => findInFiles(files, wanted, isCaseSensitive),
    [files, wanted, isCaseSensitive],
  );

  const open = (at: number) => {
    const found = lines[at];
    if (!found) return;
    onOpen({ file: found.path, line: found.line });
    onClose();
  };
  const go = (to: number) => {
    const at = Math.max(0, Math.min(lines.length - 1, to));
    setActive(at);
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      go(active + step);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(active);
    }
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.findInFiles} width="wide" isTall>
      <div className="flex gap-2 pt-1">
        <Input
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={lines.length > 0 ? `${listId}-${active}` : undefined}
          aria-label={texts.findInFiles}
          placeholder={texts.findHint}
          value={query}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={texts.matchCase}
          icon={<CaseSensitive aria-hidden size={16} />}
          isPressed={isCaseSensitive}
          onClick={() => {
            setIsCaseSensitive(!isCaseSensitive);
            setActive(0);
          }}
        />
      </div>
      <p role="status" className="type-meta mt-2 text-ink-2">
        {wanted.trim() !== '' && texts.foundLines(lines.length, hasMore)}
      </p>
      <ul id={listId} role="listbox" aria-label={texts.findInFiles} className="mt-1">
        {lines.map(({ path, line, text, from, to }, index) => (
          <li key={`${path}:${line}`} role="presentation">
            {path !== lines[index - 1]?.path && <p className="type-meta pt-2 pb-1 text-ink-2">{path}</p>}
            <button
              type="button"
              role="option"
              id={`${listId}-${index}`}
              aria-selected={index === active}
              tabIndex={-1}
              onClick={() => open(index)}
              className={cx(
                'type-code flex w-full gap-3 rounded-chip px-2 py-1 text-start hover:bg-hover',
                index === active && 'bg-accent-soft',
              )}
            >
              <span className="w-10 shrink-0 text-end text-ink-2">{line}</span>
              <span className="min-w-0 break-all whitespace-pre-wrap">
                {text.slice(0, from)}
                <mark className="rounded-chip bg-warning-soft text-ink">{text.slice(from, to)}</mark>
                {text.slice(to)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
