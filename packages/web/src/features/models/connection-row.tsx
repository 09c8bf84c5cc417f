import type { ModelConnectionInfo } from '@whittle/contract/models/connections';
import { useState } from 'react';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { modelConnectionTexts as texts, providerNames } from '../../core/models/models.texts.ts';
import { type Trial, TrialResult, trialOf } from '../../core/models/trial.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { useRemoveConnection, useTestConnection, type Whose } from './connections.requests.ts';

/** One of the installation, or of a person. */
export type AnyConnection = Omit<ModelConnectionInfo, 'source'> & {
  source?: ModelConnectionInfo['source'];
  isForApps?: boolean;
};

/** One connected model with what may be done with it, and what came of its last test. */
export function ConnectionRow({ whose, connection }: { whose: Whose; connection: AnyConnection }) {
  const { id, name, source, provider, model, baseUrl, hasApiKey, isForApps } = connection;
  const [shows, setShows] = useState<'row' | 'form' | 'question'>('row');
  const [trial, setTrial] = useState<Trial | null>(null);
  const test = useTestConnection(whose);
  const remove = useRemoveConnection(whose);
  const isFixed = source === 'environment';
  const facts = [
    `${model} · ${providerNames[provider]}`,
    baseUrl,
    isFixed ? texts.fromEnvironment : null,
    isForApps ? texts.usedByApps : null,
  ];

  const runTest = async () => {
    setTrial(null);
    setTrial(await trialOf(test.mutateAsync(id)));
  };
  const disconnect = async () => {
    await remove.mutateAsync(id);
    confirmWithToast(texts.removed);
  };

  if (shows === 'form') {
    return (
      <li className="py-4">
        <ConnectionForm whose={whose} connection={connection} onClose={() => setShows('row')} />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
          <p>{name}</p>
          <p className="text-ink-2">
            {facts
              .concat(hasApiKey ? [] : [texts.noKey])
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button size="small" aria-label={texts.testOf(name)} isBusy={test.isPending} onClick={() => void runTest()}>
          {texts.test}
        </Button>
        {!isFixed && (
          <>
            <Button size="small" aria-label={texts.changeOf(name)} onClick={() => setShows('form')}>
              {texts.change}
            </Button>
            <Button
              size="small"
              variant="plain-danger"
              aria-label={texts.removeOf(name)}
              onClick={() => setShows('question')}
            >
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      <TrialResult trial={trial} />
      {shows === 'question' && (
        <Confirm
          title={texts.removeTitle(name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.keep}
          onConfirm={disconnect}
          onClose={() => setShows('row')}
        >
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </li>
  );
}
