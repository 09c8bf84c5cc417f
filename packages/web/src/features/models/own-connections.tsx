import { maxOwnConnections } from '@whittle/contract/models/own-keys';
import { modelConnectionTexts as texts, modelTexts } from '../../core/models/models.texts.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ConnectionList } from './connection-list.tsx';
import { useOwnConnections } from './connections.requests.ts';

/** The models that a person connected with keys of their own; nothing where the installation does not allow it. */
export function OwnConnections() {
  const { data, isError, refetch } = useOwnConnections();
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
      <ConnectionList whose="own" items={items} mayAdd={isAllowed && items.length < maxOwnConnections} />
    </section>
  );
}
