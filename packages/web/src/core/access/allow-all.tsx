import type { AccessRequest } from '@whittle/contract/chat';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { answerAccessRequest } from './access.requests.ts';
import { accessTexts } from './access.texts.ts';

const texts = accessTexts.requests;

type AllowAllProps = { appId: string; messageId: string; requests: readonly AccessRequest[] };

/** One click for all wider access that a reply asked for; each is a version of its own, so they go one after another. */
export function AllowAll({ appId, messageId, requests }: AllowAllProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const allow = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      for (const { entity, state } of requests)
        if (state === 'waiting') await answerAccessRequest(appId, messageId, { entity, answer: 'allow' });
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="small" isBusy={isBusy} disabled={isBusy} onClick={() => void allow()}>
        {texts.allowAll}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {texts.failed}
        </p>
      )}
    </div>
  );
}
