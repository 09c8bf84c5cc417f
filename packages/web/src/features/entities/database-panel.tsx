import type { VersionFile } from '@whittle/contract/versions';
import { Database } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useIsWide } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { entitiesOf } from './entities-of.ts';
import { entityTexts as texts } from './entities.texts.ts';
import { HelpButton } from '../../core/help/help-button.tsx';
import { EntityList, EntitySelect, usersEntry } from './entity-list.tsx';
import { EntityPanel } from './entity-panel.tsx';

type DatabasePanelProps = {
  appId: string;
  /** The files of the version that is shown; undefined while they load. */
  files: readonly VersionFile[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** The entity that is open, kept in the address. */
  entity: string | null;
  onEntity: (name: string) => void;
  onOpenChat: () => void;
  isChatBusy: boolean;
  /** Sends a message to the chat. */
  onAsk: (message: string) => Promise<void>;
  /** Where files that were put into the app are served. */
  filesOrigin: string;
  /** The app's people, under an entry of their own in the list. */
  users?: ReactNode;
  /** Stands above data that can only be looked at: that of an older version's schema (VER-04). */
  readOnlyNotice?: ReactNode;
};

/** The app's data in the builder's hands: the entities, and the records of the one that is open. Rules: GRID-01 to GRID-05. */
export function DatabasePanel(props: DatabasePanelProps) {
  const {
    appId,
    hasFailed,
    onRetry,
    entity,
    onEntity,
    onOpenChat,
    filesOrigin,
    isChatBusy,
    onAsk,
    users,
    readOnlyNotice,
  } = props;
  // A new version is shown once it is there, the one before it until then.
  const [shownFiles, setShownFiles] = useState(props.files);
  if (props.files && props.files !== shownFiles) setShownFiles(props.files);
  const files = props.files ?? shownFiles;
  const isWide = useIsWide();
  const entities = useMemo(() => entitiesOf(files ?? []), [files]);
  if (hasFailed) {
    return (
      <div className="m-4">
        <RetryNotice label={texts.retry} onRetry={onRetry}>
          {texts.loadFailed}
        </RetryNotice>
      </div>
    );
  }
  if (!files) return <p className="p-4 text-ink-2">{texts.loading}</p>;
  const isUsers = entity === usersEntry && users !== undefined;
  const open = isUsers ? undefined : (entities.find(({ name }) => name === entity) ?? entities[0]);
  const list = {
    names: entities.map(({ name }) => name),
    selected: isUsers ? usersEntry : (open?.name ?? null),
    onSelect: onEntity,
    hasUsers: users !== undefined,
  };
  const hasList = list.names.length > 0 || list.hasUsers;
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface lg:flex-row">
      {hasList && isWide && <EntityList {...list} />}
      {hasList && !isWide && !open && (
        <div className="flex items-center gap-2 border-b border-line px-4 py-1.5">
          <div className="min-w-0 flex-1">
            <EntitySelect {...list} />
          </div>
          <HelpButton article="how-to-manage-your-app-data" />
        </div>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {readOnlyNotice}
        {isUsers && users}
        {!isUsers && !open && <NoEntities onOpenChat={onOpenChat} />}
        {open && (
          <EntityPanel
            key={open.name}
            appId={appId}
            files={files}
            listed={open}
            filesOrigin={filesOrigin}
            isChatBusy={isChatBusy}
            onAsk={onAsk}
            isReadOnly={readOnlyNotice !== undefined}
            switcher={isWide ? null : <EntitySelect {...list} />}
          />
        )}
      </div>
    </div>
  );
}

/** GRID-03 */
function NoEntities({ onOpenChat }: { onOpenChat: () => void }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
      <Database aria-hidden size={20} className="text-ink-3" />
      <h2 className="type-heading">{texts.empty}</h2>
      <Button variant="filled" onClick={onOpenChat}>
        {texts.openChat}
      </Button>
    </div>
  );
}
