import { maxConnections } from '@whittle/contract/models/connections';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { modelConnectionTexts as texts, modelTexts } from '../../core/models/models.texts.ts';
import { ConnectionList } from './connection-list.tsx';
import { useModelConnections } from './connections.requests.ts';
import { OwnKeysSwitch } from './own-keys-switch.tsx';
import { RolesForm } from './roles-form.tsx';

/** The models that are connected at the same time, and which of them answers what. */
export function ModelConnections() {
  const { data, isError, refetch } = useModelConnections();
  if (isError) {
    return (
      <RetryNotice label={modelTexts.retry} onRetry={refetch}>
        {modelTexts.loadFailed}
      </RetryNotice>
    );
  }
  if (!data) return <RowsToCome rows={2} />;
  const { items, roles } = data;
  return (
    <>
      {items.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ConnectionList whose="installation" items={items} mayAdd={items.length <= maxConnections} />
      {items.length > 1 && <RolesForm key={JSON.stringify([items, roles])} items={items} roles={roles} />}
      <OwnKeysSwitch />
    </>
  );
}
