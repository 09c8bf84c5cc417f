import type { Inspection, InstalledConnector } from '@whittle/contract/integrations';
import { useState } from 'react';
import { AddConnector } from './add-package.tsx';
import { IntegrationsOverview } from './integrations-overview.tsx';
import { ConnectorForm } from './connector-form.tsx';
import { TryOperation } from './try-operation.tsx';

type Step =
  | { kind: 'overview' }
  | { kind: 'find' }
  | { kind: 'install'; inspection: Inspection }
  | { kind: 'edit'; installed: InstalledConnector }
  | { kind: 'try'; installed: InstalledConnector };

/** What an app may call beside its own data: what is built in, what its owner installed, and how much it was used. */
export function IntegrationsDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const goBack = () => setStep({ kind: 'overview' });
  switch (step.kind) {
    case 'overview':
      return (
        <IntegrationsOverview
          appId={appId}
          onAdd={() => setStep({ kind: 'find' })}
          onEdit={(installed) => setStep({ kind: 'edit', installed })}
          onTry={(installed) => setStep({ kind: 'try', installed })}
          onClose={onClose}
        />
      );
    case 'find':
      return (
        <AddConnector
          appId={appId}
          onFound={(inspection) => setStep({ kind: 'install', inspection })}
          onBack={goBack}
          onClose={onClose}
        />
      );
    case 'install':
      return <ConnectorForm appId={appId} inspection={step.inspection} onBack={goBack} onClose={onClose} />;
    case 'edit':
      return <ConnectorForm appId={appId} installed={step.installed} onBack={goBack} onClose={onClose} />;
    case 'try':
      return <TryOperation appId={appId} installed={step.installed} onBack={goBack} onClose={onClose} />;
  }
}
