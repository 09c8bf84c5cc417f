import type { CoreEndpoint } from '@whittle/contract/integrations';
import { Check, TriangleAlert } from 'lucide-react';
import { integrationsTexts as texts } from './integrations.texts.ts';

/** What every app can call, and whether it works in this installation. */
export function CoreList({ endpoints }: { endpoints: readonly CoreEndpoint[] }) {
  return (
    <section aria-labelledby="core-title">
      <h3 id="core-title" className="type-heading">
        {texts.core}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {endpoints.map(({ name, isReady, note }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <code className="type-code min-w-0 basis-full break-all sm:basis-64">{name}</code>
            <span className="flex min-w-0 flex-1 basis-48 items-baseline gap-2 text-ink-2">
              {isReady ? (
                <Check aria-hidden size={16} className="mt-0.5 shrink-0 self-start text-success" />
              ) : (
                <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 self-start text-warning" />
              )}
              <span>{note || (isReady ? texts.ready : texts.notReady)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
