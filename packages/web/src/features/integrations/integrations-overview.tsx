import type { InstalledConnector } from '@whittle/contract/integrations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { CoreList } from './core-list.tsx';
import { useIntegrations } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';
import { ConnectorRow } from './connector-row.tsx';
import { RemoveConnectorDialog } from './remove-connector-dialog.tsx';
import { UsageTable } from './usage-table.tsx';

type OverviewProps = {
  appId: string;
  onAdd: () => void;
  onEdit: (installed: InstalledConnector) => void;
  onTry: (installed: InstalledConnector) => void;
  onClose: () => void;
};

export function IntegrationsOverview({ appId, onAdd, onEdit, onTry, onClose }: OverviewProps) {
  const { data, isError, refetch } = useIntegrations(appId);
  const [removing, setRemoving] = useState<InstalledConnector | null>(null);
  const add = (
    <Button variant="filled" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
      {texts.add}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title}
      description={texts.about}
      width="wide"
      isTall
      footer={add}
    >
      {isError && !data ? (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.cannotLoad}
        </RetryNotice>
      ) : !data ? (
        <AfterAMoment>
          <div className="flex flex-col gap-3" aria-busy>
            {Array.from({ length: 8 }, (_, at) => (
              <Skeleton key={at} className="h-10" />
            ))}
          </div>
        </AfterAMoment>
      ) : (
        <div className="flex flex-col gap-8">
          <section aria-labelledby="packages-title">
            <h3 id="packages-title" className="type-heading">
              {texts.packages}
            </h3>
            <p className="mt-1 text-ink-2">{data.packages.length === 0 ? texts.none : texts.connectorsAbout}</p>
            {data.missing.length > 0 && (
              <Notice kind="warning" className="mt-3">
                {texts.missing(data.missing)}
              </Notice>
            )}
            <ul className="mt-2 divide-y divide-line">
              {data.packages.map((installed) => (
                <ConnectorRow
                  key={installed.id}
                  installed={installed}
                  onEdit={() => onEdit(installed)}
                  onTry={() => onTry(installed)}
                  onRemove={() => setRemoving(installed)}
                />
              ))}
            </ul>
          </section>
          <CoreList endpoints={data.core} />
          <UsageTable usage={data.usage} currency={data.currency} today={data.today} />
        </div>
      )}
      {removing && <RemoveConnectorDialog appId={appId} installed={removing} onClose={() => setRemoving(null)} />}
    </Dialog>
  );
}
