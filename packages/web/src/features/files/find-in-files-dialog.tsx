import type { VersionFile } from '@whittle/contract/versions';
import { CaseSensitive } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fileTexts as texts } from './files.texts.ts';
import { findInFiles } from './find-in-files.ts';
import { useSearchList } from './use-search-list.ts';

type FindInFilesDialogProps = {
  files: readonly VersionFile[];
  onOpen: (place: { file: string; line: number }) => void;
  onClose: () => void;
};

/** Looks for a text in all files: type, arrows, Enter (FILE-11). */
export function FindInFilesDialog({ files, onOpen, onClose }: FindInFilesDialogProps) {
  const [query, setQuery] = useState('');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
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
  const results = useSearchList(lines.length, open);

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.findInFiles} width="wide" isTall>
      <div className="flex gap-2 pt-1">
        <Input
          {...results.box}
          aria-label={texts.findInFiles}
          placeholder={texts.findHint}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            results.restart();
          }}
        />
        <IconButton
          label={texts.matchCase}
          icon={<CaseSensitive aria-hidden size={16} />}
          isPressed={isCaseSensitive}
          onClick={() => {
            setIsCaseSensitive(!isCaseSensitive);
            results.restart();
          }}
        />
      </div>
      <p role="status" className="type-meta mt-2 text-ink-2">
        {wanted.trim() !== '' && texts.foundLines(lines.length, hasMore)}
      </p>
      <ul {...results.list} aria-label={texts.findInFiles} className="mt-1">
        {lines.map(({ path, line, text, from, to }, index) => (
          <li key={`${path}:${line}`} role="presentation">
            {path !== lines[index - 1]?.path && <p className="type-meta pt-2 pb-1 text-ink-2">{path}</p>}
            <button
              {...results.option(index)}
              className={cx(
                'type-code flex w-full gap-3 rounded-chip px-2 py-1 text-start hover:bg-hover',
                index === results.active && 'bg-accent-soft',
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
