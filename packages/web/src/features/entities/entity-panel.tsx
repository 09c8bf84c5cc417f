import { count } from '../../lib/numbers.ts';
import { Notice } from '../../ui/notice.tsx';
import { useRecordCount } from './entities.requests.ts';
import { entityTexts as texts } from './entities.texts.ts';
import type { ListedEntity } from './entities-of.ts';

type EntityPanelProps = { appId: string; listed: ListedEntity };

/** One entity: its head with everything that can be done with all records, and the grid (GRID-05). */
export function EntityPanel({ appId, listed: { name, parse } }: EntityPanelProps) {
  const records = useRecordCount(appId, name);
  if (!parse.ok) {
    return (
      <Notice kind="warning" className="m-4">
        {texts.invalidEntity(name)} {parse.message}
      </Notice>
    );
  }
  return (
    <section aria-labelledby="entity-title" className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <h2 id="entity-title" className="type-heading min-w-0 truncate">
          {name}
        </h2>
        <span className="tabular text-ink-2">{records.data && count(records.data.count)}</span>
      </header>
    </section>
  );
}
