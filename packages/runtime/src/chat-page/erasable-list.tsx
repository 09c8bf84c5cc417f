import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

type ErasableListProps<T> = {
  title: string;
  /** What stands above the list whatever it holds. */
  about?: string;
  failed: string;
  read: () => Promise<readonly T[]>;
  /** `erase` runs what it is given, says when that failed, and reads again. */
  children: (items: readonly T[], erase: (work: () => Promise<unknown>) => void) => ReactNode;
};

/** What is kept of who is signed in: read when it is opened, and erased by them. */
export function ErasableList<T>({ title, about, failed, read, children }: ErasableListProps<T>) {
  const [list, setList] = useState<readonly T[] | 'failed' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => read().then(setList, () => setList('failed'));
  const erase = async (work: () => Promise<unknown>) => {
    setHasFailed(false);
    await work().catch(() => setHasFailed(true));
    await load();
  };
  return (
    <details className="memory" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{title}</summary>
      {about !== undefined && <p className="help">{about}</p>}
      {list === null ? (
        <div className="skeleton" />
      ) : list === 'failed' ? (
        <p className="problem">
          {failed}{' '}
          <button type="button" className="quiet" onClick={() => void load()}>
            {texts.retry}
          </button>
        </p>
      ) : (
        children(list, (work) => void erase(work))
      )}
      {hasFailed && (
        <p className="problem" role="alert">
          {texts.eraseFailed}
        </p>
      )}
    </details>
  );
}
