import { maxOwnConnections } from '@whittle/contract/models/own-keys';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { modelConnectionTexts as texts, modelTexts } from '../../core/models/models.texts.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { useOwnConnections } from './connections.requests.ts';

/** The models that a person connected with keys of their own; nothing where the installation does not allow it. */
export function OwnConnections() {
  const { data, isError, refetch } = useOwnConnections();
  const [isAdding, setIsAdding] = useState(false);
  if (isError) {
    return (
      <RetryNotice label={modelTexts.retry} onRetry={refetch}>
        {modelTexts.loadFailed}
      </RetryNotice>
    );
  }
  if (!data || (!data.isAllowed && data.items.length === 0)) return null;
  const { items, isAllowed } = data;
  return (
    <section aria-labelledby="own-keys" className="flex max-w-form flex-col gap-4">
      <div>
        <h2 id="own-keys" className="type-heading">
          {texts.ownHeading}
        </h2>
        <p className="mt-1 text-ink-2">{isAllowed ? texts.ownAbout : texts.ownOff}</p>
      </div>
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((one) => (
            <ConnectionRow key={one.id} whose="own" connection={one} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ConnectionForm whose="own" connection={null} onClose={() => setIsAdding(false)} />
      ) : (
        isAllowed &&
        items.length < maxOwnConnections && (
          <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            {texts.addOwn}
          </Button>
        )
      )}
    </section>
  );
}
