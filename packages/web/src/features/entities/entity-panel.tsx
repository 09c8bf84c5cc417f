import type { VersionFile } from '@whittle/contract/versions';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { count } from '../../lib/numbers.ts';
import { accessSentences } from '@whittle/domain/entities/access-sentences';
import { AccessChip } from './access-chip.tsx';
import { entityTexts as texts } from './entities.texts.ts';
import type { ListedEntity } from './entities-of.ts';
import { EntityGrid } from './entity-grid.tsx';
import { useGridView, withRenamedColumn } from './grid/use-grid-view.ts';
import { useSchemaHandlers } from './schema/use-schema-handlers.tsx';

type EntityPanelProps = {
  appId: string;
  files: readonly VersionFile[];
  listed: ListedEntity;
  filesOrigin: string;
  isChatBusy: boolean;
  /** Sends a message to the chat. */
  onAsk: (message: string) => Promise<void>;
  isReadOnly: boolean;
  /** Chooses another entity, on screens without the list of them. */
  switcher: ReactNode;
};

/** One entity: its head with everything that can be done with all records, and the grid (GRID-05). */
export function EntityPanel(props: EntityPanelProps) {
  const { appId, files, listed, filesOrigin, isChatBusy, onAsk, isReadOnly, switcher } = props;
  const { name, parse } = listed;
  const { view, change } = useGridView(appId, name);
  const schema = useSchemaHandlers({
    appId,
    entity: name,
    files,
    onAsk,
    onRenamed: (from, to) => view && change(withRenamedColumn(view, from, to)),
  });
  if (!parse.ok) {
    return (
      <>
        {switcher && <div className="border-b border-line px-4 py-1.5">{switcher}</div>}
        <Notice kind="warning" className="m-4">
          {texts.invalidEntity(name)} {parse.message}
        </Notice>
      </>
    );
  }
  if (!view) return <p className="p-4 text-ink-2">{texts.loading}</p>;
  return (
    <section aria-labelledby="entity-title" className="flex min-h-0 flex-1 flex-col lg:overflow-y-auto">
      <EntityGrid
        appId={appId}
        entity={parse.entity}
        view={view}
        onView={change}
        filesOrigin={filesOrigin}
        schema={isReadOnly ? null : schema.handlers}
        isReadOnly={isReadOnly}
        switcher={switcher}
        head={(total) => (
          <>
            <h2 id="entity-title" className="type-heading min-w-0 truncate max-lg:sr-only">
              {name}
            </h2>
            <span className="tabular me-2 text-ink-2 max-lg:hidden">{total !== null && count(total)}</span>
            {!isReadOnly && (
              <AccessChip
                appId={appId}
                entity={name}
                access={parse.entity.access}
                sentences={accessSentences(parse.entity)}
                isChatBusy={isChatBusy}
                onAsk={onAsk}
              />
            )}
          </>
        )}
      />
      {schema.dialog}
    </section>
  );
}
