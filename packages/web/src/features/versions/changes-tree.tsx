import type { groupDiffs } from '@whittle/domain/versions/diff-files';
import { cx } from '../../lib/cx.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type ChangesTreeProps = {
  groups: ReturnType<typeof groupDiffs>;
  chosen: string | null;
  onChoose: (path: string) => void;
};

const colours = { added: 'text-success', modified: 'text-warning', deleted: 'text-danger', unchanged: '' };

/** The changed files below their kinds, each with its status as a sign and in words (VER-10, VER-11). */
export function ChangesTree({ groups, chosen, onChoose }: ChangesTreeProps) {
  return (
    <nav aria-label={texts.files} className="flex flex-col gap-4 sm:p-3">
      {groups.map(({ group, files }) => (
        <section key={group}>
          <h3 className="type-meta px-2 pb-1 text-ink-3">{texts.groups[group]}</h3>
          <ul>
            {files.map(({ path, status }) => (
              <li key={path}>
                <button
                  type="button"
                  aria-current={path === chosen || undefined}
                  onClick={() => onChoose(path)}
                  className="quick focus-inset flex min-h-7 w-full items-center gap-2 rounded-chip px-2 text-start hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:text-accent-text coarse:min-h-11"
                >
                  <span className="min-w-0 flex-1 truncate">{nameOf(path)}</span>
                  <span aria-label={texts.statuses[status]} role="img" className={cx('type-code', colours[status])}>
                    {texts.signs[status]}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Below its kind a file needs no folder and no extension. */
function nameOf(path: string): string {
  return path.replace(/^[a-z]+\//, '').replace(/\.[a-z]+$/, '');
}
