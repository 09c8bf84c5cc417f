import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/field.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import { useSearchList } from '../use-search-list.ts';

type GoToFileProps = { paths: readonly string[]; onOpen: (path: string) => void; onClose: () => void };

const shownPaths = 50;

/** Opens a file by a part of its path: type, arrows, Enter. */
export function GoToFile({ paths, onOpen, onClose }: GoToFileProps) {
  const [query, setQuery] = useState('');
  const found = matching(paths, query).slice(0, shownPaths);

  const results = useSearchList(found.length, (index) => {
    const path = found[index];
    if (path === undefined) return;
    onOpen(path);
    onClose();
  });

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.goToFile}>
      <Input
        {...results.box}
        aria-label={texts.goToFile}
        placeholder={texts.goToFileHint}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          results.restart();
        }}
      />
      <ul {...results.list} aria-label={texts.files} className="mt-2 max-h-80 overflow-y-auto">
        {found.map((path, index) => (
          <li key={path} role="presentation">
            <button
              {...results.option(index)}
              className={cx(
                'type-code w-full rounded-chip px-2 py-1.5 text-start',
                index === results.active && 'bg-accent-soft',
              )}
            >
              {path}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="p-2 text-ink-2">{texts.noFile}</p>}
    </Dialog>
  );
}

/** Paths that hold the letters of `query` in their order; those with the whole query in the file's name come first. */
function matching(paths: readonly string[], query: string): string[] {
  const wanted = query.trim().toLowerCase();
  const rank = (path: string) => {
    const at = path.toLowerCase().lastIndexOf(wanted);
    return at < 0 ? 2 : at > path.lastIndexOf('/') ? 0 : 1;
  };
  return paths.filter((path) => holdsInOrder(path.toLowerCase(), wanted)).toSorted((a, b) => rank(a) - rank(b));
}

function holdsInOrder(path: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = path.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
