import type { AppSummary } from '@whittle/contract/apps';
import { useEffect, useEffectEvent } from 'react';
import { sentenceOfCode } from '../../lib/api-error.ts';
import { lastChange } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useForgetFailure } from './publishing.requests.ts';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.failure;

type FailedPublishProps = {
  app: AppSummary;
  /** Why the publish that was begun here failed: that is said here already. */
  seen: string | null;
  isSending: boolean;
};

/** A publish that failed when nobody looked, and why (PUB-28). */
export function FailedPublish({ app, seen, isSending }: FailedPublishProps) {
  const forget = useForgetFailure(app);
  const failed = app.failedPublish;
  const isSeen = failed !== undefined && failed.problem === seen;
  const takeNote = useEffectEvent(() => forget.mutate());
  useEffect(() => {
    if (isSeen) takeNote();
  }, [isSeen]);
  if (!failed || isSeen || isSending) return null;
  return (
    <Notice
      kind="danger"
      action={
        <Button size="small" isBusy={forget.isPending} onClick={() => forget.mutate()}>
          {texts.dismiss}
        </Button>
      }
    >
      {texts.failed(lastChange(failed.at, new Date()))} {sentenceOfCode(failed.problem)}
      {forget.isError && ` ${texts.dismissFailed}`}
    </Notice>
  );
}
