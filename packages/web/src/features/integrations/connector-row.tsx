import type { InstalledConnector } from '@whittle/contract/integrations';
import { Button } from '../../ui/button.tsx';
import { integrationsTexts as texts } from './integrations.texts.ts';

type ConnectorRowProps = { installed: InstalledConnector; onEdit: () => void; onTry: () => void; onRemove: () => void };

export function ConnectorRow({ installed, onEdit, onTry, onRemove }: ConnectorRowProps) {
  const { name, title, baseUrl, operations, callers, credentials } = installed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate font-semibold" dir="auto">
          {name}
          {title !== name && <span className="ms-2 font-normal text-ink-2">{title}</span>}
        </p>
        <p className="type-meta truncate text-ink-3">{baseUrl}</p>
        <p className="type-meta tabular text-ink-2">{texts.callable(Object.keys(callers).length, operations.length)}</p>
        {credentials.isMissing && <p className="type-meta text-warning">{texts.keyMissing}</p>}
      </div>
      <div className="flex items-center gap-2">
        <Button size="small" aria-label={texts.tryOf(name)} onClick={onTry}>
          {texts.tryIt}
        </Button>
        <Button size="small" aria-label={texts.operationsOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button size="small" variant="plain-danger" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
