import { maxConnections } from '@whittle/contract/models/connections';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { modelConnectionTexts as texts, modelTexts } from '../../core/models/models.texts.ts';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { useModelConnections } from './connections.requests.ts';
import { OwnKeysSwitch } from './own-keys-switch.tsx';
import { RolesForm } from './roles-form.tsx';

/** The models that are connected at the same time, and which of them answers what. */
export function ModelConnections() {
  const { data, isError, refetch } = useModelConnections();
  const [isAdding, setIsAdding] = useState(false);
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
      {items.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((one) => (
            <ConnectionRow key={one.id} whose="installation" connection={one} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ConnectionForm whose="installation" connection={null} onClose={() => setIsAdding(false)} />
      ) : (
        items.length <= maxConnections && (
          <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        )
      )}
      {items.length > 1 && <RolesForm key={JSON.stringify([items, roles])} items={items} roles={roles} />}
      <OwnKeysSwitch />
    </>
  );
}
